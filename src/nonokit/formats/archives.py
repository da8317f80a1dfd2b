"""Archives: the files in a zip or a tar, with bounds on what comes out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from nonokit.errors import FormatError
from nonokit.formats.limits import MAX_INPUT_BYTES, MAX_MEMBERS

_ZIP = b"PK\x03\x04"
_TAR = b"ustar"
_TAR_AT = 257
_IGNORED = ("__MACOSX/", ".")
DEEPEST = 2  # archives in an archive


def archive_kind(data: bytes) -> str | None:
    """Which kind of archive some bytes are; None for anything else."""
    if data.startswith(_ZIP):
        return "zip"
    return "tar" if data.startswith(_TAR, _TAR_AT) else None


def members(data: bytes, source: str | None) -> list[tuple[str, bytes]]:
    """The files of an archive by their names, in the archive's order; what programs hide in it is left out."""
    return _in_zip(data, source) if data.startswith(_ZIP) else _in_tar(data, source)


def _in_tar(data: bytes, source: str | None) -> list[tuple[str, bytes]]:
    import io
    import tarfile

    found: list[tuple[str, bytes]] = []
    room = MAX_INPUT_BYTES
    with damage_told("tar", source), tarfile.open(fileobj=io.BytesIO(data), mode="r:") as archive:
        for info in archive:
            file = archive.extractfile(info) if info.isreg() and not is_hidden(info.name) else None
            if file is None:
                continue
            room -= info.size  # of a file with holes more than it takes in the archive
            if room < 0 or len(found) == MAX_MEMBERS:
                raise FormatError(
                    f"a tar archive of more than {MAX_MEMBERS} files or {MAX_INPUT_BYTES >> 20} MiB",
                    source=source,
                )
            found.append((info.name, file.read()))
    return found


def _in_zip(data: bytes, source: str | None) -> list[tuple[str, bytes]]:
    import io
    import zipfile

    found: list[tuple[str, bytes]] = []
    room = MAX_INPUT_BYTES
    with damage_told("zip", source), zipfile.ZipFile(io.BytesIO(data)) as archive:
        infos = [info for info in archive.infolist() if not info.is_dir() and not is_hidden(info.filename)]
        if len(infos) > MAX_MEMBERS:
            raise FormatError(
                f"{len(infos)} files in a zip archive: expected at most {MAX_MEMBERS}", source=source
            )
        for info in infos:
            if info.flag_bits & 1:
                raise FormatError("a zip archive with a password: unpack it first", source=source)
            with archive.open(info) as file:
                content = file.read(room + 1)
            room -= len(content)
            if room < 0:
                raise FormatError(f"unpacks to more than {MAX_INPUT_BYTES >> 20} MiB", source=source)
            found.append((info.filename, content))
    return found


@contextmanager
def damage_told(kind: str, source: str | None) -> Iterator[None]:
    """What is wrong with an archive, as an error of ours."""
    try:
        yield
    except FormatError:
        raise
    except damage() as error:
        raise FormatError(f"a damaged {kind} archive: {error}", source=source) from None


def damage() -> tuple[type[Exception], ...]:
    """What Python raises of a damaged archive or packed file: its own errors, and whatever it stumbles over."""
    import tarfile
    import zipfile
    import zlib

    stumbles = (EOFError, OSError, ValueError, RuntimeError, IndexError, TypeError)
    errors = (zipfile.BadZipFile, tarfile.TarError, zlib.error, *stumbles)
    try:
        from lzma import LZMAError
    except ImportError:  # in the browser: nor does zipfile read any of it
        return errors
    return (*errors, LZMAError)


def is_hidden(name: str) -> bool:
    """Whether a file of an archive is one that programs hide in it."""
    return name.startswith(_IGNORED[0]) or name.rsplit("/", 1)[-1].startswith(_IGNORED[1])

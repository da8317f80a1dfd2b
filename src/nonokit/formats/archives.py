"""Zip archives: the files in them, with bounds on what comes out."""

from __future__ import annotations

from nonokit.errors import FormatError
from nonokit.formats.limits import MAX_INPUT_BYTES, MAX_MEMBERS

_MAGIC = b"PK\x03\x04"
_IGNORED = ("__MACOSX/", ".")


def is_zip(data: bytes) -> bool:
    """Whether some bytes are a zip archive."""
    return data.startswith(_MAGIC)


def members(data: bytes, source: str | None) -> list[tuple[str, bytes]]:
    """The files of an archive by their names, in the archive's order; what programs hide in it is left out."""
    import io
    import zipfile
    import zlib

    found: list[tuple[str, bytes]] = []
    room = MAX_INPUT_BYTES
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            infos = [
                info for info in archive.infolist() if not info.is_dir() and not is_hidden(info.filename)
            ]
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
    except (
        zipfile.BadZipFile,
        NotImplementedError,
        zlib.error,
        EOFError,
        OSError,
        ValueError,
        RuntimeError,
    ) as error:
        if isinstance(error, FormatError):
            raise
        raise FormatError(f"a damaged zip archive: {error}", source=source) from None
    return found


def is_hidden(name: str) -> bool:
    """Whether a file of an archive is one that programs hide in it."""
    return name.startswith(_IGNORED[0]) or name.rsplit("/", 1)[-1].startswith(_IGNORED[1])

"""XML as a small tree whose nodes know their place in the file; nothing is fetched and no entity is expanded.

webpbn's own files name a DTD, so a document type as such is accepted but never read. Declaring entities is refused.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.entities import html5
from typing import Any
from xml.sax import SAXException, SAXParseException
from xml.sax.handler import ContentHandler, feature_external_ges

from nonokit.errors import FormatError
from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_XML_NODES

MAX_DEPTH = 50
_BROKEN = "broken XML"
_ENCODING = re.compile(r"^(\s*<\?xml\b[^>]*?)\s+encoding\s*=\s*[\"'][^\"'>]*[\"']")


@dataclass(slots=True)
class Node:
    """An element: lower-case name and attributes, its own text, its children, and where it starts."""

    tag: str
    attributes: dict[str, str]
    line: int
    column: int
    parts: list[str] = field(default_factory=list)
    children: list[Node] = field(default_factory=list)

    @property
    def raw(self) -> str:
        """The text directly inside the element, as it is written."""
        return "".join(self.parts)

    @property
    def text(self) -> str:
        """The text directly inside the element, without blanks around it unless it asks to keep them."""
        return self.raw if self.attributes.get("xml:space") == "preserve" else self.raw.strip()

    def all(self, tag: str) -> list[Node]:
        """The children of that name."""
        return [child for child in self.children if child.tag == tag]

    def child_text(self, tag: str) -> str | None:
        """The text of the first child of that name; None when there is none or it says nothing."""
        for child in self.all(tag):
            if child.text or "xml:space" in child.attributes:
                return child.text
        return None

    def error(self, sample: Sample, message: str) -> FormatError:
        """A `FormatError` at this element."""
        return sample.error(message, self.line, self.column)


def parse_xml(sample: Sample) -> Node:
    """The root element, or `FormatError` at the place where the XML breaks. What it says of its encoding may be
    wrong, and nothing but blanks may come before it."""
    try:
        return _parse(sample, sample.data)
    except FormatError as error:
        text = _ENCODING.sub(r"\1", sample.text.lstrip(), count=1).encode()
        if not error.message.startswith(_BROKEN) or text == sample.data:
            raise
        try:
            return _parse(sample, text)
        except FormatError:
            raise error from None


def _parse(sample: Sample, data: bytes) -> Node:
    from defusedxml.common import DefusedXmlException
    from defusedxml.expatreader import DefusedExpatParser

    # External references are not forbidden but not followed: webpbn's files have one to their DTD.
    parser = DefusedExpatParser(forbid_dtd=False, forbid_entities=True, forbid_external=False)
    parser.setFeature(feature_external_ges, False)
    builder = _Builder(sample, parser)
    parser.setContentHandler(builder)
    try:
        parser.feed(data)
        parser.close()
    except SAXParseException as error:
        line, column = error.getLineNumber() or 1, (error.getColumnNumber() or 0) + 1
        raise sample.error(f"{_BROKEN}: {error.getMessage()}", line, column) from None
    except DefusedXmlException:
        line, column = parser.getLineNumber() or 1, (parser.getColumnNumber() or 0) + 1
        raise sample.error("XML that defines entities is not read", line, column) from None
    except FormatError:
        raise
    except (SAXException, ValueError, LookupError) as error:  # unknown or impossible encodings
        raise sample.error(f"{_BROKEN}: {error}") from None
    if builder.root is None:
        raise sample.error(f"{_BROKEN}: expected an element, found none")
    return builder.root


class _Builder(ContentHandler):
    """Builds the tree from the parser's events."""

    def __init__(self, sample: Sample, locator: Any) -> None:
        super().__init__()
        self.sample = sample
        self.locator = locator
        self.root: Node | None = None
        self.open: list[Node] = []
        self.count = 0

    def startElement(self, name: str, attrs: Any) -> None:  # noqa: N802 (the name the parser calls)
        line, column = self.locator.getLineNumber() or 1, (self.locator.getColumnNumber() or 0) + 1
        node = Node(name.lower(), {key.lower(): value for key, value in attrs.items()}, line, column)
        self.count += 1
        if self.count > MAX_XML_NODES:
            raise self.sample.error(f"XML of more than {MAX_XML_NODES} elements: too large", line, column)
        if len(self.open) >= MAX_DEPTH:
            raise self.sample.error(f"XML nested deeper than {MAX_DEPTH}", line, column)
        if self.open:
            self.open[-1].children.append(node)
        else:
            self.root = node
        self.open.append(node)

    def endElement(self, name: str) -> None:  # noqa: N802
        self.open.pop()

    def characters(self, content: str) -> None:
        if self.open:
            self.open[-1].parts.append(content)

    def skippedEntity(self, name: str) -> None:  # noqa: N802
        """An entity of the DTD that was not read: the usual names mean what they mean in HTML."""
        self.characters(html5.get(name + ";", f"&{name};"))

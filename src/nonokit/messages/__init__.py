"""Every sentence that people read, once for Python and page, in all languages.

A file a language, in Fluent (https://projectfluent.org), which translators' tools know. It begins with the language's
name in itself, and that is all there is to a language: nothing lists them but the folder. Python speaks through
`catalogue`, the page through the released `@fluent/bundle`.
"""

from nonokit.messages.catalogue import Catalogue, Function, catalogue, languages, plural

__all__ = ["Catalogue", "Function", "catalogue", "languages", "plural"]

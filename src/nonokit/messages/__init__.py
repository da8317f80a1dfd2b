"""Every sentence that people read, once for Python and page, in all languages.

A folder a language, with Fluent files (https://projectfluent.org) that translators' tools know; `languages.json` names
the folders. Python speaks through `catalogue`, the page through the released `@fluent/bundle`.

    page.ftl      the player                 editor.ftl   the editor
    hints.ftl     steps and their reasons    shared.ftl   techniques, difficulties, colours, lessons
    cli.ftl       the command line           titles.ftl   collections, and what pictures show
"""

from nonokit.messages.catalogue import Catalogue, Function, catalogue, languages, plural

__all__ = ["Catalogue", "Function", "catalogue", "languages", "plural"]

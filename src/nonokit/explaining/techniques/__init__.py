"""Human techniques, one a file, each a value `TECHNIQUE`. Line techniques look at one line, trials at the whole position.

Every technique deduces only from what is known, never from the goal picture, and only what must be so. A file here is a
technique: nothing else needs to know of it but its sentences in `messages/`.
"""

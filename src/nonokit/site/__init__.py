"""nonokit as a folder of files for any host: the page, Python for the browser, and the kernel as WebAssembly.

    fetching   what others made, by name and hash, once          python_files   Python's files, compiled for the browser
    bundling   the page's many modules as few files              building       all of it in a folder

Everything in the folder is ours or lies in it: nothing is loaded from elsewhere. Files that may change between versions
lie in folders named after their contents, so that browsers keep them for ever and versions never mix.
"""

from nonokit.site.building import SiteOptions, write_site

__all__ = ["SiteOptions", "write_site"]

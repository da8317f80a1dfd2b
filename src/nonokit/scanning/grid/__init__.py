"""Where the grid is: its lines found and followed, and parts of the page laid flat."""

"""Pictures of one pixel a cell."""

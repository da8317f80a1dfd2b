"""From pixels to cells: opening and framing images, tones and colours, cleaning what cannot stay."""

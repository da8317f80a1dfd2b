"""The motifs, a small family a file. Each file ends with `MOTIFS`; `registry` lists them."""

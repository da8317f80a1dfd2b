"""Names of colours beside our own that puzzle files use without saying what they look like: those of the web, and some of painters."""

from __future__ import annotations

_LOOKS = """
    aliceblue f0f8ff amber ffbf00 antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff bisque ffe4c4
    blanchedalmond ffebcd blueviolet 8a2be2 bronze b08d57 burlywood deb887 cadetblue 5f9ea0 charcoal 36454f
    chartreuse 7fff00 chocolate d2691e copper b87333 coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc cream fffdd0
    crimson dc143c darkbrown 5a3216 darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgrey a9a9a9 darkkhaki
    bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkpink c2557f darkpurple
    4f1f7a darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f
    darkturquoise 00ced1 darkviolet 9400d3 darkyellow b8930a deeppink ff1493 deepskyblue 00bfff dimgray 696969
    dimgrey 696969 dodgerblue 1e90ff firebrick b22222 flesh f6c9a4 floralwhite fffaf0 forestgreen 228b22 fuchsia
    ff00ff gainsboro dcdcdc ghostwhite f8f8ff goldenrod daa520 greenyellow adff2f honeydew f0fff0 hotpink ff69b4
    indianred cd5c5c ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon
    fffacd lightbrown b5804f lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3
    lightgrey d3d3d3 lightorange f8b878 lightpink ffb6c1 lightpurple c79be8 lightred f08080 lightsalmon ffa07a
    lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de
    lightyellow ffffe0 lilac c8a2c8 limegreen 32cd32 linen faf0e6 mauve c8a2c8 mediumaquamarine 66cdaa mediumblue
    0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen
    00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mint 98e8c1 mintcream f5fffa mistyrose
    ffe4e1 moccasin ffe4b5 navajowhite ffdead oldlace fdf5e6 olivedrab 6b8e23 orangered ff4500 orchid da70d6
    palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peach ffdab9
    peachpuff ffdab9 peru cd853f plum dda0dd powderblue b0e0e6 rose ff66a3 rosybrown bc8f8f royalblue 4169e1 ruby
    9b111e saddlebrown 8b4513 sand e0cda9 sandybrown f4a460 scarlet d01010 seagreen 2e8b57 seashell fff5ee sienna
    a0522d skin f6c9a4 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen
    00ff7f steelblue 4682b4 thistle d8bfd8 tomato ff6347 wheat f5deb3 whitesmoke f5f5f5 yellowgreen 9acd32
"""
_WORDS = _LOOKS.split()
WEB_COLOURS = {name: bytes.fromhex(look) for name, look in zip(_WORDS[::2], _WORDS[1::2], strict=True)}

// SPDX-License-Identifier: MIT

/// The styles of drawings, and those that pages add to them. Constants alone: no colour of the data is in here.
enum StyleSheet {
  /// Inks and grounds by their roles, light and dark. Text on `--card` and `--page` has a contrast of 4.5 at least, icons
  /// and lines that tell something of 3 (WCAG 2.2, 1.4.3 and 1.4.11); Tests/Browser/preview.py measures them.
  static let roles: StaticString = """
    :root{color-scheme:light dark;--page:#eef1f6;--card:#fff;--ink:#131c2b;--soft:#4c5a6e;--line:#d5dce6;--accent:#0a5fb4;\
    --warn:#9a4a00;--hatch:#e7eaf0;--edge:#77859a;--sun:#c67d00;--moon:#6d74a8;--cloud:#71839b;--rain:#1f77c9;\
    --snow:#3c87b8;--bolt:#b86a00;--fog:#74839a;--dust:#a0692c;--hole:#fff;--dark:#3a4256;--curve:#c4460f;--bar:#2f7fd0}
    @media(prefers-color-scheme:dark){:root{--page:#0b111c;--card:#172130;--ink:#eef3fb;--soft:#a9b6c9;--line:#2e3b50;\
    --accent:#7db9ff;--warn:#ffb169;--hatch:#202c3f;--edge:#7688a3;--sun:#ffc44d;--moon:#c3c9f2;--cloud:#9fb2ca;\
    --rain:#6bb5ff;--snow:#a5dcff;--bolt:#ffb84a;--fog:#a5b4c8;--dust:#dca76b;--hole:#172130;--dark:#4a5570;\
    --curve:#ff9a66;--bar:#5fa8f2}}

    """

  /// Texts, shapes and icons.
  static let shapes: StaticString = """
    :root{color:var(--ink)}
    svg{font-family:-apple-system,"SF Pro Text","Segoe UI",Roboto,Inter,"Helvetica Neue","Liberation Sans",\
    "DejaVu Sans Condensed",sans-serif;font-stretch:normal}
    .t1{font-size:8.5px}.t2{font-size:10px}.t3{font-size:11.5px}.t4{font-size:13px}.t5{font-size:15px}.t6{font-size:20px}\
    .t7{font-size:34px}.t8{font-size:46px}.t9{font-size:28px}.b{font-weight:700}
    .card{fill:var(--card);stroke:var(--line)}.hatch{fill:var(--hatch)}.edge{fill:none;stroke:var(--edge);stroke-width:2}
    .edge.stale{stroke:var(--warn);stroke-dasharray:9 5}.edge.offline{stroke-dasharray:2 5;stroke-linecap:round}\
    .edge.expired{stroke:var(--warn);stroke-dasharray:9 5 2 5}.edge.unknown{stroke-dasharray:5 5}
    .edge.sky{stroke:currentColor}.upcoming{fill:none;stroke:#555;stroke-width:1.5;stroke-dasharray:5 4}
    .rule{stroke:var(--line)}.track{fill:var(--line)}.soft-line{stroke:var(--edge);stroke-width:1;fill:none}
    .curve{fill:none;stroke:var(--curve);stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}.dot{fill:var(--curve)}
    .bar{fill:var(--bar)}.arc{fill:none;stroke:var(--edge);stroke-width:2;stroke-dasharray:3 5}\
    .arc.done{stroke:var(--sun);stroke-width:3.5;stroke-dasharray:none;stroke-linecap:round}.disc{fill:var(--sun)}
    .mark{fill:var(--card);stroke:var(--ink);stroke-width:2.5}.needle{fill:var(--accent)}
    .i-sun{fill:var(--sun)}.i-ray{stroke:var(--sun);stroke-width:1.7;stroke-linecap:round;fill:none}.i-moon{fill:var(--moon)}\
    .i-cloud{fill:var(--cloud)}.i-rain{stroke:var(--rain);stroke-width:1.8;stroke-linecap:round;fill:none}\
    .i-snow{stroke:var(--snow);stroke-width:1.4;stroke-linecap:round;fill:none}.i-bolt{fill:var(--bolt)}\
    .i-fog{stroke:var(--fog);stroke-width:1.9;stroke-linecap:round;fill:none}\
    .i-dust{stroke:var(--dust);stroke-width:1.9;stroke-linecap:round;fill:none}\
    .i-line{stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round;fill:none}\
    .i-ink{fill:currentColor}.i-hole{stroke:var(--hole);stroke-width:1.9;stroke-linecap:round;fill:none}\
    .i-dark{fill:var(--dark)}.i-ring{fill:none;stroke:var(--moon);stroke-width:1.2}
    .on-sky{--sun:#ffe28a;--moon:#e6e9ff;--cloud:currentColor;--rain:currentColor;--snow:currentColor;--bolt:#ffe28a;\
    --fog:currentColor;--dust:currentColor}

    """
}

// SPDX-License-Identifier: MIT

extension StyleSheet {
  /// The page around the surfaces.
  static let page: StaticString = """
    *{box-sizing:border-box}html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
    @media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
    body{margin:0;background:var(--page);color:var(--ink);line-height:1.42;font-size:16px;overflow-wrap:anywhere;\
    font-family:-apple-system,"SF Pro Text","Segoe UI",Roboto,Inter,"Helvetica Neue","Liberation Sans",\
    "DejaVu Sans Condensed",sans-serif}
    .symbols{position:absolute}.skip{position:absolute;left:-99rem;top:0;background:var(--card);color:var(--accent);\
    padding:.6rem 1rem;z-index:9}.skip:focus{left:0}
    a{color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:6px}
    h1,h2,h3,h4,p,ul,ol,dl,figure,table{margin:0;padding:0}ul,ol{list-style:none}
    .top,main,.foot{max-width:1240px;margin:0 auto;padding:0 1.25rem}
    .top{padding-top:1.6rem;padding-bottom:.4rem}.top h1{font-size:1.6rem;letter-spacing:-.01em}.top .about{color:var(--soft)}
    .top .moment{font-variant-numeric:tabular-nums}
    .parts{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.8rem}.parts a{display:inline-block;background:var(--card);\
    border:1px solid var(--line);border-radius:99px;padding:.3rem .85rem;text-decoration:none}
    .part{margin-top:2rem}.part>h2{font-size:1.2rem;margin-bottom:.2rem}.part>.about{color:var(--soft);max-width:60ch;\
    margin-bottom:.8rem}
    .foot{color:var(--soft);padding-top:2rem;padding-bottom:3rem;font-size:.85rem}
    .icon{width:1.5em;height:1.5em;flex:none;vertical-align:-.35em}
    .drawn{display:flex;flex-wrap:wrap;gap:1.2rem;align-items:flex-start}.drawn figure{max-width:100%}\
    .drawn svg{max-width:100%;height:auto;display:block}.drawn figcaption{color:var(--soft);font-size:.8rem;margin-top:.35rem}
    .face{background:#05070b;border-radius:26px;padding:18px;--card:#172130;--ink:#eef3fb;--soft:#a9b6c9;--line:#2e3b50;\
    --accent:#7db9ff;--warn:#ffb169;--hatch:#202c3f;--edge:#7688a3;--sun:#ffc44d;--moon:#c3c9f2;--cloud:#9fb2ca;\
    --rain:#6bb5ff;--snow:#a5dcff;--bolt:#ffb84a;--fog:#a5b4c8;--dust:#dca76b;--hole:#172130;--dark:#4a5570;\
    --curve:#ff9a66;--bar:#5fa8f2;color:var(--ink)}.face+.face{margin-top:1rem}
    .shapes{display:block;max-width:100%;height:auto}
    .gallery{display:grid;gap:1rem;margin-top:1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr))}\
    .gallery h2{font-size:.95rem;margin-bottom:.5rem}.gallery p{margin-top:.4rem;font-size:.92rem}.gallery svg{max-width:100%;\
    height:auto}
    .overlay{display:grid;background:#000;border-radius:18px;align-items:start}.overlay img{grid-area:1/1;max-width:100%}\
    .overlay img+img{mix-blend-mode:difference}.drawn img{max-width:100%}
    del{color:var(--warn)}ins{color:var(--accent);font-weight:600}.changes{margin-top:1rem}
    .choose{display:flex;flex-wrap:wrap;gap:.6rem;align-items:end;margin-top:.8rem}.choose label{display:grid;font-size:.85rem;\
    color:var(--soft)}.choose input,.choose button{font:inherit;color:var(--ink);background:var(--card);\
    border:1px solid var(--edge);border-radius:8px;padding:.35rem .6rem}
    .live{max-width:none;padding:1rem;display:flex;flex-direction:column;min-height:100vh;gap:.6rem}.live iframe{flex:1;\
    border:1px solid var(--line);border-radius:12px;min-height:70vh;width:100%}

    """

  /// The cards of a place.
  static let cards: StaticString = """
    .stack{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
    .card-box{background:var(--card);border:1px solid var(--line);border-radius:18px;padding:1rem 1.1rem;min-width:0;\
    position:relative}
    .card-box>h3{font-size:1rem;margin-bottom:.5rem}
    .card-box[data-standing=stale]{border:2px dashed var(--warn)}.card-box[data-standing=offline]{border:2px dotted var(--edge)}
    .card-box[data-standing=unknown],.card-box[data-standing=expired]{border:2px dashed var(--edge);\
    background:repeating-linear-gradient(135deg,var(--card) 0 9px,var(--hatch) 9px 14px)}
    .card-box[data-standing=expired]{border-color:var(--warn)}
    .standing{margin-top:.7rem;display:flex;gap:.5rem;align-items:flex-start;font-size:.85rem;color:var(--soft)}
    .standing strong{color:var(--ink)}.fine{color:var(--soft);font-size:.8rem}.strong{font-weight:700}.big{font-size:2rem;\
    font-weight:700;line-height:1.1}.warn{color:var(--warn);font-weight:600}
    .hero{border-radius:22px;overflow:hidden;position:relative}.hero .scene{display:block;width:100%;height:auto}
    .hero .words{padding:.6rem 1.2rem 1.2rem;position:relative}.hero .row{display:flex;align-items:center;gap:.6rem;\
    justify-content:space-between}.hero h3{font-size:.95rem;letter-spacing:.04em}.hero .figure{font-size:3.2rem;font-weight:700;\
    line-height:1.1}.hero .unknown{font-size:1.6rem}.hero .row .icon{width:3.4rem;height:3.4rem}.hero .headline{font-size:1.2rem;\
    font-weight:700;margin-top:.5rem}.hero .standing,.hero .standing strong{color:inherit}
    .hero[data-standing=stale],.hero[data-standing=expired]{outline:3px dashed currentColor;outline-offset:-5px}
    .hero[data-standing=offline]{outline:3px dotted currentColor;outline-offset:-5px}
    .hero[data-standing=unknown]{outline:3px dashed currentColor;outline-offset:-5px}
    .alerts li{border-radius:12px;padding:.7rem .9rem;margin-bottom:.6rem}.alerts h4{font-size:1rem;display:flex;gap:.5rem}\
    .alerts li p{margin-top:.2rem;font-size:.92rem}.alerts .coming{outline:2px dashed currentColor;outline-offset:-6px}
    .readings>div{display:grid;grid-template-columns:1.5rem minmax(0,1fr) auto;column-gap:.6rem;align-items:center;\
    padding:.4rem 0;border-top:1px solid var(--line)}.readings .icon{color:var(--soft);width:1.25rem;height:1.25rem}\
    .readings dd{margin:0;font-weight:700;text-align:right}.readings dd.none{font-weight:400;color:var(--soft)}\
    .readings dd.more{grid-column:2/-1;font-weight:400;font-size:.8rem;color:var(--soft);text-align:left}
    .scroll{overflow-x:auto;border-radius:8px}.strip{width:max-content}.hours{display:flex}.hours li{width:72px;flex:none;\
    text-align:center;font-size:.85rem;padding:0 2px}.hours .time{color:var(--soft);display:block}.hours .day{display:block;\
    color:var(--accent);font-size:.75rem;height:1.2rem;line-height:1.2rem;white-space:nowrap}.hours .icon{width:1.7rem;height:1.7rem;\
    display:block;margin:.15rem auto}.hours b{display:block;font-size:1rem}.hours .wet{color:var(--accent)}\
    .hours .none{color:var(--soft)}.hours .depth,.hours .breeze{display:block;font-size:.75rem}.hours .gap{\
    border-left:2px dotted var(--edge)}
    table{border-collapse:collapse;width:100%;font-size:.92rem}th,td{text-align:left;padding:.4rem .3rem;vertical-align:top;\
    border-top:1px solid var(--line)}thead th{border-top:0;font-size:.78rem;color:var(--soft);font-weight:600}\
    .days thead th,td.num{white-space:nowrap}td.num,th.num{text-align:right;font-variant-numeric:tabular-nums}.days .bar-cell{min-width:84px}.days svg.shapes{\
    width:100%;margin-top:.45rem}.days .more{font-size:.78rem;color:var(--soft);font-weight:400}
    tr.now td,tr.now th{background:var(--hatch);font-weight:700}
    .chip{display:inline-block;border-radius:99px;padding:.1rem .7rem;font-weight:700;font-size:.88rem}
    .side{display:flex;gap:1.1rem;align-items:center;flex-wrap:wrap}.side>svg{flex:none}.side>div{min-width:0;flex:1 1 9rem}
    .ends{display:flex;justify-content:space-between;font-weight:700}.scale{margin:.6rem 0}
    details{margin-top:.8rem;border-top:1px solid var(--line);padding-top:.5rem}summary{cursor:pointer;color:var(--accent);\
    font-weight:600}
    .radar img,.radar svg.shapes{width:100%;height:auto;border-radius:10px;display:block}
    .news li{border-top:1px solid var(--line);padding:.5rem 0}.news li:first-child{border-top:0}.prose p{margin-top:.5rem}
    .legend{columns:2 17rem;font-size:.92rem}.legend li{display:flex;gap:.6rem;align-items:center;break-inside:avoid;\
    padding:.2rem 0}.sheets{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}\
    .steps{list-style:decimal;padding-left:1.3rem}.steps li{margin-top:.3rem}.button{display:inline-block;font-weight:700;\
    color:var(--accent);border:1px solid currentColor;border-radius:99px;padding:.2rem .9rem;margin:.6rem .4rem 0 0}
    @media(min-width:760px){.stack{grid-template-columns:repeat(2,minmax(0,1fr));align-items:start}\
    .hero,.wide{grid-column:1/-1}.hero .words{padding:.6rem 1.6rem 1.4rem}}
    @media(min-width:1120px){.stack{grid-template-columns:repeat(3,minmax(0,1fr))}.double{grid-column:span 2}}

    """
}

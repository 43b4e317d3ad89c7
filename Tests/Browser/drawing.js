// SPDX-License-Identifier: MIT
// What drawings inside a page look like, measured there: text outside its picture, text too faint for what is painted
// under it, pictures without words, and cards whose text is cut.
(() => {
  const colour = (text) => {
    const parts = (text.match(/[\d.]+/g) ?? []).map(Number);
    return parts.length < 3 ? null : parts.length < 4 ? [...parts, 1] : parts;
  };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  const luminance = (c) => {
    const [r, g, b] = c.slice(0, 3).map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => {
    const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p);
    return (x + 0.05) / (y + 0.05);
  };
  const opacity = (element, root) => {
    let all = 1;
    for (let one = element; one && one !== root.parentElement; one = one.parentElement) all *= Number(getComputedStyle(one).opacity);
    return all;
  };
  const ground = (element) => {
    const layers = [];
    for (let one = element; one; one = one.parentElement) layers.push(colour(getComputedStyle(one).backgroundColor) ?? [0, 0, 0, 0]);
    return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 1]);
  };
  // Every colour a paint can have: a gradient's stops, a pattern's shapes.
  const paints = (shape, root) => {
    const style = getComputedStyle(shape);
    const named = style.fill.match(/^url\("?#([^")]+)"?\)/);
    const through = Number(style.fillOpacity) * opacity(shape, root);
    if (!named) {
      const own = colour(style.fill);
      return own ? [[...own.slice(0, 3), own[3] * through]] : [];
    }
    const source = root.querySelector(`#${CSS.escape(named[1])}`);
    if (!source) return [[255, 0, 255, 1]];
    const stops = [...source.querySelectorAll("stop")].map((stop) => colour(getComputedStyle(stop).stopColor));
    const tiles = [...source.querySelectorAll("rect")].map((tile) => colour(getComputedStyle(tile).fill));
    return [...stops, ...tiles].filter(Boolean).map((own) => [...own.slice(0, 3), own[3] * through]);
  };

  const low = [], outside = [], covered = [];
  let texts = 0;
  for (const svg of document.querySelectorAll("svg")) {
    const frame = svg.getBoundingClientRect();
    if (!frame.width || svg.classList.contains("icon") || svg.classList.contains("symbols")) continue;
    const shapes = [...svg.querySelectorAll("rect, circle, path")].filter((one) => !one.closest("defs, symbol, clipPath, pattern"));
    const boxes = [];
    for (const text of svg.querySelectorAll("text")) {
      const box = text.getBoundingClientRect();
      const word = text.textContent.trim();
      if (!word) continue;
      texts += 1;
      const name = `${svg.querySelector("title")?.textContent ?? "picture"}: ${word.slice(0, 40)}`;
      if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1) outside.push(name);
      // Boxes have their line's blank above and below: a third less of it is what is inked.
      const inked = { left: box.left, right: box.right, top: box.top + box.height * 0.22, bottom: box.bottom - box.height * 0.22 };
      if (!text.querySelector("textPath")) {
        for (const other of boxes) {
          const across = Math.min(inked.right, other.right) - Math.max(inked.left, other.left);
          const down = Math.min(inked.bottom, other.bottom) - Math.max(inked.top, other.top);
          if (across > 1.5 && down > 1) covered.push(`${name} on ${other.word.slice(0, 30)}`);
        }
        boxes.push({ ...inked, word });
      }
      const centre = new DOMPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      let grounds = [ground(svg)];
      for (const shape of shapes) {
        if (!(shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
        const matrix = shape.getScreenCTM();
        if (!matrix || !shape.isPointInFill(centre.matrixTransform(matrix.inverse()))) continue;
        const tops = paints(shape, svg).filter((one) => one[3] > 0);
        if (tops.length) grounds = tops.flatMap((top) => grounds.map((below) => over(top, below)));
        if (grounds.length > 16) grounds = grounds.slice(0, 16);
      }
      const style = getComputedStyle(text);
      const own = colour(style.fill) ?? [0, 0, 0, 1];
      const ink = [...own.slice(0, 3), own[3] * opacity(text, svg)];
      const size = parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const worst = Math.min(...grounds.map((below) => ratio(over(ink, below), below)));
      if (worst < (isLarge ? 3 : 4.5)) low.push(`${worst.toFixed(2)} ${name}`);
    }
  }

  const silent = [...document.querySelectorAll("svg, img, iframe")].filter((one) => {
    if (one.closest("[aria-hidden='true']") || one.parentElement.closest("svg")) return false;
    if (one.tagName === "IMG") return !one.hasAttribute("alt");
    const labelled = (one.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
    const named = labelled.length > 0 && labelled.every((id) => document.getElementById(id)?.textContent.trim());
    return !(named || one.getAttribute("aria-label") || one.getAttribute("title"));
  }).map((one) => one.outerHTML.slice(0, 80));

  // Text of the page that does not fit its own box, where the box does not scroll.
  const cut = [...document.body.querySelectorAll("p, h1, h2, h3, h4, li, dd, dt, td, th, span, b, figcaption, summary")].filter((one) => {
    const style = getComputedStyle(one);
    return one.clientWidth > 0 && style.display !== "inline" && one.scrollWidth > one.clientWidth + 1 && !one.querySelector(".scroll")
      && !one.classList.contains("day");
  }).map((one) => `${one.tagName}.${one.className} ${one.textContent.slice(0, 40)}`);

  const headings = [...document.querySelectorAll("h1, h2, h3, h4")].map((one) => Number(one.tagName[1]));
  const skipped = headings.filter((level, index) => index > 0 && level > headings[index - 1] + 1).length;
  const landmarks = ["header", "main", "footer", "nav"].filter((name) => !document.querySelector(name));
  return { texts, low, outside, covered, silent, cut, skipped, landmarks, titles: document.querySelectorAll("h1").length };
})();

// SPDX-License-Identifier: MIT
// What the page looks like, measured inside it: text below its contrast, and what sticks out of the window.
(() => {
  const colour = (text) => {
    const parts = text.match(/[\d.]+/g).map(Number);
    return parts.length < 4 ? [...parts, 1] : parts;
  };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  // WCAG 2.2, relative luminance and contrast ratio.
  const luminance = (c) => {
    const [r, g, b] = c.slice(0, 3).map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => {
    const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p);
    return (x + 0.05) / (y + 0.05);
  };
  const ground = (element) => {
    const layers = [];
    for (let one = element; one; one = one.parentElement) layers.push(colour(getComputedStyle(one).backgroundColor));
    return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 1]);
  };
  const low = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let texts = 0;
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const box = element.getBoundingClientRect();
    if (!walker.currentNode.data.trim() || box.width === 0 || ["SCRIPT", "STYLE", "OPTION"].includes(element.tagName)) continue;
    if (element.closest("[hidden], .skip, dialog:not([open])")) continue;
    texts += 1;
    const style = getComputedStyle(element);
    const isSVG = element instanceof SVGElement;
    const ink = colour(isSVG ? style.fill : style.color);
    const below = ground(isSVG ? element.closest("figure") : element);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const found = ratio(over(ink, below), below);
    if (found < (isLarge ? 3 : 4.5)) low.push(`${found.toFixed(2)} ${walker.currentNode.data.trim().slice(0, 40)}`);
  }
  const wide = [...document.body.querySelectorAll("*")].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.right > document.documentElement.clientWidth + 0.5 && !element.closest(".scroll, .skip, svg, [hidden]");
  }).map((element) => `${element.tagName}#${element.id}.${element.className} to ${element.getBoundingClientRect().right}`);
  return { texts, low, wide, scrolls: document.documentElement.scrollWidth - document.documentElement.clientWidth };
})();

# SPDX-License-Identifier: MIT
"""Charts as SVG text: bars and points on logarithmic axes. No library, the same bytes for the same figures."""
import math
from html import escape

INK, FAINT, OURS, THEIRS, LIMIT = "#111827", "#cbd5e1", "#1d4ed8", "#94a3b8", "#b91c1c"
COLOURS = ("#1d4ed8", "#b45309", "#15803d", "#7c3aed", "#be185d", "#0e7490")


def start(width, height, title):
    return [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
            'font-family="sans-serif" font-size="13">', f"<title>{escape(title)}</title>",
            f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
            text(16, 26, title, size=16, weight="bold")]


def text(x, y, words, anchor="start", size=None, weight=None, fill=INK):
    more = (f' font-size="{size}"' if size else "") + (f' font-weight="{weight}"' if weight else "")
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}"{more}>{escape(words)}</text>'


def line(x1, y1, x2, y2, colour=FAINT, width=1, dash=""):
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" stroke-width="{width}" fill="none"{dashed}/>'


def short(value):
    """1234567 as 1.2 M; 0.0123 as 0.012."""
    for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if abs(value) >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def duration(nanoseconds):
    for size, unit in ((1e9, "s"), (1e6, "ms"), (1e3, "µs")):
        if nanoseconds >= size:
            return f"{nanoseconds / size:.3g} {unit}"
    return f"{nanoseconds:.3g} ns"


class Scale:
    """Values to pixels by their logarithm, whole decades at the ends."""

    def __init__(self, values, low, high):
        self.first = math.floor(math.log10(min(values)) + 1e-9)
        self.last = max(self.first + 1, math.ceil(math.log10(max(values)) - 1e-9))
        self.low, self.high = low, high

    def __call__(self, value):
        part = (math.log10(value) - self.first) / (self.last - self.first)
        return self.low + part * (self.high - self.low)

    def ticks(self):
        return [10.0 ** decade for decade in range(self.first, self.last + 1)]


def bars(title, rows, show, limit=None, logarithmic=True):
    """Rows of (name, value, is ours), the longest bar the largest; `limit` (value, words) is a line across."""
    left, width, row_height = 250, 900, 30
    height = 70 + row_height * len(rows)
    out = start(width, height, title)
    values = [value for _, value, _ in rows] + ([limit[0]] if limit else [])
    scale = Scale(values, left, width - 110) if logarithmic else None

    def at(value):
        return scale(value) if scale else left + value / max(values) * (width - 110 - left)

    for tick in scale.ticks() if scale else []:
        out.append(line(at(tick), 44, at(tick), height - 22))
        out.append(text(at(tick), height - 6, show(tick), "middle", 11, fill="#374151"))
    for index, (name, value, is_ours) in enumerate(rows):
        y = 50 + index * row_height
        out.append(text(left - 10, y + 16, name, "end", weight="bold" if is_ours else None))
        out.append(f'<rect x="{left}" y="{y}" width="{max(2.0, at(value) - left):.1f}" height="20" '
                   f'fill="{OURS if is_ours else THEIRS}"/>')
        out.append(text(max(left + 2, at(value)) + 6, y + 15, show(value), size=12))
    if limit:
        out.append(line(at(limit[0]), 40, at(limit[0]), height - 22, LIMIT, 1.5, "5 4"))
        out.append(text(at(limit[0]), 38, limit[1], "middle", 11, fill=LIMIT))
    return "\n".join(out + ["</svg>", ""])


def points(title, rows, x_words, y_words, show_x, show_y):
    """Rows of (name, x, y, is ours) on two logarithmic axes."""
    width, height, left, bottom = 900, 520, 80, 460
    out = start(width, height, title)
    across, up = Scale([row[1] for row in rows], left, width - 150), Scale([row[2] for row in rows], bottom, 50)
    out += grid(across, up, left, width - 150, bottom, show_x, show_y, x_words, y_words, height)
    for name, x, y, is_ours in rows:
        out.append(f'<circle cx="{across(x):.1f}" cy="{up(y):.1f}" r="6" fill="{OURS if is_ours else THEIRS}"/>')
        out.append(text(across(x) + 10, up(y) + 4, name, size=12, weight="bold" if is_ours else None))
    return "\n".join(out + ["</svg>", ""])


def grid(across, up, left, right, bottom, show_x, show_y, x_words, y_words, height):
    out = []
    for tick in across.ticks():
        out.append(line(across(tick), 50, across(tick), bottom))
        out.append(text(across(tick), bottom + 18, show_x(tick), "middle", 11, fill="#374151"))
    for tick in up.ticks():
        out.append(line(left, up(tick), right, up(tick)))
        out.append(text(left - 8, up(tick) + 4, show_y(tick), "end", 11, fill="#374151"))
    out.append(text((left + right) / 2, height - 8, x_words, "middle", 12))
    out.append(text(left, 44, y_words, "start", 12))
    return out


def growth(title, series, x_words):
    """Series of (name, points, exponent): points joined, and the fitted straight line behind them."""
    width, height, left, right, bottom = 900, 420, 80, 860, 360
    out = start(width, height, title)
    everything = [point for _, found, _ in series for point in found]
    across, up = Scale([x for x, _ in everything], left, right), Scale([y for _, y in everything], bottom, 60)
    out += grid(across, up, left, right, bottom, short, duration, x_words, "all of it", height)
    for number, (name, found, exponent) in enumerate(series):
        colour = COLOURS[number % len(COLOURS)]
        logs = [(math.log10(x), math.log10(y)) for x, y in found]
        mean_x, mean_y = (sum(part) / len(logs) for part in zip(*logs))
        ends = [10 ** (mean_y + exponent * (math.log10(x) - mean_x)) for x in (found[0][0], found[-1][0])]
        top, low = 10.0 ** up.last, 10.0 ** up.first
        ends = [min(top, max(low, end)) for end in ends]
        out.append(line(across(found[0][0]), up(ends[0]), across(found[-1][0]), up(ends[1]), colour, 1, "5 4"))
        path = "L".join(f"{across(x):.1f} {up(y):.1f}" for x, y in found)
        out.append(f'<path d="M{path}" stroke="{colour}" stroke-width="2" fill="none"/>')
        out += [f'<circle cx="{across(x):.1f}" cy="{up(y):.1f}" r="4" fill="{colour}"/>' for x, y in found]
        out.append(text(left + 12, 78 + 18 * number, f"{name}: size to the power {exponent:.2f}", fill=colour))
    return "\n".join(out + ["</svg>", ""])

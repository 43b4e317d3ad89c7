# SPDX-License-Identifier: MIT
"""How the recipes of this folder pack a table into one Swift string literal.

A number is written in base 64 with the digits chr(48) ... chr(111) ('0' ... 'o'), most significant first, in a fixed
width, so that a row is found by multiplication and a digit is one subtraction. A value that is missing is the width
filled with 'o'. Sources/AuraPlaces/PackedText.swift reads the same form.
"""

MISSING = None


def number(value, width):
    """A whole number, or MISSING, in `width` digits."""
    limit = 64**width
    if value is MISSING:
        value = limit - 1
    elif not 0 <= value < limit - 1:
        raise ValueError(f"{value} does not fit {width} digits")
    return "".join(chr(48 + (value >> (6 * place)) % 64) for place in range(width - 1, -1, -1))


def scaled(text, decimals):
    """A decimal text as a whole number of 10^-decimals, exactly."""
    sign = -1 if text.startswith("-") else 1
    whole, _, fraction = text.lstrip("-").partition(".")
    if len(fraction) > decimals:
        raise ValueError(f"{text} has more than {decimals} decimals")
    return sign * int(whole + fraction.ljust(decimals, "0"))


def tree_order(points):
    """The order of `points` as an implicit k-d tree.

    The node of a range is its middle; even depths split by the first coordinate, odd ones by the second. Ties go by
    index, so the order is one.
    """
    result = [0] * len(points)

    def place(indices, start, depth):
        if not indices:
            return
        indices = sorted(indices, key=lambda index: (points[index][depth % 2], index))
        middle = len(indices) // 2
        result[start + middle] = indices[middle]
        place(indices[:middle], start, depth + 1)
        place(indices[middle + 1 :], start + middle + 1, depth + 1)

    place([index for index, point in enumerate(points) if point is not MISSING], 0, 0)
    return result[: sum(point is not MISSING for point in points)]


def literal(text, columns=2400):
    """The body of a raw Swift string literal, cut into lines that the compiler joins again."""
    for forbidden in ('"""', "\\#", "\n", "\r"):
        if forbidden in text:
            raise ValueError(f"{forbidden!r} cannot stand in the literal")
    # The compiler drops nothing at the end of a continued line, but editors and formatters do: never end on a blank.
    lines, start = [], 0
    while start < len(text):
        end = min(len(text), start + columns)
        while end < len(text) and (text[end - 1] == " " or text[end] == " "):
            end += 1
        lines.append(text[start:end])
        start = end
    return "\\#\n    ".join(lines)


def fnv1a(lines):
    """FNV-1a, 64 bits, of the lines joined by line feeds, as 16 hexadecimal digits."""
    digest = 0xCBF29CE484222325
    for byte in "\n".join(lines).encode():
        digest = (digest ^ byte) * 0x100000001B3 % 2**64
    return f"{digest:016x}"


def write_swift(path, recipe, name, summary, constants, text):
    """One enum with its constants and its literal."""
    with open(path, "w", encoding="utf-8") as file:
        file.write("// SPDX-License-Identifier: MIT\n\n")
        file.write(f"// Made by Fixtures/places/{recipe}; change the recipe, not this file.\n\n")
        file.write(f"/// {summary}\nenum {name} {{\n")
        for key, value in constants.items():
            file.write(f"  static let {key} = {value}\n")
        file.write(f'  static let packed = #"""\n    {literal(text)}\n    """#\n}}\n')

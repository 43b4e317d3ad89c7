#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A second opinion on XML documents: expat's, after what Aura tolerates on purpose was taken out.

Usage: judge_xml.py FILE

The file holds documents of UTF-8, each behind its length in decimal and a line feed. For each document a line is
printed: the number of its elements when expat finds it well formed, else "-". Taken out, rule by rule:

  misc        blanks and a byte order mark before the prolog, the prolog, instructions and comments
  ampersand   an "&" that begins no predefined reference
  control     control characters and the two non-characters
  marker      "]]>" in text
  letter      letters beyond ASCII, not all of which may stand in names
"""
import re
import sys
import xml.parsers.expat

MISC = re.compile(r"<!--.*?-->|(<!\[CDATA\[.*?\]\]>)|<\?.*?\?>", re.S)


def neutral(text):
    text = text.removeprefix("\ufeff")
    # CDATA becomes a letter, so that it counts as text where no text may stand.
    text = MISC.sub(lambda match: "x" if match.group(1) else "", text)
    text = text.lstrip("".join(map(chr, range(33))))
    text = re.sub(r"&(?!(?:lt|gt|amp|quot|apos);)", "&amp;", text)
    text = re.sub("[\x00-\x1f]", " ", text)
    text = text.replace("]]>", "]] >")
    return re.sub(r"[^\x00-\x7f]", lambda match: f"u{ord(match.group()):x}", text)


def elements(text):
    parser = xml.parsers.expat.ParserCreate()
    names = []
    parser.StartElementHandler = lambda name, attributes: names.append(name)
    try:
        parser.Parse(neutral(text), True)
    except xml.parsers.expat.ExpatError:
        return "-"
    return str(len(names))


with open(sys.argv[1], "rb") as file:
    while line := file.readline():
        print(elements(file.read(int(line)).decode()))

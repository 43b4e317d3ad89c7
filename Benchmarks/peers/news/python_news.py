# SPDX-License-Identifier: MIT
"""feedparser, lxml or ElementTree: four feeds of news to one list of 40 headlines. Prints one JSON object.

Usage: PYTHON python_news.py FOLDER ROUNDS feedparser|lxml|ElementTree

The merge is Aura's rule written again: rounds in which each source gives its next headline, the newest first; a page or
a source's words twice are one headline.
"""
import email.utils
import calendar
import html
import json
import re
import sys
import urllib.parse

sys.path.insert(0, __file__.rsplit("/", 2)[0])
import timing

MONTHS = ("ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic")
SOURCES = ("rtve", "aemet", "meteored", "aemetBlog")
NOW, LIMIT = 1790416800, 40


def seconds(date):
    """A date of RFC 822, or the same in Spanish ("sáb, 26 sept 2026 08:09 +0000"), which a feed sends."""
    try:
        return email.utils.parsedate_to_datetime(date).timestamp()
    except ValueError:
        day, month, year, hour, minute = re.search(r"(\d+) (\w{3})\w*\.? (\d+) (\d+):(\d+)", date).groups()
        return calendar.timegm((int(year), MONTHS.index(month.lower()) + 1, int(day), int(hour), int(minute), 0))


def by_feedparser(data):
    import feedparser

    for entry in feedparser.parse(data).entries:
        date = entry.get("published_parsed")
        when = calendar.timegm(date) if date else seconds(entry.published) if "published" in entry else None
        yield entry.title, entry.link, when


def by_tree(fromstring):
    def read(data):
        for item in fromstring(data.lstrip()).iter("item"):
            date = item.findtext("pubDate")
            yield item.findtext("title") or "", item.findtext("link") or "", seconds(date) if date else None

    return read


def line(title):
    return " ".join(html.unescape(re.sub(r"<[^>]*>", "", html.unescape(title))).split())


def page(link):
    parts = urllib.parse.urlsplit(link.strip())
    return parts.netloc.lower().removeprefix("www.") + parts.path.rstrip("/")


def merged(feeds, read):
    queues = []
    for name in SOURCES:
        items = [(date if date is not None and date <= NOW + 600 else float("-inf"), index, line(title), link)
                 for index, (title, link, date) in enumerate(read(feeds[name]))]
        queues.append(sorted(items, key=lambda item: (-item[0], item[1])))
    result, pages, words = [], set(), set()
    while len(result) < LIMIT:
        turn = []
        for source, queue in enumerate(queues):
            while queue:
                date, _, title, link = queue.pop(0)
                is_new = page(link) not in pages and (source, title) not in words
                pages.add(page(link))
                words.add((source, title))
                if is_new:
                    turn.append((-date, source, title))
                    break
        if not turn:
            break
        result += [f"{SOURCES[source]}\t{title}" for _, source, title in sorted(turn)[: LIMIT - len(result)]]
    return result


def main():
    folder, count, name = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    feeds = {source: open(f"{folder}/news-{source}.xml", "rb").read() for source in SOURCES}
    if name == "feedparser":
        import feedparser

        read, version = by_feedparser, feedparser.__version__
    elif name == "lxml":
        from lxml import etree

        read, version = by_tree(etree.fromstring), ".".join(map(str, etree.LXML_VERSION[:3]))
    else:
        import platform
        import xml.etree.ElementTree as tree

        read, version = by_tree(tree.fromstring), platform.python_version()

    def many(calls):
        for _ in range(calls):
            merged(feeds, read)

    print(json.dumps({"peer": name, "version": version,
                      "tasks": {"news": {"ns": timing.rounds(count, many), "record": merged(feeds, read)}}}))


main()

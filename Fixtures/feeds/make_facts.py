"""Facts of AEMET's feed of warnings of 2025-02-08, from the recording: python3 make_facts.py RECORDINGS > avisos-2025-02-08.csv

No text of the feed's layout is copied: a row holds what an item says (level, phenomenon in its two wordings, zone, from,
to, file, time of issue), and the mock's writer makes the feed of it again.
"""
import re
import sys
import xml.etree.ElementTree as ElementTree
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime

tree = ElementTree.parse(sys.argv[1] + "/rss/aemet-avisos-rss-2025-02-08.xml")
print("level,heading,phenomenon,zone,onset,end,file,sent")
for item in tree.iter("item"):
    level, heading, zone = re.fullmatch(r"Aviso\. Nivel (\w+)\. (.*?)\. (.*)", item.findtext("title")).groups()
    pattern = r"Aviso de (.*) de nivel \w+ de (.{16}) CET \(UTC\+1\) a (.{16}) CET \(UTC\+1\)\."
    phenomenon, onset, end = re.fullmatch(pattern, item.findtext("description")).groups()
    times = [datetime.strptime(text, "%H:%M %d-%m-%Y") - timedelta(hours=1) for text in (onset, end)]
    sent = parsedate_to_datetime(item.findtext("pubDate")).replace(tzinfo=None)
    cells = [level, heading, phenomenon, zone] + [time.isoformat() + "Z" for time in times]
    assert not any("," in cell for cell in cells)
    print(",".join(cells + [item.findtext("guid").removesuffix(".xml"), sent.isoformat() + "Z"]))

#!/usr/bin/env python3
"""Makes zone-changes.csv: every clock change of Spain's two zones, 2000 to 2100, and the offsets around it.

Usage: python3 make_changes.py > zone-changes.csv

Source: the machine's IANA tzdata (Europe/Madrid, Atlantic/Canary, Africa/Ceuta), read through Python's zoneinfo. Years
after 2037 come from the POSIX rule that tzdata carries. Africa/Ceuta must equal Europe/Madrid at every hour tried.
Columns: zone, UTC second of the change, offset before, offset after (seconds).
"""
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo


def offset(zone, second):
    return int(datetime.fromtimestamp(second, timezone.utc).astimezone(zone).utcoffset().total_seconds())


def main():
    print("zone,utc_second,offset_before,offset_after")
    first = int(datetime(2000, 1, 1, tzinfo=timezone.utc).timestamp())
    last = int(datetime(2101, 1, 1, tzinfo=timezone.utc).timestamp())
    ceuta = ZoneInfo("Africa/Ceuta")
    for label, name in (("peninsula", "Europe/Madrid"), ("canaries", "Atlantic/Canary")):
        zone = ZoneInfo(name)
        before = offset(zone, first)
        for second in range(first, last, 3600):
            now = offset(zone, second)
            if label == "peninsula" and now != offset(ceuta, second):
                raise SystemExit(f"Africa/Ceuta differs from Europe/Madrid at {second}")
            if now != before:
                print(f"{label},{second},{before},{now}")
                before = now


main()

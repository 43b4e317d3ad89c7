// SPDX-License-Identifier: MIT

/// Forty snapshots at which texts go wrong, and every edge of every band of the register.
///
/// The forty are the facts of published edge cases for Spanish weather prose: a plain day, a trace of rain, a storm
/// without rain, frost with its singular, a sky code that no table has. `mm` holds the snow too, as AEMET sends it.
enum EdgeCases {
  struct Row {
    let id: String
    let place: Int
    let at: String
    let facts: String
  }

  /// Id, INE code, local time, facts.
  static let published: [Row] = rows(
    """
    E01|21041|2026-03-10T11:00|sky=11 t=19 range=11..23 feels=19 rh=50 wind=SO/10 pop=0 uv=5 avisos=none
    E02|42173|2026-03-10T23:00|sky=11n t=2 range=-3..9 feels=0 rh=70 wind=N/6 pop=0 avisos=none
    E03|15030|2026-03-10T11:00|sky=26 t=12 range=10..14 feels=12 rh=92 wind=SO/25 gust=55 pop=100 mm=2.4 storm=0 avisos=none
    E04|27028|2026-03-10T11:00|sky=15 t=13 range=9..15 feels=13 rh=80 wind=O/15 pop=70 mm=0 avisos=none
    E05|27028|2026-03-10T11:00|sky=15 t=13 range=9..15 feels=13 rh=80 wind=O/15 pop=69 mm=0 avisos=none
    E06|32054|2026-03-10T11:00|sky=13 t=18 range=9..22 feels=18 rh=55 wind=S/8 pop=35 mm=0 avisos=none
    E07|04013|2026-03-10T11:00|sky=12 t=20 range=13..24 feels=20 rh=48 wind=E/14 pop=5 mm=0 avisos=none
    E08|39075|2026-03-10T11:00|sky=45 t=14 range=11..16 feels=14 rh=88 wind=NO/12 pop=85 mm=Ip avisos=none
    E09|33044|2026-03-10T11:00|sky=44 t=12 range=9..14 feels=12 rh=90 wind=N/8 pop=90 mm=0.4 avisos=none
    E10|36057|2026-03-10T11:00|sky=25 t=13 range=11..15 feels=13 rh=91 wind=S/22 pop=95 mm=2 avisos=none
    E11|29067|2026-03-10T11:00|sky=54 t=17 range=15..19 feels=17 rh=97 wind=E/40 gust=85 pop=100 mm=62 storm=95 avisos=rojo:PR
    E12|44216|2026-03-10T17:00|sky=51 t=29 range=14..32 feels=29 rh=35 wind=SO/18 gust=60 pop=30 mm=0 storm=60 avisos=none
    E13|16078|2026-03-10T11:00|sky=14 t=20 range=9..24 feels=20 rh=45 wind=O/10 pop=10 storm=5 avisos=none
    E14|22125|2026-03-10T18:00|sky=63 t=24 range=15..28 feels=24 rh=60 wind=E/12 pop=65 mm=0.6 storm=70 avisos=none
    E15|05019|2026-03-10T11:00|sky=36 t=-1 range=-4..1 feels=-6 rh=95 wind=N/20 gust=40 pop=100 mm=1.5 snow=1.5 avisos=none
    E16|09059|2026-03-10T11:00|sky=72 t=2 range=-1..4 feels=-2 rh=85 wind=NE/18 pop=60 mm=0.2 snow=0.2 avisos=none
    E17|40194|2026-03-10T11:00|sky=26 t=3 range=1..5 feels=0 rh=94 wind=NO/14 pop=95 mm=1.1 avisos=none
    E18|24089|2026-03-10T11:00|sky=35 t=1 range=0..3 feels=-3 rh=96 wind=N/16 pop=100 mm=1 snow=0.5 avisos=none
    E19|25120|2026-03-10T09:00|sky=81 t=4 range=1..8 feels=4 rh=99 wind=C/0 pop=5 avisos=none
    E20|35016|2026-03-10T11:00|sky=83 t=27 range=20..30 feels=27 rh=25 wind=E/30 gust=50 pop=0 avisos=none
    E21|36038|2026-03-10T02:00|sky=82n t=10 range=8..16 feels=10 rh=97 wind=C/0 pop=0 avisos=none
    E22|30030|2026-03-10T11:00|sky=17 t=22 range=12..26 feels=22 rh=45 wind=SE/12 pop=0 uv=6 avisos=none
    E23|14021|2026-08-09T16:00|sky=11 t=43 range=26..44 feels=43 rh=14 wind=S/10 pop=0 uv=9 avisos=naranja:AT
    E24|10037|2026-03-10T11:00|sky=12 t=21 range=10..25 feels=22 rh=40 wind=O/9 pop=0 avisos=none
    E25|39075|2026-01-20T11:00|sky=14 t=5 range=3..8 feels=0 rh=70 wind=NO/38 gust=65 pop=20 avisos=none
    E26|46250|2026-07-22T17:00|sky=12 t=31 range=23..32 feels=35 rh=72 wind=E/15 pop=0 uv=9 avisos=none
    E27|34120|2026-01-11T08:00|sky=12 t=-1 range=-1..1 feels=-1 rh=88 wind=C/0 pop=0 avisos=none
    E28|48020|2026-03-10T11:00|sky=16 t=9 range=9..9 feels=9 rh=85 wind=NO/14 pop=30 avisos=none
    E29|19130|2026-01-15T08:00|sky=11 t=0 range=0..10 feels=0 rh=75 wind=N/5 pop=0 avisos=none
    E30|33024|2026-03-10T11:00|sky=14 t=14 range=10..17 feels=11 rh=60 wind=SO/45 gust=95 pop=15 avisos=naranja:VI
    E31|45168|2026-03-10T11:00|sky=11 t=15 range=5..19 feels=15 rh=40 wind=NE/4 pop=0 avisos=none
    E32|52001|2026-03-10T11:00|sky=13 range=15..20 avisos=none
    E33|51001|2026-03-10T11:00|sky=99 t=18 range=14..20 feels=18 rh=75 wind=E/28 pop=10 avisos=none
    E34|44216|2026-01-18T08:00|sky=11 t=-7 range=-8..6 feels=-7 rh=80 wind=C/0 pop=0 avisos=none
    E35|20069|2026-03-10T19:00|sky=43 t=13 range=10..15 feels=13 rh=87 wind=NO/16 pop=75 mm=0.3 avisos=none
    E36|01059|2026-03-10T22:00|sky=43n t=8 range=5..12 feels=6 rh=93 wind=N/14 pop=90 mm=0.8 avisos=none
    E37|38038|2026-06-20T13:00|sky=11 t=26 range=20..28 feels=26 rh=55 wind=NE/20 pop=0 uv=11 avisos=none
    E38|11012|2026-06-20T23:00|sky=11n t=22 range=20..27 feels=22 rh=75 wind=SE/25 pop=0 uv=10 avisos=none
    E39|07040|2026-03-10T11:00|sky=23 t=19 range=14..22 feels=19 rh=70 wind=S/20 pop=60 mm=0.2 avisos=none
    E40|42173|2026-01-09T14:00|sky=16 t=-3 range=-9..-2 feels=-8 rh=90 wind=N/18 pop=20 avisos=none
    """)

  /// Days of which no hour is known: the day's own sky and dampness are told as the day's.
  static let dayOnly: [Row] = rows(
    """
    D01|28079|2026-04-21T12:00|daysky=14 range=9..21 dayrh=40..85 avisos=none
    D02|15030|2026-11-05T09:00|daysky=25 daypop=90 range=9..14 dayrh=80..95 avisos=none
    D03|41091|2026-07-12T16:00|daysky=11 range=22..37 dayrh=15..50 avisos=none
    """)

  /// What the published cases leave out: local winds, traces of snow, bad air, avisos of letters that nobody knows.
  static let own: [Row] = rows(
    """
    W01|50297|2026-02-03T11:00|sky=11 t=7 range=2..10 feels=2 rh=45 wind=NO/52 gust=88 pop=0 avisos=none
    W02|11012|2026-08-12T13:00|sky=11 t=28 range=22..31 feels=29 rh=60 wind=E/58 gust=84 pop=0 uv=9 avisos=amarillo:VI
    W03|04013|2026-04-20T17:00|sky=12 t=19 range=13..21 feels=19 rh=50 wind=O/46 gust=66 pop=0 avisos=none
    W04|17079|2026-11-20T10:00|sky=13 t=9 range=4..12 feels=5 rh=55 wind=N/74 gust=105 pop=0 avisos=none
    W05|35016|2026-07-05T12:00|sky=13 t=24 range=20..26 feels=24 rh=65 wind=NE/34 gust=52 pop=0 uv=10 avisos=none
    W06|29067|2026-07-18T16:00|sky=11 t=35 range=22..37 feels=34 rh=22 wind=NO/30 gust=48 pop=0 uv=8 avisos=none
    W07|26089|2026-01-25T15:00|sky=14 t=6 range=1..7 feels=1 rh=60 wind=O/28 gust=50 pop=5 avisos=none
    N01|09059|2026-01-12T09:00|sky=33 t=-1 range=-4..2 feels=-4 rh=92 wind=N/12 pop=55 mm=Ip snow=Ip avisos=none
    N02|24089|2026-02-02T22:00|sky=71n t=0 range=-3..3 feels=-4 rh=95 wind=NE/14 pop=45 mm=0.3 snow=Ip avisos=none
    N03|05019|2026-01-30T12:00|sky=36 t=-2 range=-6..0 feels=-7 rh=96 wind=N/22 gust=44 pop=100 mm=3.2 snow=3.2 avisos=amarillo:NE
    N04|44216|2026-01-04T17:20|sky=35 t=0 range=-4..2 feels=-3 rh=93 wind=N/14 pop=100 mm=0.8 snow=0.8 avisos=none
    N05|44216|2026-03-10T18:30|sky=35 t=0 range=-4..2 feels=-3 rh=93 wind=N/14 pop=100 mm=0.8 snow=0.8 avisos=none
    N06|42173|2026-02-26T16:05|sky=35 t=0 range=-4..2 feels=-3 rh=93 wind=N/14 pop=100 mm=0.8 snow=0.8 avisos=none
    I01|28079|2026-07-08T17:00|sky=11 t=36 range=22..38 feels=36 rh=18 wind=SO/12 pop=0 uv=8 ica=5 avisos=none
    I02|33024|2026-01-14T20:00|sky=16n t=9 range=6..12 feels=9 rh=88 wind=C/0 pop=5 ica=6 avisos=none
    I03|41091|2026-03-18T11:00|sky=83 t=19 range=12..24 feels=19 rh=40 wind=S/22 pop=0 ica=5 avisos=none
    A01|15030|2026-11-09T08:00|sky=16 t=12 range=10..15 feels=12 rh=85 wind=SO/30 pop=30 avisos=naranja:XX
    A02|43148|2026-10-02T13:00|sky=14 t=20 range=15..23 feels=20 rh=75 wind=E/18 pop=20 avisos=rojo:XX
    A03|23050|2026-05-14T19:00|sky=13 t=22 range=13..25 feels=22 rh=45 wind=O/10 pop=10 avisos=naranja:XX
    A04|36057|2026-12-02T07:00|sky=25 t=13 range=11..15 feels=13 rh=93 wind=SO/34 gust=62 pop=100 mm=22 avisos=amarillo:PR
    A05|14021|2026-07-20T17:00|sky=11 t=41 range=24..42 feels=40 rh=15 wind=SO/14 pop=0 uv=8 avisos=amarillo:AT
    """)

  /// A plain spring noon in Madrid that each edge changes in one thing.
  static let plain = Row(
    id: "plain", place: 28_079, at: "2026-04-21T12:00",
    facts: "sky=14 t=17 range=9..21 feels=17 rh=55 wind=SO/15 pop=0 mm=0 snow=0 storm=0 uv=5 avisos=none")

  /// Key and the values on both sides of each of its bounds.
  static let thresholds: [(key: String, values: [String])] = [
    ("pop", ["9", "10", "39", "40", "69", "70", "71", "100"]),
    ("storm", ["9", "10", "39", "40", "69", "70", "71"]),
    (
      "wind",
      ["C/0", "O/1", "O/5", "O/6", "O/9", "O/10", "O/20", "O/21", "O/40", "O/41", "O/70", "O/71", "O/120", "O/121"]
    ),
    ("gust", ["29", "30", "39", "40", "50", "51", "69", "70", "71", "120", "121"]),
    ("rh", ["24", "25", "26", "84", "85", "86", "100"]),
    ("uv", ["0", "2", "3", "5", "6", "7", "8", "10", "11"]),
    (
      "range",
      [
        "9..9", "-1..1", "0..10", "-4..5", "-5..5", "-8..5", "-9..5", "19..28", "20..28", "24..35", "25..35",
        "20..37", "20..38", "22..40", "5..20", "6..20", "12..36", "12..35",
      ]
    ),
    ("feels", ["12", "13", "14", "15", "19", "20", "21", "22"]),
    ("t", ["8", "9", "10", "22", "23"]),
    ("ica", ["1", "4", "5", "6"]),
  ]

  /// Rain needs a sky that rains.
  static let depths = ["Ip", "0.1", "0.4", "1", "2", "2.1", "15", "15.1", "30", "30.1", "60", "60.1"]

  private static func rows(_ table: String) -> [Row] {
    table.split(separator: "\n").map { line in
      let parts = line.split(separator: "|").map(String.init)
      return Row(id: parts[0], place: Int(parts[1])!, at: parts[2], facts: parts[3])
    }
  }
}

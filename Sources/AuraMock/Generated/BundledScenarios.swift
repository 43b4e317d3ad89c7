// SPDX-License-Identifier: MIT
// Made by Fixtures/scenarios/make_facts.py; do not edit. A test compares it with Fixtures/scenarios/.

/// The scenarios that go with the binary, so that a moved `aura-mock` has them: the text of their files.
enum BundledScenarios {
  static let texts: [StaticString] = [
    #"""
    {
     "format": 1,
     "name": "getafe-snow-2021",
     "purpose": "Getafe in the snow of 9 January 2021: light snow and traces, -0, winter spans, a blanked morning.",
     "source": "Facts of AEMET's own forecasts of that day, © AEMET, reuse authorised citing AEMET as the author.",
     "clock": {
      "frozen": "2021-01-09T12:20:00Z"
     },
     "forecasts": [
      {
       "ine": "28065",
       "name": "Getafe",
       "province": "Madrid",
       "firstDay": "2021-01-09",
       "daily": {
        "elaborado": "2021-01-09T11:54:00",
        "secure": false,
        "days": [
         {
          "rain": "0*2 100 0 100*3",
          "snowLevel": ".*2 500 . 400 500 600",
          "sky": ".*2 36 . 36*2 34n",
          "wind": "0*2 E15 NE30 E15 E5 NE5",
          "gust": ".*3 40 .*3",
          "temperature": "2 -1*2 0 1*2",
          "feel": "1 -9 -1 -4 1*2",
          "humidity": "100 75 100*2 95 75",
          "uv": 1
         },
         {
          "rain": "30 25 5*2 15 5 0",
          "snowLevel": "600*2 .*2 600 .*2",
          "sky": "13 15 12 14n 15 12 12n",
          "wind": "NE20*3 N10 NE20 NE15 NE20",
          "gust": "30*3 . 30 .*2",
          "temperature": "4 -4 -1 3 1 -1",
          "feel": "1 -7 -4 -2 -4 -6",
          "humidity": "100 70 90 75 80*2",
          "uv": 1
         },
         {
          "rain": "0*3",
          "snowLevel": ".*3",
          "sky": "12*3",
          "wind": "N5 NE20 NO10",
          "gust": ".*3",
          "temperature": "3 -7",
          "feel": "3 -8",
          "humidity": "85 60",
          "uv": 1
         },
         {
          "rain": "0*3",
          "snowLevel": ".*3",
          "sky": "12*3",
          "wind": "C0 E5 C0",
          "gust": ".*3",
          "temperature": "-1 -13",
          "feel": "-1 -13",
          "humidity": "100 65",
          "uv": 2
         },
         {
          "rain": "0",
          "snowLevel": ".",
          "sky": "11",
          "wind": "C0",
          "gust": ".",
          "temperature": "6 -11",
          "feel": "6 -11",
          "humidity": "100 65",
          "uv": 2
         },
         {
          "rain": "0",
          "snowLevel": ".",
          "sky": "12",
          "wind": "C0",
          "gust": ".",
          "temperature": "6 -7",
          "feel": "6 -7",
          "humidity": "100 80"
         },
         {
          "rain": "0",
          "snowLevel": ".",
          "sky": "14",
          "wind": "C0",
          "gust": ".",
          "temperature": "5 -4",
          "feel": "5 -4",
          "humidity": "100 55"
         }
        ]
       },
       "hourly": {
        "elaborado": "2021-01-09T11:47:45",
        "secure": false,
        "days": [
         {
          "sky": "07 36n*2 36*5 46*2 36*2 74n 46n*2 16n*2 12n",
          "rain": "07 1.4 2.1 1.9 2 1.9 1.8 1.5 0.5 0.6 0.8 0.6 0.2*2 0.1 0*3",
          "snow": "07 1.4 2.1 1.9 2 1.9 1.8 1.2 0.1 0.2 0.6*2 0.2 0.1 0*4",
          "temperature": "07 -1*5 -0*2 0 1*9",
          "feel": "07 -8 -7*2 -6*2 -4*3 -2*3 1 -2 1*3 -2",
          "humidity": "07 96*2 99 100*6 97 94 93*2 92 89*2 85",
          "rainProbability": "0107 . 100*3",
          "stormProbability": "0107 . 0*3",
          "snowProbability": "0107 . 100*2 80",
          "wind": "07 NE28 NE27 NE25 NE20 NE17 E15 SE15 SE14 SE10 SE8 SE9 E7 SE8 SE6 E6 NE6 E8",
          "gust": "07 41*2 39 36 29 24 22 24 20 14 13*2 12*2 8 9 11",
          "sun": "08:37 18:07"
         },
         {
          "sky": "00 12n 81n*3 17n 16n*4 14 12*2 17*6 12n*2 14n 16n*2 15n",
          "rain": "00 0*9 Ip 0*14",
          "snow": "00 0*9 Ip 0*14",
          "temperature": "00 1 0 -0*2 -1*3 -2 -1*2 0 2 3*3 4 3 2 1*4 0 -0",
          "feel": "00 1 0 -0*2 -4 -1 -4 -6*2 -7 -5 -3 -2 -1*2 0 -1 -2 -4*2 -3 -4 -5*2",
          "humidity": "00 74 71 80 84 81 78 90 100*2 93 84 78 73 74*2 73 78 79*2 77 75 77 80*2",
          "rainProbability": "0107 10 15 5 0",
          "stormProbability": "0107 0*4",
          "snowProbability": "0107 10*2 0*2",
          "wind": "00 NE6 NE5 N6*2 NE8 N5 N9 NE13 NE17 NE21*3 NE22 NE20 NE19 NE17 NE16*2 NE17*2 NE16 NE17 NE19 NE21",
          "gust": "00 12 10 11 9 12 11 13 18 25 31 32 30 32*2 30 28 25 24*2 25*2 24 27 30",
          "sun": "08:36 18:08"
         },
         {
          "sky": "00 14n 12n 11n*5",
          "rain": "00 0*7",
          "snow": "00 0*7",
          "temperature": "00 -1*2 -2*2 -3 -4*2",
          "feel": "00 -6*4 -7 -8*2",
          "humidity": "00 81 79 77 76*3 78",
          "rainProbability": "0107 0 .*3",
          "stormProbability": "0107 0 .*3",
          "snowProbability": "0107 0 .*3",
          "wind": "00 NE19 NE16 NE12 NE10 NE11 NE10 N10",
          "gust": "00 30 27 22 17 15*3",
          "sun": "08:36 18:09"
         }
        ]
       }
      }
     ]
    }

    """#,
    #"""
    {
     "format": 1,
     "name": "ourense-rain-2020",
     "purpose": "Ourense in the rain of 2 October 2020: summer spans, storms, an edition of the late afternoon.",
     "source": "Facts of AEMET's own forecasts of that day, © AEMET, reuse authorised citing AEMET as the author.",
     "clock": {
      "frozen": "2020-10-02T17:50:00Z"
     },
     "forecasts": [
      {
       "ine": "32054",
       "name": "Ourense",
       "province": "Ourense",
       "firstDay": "2020-10-02",
       "daily": {
        "elaborado": "2020-10-02T17:31:54",
        "secure": false,
        "days": [
         {
          "rain": "0*2 100 0 100*3",
          "snowLevel": ".*2 1500 . 1600 1500*2",
          "sky": ".*2 23 . 23*3",
          "wind": "0*2 O10 O5 O10 SO10 C0",
          "gust": ".*7",
          "temperature": "19 10 11 13 14 10",
          "feel": "19 7 11 13 14 10",
          "humidity": "95 60 95 70*2 85",
          "uv": 3
         },
         {
          "rain": "100*3 85 90*2 75",
          "snowLevel": "1700 1500 1900 1500*2 1700 2000",
          "sky": "23 24 23 43n 44 43 44",
          "wind": "O10*3 C0 O10 O5 C0",
          "gust": ".*7",
          "temperature": "18 9 7 15*2 12",
          "feel": "19 7*2 15*2 12",
          "humidity": "95 50 95 60 70 90",
          "uv": 4
         },
         {
          "rain": "100*3",
          "snowLevel": "1900 2000 1800",
          "sky": "24 25 24",
          "wind": "O20*3",
          "gust": "50*3",
          "temperature": "18 12",
          "feel": "18 11",
          "humidity": "100 60",
          "uv": 4
         },
         {
          "rain": "100*3",
          "snowLevel": "1700*2 .",
          "sky": "25*2 26",
          "wind": "SO15*3",
          "gust": ".*3",
          "temperature": "20 10",
          "feel": "20 10",
          "humidity": "100 70",
          "uv": 5
         },
         {
          "rain": "100",
          "snowLevel": ".",
          "sky": "24",
          "wind": "O20",
          "gust": "50",
          "temperature": "23 15",
          "feel": "23 15",
          "humidity": "95 65",
          "uv": 4
         },
         {
          "rain": "95",
          "snowLevel": ".",
          "sky": "26",
          "wind": "SO15",
          "gust": ".",
          "temperature": "21 15",
          "feel": "21 15",
          "humidity": "90 70"
         },
         {
          "rain": "75",
          "snowLevel": ".",
          "sky": "25",
          "wind": "O5",
          "gust": ".",
          "temperature": "21 12",
          "feel": "21 12",
          "humidity": "80 45"
         }
        ]
       },
       "hourly": {
        "elaborado": "2020-10-02T17:25:49",
        "secure": false,
        "days": [
         {
          "sky": "08 45 14 16 15 14 43 46 44 14 16 46 43 46n 26n 43n 46n",
          "rain": "08 0.1 0*4 0.5 0.1*2 0*2 0.1 0.2 0.8 2.9 0.3 0.5",
          "snow": "08 0*16",
          "temperature": "08 10 9 10 11 12 13 14*2 15*2 14*2 13 12*2 11",
          "feel": "08 10 8 10 11 12 13 14*2 15*2 14*2 13 12*2 11",
          "humidity": "08 94 97 87 78 70 71 68 66 68 59 64 70 78 83 84 82",
          "rainProbability": "0208 . 100*3",
          "stormProbability": "0208 . 55 50 0",
          "snowProbability": "0208 . 0*3",
          "wind": "08 O7 O9 O15 O18 O22 O12 O24 O16 O13 NO16 O10 SO9 NO5 O4 SO3 NO4",
          "gust": "08 15 17 28 34 41 61 52 43 29 33 31 20 16 13 7 9",
          "sun": "08:29 20:10"
         },
         {
          "sky": "00 43n 11n 12n 43n 16n 15n 16n 15n 14n 12 11 12 14 43 12*2 16 11 46 12 46n 16n*2 14n",
          "rain": "00 0.1 0*2 0.3 0*9 0.1 0*4 0.1 0 0.7 0*3",
          "snow": "00 0*24",
          "temperature": "00 11 10*3 9*2 8 7 8 10 11 13 16 15 17 18 17*2 16 15 14 13 12*2",
          "feel": "00 11 10*3 9*2 8 7 8 10 11 13 16 15 17 18 17*2 16 15 14 13 12*2",
          "humidity": "00 84 83 82 85 84 89 93 97 90 87 84 78 57 62 58 52 58 56 63 70 79 82 89*2",
          "rainProbability": "0208 85 90*2 75",
          "stormProbability": "0208 0*4",
          "snowProbability": "0208 0*4",
          "wind": "00 O6 E4 NO1 SO4 S3 SE4 E3 NE2 S1 S3 SO2 O8 NO12 O10 O11 O13 O15 O6 O10 O7 SO2 S5 SE3*2",
          "gust": "00 12 11 7 8 7*3 5 3 7*2 18 25 27 29 27 30 29 24 18 12 9*2 6",
          "sun": "08:30 20:09"
         },
         {
          "sky": "00 16n*3 46n*3 11n 16n",
          "rain": "00 0*3 0.2 0.8 0.7 0*2",
          "snow": "00 0*8",
          "temperature": "00 12*8",
          "feel": "00 12*8",
          "humidity": "00 87 88 89 91 94 98*2 91",
          "rainProbability": "0208 100 .*3",
          "stormProbability": "0208 0 .*3",
          "snowProbability": "0208 0 .*3",
          "wind": "00 SE3*2 S5 S7 S5 SO3 SO2 S4",
          "gust": "00 6*2 9 12*2 8 7 8",
          "sun": "08:31 20:07"
         }
        ]
       }
      }
     ]
    }

    """#,
    #"""
    {
     "format": 1,
     "name": "madrid-august-2026",
     "purpose": "Madrid on 25 August 2026: arrays that start apart, a snow line only on 00-24, uvMax on five days.",
     "source": "Facts of AEMET's own forecasts of that day, © AEMET, reuse authorised citing AEMET as the author.",
     "clock": {
      "frozen": "2026-08-25T10:05:00Z"
     },
     "forecasts": [
      {
       "ine": "28079",
       "name": "Madrid",
       "province": "Madrid",
       "firstDay": "2026-08-25",
       "daily": {
        "elaborado": "2026-08-25T09:51:11",
        "secure": true,
        "days": [
         {
          "rain": "0*7",
          "snowLevel": ".*7",
          "sky": ".*2 12 . 12*2 17",
          "wind": "0*2 SO15 SO10 SO15 O10 NO5",
          "gust": ".*7",
          "temperature": "28 18*2 26*2 21",
          "feel": "28 18*2 26*2 21",
          "humidity": "85 35 85 40 35 45",
          "uv": 8
         },
         {
          "rain": "10 0 10 0*3 10",
          "snowLevel": ".*7",
          "sky": "13 12 13 17n 12*2 13",
          "wind": "SO20*2 SO25 SO5 SO20 SO25 O15",
          "gust": "45 40 45 . 40 45 .",
          "temperature": "29 19 20 27 25 19",
          "feel": "29 19 20 27 25 19",
          "humidity": "65 25 55 30*2 65",
          "uv": 7
         },
         {
          "rain": "90*2 10",
          "snowLevel": "2300 .*2",
          "sky": "43*2 13",
          "wind": "SO20*3",
          "gust": ".*3",
          "temperature": "25 16",
          "feel": "25 16",
          "humidity": "80 35",
          "uv": 7
         },
         {
          "rain": "0*3",
          "snowLevel": ".*3",
          "sky": "11*3",
          "wind": "S5 SO10*2",
          "gust": ".*3",
          "temperature": "26 13",
          "feel": "26 13",
          "humidity": "75 25",
          "uv": 6
         },
         {
          "rain": "0",
          "snowLevel": ".",
          "sky": "12",
          "wind": "S5",
          "gust": ".",
          "temperature": "30 16",
          "feel": "30 16",
          "humidity": "55 20",
          "uv": 7
         },
         {
          "rain": "0",
          "snowLevel": ".",
          "sky": "11",
          "wind": "SO10",
          "gust": ".",
          "temperature": "32 17",
          "feel": "32 17",
          "humidity": "50 15"
         },
         {
          "rain": "0",
          "snowLevel": ".",
          "sky": "11",
          "wind": "SO10",
          "gust": ".",
          "temperature": "33 19",
          "feel": "33 19",
          "humidity": "50 20"
         }
        ]
       },
       "hourly": {
        "elaborado": "2026-08-25T09:51:11",
        "secure": true,
        "days": [
         {
          "sky": "08 17*4 11*5 17*4 17n*3",
          "rain": "08 0*16",
          "snow": "08 0*16",
          "temperature": "09 19*2 20 22 24 26*2 27 28 27*2 26 25 24 23",
          "feel": "09 19*2 20 22 24 26*2 27 28 27*2 26 25 24 23",
          "humidity": "09 79 74 68 57 48 41 38 34 31*2 32 34 35 37 39",
          "rainProbability": "0814 0*3",
          "stormProbability": "0814 0*3",
          "snowProbability": "0814 0*3",
          "wind": "09 SO12*2 SO13 SO15 SO16*2 SO17 SO16 SO15 SO14 SO13 O10 O9 O8 O9",
          "gust": "09 23 25 29 32*2 33 34 33 31 29 24 20 13*2 16",
          "sun": "07:35 20:58"
         },
         {
          "sky": "00 12n 17n*7 17 12 11*4 17*7 16n*3",
          "rain": "00 0*24",
          "snow": "00 0*24",
          "temperature": "00 23 22 21*3 20*4 21 22 23 24 26 27 28*3 27 26 25 24 23 22",
          "feel": "00 23 22 21*3 20*4 21 22 23 24 26 27 28*3 27 26 25 24 23 22",
          "humidity": "00 41 43 45 46 47 49 51 52 54 49 47 45 40 35 30 29 27 28*2 29 32 39 43 46",
          "rainProbability": "0208 0*3 10",
          "stormProbability": "0208 0*4",
          "snowProbability": "0208 0*4",
          "wind": "00 NO10 NO9 NO6 O4 S3 SE5 S6 SO7 SO6 SO5 S7 S14 S17 SO20 SO21 SO23 SO24 SO23 SO25 SO24 SO26 O20 O15 O14",
          "gust": "00 16 13 8 5 7 8 10*2 9 15 27 33 39 40 44 43 44 45*2 44*2 32 24*2",
          "sun": "07:36 20:56"
         },
         {
          "sky": "00 15n 14n 12n 16n*4 13n",
          "rain": "00 0*7 Ip",
          "snow": "00 0*8",
          "temperature": "00 21 20 19*4 18*2",
          "feel": "00 21 20 19*4 18*2",
          "humidity": "00 52 59 64 68 69 71 76 78",
          "rainProbability": "0208 40",
          "stormProbability": "0208 0",
          "snowProbability": "0208 0",
          "wind": "00 O14*2 O13 O9 SO9 SO12 SO13 SO8",
          "gust": "00 23 24 21 15 19 23 22 29",
          "sun": "07:36 20:55"
         }
        ]
       }
      }
     ]
    }

    """#,
  ]
}

// SPDX-License-Identifier: MIT

// Made by Fixtures/places/make_stations.py; change the recipe, not this file.

/// AEMET's regional radars: code, name, site, ODIM, WMO, latitude, longitude, ground m, antenna m, range km.
enum RadarTable {
  static let packed = #"""
    am|Almería|Níjar|esalm|08489|36.8325|-2.0822|486|499|240;ba|Barcelona|Gelida / Corbera de Llobregat|esbar|08179|41.4081|1.8847|651|664|240;ca|Las Palmas|Artenara (Gran Canaria)|eslpa|60028|28.0186|-15.6144|1765|1778|300;cc|Cáceres|Sierra de Fuentes|esbad|08262|39.4289|-6.2853|652|665|240;co|A Coruña|Cerceda|escor|08007|43.1689|-8.5269|591|612|240;ma|Madrid|Torrejón de Velasco|esmad|08228|40.1758|-3.7136|704|717|240;ml|Málaga|Alhaurín el Grande|esmal|08475|36.6133|-4.6592|1147|1160|240;mu|Murcia|Fortuna|esmur|08364|38.2644|-1.1897|1261|1274|240;pm|Illes Balears|Llucmajor|espma|08308|39.3797|2.785|117|130|240;sa|Asturias|Salas (Aguión)|essan|08019|43.4625|-6.3019|923|936|240;se|Sevilla|El Castillo de las Guardas|essev|08386|37.6875|-6.3344|517|530|240;ss|Vizcaya|Maruri-Jatabe / Bakio|essse|08081|43.4033|-2.8419|576|625|240;va|Valencia|Cullera|esval|08289|39.1761|-0.2521|234|247|240;vd|Palencia|Autilla del Pino|eslid|08072|41.9956|-4.6028|874|887|240;za|Zaragoza|Perdiguera|eszar|08162|41.7339|-0.5458|820|833|240
    """#
}

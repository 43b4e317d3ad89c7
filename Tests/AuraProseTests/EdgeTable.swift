// SPDX-License-Identifier: MIT

/// The forty published edge cases: facts of an hour and patterns that its phrase must and must not match.
///
/// A row: id, INE code, name, date, hour, light, sunrise and sunset in hours, sky, temperature, minimum, maximum,
/// feels-like, humidity, wind, speed, gust, rain probability, mm, snow, storm, UV, aviso; then patterns: must, must in the
/// headline, must not, each a list set apart by ` & `. Source: the project's shared prose rules, section 6.
let edgeTable = #"""
  E01¦21041¦Huelva¦2026-03-10¦11¦day¦7.5¦19.2¦11¦19¦11¦23¦19¦50¦SO¦10¦¦0¦¦¦¦5¦¦¦@clear|@sun|\bsol|despejad|azul¦@wet & @snow & @feels & rachas? & \b0 %
  E02¦42173¦Soria¦2026-03-10¦23¦night¦7.5¦19.2¦11n¦2¦-3¦9¦0¦70¦N¦6¦¦0¦¦¦¦¦¦¦noche|estrella|ras[oa]|despejad¦@sun & @wet & mediodía
  E03¦15030¦A Coruña¦2026-03-10¦11¦day¦7.5¦19.2¦26¦12¦10¦14¦12¦92¦SO¦25¦55¦100¦2.4¦¦0¦¦¦¦@wet¦@sun & @clear & posible & podría & A Coruña, A & la A Coruña
  E04¦27028¦Lugo¦2026-03-10¦11¦day¦7.5¦19.2¦15¦13¦9¦15¦13¦80¦O¦15¦¦70¦0¦¦¦¦¦¦@wet¦posible & podría & 0 mm & 0,0
  E05¦27028¦Lugo¦2026-03-10¦11¦day¦7.5¦19.2¦15¦13¦9¦15¦13¦80¦O¦15¦¦69¦0¦¦¦¦¦@probable|69 %¦¦lloverá\b(?!.*probab)
  E06¦32054¦Ourense¦2026-03-10¦11¦day¦7.5¦19.2¦13¦18¦9¦22¦18¦55¦S¦8¦¦35¦0¦¦¦¦¦¦¦lloverá & paraguas & @clear
  E07¦04013¦Almería¦2026-03-10¦11¦day¦7.5¦19.2¦12¦20¦13¦24¦20¦48¦E¦14¦¦5¦0¦¦¦¦¦¦¦@wet & 5 % & @snow
  E08¦39075¦Santander¦2026-03-10¦11¦day¦7.5¦19.2¦45¦14¦11¦16¦14¦88¦NO¦12¦¦85¦Ip¦¦¦¦¦@weak|inapreciable¦@wet¦\bIp\b & 0,0 & \b0 mm & @strong
  E09¦33044¦Oviedo¦2026-03-10¦11¦day¦7.5¦19.2¦44¦12¦9¦14¦12¦90¦N¦8¦¦90¦0.4¦¦¦¦¦0,4.mm¦@wet¦0\.4 & @strong
  E10¦36057¦Vigo¦2026-03-10¦11¦day¦7.5¦19.2¦25¦13¦11¦15¦13¦91¦S¦22¦¦95¦2.0¦¦¦¦¦\b2.mm¦@wet¦2,0 & 2\.0
  E11¦29067¦Málaga¦2026-03-10¦11¦day¦7.5¦19.2¦54¦17¦15¦19¦17¦97¦E¦40¦85¦100¦62¦¦95¦¦rojo lluvia¦@aviso & 62.mm¦@storm¦@alert & @weak & @hail & posible
  E12¦44216¦Teruel¦2026-03-10¦17¦day¦7.5¦19.2¦51¦29¦14¦32¦29¦35¦SO¦18¦60¦30¦0¦¦60¦¦¦¦@storm¦@hail & @snow & @clear
  E13¦16078¦Cuenca¦2026-03-10¦11¦day¦7.5¦19.2¦14¦20¦9¦24¦20¦45¦O¦10¦¦10¦¦¦5¦¦¦¦¦@storm & 5 %
  E14¦22125¦Huesca¦2026-03-10¦18¦day¦7.5¦19.2¦63¦24¦15¦28¦24¦60¦E¦12¦¦65¦0.6¦¦70¦¦¦¦@storm¦@strong & torrencial
  E15¦05019¦Ávila¦2026-03-10¦11¦day¦7.5¦19.2¦36¦-1¦-4¦1¦-6¦95¦N¦20¦40¦100¦0¦1.5¦¦¦¦1,5.mm & @feels¦@snow¦\bcm\b & @sun & @clear & lluvia
  E16¦09059¦Burgos¦2026-03-10¦11¦day¦7.5¦19.2¦72¦2¦-1¦4¦-2¦85¦NE¦18¦¦60¦¦0.2¦¦¦¦¦@snow¦@strong & copios & 0,2.cm
  E17¦40194¦Segovia¦2026-03-10¦11¦day¦7.5¦19.2¦26¦3¦1¦5¦0¦94¦NO¦14¦¦95¦1.1¦¦¦¦¦¦@wet¦@snow & @sleet & @frost
  E18¦24089¦León¦2026-03-10¦11¦day¦7.5¦19.2¦35¦1¦0¦3¦-3¦96¦N¦16¦¦100¦0.5¦0.5¦¦¦¦¦@snow|@sleet¦@sun & @clear
  E19¦25120¦Lleida¦2026-03-10¦9¦day¦7.5¦19.2¦81¦4¦1¦8¦4¦99¦C¦0¦¦5¦¦¦¦¦¦¦@fog¦@clear & viento del & 0 km/h & @haze
  E20¦35016¦Las Palmas de Gran Canaria¦2026-03-10¦11¦day¦7.5¦19.2¦83¦27¦20¦30¦27¦25¦E¦30¦50¦0¦¦¦¦¦¦¦@haze¦@fog & @wet & en Palmas & Las Palmas de Gran Canaria, Las
  E21¦36038¦Pontevedra¦2026-03-10¦2¦night¦7.5¦19.2¦82¦10¦8¦16¦10¦97¦C¦0¦¦0¦¦¦¦¦¦¦@fog¦@sun & mañana soleada
  E22¦30030¦Murcia¦2026-03-10¦11¦day¦7.5¦19.2¦17¦22¦12¦26¦22¦45¦SE¦12¦¦0¦¦¦¦6¦¦¦nubes altas|sol|velo|tamiz¦@cover & @wet
  E23¦14021¦Córdoba¦2026-08-09¦16¦day¦7.5¦19.2¦11¦43¦26¦44¦43¦14¦S¦10¦¦0¦¦¦¦9¦naranja temperaturas máximas¦@aviso¦@heat¦récord & ola de calor & @wet & histórico
  E24¦10037¦Cáceres¦2026-03-10¦11¦day¦7.5¦19.2¦12¦21¦10¦25¦22¦40¦O¦9¦¦0¦¦¦¦¦¦¦¦@feels
  E25¦39075¦Santander¦2026-01-20¦11¦day¦7.5¦19.2¦14¦5¦3¦8¦0¦70¦NO¦38¦65¦20¦¦¦¦¦¦@feels¦¦calor
  E26¦46250¦Valencia¦2026-07-22¦17¦day¦7.5¦19.2¦12¦31¦23¦32¦35¦72¦E¦15¦¦0¦¦¦¦9¦¦@feels|bochorn¦¦más frío & @cold
  E27¦34120¦Palencia¦2026-01-11¦8¦day¦7.5¦19.2¦12¦-1¦-1¦1¦-1¦88¦C¦0¦¦0¦¦¦¦¦¦¦¦1 grados & −1 grados & bajo cero.*−|−.*bajo cero & 0 km/h
  E28¦48020¦Bilbao¦2026-03-10¦11¦day¦7.5¦19.2¦16¦9¦9¦9¦9¦85¦NO¦14¦¦30¦¦¦¦¦¦¦¦de 9 a 9 & entre 9 y 9
  E29¦19130¦Guadalajara¦2026-01-15¦8¦day¦7.5¦19.2¦11¦-0.4¦-0.4¦10¦-0.4¦75¦N¦5¦¦0¦¦¦¦¦¦¦¦-0\b & −0\b & 0,4
  E30¦33024¦Gijón¦2026-03-10¦11¦day¦7.5¦19.2¦14¦14¦10¦17¦11¦60¦SO¦45¦95¦15¦¦¦¦¦naranja viento¦95.km/h & @aviso¦@wind¦flojo & @alert & @calm
  E31¦45168¦Toledo¦2026-03-10¦11¦day¦7.5¦19.2¦11¦15¦5¦19¦15¦40¦NE¦4¦¦0¦¦¦¦¦¦¦¦rachas? & fuerte
  E32¦52001¦Melilla¦2026-03-10¦11¦day¦7.5¦19.2¦13¦¦15¦20¦¦¦¦¦¦¦¦¦¦¦¦¦¦nil & null & Optional & \{ & % & km/h & mm & @feels
  E33¦51001¦Ceuta¦2026-03-10¦11¦day¦7.5¦19.2¦99¦18¦14¦20¦18¦75¦E¦28¦¦10¦¦¦¦¦¦¦¦99 & nil & despejad & cubiert & @snow
  E34¦44216¦Teruel¦2026-01-18¦8¦day¦8.3¦18.0¦11¦-7¦-8¦6¦-7¦80¦C¦0¦¦0¦¦¦¦¦¦@frost|−8¦¦bajo cero.*−|−.*bajo cero & calor & @wet
  E35¦20069¦San Sebastián¦2026-03-10¦19¦day¦7.5¦19.4¦43¦13¦10¦15¦13¦87¦NO¦16¦¦75¦0.3¦¦¦¦¦¦@wet¦@yesterday & Donostia/San & @strong
  E36¦01059¦Vitoria-Gasteiz¦2026-03-10¦22¦night¦7.5¦19.2¦43n¦8¦5¦12¦6¦93¦N¦14¦¦90¦0.8¦¦¦¦¦¦@wet¦@sun & mediodía & Vitoria - Gasteiz & @strong
  E37¦38038¦Santa Cruz de Tenerife¦2026-06-20¦13¦day¦7.5¦19.2¦11¦26¦20¦28¦26¦55¦NE¦20¦¦0¦¦¦¦11¦¦¦¦@wet & @cover
  E38¦11012¦Cádiz¦2026-06-20¦23¦night¦7.5¦19.2¦11n¦22¦20¦27¦22¦75¦SE¦25¦¦0¦¦¦¦10¦¦¦¦@uv & @sun
  E39¦07040¦Palma¦2026-03-10¦11¦day¦7.5¦19.2¦23¦19¦14¦22¦19¦70¦S¦20¦¦60¦0.2¦¦¦¦¦¦@wet¦\by i(?![aeo]) & @strong & Palma de Mallorca, 
  E40¦42173¦Soria¦2026-01-09¦14¦day¦7.5¦19.2¦16¦-3¦-9¦-2¦-8¦90¦N¦18¦¦20¦¦¦¦¦¦@cold|@frost & @feels¦¦templad & suave & calor & bajo cero.*−|−.*bajo cero
  """#

/// The classes of words that patterns name. Source: the word lists of the independent checker and of the same rules.
let wordClasses: [String: String] = [
  "clear": #"\b(?:despejad[oa]s?|solead[oa]s?|ras[oa]s?|cielo limpio|sin (?:una )?nubes?|pleno sol|sol radiante)\b"#,
  "sun": #"\b(?:solead[oa]s?|sol|a pleno sol)\b"#,
  "wet": #"\b(?:lluvi\w*|llueve\w*|llover\w*|chubascos?|aguaceros?|precipitaci(?:ón|ones)|llovizna\w*|tormentas?)\b"#,
  "snow": #"\b(?:nieves?|nevadas?|nieva\w*|nevará|copos?|cuaja\w*)\b"#,
  "sleet": #"\baguanieve\b"#,
  "storm": #"\b(?:torment\w+|truen\w+|rayos?)\b"#,
  "hail": #"\b(?:graniz\w+|pedrisco)\b"#,
  "fog": #"\b(?:niebla\w*|neblina\w*|bruma\w*)\b"#,
  "haze": #"\b(?:calima\w*|polvo en suspensión)\b"#,
  "cover": #"\b(?:cubiert[oa]s?|encapotad[oa]s?|muy nubos[oa]s?|plomiz[oa]s?|gris(?:es)?)\b"#,
  "feels": #"\bsensación\b"#,
  "frost": #"\b(?:heladas?|hiela|helará|escarcha)\b"#,
  "cold": #"\b(?:gélid[oa]s?|frío (?:intenso|glacial|polar)|glacial(?:es)?|heladora?s?)\b"#,
  "heat": #"\b(?:calor|caluros[oa]s?|bochorno\w*|tórrid[oa]s?|sofocantes?)\b"#,
  "wind": #"\b(?:viento\w*|rachas?|ventos[oa]s?|vendaval\w*)\b"#,
  "calm": #"\b(?:en calma|calma chicha|sin viento|viento calmado|apenas (?:sopla|hay) viento)\b"#,
  "weak": #"\b(?:débil\w*|escas[oa]s?|floj[oa]s?|llovizna\w*|inapreciables?|apenas|poc[oa]s? (?:gotas|lluvia))\b"#,
  "strong": #"\b(?:fuertes?|intens[oa]s?|torrencial\w*|copios[oa]s?|con fuerza)\b"#,
  "probable": #"\b(?:probabl\w+|probabilidad)\b"#,
  "aviso": #"\bavisos?\b"#,
  "alert": #"\balertas?\b"#,
  "uv": #"\bUV\b"#,
  "yesterday": #"\b(?:ayer|anoche|anteayer)\b"#,
]

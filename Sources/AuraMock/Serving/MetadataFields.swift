// SPDX-License-Identifier: MIT

/// The fields of products as their metadata documents tell them: id, type, meaning.
///
/// Source: AEMET's documents, whose text is the same since 2018, slips and all ("medid en", "a la a la").
enum MetadataFields {
  static let observation = rows(
    """
    idema|string|Indicativo climatógico de la estación meteorológia automática
    lon|float|Longitud de la estación meteorológica (grados)
    lat|float|Latitud de la estación meteorológica (grados)
    alt|float|Altitud de la estación en metros
    ubi|string|Ubicación de la estación. Nombre de la estación
    fint|string (AAAA-MM-DDTHH:MM:SS)|Fecha hora final del período de observación, se trata de datos del periodo de \
    la hora anterior a la indicada por este campo (hora UTC)
    prec|float|Precipitación acumulada, medida por el pluviómetro, durante los 60 minutos anteriores a la hora \
    indicada por el período de observación 'fint' (mm, equivalente a l/m2)
    pacutp|float|Precipitación acumulada, medida por el disdrómetro, durante los 60 minutos anteriores a la hora \
    indicada por el período de observación 'fint' (mm, equivalente a l/m2)
    pliqtp|float|Precipitación líquida acumulada durante los 60 minutos anteriores a la hora indicada por el período \
    de observación 'fint' (mm, equivalente a l/m2)
    psolt|float|Precipitación sólida acumulada durante los 60 minutos anteriores a la hora indicada por el período \
    de observación 'fint' (mm, equivalente a l/m2)
    vmax|float|Velocidad máxima del viento, valor máximo del viento mantenido 3 segundos y registrado en los 60 \
    minutos anteriores a la hora indicada por el período de observación 'fint' (m/s)
    vv|float|Velocidad media del viento, media escalar de las muestras adquiridas cada 0,25 ó 1 segundo en el \
    período de 10 minutos anterior al indicado por 'fint' (m/s)
    vmaxu|float|Velocidad máxima del viento (sensor ultrasónico), valor máximo del viento mantenido 3 segundos y \
    registrado en los 60 minutos anteriores a la hora indicada por el período de observación 'fint' (m/s)
    vvu|float|Velocidad media del viento (sensor ultrasónico), media escalar en el periódo de 10 minutos anterior al \
    indicado por 'fint' de las muestras adquiridas cada 0,25 ó 1 segundo (m/s)
    dv|float|Dirección media del viento, en el período de 10 minutos anteriores a la fecha indicada por 'fint' \
    (grados)
    dvu|float|Dirección media del viento (sensor ultrasónico), en el período de 10 minutos anteriores a la fecha \
    indicada por 'fint' (grados)
    dmax|float|Dirección del viento máximo registrado en los 60 minutos anteriores a la hora indicada por 'fint' \
    (grados)
    dmaxu|float|Dirección del viento máximo registrado en los 60 minutos anteriores a la hora indicada por 'fint' \
    por el sensor ultrasónico (grados)
    stdvv|float|Desviación estándar de las muestras adquiridas de velocidad del viento durante los 10 minutos \
    anteriores a la fecha dada por 'fint' (m/s)
    stddv|float|Desviación estándar de las muestras adquiridas de la dirección del viento durante los 10 minutos \
    anteriores a la fecha dada por 'fint' (grados)
    stdvvu|float|Desviación estándar de las muestras adquiridas de velocidad del viento durante los 10 minutos \
    anteriores a la fecha dada por 'fint' obtenido del sensor ultrasónico de viento instalado junto al convencional \
    (m/s)
    stddvu|float|Desviación estándar de las muestras adquiridas de la dirección del viento durante los 10 minutos \
    anteriores a la fecha dada por 'fint' obtenido del sensor ultrasónico de viento instalado junto al convencional \
    (grados)
    hr|float|Humedad relativa instantánea del aire correspondiente a la fecha dada por 'fint' (%)
    inso|float|Duración de la insolación durante los 60 minutos anteriores a la hora indicada por el período de \
    observación 'fint' (horas)
    pres|float|Presión instantánea al nivel en el que se encuentra instalado el barómetro y correspondiente a la \
    fecha dada por 'fint' (hPa)
    pres_nmar|float|Valor de la presión reducido al nivel del mar para aquellas estaciones cuya altitud es igual o \
    menor a 750 metros y correspondiente a la fecha indicada por 'fint' (hPa)
    ts|float|Temperatura suelo, temperatura instantánea junto al suelo y correspondiente a los 10 minutos anteriores \
    a la fecha dada por 'fint' (grados Celsius)
    tss20cm|float|Temperatura subsuelo 20 cm, temperatura del subsuelo a una profundidad de 20 cm y correspondiente \
    a los 10 minutos anteriores a la fecha dada por 'fint' (grados Celsius)
    tss5cm|float|Temperatura subsuelo 5 cm, temperatura del subsuelo a una profundidad de 5 cm y correspondiente a \
    los 10 minutos anteriores a la fecha dada por 'fint' (grados Celsius)
    ta|float|Temperatura instantánea del aire correspondiente a la fecha dada por 'fint' (grados Celsius)
    tpr|float|Temperatura del punto de rocío calculado correspondiente a la fecha 'fint' (grados Celsius)
    tamin|float|Temperatura mínima del aire, valor mínimo de los 60 valores instantáneos de 'ta' medidos en el \
    período de 60 minutos anteriores a la hora indicada por el período de observación 'fint' (grados Celsius)
    tamax|float|Temperatura máxima del aire, valor máximo de los 60 valores instantáneos de 'ta' medidos en el \
    período de 60 minutos anteriores a la hora indicada por el período de observación 'fint' (grados Celsius)
    vis|float|Visibilidad, promedio de la medida de la visibilidad correspondiente a los 10 minutos anteriores a la \
    fecha dada por 'fint' (Km)
    geo700|float|Altura del nivel de la superficie de referencia barométrica de 700 hPa calculado para las \
    estaciones con altitud mayor de 2300 metros y correspondiente a la fecha indicada por 'fint' (m geopotenciales)
    geo850|float|Altura del nivel de la superficie de referencia barométrica de 850 hPa calculado para las \
    estaciones con altitud mayor de 1000 metros y menor o igual a 2300 metros y correspondiente a la fecha indicada \
    por 'fint' (m geopotenciales)
    geo925|float|Altura del nivel de la superficie barométrica de 925 hPa calculado para las estaciones con altitud \
    mayor de 750 metros y y menor o igual a 1000 metros correspondiente a la fecha indicada por 'fint' (m \
    geopotenciales)
    rviento|float|Recorrido del viento durante los 60 minutos anteriores a la fecha indicada por 'fint' (Hm)
    nieve|float|Espesor de la capa de nieve medid en los 10 minutos anteriores a la a la fecha indicada por 'fint' \
    (cm)
    """)

  static let inventory = rows(
    """
    indicativo|string|indicativo climatológico de la estación
    nombre|string|ubicación de la estación
    indsinop|string|Indicativo sinóptico
    latitud|string|latitud de la estación
    longitud|string|longitud de la estación
    altitud|string|altitud de la estación\u{20}
    provincia|string|provincia donde reside la estación
    """)

  /// AEMET's document leaves out `FECHA_MOD` and `CIUDAD`.
  static let uvi = rows(
    """
    FECHA_ELABORACION|string|Fecha de elaboración
    FECHA_VALIDEZ|string|Fecha de validez
    id|string|Indicativo del municipio
    valor|string|Nombre del municipio
    uv|string|Índice ultravioleta máximo
    canarias|string|Si el municipio es de Canarias
    """)

  private static func rows(_ text: String) -> [Substring] { text.split(separator: "\n") }
}

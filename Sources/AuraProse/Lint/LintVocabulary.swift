// SPDX-License-Identifier: MIT

/// The words that were read one by one and may stand in a line, in lower case; any other is taken for a slip.
let lintVocabulary = """
  a abarca abierta abiertas abierto abre abren abundan abundante abundantes acentúa acompaña acompañan acorta
  activo acto además adorno adueña aemet afloja agita agranda agrava agua ahora aire al alarga alba algo alguna
  algún allá altas alternan alto altura aludes alumbra amanece amanecer amarillo ambiente amplios anchas anda
  andar anuncia anuncian apaga apagan aparece apenas aprieta apunta arranca arriba arropan asoma asoman así
  atardece atardecer atraviesa avanza aviso azota azul aún baja bajan bajo barre barridas bien blanca blancas
  blanco bochorno borra borrosos brilla bruma buena c cae caen cal calima calle calles calma calor caluroso cambia
  cambiante camino campa cantante canto cara carga cargado casi centrales cerrada cerrado chubasco chubascos cielo
  cierra cierran cierre claro claros como comparten completo con conoce contadas contornos copos corre corto cosa
  costados costeros cotiza cristales cruzan cuando cuatro cubierta cubierto cubre cubren cuela cuelan cuentan
  cálido da dan datos de decora dedos deja dejan del demás desaparece descarga deshielo despejada despejado
  despide desploma despunta destapar dibujadas dibujan difumina direcciones discurre dispara domina dominan dormir
  dueño durante débil día e echa echan ecuador el empaña empieza en encapotada encapotado encuentra entero entra
  entre enturbia envuelve es escasa escaso esconde escondite espera esperan esta estado estampa este estorbo
  estorbos estrellada estrellado estrellas estrena está extremo fachadas faltan farolas fenómenos filtra filtran
  fin finas fino firmamento fisuras flojo flota fondo fresco fría frío fuera fuerte fuertes galerna gana ganan
  ganando gira gobierna gobiernan goleada golpea golpes gotas grados grieta gris gélida gélido h habrá hace hará
  harán hasta hay helada hiela hilos hora horas horizonte hoy hueco huecos humedad hunde huracanadas huracanado
  húmedo iguales imagen impone imponen inapreciable instantánea intenso intermitente interrupciones intervalo
  intervalos jirón jornada juega justas km la lado largo las le lejos limpia limpio llega llena llenan lleno lleva
  llevan llovizna lloviznas llueve lluvia lluviosa lluvioso lo los luce luces luz madrugada madrugan manchas manda
  mandan manos mantiene manto marca marcan marcará marcarán marcha matizado mañana media mediada medias mediodía
  mientras mira mirando mirar mitad mm moderada moderado moja mojadas mojado mucha muchas mucho mueve mundo muy
  más máxima mínima nace nada naranja ni niebla nieva nieve ninguna nivel no noche nocturno noreste noroeste norte
  nota noticias nube nubes nubosa nuboso nubosos o obstáculos ocre ocupan oeste orilla oscila oscura oscuro otra
  otro oír paisaje palabra panorama para parte partes partido pasa pasajera pasar paso pendientes perdida perfiles
  permiso pero pesa pie piel pincelada pinceladas plazas plena pleno plomizo plomo poca pocas poco pocos polvo
  pone ponen por posibilidad precipitaciones precipitación predomina predominan prenden presencia presenta preside
  presiden previsión prevista previstas prevé prevén primer primeras probabilidad probable probables pronóstico
  protagonista protagonistas puertas punta que queda quedan quieto quitan rachas racheado radiante rasa raso rastro ratos
  recorre reina reinan reparte repica resquicios retales retrato rige rissaga roba rojo rompe ronda ruido sale se
  seco segura seguras sensación será siente silba silencio sin sitio sobra sobre sol soleada soleado solo sombra
  sombras son sonido sopla su suaviza suelo suelta sueltan sueltas sueltos suena sueño suma supera sur sureste
  suroeste sus suspensión tamizada tamizado tamizan tapa tapan tapar tape tapen tardar tarde techo tejados
  temperatura temperaturas templado termómetro termómetros tiempo tiene tienen tiñe toca todas todo toma tomado
  tormenta tormentoso torno torrencial torrenciales trae traen traerá traerán transcurre tras través trazos tregua
  treguas tropical truenos tuerce turbio turnan turnos térmica tórrida u un una unas unos uv va valores van ve
  vela velado velan velo vendrá vendrán ventaja ventana ventanas ver viene vienen viento vigor visibilidad vista
  viste voz y ya índice última último única único
  """

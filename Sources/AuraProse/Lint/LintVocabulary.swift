// SPDX-License-Identifier: MIT

/// The words that were read one by one and may stand in a line, in lower case; any other is taken for a slip.
let lintVocabulary = """
  a abarca abierta abiertas abierto abre abren abundan abundante abundantes acentúa acompaña acompañan acorta
  activo acto acumulado además adorno adueña aemet afloja agita agranda agrava agua ahora aire al alarga alba
  alcanza algo algún alguna alisio allá altas alternan alto altura aludes alumbra amanece amanecer amarillo
  ambiente amplios anchas anda andar anuncia anuncian apaga apagan aparece apenas aprieta apunta arranca arriba
  arropan así asoma asoman atardece atardecer atraviesa aún avanza aviso azota azul baja bajan bajo barre barridas
  bien blanca blancas blanco bochorno borra borrosos brilla bruma buena c cae caen cal calidad cálido calima calle
  calles calma calor caluroso cambia cambiante camino campa cantante canto cara carga cargado casi centrales
  cerrada cerrado chubasco chubascos cielo cierra cierran cierre cierzo claro claros como comparten completo con
  conoce constante contadas contornos copos corre corto cosa costados costeros cotiza cristales cruzan cuando
  cuatro cubierta cubierto cubre cubren cuela cuelan cuentan da dan datos de débil decora dedos deja dejan del
  demás desaparece descarga desfavorable deshielo despejada despejado despide desploma despunta destapar desvela
  día dibujadas dibujan difumina direcciones discurre dispara domina dominan donde dormir dueño durante e echa echan
  ecuador el empaña empieza en encapotada encapotado encuentra entero entra entre enturbia envuelve es escasa
  escaso esconde escondite espera esperan esta está estado estampa este estorbo estorbos estrellada estrellado
  estrellas estrena extremadamente extremo fachadas faltan farolas fenómenos filtra filtran fin finas fino
  firmamento fisuras flojo flota fondo fresco fría frío fuera fuerte fuertes galerna gana ganan ganando gélida
  gélido gira gobierna gobiernan goleada golpea golpes gotas grados grieta gris h habrá hace hará harán hasta hay
  helada hiela hilos hora horas horizonte hoy hueco huecos humedad húmedo hunde huracanadas huracanado iguales
  imagen impone imponen inapreciable índice instantánea intenso intermitente interrupciones intervalo intervalos
  jirón jornada juega justas km la lado largo las le lejos levante limpia limpio llega llena llenan lleno lleva
  llevan llovizna lloviznas llueve lluvia lluviosa lluvioso lo los luce luces luz madrugada madrugan mañana
  manchas manda mandan manos mantiene manto marca marcan marcará marcarán marcha más matizado máxima media mediada
  medias mediodía mientras mínima mira mirando mirar mitad mm moderada moderado moja mojadas mojado mucha muchas
  mucho mueve mundo muy nace nada naranja ni niebla nieva nieve ninguna nivel no noche nocturno noreste noroeste
  norte nota noticias nube nubes nubosa nuboso nubosos o obstáculos ocre ocupan oeste oír orilla oscila oscura
  oscuro otra otro paisaje palabra panorama para parte partes partido pasa pasajera pasar paso pendientes perdida
  perfiles permiso pero pesa pie piel pincelada pinceladas plazas plena pleno plomizo plomo poca pocas poco pocos
  polvo pone ponen poniente por posibilidad precipitación precipitaciones predomina predominan prenden presencia
  presenta preside presiden prevé prevén previsión prevista previstas primer primeras probabilidad probable
  probables pronóstico protagonista protagonistas puertas punta que queda quedan quieto quitan rachas racheado
  radiante rasa raso rastro ratos recorre reina reinan reparte repica resquicios retales retrato rige rissaga roba
  rojo rompe ronda ruido sale se seco segura seguras sensación será siente silba silencio sin sitio sobra sobre
  sol soleada soleado solo sombra sombras son sonido sopla su suaviza suelo suelta sueltan sueltas sueltos suena
  sueño suma supera sur sureste suroeste sus suspensión tamizada tamizado tamizan tapa tapan tapar tape tapen
  tardar tarde techo tejados temperatura temperaturas templado térmica termómetro termómetros terral tiempo tiene
  tienen tiñe toca todas todo toma tomado tormenta tormentoso torno torrencial torrenciales tórrida trae traen
  traerá traerán tramontana transcurre tras través trazos tregua treguas tropical truenos tuerce turbio turnan
  turnos u última último un una unas única único unos uv va valores van ve vela velado velan velo vendrá vendrán
  ventaja ventana ventanas ver viene vienen viento vigor visibilidad vista viste voz y ya
  """

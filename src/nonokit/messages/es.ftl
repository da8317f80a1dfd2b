language-name = Español

### Colours, lessons, difficulties, techniques

colour-black = negro
    .she = negra
    .many = negras
    .they = negros
colour-white = blanco
    .she = blanca
    .many = blancas
    .they = blancos
colour-red = rojo
    .she = roja
    .many = rojas
    .they = rojos
colour-green = verde
    .she = verde
    .many = verdes
    .they = verdes
colour-blue = azul
    .she = azul
    .many = azules
    .they = azules
colour-yellow = amarillo
    .she = amarilla
    .many = amarillas
    .they = amarillos
colour-orange = naranja
    .she = naranja
    .many = naranjas
    .they = naranjas
colour-purple = morado
    .she = morada
    .many = moradas
    .they = morados
colour-pink = rosa
    .she = rosa
    .many = rosas
    .they = rosas
colour-brown = marrón
    .she = marrón
    .many = marrones
    .they = marrones
colour-grey = gris
    .she = gris
    .many = grises
    .they = grises
colour-gray = gris
    .she = gris
    .many = grises
    .they = grises
colour-cyan = cian
    .she = cian
    .many = cian
    .they = cian
colour-tan = canela
    .she = canela
    .many = canela
    .they = canela
colour-sky-blue = azul cielo
    .she = azul cielo
    .many = azul cielo
    .they = azul cielo
colour-lime = verde lima
    .she = verde lima
    .many = verde lima
    .they = verde lima
colour-silver = plateado
    .she = plateada
    .many = plateadas
    .they = plateados
colour-navy = azul marino
    .she = azul marino
    .many = azul marino
    .they = azul marino
colour-dark-green = verde oscuro
    .she = verde oscuro
    .many = verde oscuro
    .they = verde oscuro
colour-dark-brown = marrón oscuro
    .she = marrón oscuro
    .many = marrón oscuro
    .they = marrón oscuro
colour-skin = color piel
    .she = color piel
    .many = color piel
    .they = color piel
colour-violet = violeta
    .she = violeta
    .many = violeta
    .they = violeta
colour-magenta = magenta
    .she = magenta
    .many = magenta
    .they = magenta
colour-teal = verde azulado
    .she = verde azulado
    .many = verde azulado
    .they = verde azulado
colour-maroon = granate
    .she = granate
    .many = granate
    .they = granate
colour-olive = verde oliva
    .she = verde oliva
    .many = verde oliva
    .they = verde oliva
colour-gold = dorado
    .she = dorada
    .many = doradas
    .they = dorados
colour-beige = beis
    .she = beis
    .many = beis
    .they = beis
colour-turquoise = turquesa
    .she = turquesa
    .many = turquesa
    .they = turquesa
colour-indigo = añil
    .she = añil
    .many = añil
    .they = añil
colour-salmon = salmón
    .she = salmón
    .many = salmón
    .they = salmón
colour-lightblue = azul claro
    .she = azul claro
    .many = azul claro
    .they = azul claro
colour-lightgreen = verde claro
    .she = verde claro
    .many = verde claro
    .they = verde claro
colour-darkgreen = verde oscuro
    .she = verde oscuro
    .many = verde oscuro
    .they = verde oscuro
colour-darkblue = azul oscuro
    .she = azul oscuro
    .many = azul oscuro
    .they = azul oscuro
colour-darkred = rojo oscuro
    .she = rojo oscuro
    .many = rojo oscuro
    .they = rojo oscuro

lesson-window = Líneas llenas
lesson-trophy = Tachar el resto
lesson-crown = Solapamiento
lesson-duck = Fuera de alcance
lesson-sparrow = Desde el borde
lesson-swan = Huecos cortos
lesson-star = { technique-belonging }
lesson-poppy = Colores que se tocan
lesson-lantern = Comparar colores
lesson-kitten = Probar una casilla

grade-easy = Fácil
grade-medium = Medio
grade-hard = Difícil
grade-expert = Experto
grade-extreme = Extremo
grade-several-solutions = Varias soluciones
grade-unknown = sin valorar: tarda demasiado

technique-complete = Línea terminada
technique-full = Línea llena
technique-empty = Línea vacía
technique-overlap = Solapamiento
technique-unreachable = Casillas fuera de alcance
technique-capping = Cierre
technique-colour-cross-check = Cruce de colores
technique-belonging = Pertenencia
technique-growing = Crecer desde una pared
technique-touching = Contacto
technique-forcing = Huecos cortos
technique-joining = Unión
technique-splitting = Separación
technique-size-matching = Longitud exacta
technique-slide = Deslizamiento
technique-exact = Línea entera
technique-edge-contradiction = Contradicción en el borde
technique-implications = Cadena de implicaciones
technique-contradiction = Contradicción
technique-both-ways = De ambas formas
technique-nested = Pruebas anidadas

lesson-text-window = Una pista que ocupa toda la línea, huecos incluidos, fija todas sus casillas: empieza por 5 y por 1 1 1.
lesson-text-trophy = En cuanto una línea tiene todas sus casillas llenas, tacha el resto; las cruces ayudan a las líneas que la cruzan.
lesson-text-crown = Un bloque largo cubre las mismas casillas centrales empiece lo antes o lo más tarde posible: rellena ese solapamiento.
lesson-text-duck = Cuando sabes por dónde pasa un bloque, toda casilla demasiado lejana para cualquier bloque está vacía.
lesson-text-sparrow = Una casilla llena cerca del borde o de una cruz muestra dónde empieza su bloque: hazlo crecer alejándote del borde.
lesson-text-swan = Un hueco demasiado corto para cualquier bloque posible queda vacío y empuja los bloques a los huecos donde caben.
lesson-text-star = { learn-belonging }
lesson-text-poppy = En color, los bloques de colores distintos pueden tocarse: solo dos bloques del mismo color necesitan un hueco.
lesson-text-lantern = Una casilla solo puede tener un color que su fila y su columna aún deban colocar ahí: compara las dos pistas.
lesson-text-kitten = Cuando ninguna línea dice más, prueba una casilla mentalmente: si una línea ya no se puede terminar, lo contrario es cierto.

learn-full = Una pista que necesita toda la línea, huecos incluidos, solo cabe de una forma.
learn-empty = La pista 0 no llena nada: todas las casillas de la línea están vacías.
learn-complete = Cuando está todo lo que llena la pista, el resto de la línea está vacío. Y cuando solo quedan las casillas justas, todas están llenas.
learn-overlap = Empuja un bloque largo a un extremo y luego al otro: lo que cubre las dos veces es seguro.
learn-unreachable = Una casilla a la que no llega ningún bloque está vacía.
learn-capping = Un tramo tan largo como su bloque está completo: termina por ambos lados.
learn-colour-cross-check = Una casilla solo puede tener un color que aún necesiten tanto su fila como su columna.
learn-belonging = Averigua a qué bloque pertenece un tramo: entonces ese bloque no puede estar lejos.
learn-growing = Una casilla llena cerca del borde o de una cruz: su bloque no cabe por ese lado, así que crece hacia el otro.
learn-touching = ¿Un bloque que empezara aquí tocaría una casilla llena y sería demasiado largo? Entonces no empieza aquí.
learn-forcing = Un hueco demasiado corto para todos los bloques que podrían estar en él queda vacío.
learn-joining = Dos tramos que solo pueden ser de un mismo bloque: las casillas entre ellos también están llenas.
learn-size-matching = Cuando todos los bloques posibles para un tramo miden justo lo que él, el tramo termina ahí.
learn-splitting = Dos tramos separados por una sola casilla que juntos serían demasiado largos: esa casilla está vacía.
learn-slide = Empuja todos los bloques a un extremo y luego al otro, contando con todo lo conocido: lo que un bloque cubre las dos veces es seguro.
learn-exact = Supón llena una casilla: ¿caben aún los bloques de la línea? Si no, está vacía, y al revés.
learn-edge-contradiction = Prueba una casilla de la línea abierta más exterior: las líneas que la cruzan crecen hacia dentro y pueden hacer imposible la siguiente.
learn-implications = Llena aquí, luego vacía allí, luego llena allá … hasta que una casilla tendría que ser ambas cosas: la primera estaba mal.
learn-contradiction = Anota una casilla a lápiz y sigue lo que dicen las líneas. Si una no se puede terminar, vale lo contrario.
learn-both-ways = Prueba una casilla llena y luego vacía: lo que sale igual las dos veces es seguro.

### The player

close = Cerrar

cancel = Cancelar

save = Guardar

back = Todos los puzles

undo = Deshacer

redo = Rehacer

loading = Un momento…

save-full = A este navegador no le queda espacio. Exporta tu progreso y quita algunos puzles.

storage-damaged = Algo guardado en este navegador no se pudo entender. Se ha apartado; «Exportar el progreso» lo incluye.

line-row = Fila { $number }
line-column = Columna { $number }

cell-unknown = desconocida
cell-maybe = quizá
cell-cross = cruz
cell-filled = llena
cell-spoken = fila { $row }, columna { $column }: { $value }

clue-runs = pista { $runs }
clue-empty = pista 0
clue-missing = sin pista

summary-line = { $line }: { $clue }, { $cells }
summary-cell = casilla { $from }: { $what }
summary-cells = casillas { $from } a { $to }: { $what }
summary-unknown = { $count } desconocidas

board-label = Nonograma, { $width } columnas y { $height } filas. Las flechas mueven, espacio rellena, X tacha, L lee la fila, C la columna.

gallery-title = Nonogramas

day-title = El puzle de hoy
day-of = Puzle del { $date }
day-offline = El puzle del día necesita el servidor de nonokit. Aquí tienes uno de la biblioteca.
day-to-come = El puzle de ese día aún está por llegar.
day-streak = { $count ->
    [one] Un día seguido
   *[other] { $count } días seguidos
}
day-no-streak = Una imagen cada día, más difícil de lunes a domingo
day-calendar = Calendario
calendar-before = Mes anterior
calendar-after = Mes siguiente

random-title = Sorpréndeme
random-text = Una imagen que no has visto

group-continue = Continuar
group-course-text = Una técnica tras otra, en puzles pequeños.
group-mine = Mis puzles
group-collections = Colecciones
collection-solved = { $solved } de { $count }
collection-none = Esa colección no existe.

card-number = N.º { $number }
card-of = { $collection } { $number }
card-lesson = Lección { $number }

state-new = nuevo
state-started = empezado
state-solved = resuelto

filter-search = Buscar
filter-size = Tamaño
filter-difficulty = Dificultad
filter-colour = Color
filter-state = Estado
filter-size-small = Hasta 10
filter-size-medium = De 11 a 20
filter-size-large = De 21 a 35
filter-size-huge = Más de 35
filter-colour-plain = Blanco y negro
filter-colour-coloured = En color
filter-state-new = Nuevos
filter-state-started = Empezados
filter-state-solved = Resueltos
filter-found = { $count ->
    [one] { $count } puzle
   *[other] { $count } puzles
}
filter-none = Ningún puzle es así. Amplía el filtro o importa uno.
filter-clear = Mostrar todos

puzzle-untitled = Puzle
puzzle-not-found = Este puzle no está aquí. Quizá necesita el servidor, o el enlace está dañado.
page-not-loaded = No se pudo cargar esta parte de la página. Comprueba la red y vuelve a cargar la página.

pause = Pausa
pause-resume = Continuar

try-title = ¿Y si…?
try-running = ¿Y si …?
try-keep = Conservar
try-drop = Descartar

tools-title = Herramienta

tool-fill = Rellenar
tool-cross = Cruz
tool-maybe = Quizá
tool-erase = Borrar

palette-title = Color

menu-title = Menú

zoom-in = Ampliar
zoom-out = Reducir
zoom-fit = Ajustar a la ventana

news-none = Ninguna línea por sí sola dice nada nuevo. Pide una ayuda.

hint-title = Ayuda
hint-steps = Pasos de la ayuda
hint-step-where = Dónde
hint-step-why = Por qué
hint-step-cells = Hacerlo
hint-moved = Has seguido jugando. Pide otra cuando quieras.
hint-again = Otra ayuda
hint-closer = Más detalle
hint-ask-why = ¿Por qué?
hint-ask-cells = Hazlo por mí
hint-where = { $count ->
    [one] { $line }: se puede fijar una casilla.
   *[other] { $line }: se pueden fijar { $count } casillas.
}
hint-empty = { $line }: la pista es 0, así que todas las casillas están vacías.
hint-complete = { $count ->
    [one] { $line }: todos los bloques están en su sitio, así que la casilla que queda está vacía.
   *[other] { $line }: todos los bloques están en su sitio, así que las { $count } casillas que quedan están vacías.
}
hint-overlap = { $count ->
    [one] { $line }: empiece donde empiece, el { $length } cubre la casilla { $from }.
   *[other] { $line }: empiece donde empiece, el { $length } cubre las casillas { $from } a { $to }.
}
hint-only-place = { $count ->
    [one] { $line }: el { $length } solo cabe en la casilla { $from }.
   *[other] { $line }: el { $length } solo cabe en las casillas { $from } a { $to }.
}
hint-unreachable = { $count ->
    [one] { $line }: ningún bloque llega a una de las casillas, así que está vacía.
   *[other] { $line }: ningún bloque llega a { $count } de las casillas, así que están vacías.
}
hint-exact = { $count ->
    [one] { $line }: prueba todas las formas de colocar la pista. Una casilla es igual en todas.
   *[other] { $line }: prueba todas las formas de colocar la pista. { $count } casillas son iguales en todas.
}
hint-mistake = { $line }: así no se puede terminar. Hay un error aquí o en una línea que la cruza.
hint-none = Ahora ninguna línea por sí sola fija nada.
hint-needs-server = Los pasos más difíciles necesitan el servidor de nonokit: arráncalo con «nonokit play».
hint-loading = Los pasos más difíciles llegarán en cuanto todo esté cargado…

learn-title = Aprender
learn-hero = Reglas, técnicas y entrenamiento
learn-back = Volver al curso
learn-text = Una lección por técnica: un ejemplo y luego posiciones en las que es el único paso fácil. Con { $most } respuestas correctas sin ayuda la dominas.
learn-finished = «{ $lesson }» está terminada. ¿Qué viene ahora?
learn-continue = Seguir
learn-train = Entrenamiento
learn-due = { $count ->
    [0] Posiciones nuevas, según lo que se te escapa
    [one] Una posición por repasar
   *[other] { $count } posiciones por repasar
}
learn-rules = Las reglas
learn-rules-0 = El 3 junto a esta fila dice: tres casillas llenas, una al lado de otra. Rellénalas; puedes trazar por todas de una vez.
learn-rules-1 = Dos números son dos grupos con un hueco entre ellos. 1 1 solo cabe de una forma en tres casillas: rellena los dos extremos.
learn-rules-2 = Las columnas se leen desde arriba. El 2 de la primera y el de la última ya están, así que marca como vacías las casillas de debajo: con la cruz, el botón derecho o una pulsación larga.
learn-rules-3 = Solo queda una casilla para el 1 de la última fila. Rellénala y verás la imagen.
learn-find = Hay un paso fácil. Encuéntralo y juégalo entero.
learn-watch = Mira este ejemplo.
learn-start = Ahora tú
learn-again = Otra vez
learn-show = Muéstramelo
learn-undo = Deshacerlo
learn-next = Siguiente
learn-progress = { $count } de { $most } sin ayuda
learn-mastered = Dominada
learn-right = Correcto.
learn-right-later = Correcto. Esta posición volverá más tarde.
learn-partly = Bien hasta aquí, pero esta mirada dice más.
learn-unfounded = Puede ser, pero aún no se ve de una sola mirada.
learn-wrong = No puede ser: mira otra vez.

hint-find = Déjame buscarlo
hint-find-text = ¿Qué casillas se pueden fijar ahí? Juégalas y te diré si era eso.
hint-find-right = Sí, era eso.
hint-find-wrong = No, no puede ser.
hint-find-elsewhere = Era otro sitio. Se trataba de esto:

branch-title = Jugado en dos sitios
branch-text = Esta partida siguió aquí y en otro sitio, cada una sin la otra. ¿Con cuál quieres continuar?
branch-here = Ahora en el tablero
branch-there = La otra
branch-note = La que no elijas se convierte en una marca.
branch-checkpoint = Estado de { $time }
branch-settled = La otra está entre tus marcas.

checkpoint-title = Marcas
checkpoint-add = Poner una marca
checkpoint-name = Nombre
checkpoint-added = La marca «{ $name }» está puesta.
checkpoint-remove = Quitar «{ $name }»
checkpoint-none = Aún no hay ninguna.
checkpoint-text = Pulsa una para volver a ella. «Deshacer» te trae aquí de nuevo.

restart-title = Empezar de nuevo
restart-question = ¿Empezar de nuevo con el tablero vacío? «Deshacer» lo recupera.

remove-title = Quitar este puzle
remove-question = ¿Quitar este puzle de tu colección?

check-title = Comprobar lo que tengo
check-fine = Hasta ahora todo está bien.
check-unknown = Este puzle no se puede comprobar aquí: necesita el servidor o tiene varias soluciones.
check-wrong = { $count ->
    [one] Una casilla aún no está bien.
   *[other] { $count } casillas aún no están bien.
}

rewind-title = Volver antes de mi primer error
rewind-action = Volver antes del error
rewind-none = No hay ningún error.
rewind-done = { $count ->
    [one] Se ha retrocedido un paso.
   *[other] Se han retrocedido { $count } pasos.
}
rewind-unknown = Aquí nadie conoce la solución: hace falta el servidor, o hay varias.

solved-title = Resuelto
solved-time = en { $time }
solved-hints = { $count ->
    [0] sin ayudas
    [one] una ayuda
   *[other] { $count } ayudas
}
solved-next = Siguiente puzle
solved-replay = Ver cómo lo resolví
solved-share = Compartir la imagen
share-card-saved = { $name } está guardado. Compártelo donde quieras.

import-title = Importar
import-text = Se leen casi todos los formatos de nonogramas. También puedes soltar un archivo en cualquier parte, o pegar.
import-paste = Texto, código o enlace
import-placeholder = RrW8eI3iI3
import-file = Archivos
import-action = Importar
import-empty = Pega algo o elige un archivo.
import-large = { $name } ocupa más de 5 MB.
import-nothing = Ahí no hay ningún puzle.
import-failed = No se pudo leer: { $reason }.
import-needs-server = Este formato necesita el servidor de nonokit. Los códigos, los enlaces y nuestro JSON no.
import-done = { $count ->
    [one] Un puzle está en tu colección.
   *[other] { $count } puzles están en tu colección.
}

scan-photo = Foto o captura de un puzle
scan-title = Puzle de una foto
scan-picture = La foto
scan-working = Leyendo la foto …
scan-failed = { $reason }.
scan-sure = { $width }×{ $height }, todos los números leídos.
scan-doubts = { $count ->
    [one] Una línea por comparar con la foto.
   *[other] { $count } líneas por comparar con la foto.
}
scan-row = Fila { $number }
scan-column = Columna { $number }
scan-sums = Las filas llenan { $rows } casillas, las columnas { $columns }.
scan-lines = Todas las líneas
scan-add = Añadir el puzle
scan-needs-server = Las fotos las lee el servidor de nonokit, que no responde. Inícialo con «nonokit play» o prueba con una parte más pequeña de la foto.
scan-why-corrected = Parece { $other }, pero solo { $reading } concuerda con las demás pistas.
scan-why-told = Aquí no se lee bien ningún número. Según las demás pistas, es { $reading }.
scan-why-contested = { $reading } o { $other }: ambos concuerdan con las demás pistas.
scan-why-unsure = Difícil de leer: { $numbers }.
scan-why-cut = La foto acaba aquí: { $numbers } puede estar cortado.
scan-why-missing = Aquí no se encontró ningún número.
scan-why-edge = En este borde no se lee bien ningún número. Puede que la línea esté vacía o no sea parte del puzle.
scan-why-left-out = Entre esta línea y las pistas cabe una vacía. Compara el tamaño.
scan-why-sums = Filas y columnas no llenan las mismas casillas, y esta es una de las líneas menos seguras.
scan-why-no-picture = Estas pistas no tienen dibujo, y esta es una de las líneas menos seguras.
scan-several = Estas pistas tienen más de un dibujo, como algunos puzles impresos.
scan-mixed = Hay números de una misma línea con colores distintos. Si el puzle es de colores, no se puede leer de una imagen: escríbelo o importa su archivo.
scan-choices = Lo que puede ser
scan-paste = También puedes pegarla o soltarla aquí.
scan-longer = Sigo leyendo. Las fotos grandes o borrosas pueden tardar medio minuto.
scan-advice = Qué ayuda: el puzle entero con todas sus pistas, desde arriba, nítido y con luz pareja. Lo que mejor se lee es una captura de pantalla.
scan-again = Elegir otra foto
scan-type = Escribir las pistas
scan-camera = Hacer una foto
scan-not-here = Esta página no puede leer fotos por sí sola. En un ordenador, «pip install 'nonokit[scan]'» y después «nonokit play» abren una que sí puede. O escribe las pistas en el editor.
scan-begun-title = Este puzle ya está empezado
scan-begun-cells = En la foto: { $filled } rellenas, { $crossed } tachadas.
scan-begun-wrong = { $count ->
    [one] Otra casilla no concuerda con las pistas y queda vacía.
   *[other] Otras { $count } casillas no concuerdan con las pistas y quedan vacías.
}
scan-begun-photo = Seguir como está en la foto
scan-begun-empty = Empezar con el tablero vacío
scan-begun-here = Seguir con el tablero que tienes aquí
scan-begun-solved = La foto lo muestra resuelto. Eso no se copia, para que puedas resolverlo tú.
scan-begun-taken = El tablero está como en la foto. «Deshacer» lo quita.

doctor-find = Buscar el error
doctor-working = Buscando el error …
doctor-title = Estas pistas no tienen dibujo
doctor-keep = Dejarlo como está
doctor-one = { $count ->
    [one] Esta corrección lo explica; tócala para aplicarla.
   *[other] La corrección más probable va primero; toca una para aplicarla.
}
doctor-several = { $count } correcciones son casi igual de probables; compáralas con el original.
doctor-nothing = Ningún error habitual lo explica. Compara los números con el original.
doctor-many = deja más de un dibujo
doctor-changed = { $line }: { $after } en lugar de { $before }
doctor-lines-exchanged = { $side ->
    [row] Filas
   *[column] Columnas
} { $number } y { $next } intercambiadas
doctor-line-missing = { $line } falta: { $after }
doctor-line-twice = { $line } repetida: { $before }
doctor-side-reversed = { $side ->
    [row] Las filas empiezan por abajo
   *[column] Las columnas empiezan por la derecha
}
doctor-numbers-reversed = { $side ->
    [row] Los números de las filas empiezan por la derecha
   *[column] Los números de las columnas empiezan por abajo
}

share-title = Compartir
share-link = Enlace
share-code = Código
share-only-here = Este enlace solo se abre en este ordenador: nadie más llega al servidor que funciona aquí. Envía el código, un archivo o una imagen, o dile a «nonokit play --public-url» dónde hay una copia para todos.
share-only-file = Esta página es un archivo: envíala tal cual, o envía el código.
share-embed = Para tu propia página (HTML)
share-only-network = Este enlace solo se abre en esta red. A los demás envíales el código, un archivo o una imagen.
share-copy = Copiar
share-copied = Copiado.
share-qr = El enlace como código QR
share-no-qr = Este puzle es demasiado grande para un código QR. Usa el enlace o un archivo.
share-file = Archivo
share-save = Guardar
share-saved = { $name } está guardado.
share-losses = Guardado. El formato no pudo conservar: { $losses }.
share-needs-server = Este formato necesita el servidor de nonokit. JSON no.

format-json = nonokit JSON
format-non = NON
format-xml = webpbn XML
format-g = Olšák G
format-svg = Imagen SVG
format-png = Imagen PNG
format-pdf = Página PDF

print-title = Imprimir
print-heading = Nonograma { $width }×{ $height }

statistics-title = Estadísticas
statistics-solved = resueltos
statistics-streak = { $count ->
    [one] día seguido
   *[other] días seguidos
}
statistics-longest = racha más larga
statistics-time = tiempo de juego
statistics-by-size = Tiempos por tamaño
statistics-size = Tamaño
statistics-count = Resueltos
statistics-best = Mejor
statistics-median = Mediana
statistics-lately = Últimos 5
statistics-techniques = Tus ayudas más pedidas
statistics-looks = Los pasos que más tiempo buscas
statistics-empty = Aún no hay nada resuelto.
statistics-start = Elige un puzle.
statistics-note = Estas cifras salen de tus partidas, así que son iguales allí donde estén.
achievements-title = Logros
achievement-reached = conseguido
achievement-new = Nuevo: { $names }
achievement-course = El curso completo
achievement-course-text = Todas las lecciones resueltas
achievement-unaided = Sin ayuda
achievement-unaided-text = Un dibujo de 10×10 o más sin ayuda
achievement-collection = Una colección entera
achievement-collection-text = Todos los dibujos de una colección resueltos
achievement-grades = De cada nivel
achievement-grades-text = Un dibujo de cada nivel resuelto
achievement-week = Siete días seguidos
achievement-week-text = Algo resuelto cada día durante siete días
achievement-large = El gran dibujo
achievement-large-text = Uno de 900 casillas o más, como 30×30
achievement-expert = Experto sin ayuda
achievement-expert-text = Un puzle para expertos sin ayuda
achievement-hundred = Cien dibujos
achievement-hundred-text = 100 puzles distintos resueltos

settings-title = Ajustes
settings-look = Aspecto
settings-help = Ayuda
settings-hand = Marcar casillas
settings-feel = Sonido y tacto
settings-data = Progreso

setting-theme = Tema
setting-theme-auto = Como el dispositivo
setting-theme-light = Claro
setting-theme-sepia = Sepia
setting-theme-dark = Oscuro
setting-theme-contrast = Alto contraste, claro
setting-theme-contrast-dark = Alto contraste, oscuro
setting-language = Idioma
setting-language-auto = Como el navegador
setting-large-text = Texto grande
setting-symbols = Símbolos para los colores
setting-symbols-auto = Si se parecen
setting-symbols-always = Siempre
setting-symbols-never = Nunca
setting-crosshair = Mostrar fila y columna
setting-motion = Movimiento
setting-motion-auto = Como el dispositivo
setting-motion-less = Menos
setting-check = Avísame de
setting-check-off = Nada
setting-check-runs = Bloques completos mal puestos
setting-check-line = Líneas imposibles
setting-check-cells = Casillas erróneas
setting-finished = Atenuar números terminados
setting-finished-text = Solo si su sitio es seguro.
setting-auto-cross = Tachar el resto de una línea acabada
setting-auto-cross-text = O pulsa su pista.
setting-timer = Mostrar el tiempo
setting-without = Técnicas en las ayudas
setting-without-text = Las ayudas prescinden de las que están desactivadas.
setting-drag = Un trazo cambia
setting-drag-same = Casillas como la primera
setting-drag-empty = Solo casillas abiertas
setting-drag-all = Todas las casillas
setting-drag-count = Contar al trazar
setting-long-press = Una pulsación larga pone
setting-long-press-cross = Cruz
setting-long-press-maybe = Quizá
setting-long-press-off = Nada
setting-sound = Sonidos
setting-sound-text = Breves y suaves: para las marcas, las líneas terminadas y el final.
setting-haptics = Vibración
setting-haptics-text = Si el dispositivo puede: para las marcas, las líneas terminadas y las pulsaciones largas.

progress-export = Exportar el progreso
progress-import = Importar progreso
progress-text = Se guarda enseguida en este navegador, y en el servidor si lo hay.
progress-not-kept = Este navegador no permite guardar aquí: exporta antes de salir.
progress-unreadable = Este no es un archivo de progreso.
progress-brought-fresh = { $count ->
    [one] Una partida es nueva aquí.
   *[other] { $count } partidas son nuevas aquí.
}
progress-brought-further = { $count ->
    [one] Una continúa la de aquí.
   *[other] { $count } continúan las de aquí.
}
progress-brought-apart = { $count ->
    [one] Una siguió en ambos sitios: ábrela para elegir.
   *[other] { $count } siguieron en ambos sitios: ábrelas para elegir.
}
progress-brought-same = { $count ->
    [one] Una ya estaba aquí.
   *[other] { $count } ya estaban aquí.
}
progress-brought-none = No contiene partidas.
progress-link-one = Continuar en otro dispositivo
progress-link-all = Enlace a todas las partidas
progress-link-text = Abre este enlace en el otro dispositivo, o pégalo allí en «Importar», en cualquier copia de este sitio. Las partidas se añaden a las que hay; nada se sobrescribe.
progress-link-size = El enlace lo contiene todo: { $size }.
progress-link-long = El enlace lo contiene todo: { $size }. Algunos mensajeros cortan enlaces tan largos; un archivo queda entero.
progress-link-too-long = Son { $size }, demasiado para un enlace. Guarda un archivo e impórtalo en el otro dispositivo.
progress-link-damaged = El enlace está dañado y no se ha tomado nada de él. Cópialo entero.
progress-link-question = { $count ->
    [0] Este enlace trae lo que aprendiste en otro dispositivo. Nada de aquí se sobrescribe.
    [one] Este enlace trae una partida de otro dispositivo. Nada de aquí se sobrescribe.
   *[other] Este enlace trae { $count } partidas de otro dispositivo. Nada de aquí se sobrescribe.
}
progress-link-take = Añadir

keys-title = Teclas
keys-move = Mover
keys-paint = Mover y pintar
keys-jump-five = Cinco filas más allá
keys-jump-five-sideways = Cinco columnas más allá
keys-row-ends = Extremos de la fila
keys-column-ends = Extremos de la columna
keys-news = Siguiente línea con novedades
keys-fill = Rellenar
keys-cross = Cruz
keys-maybe = Quizá
keys-erase = Borrar
keys-colour = Elegir un color
keys-speak-row = Leer la fila en voz alta
keys-speak-column = Leer la columna en voz alta
keys-undo = Deshacer
keys-redo = Rehacer
keys-hint = Ayuda; otra vez para el paso siguiente
keys-try = ¿Y si…?
keys-keep = Conservar la prueba, si no rellenar
keys-drop = Descartar la prueba, cerrar
keys-checkpoint = Poner una marca
keys-pause = Pausa
keys-zoom = Zoom
keys-fit = Ajustar a la ventana
keys-help = Esta lista
keys-mouse = Ratón: el izquierdo rellena, el derecho tacha, el central pone quizá; un trazo no sale de su línea. Ctrl y rueda amplían.

key-Space = Espacio
key-ArrowUp = ↑
key-ArrowDown = ↓
key-ArrowLeft = ←
key-ArrowRight = →
key-PageUp = Re Pág
key-PageDown = Av Pág
key-Home = Inicio
key-End = Fin
key-Enter = Intro
key-Escape = Esc
key-Backspace = Retroceso
key-Delete = Supr
key-Ctrl = Ctrl
key-Shift = Mayús

### The editor

edit-title = Dibuja el tuyo

edit-hero = Dibuja, suelta una imagen o escribe pistas

edit-untitled = Sin título

edit-panel = Sobre el dibujo

edit-mode = Editar con
edit-mode-draw = Dibujo
edit-mode-clues = Pistas
edit-mode-draw-long = Volver al dibujo
edit-mode-clues-long = Escribir o pegar pistas

edit-test = Probarlo
edit-test-back = Volver al dibujo

edit-keep = Guardar

edit-keep-long = Guardar en mis puzles

edit-kept = Guardado en tus puzles.

edit-kept-ambiguous = Guardado en tus puzles. Tiene varias soluciones: cualquiera contará como resuelto.

edit-keep-empty = Aún no hay ningún puzle que guardar.

edit-new = Hoja nueva

edit-drafts = Mis borradores
edit-drafts-remove = Quitar este borrador
edit-drafts-remove-question = ¿Quitar este borrador? No se podrá recuperar.

edit-share = Compartir y exportar

edit-copy = Editar una copia
edit-copy-of = Editar una copia de { $name }
edit-copy-action = Mostrar y editar
edit-copy-question = Al editar se ve la imagen, y aún no has resuelto este puzle. ¿Mostrarla?
edit-copy-large = El editor admite como mucho { $most } casillas por lado.
edit-copy-clues = Aquí no se conoce su imagen: editas sus pistas.

edit-needs-server = Esto necesita el servidor de nonokit: arráncalo con «nonokit play».

edit-board-label = Hoja de dibujo, { $width } columnas y { $height } filas. Las flechas mueven, espacio pinta, las letras eligen herramientas, ? muestra todas las teclas.

edit-cell-empty = vacía

edit-tool-pencil = Lápiz
edit-tool-eraser = Goma
edit-tool-line = Línea
edit-tool-rectangle = Rectángulo
edit-tool-ellipse = Elipse
edit-tool-bucket = Rellenar una zona
edit-tool-select = Seleccionar y mover
edit-tool-lock = Proteger de arreglos

edit-solid = Formas rellenas

edit-symmetry = Simetría
edit-symmetry-none = Sin simetría
edit-symmetry-horizontal = Izquierda = derecha
edit-symmetry-vertical = Arriba = abajo
edit-symmetry-both = Ambas
edit-symmetry-rotate180 = Media vuelta
edit-symmetry-rotate90 = Cuarto de vuelta
edit-symmetry-diagonal = Diagonal

edit-colour-add = Añadir un color
edit-colour-ground = Color de fondo
edit-colour-edit = Cambiar este color
edit-colour-look = Color
edit-colour-name = Nombre
edit-colour-remove = Quitar
edit-colour-alike = Hay dos colores difíciles de distinguir para algunos ojos. El juego añadirá símbolos.

edit-sheet-title = Hoja

edit-width = Ancho

edit-height = Alto

edit-sheet-arrange = Disponer

edit-arrange-mirror-across = Reflejar izquierda y derecha
edit-arrange-mirror-down = Reflejar arriba y abajo
edit-arrange-turn-left = Girar a la izquierda
edit-arrange-turn-right = Girar a la derecha
edit-arrange-left = Desplazar a la izquierda
edit-arrange-right = Desplazar a la derecha
edit-arrange-up = Desplazar hacia arriba
edit-arrange-down = Desplazar hacia abajo
edit-arrange-invert = Invertir
edit-arrange-trash = Borrar todo

edit-handle-top = Tira para añadir o quitar filas arriba
edit-handle-right = Tira para añadir o quitar columnas a la derecha
edit-handle-bottom = Tira para añadir o quitar filas abajo
edit-handle-left = Tira para añadir o quitar columnas a la izquierda

edit-underlay-add = Imagen para calcar
edit-underlay-remove = Quitar la imagen para calcar
edit-underlay-opacity = Intensidad

edit-status-empty = Una hoja vacía
edit-status-empty-text = Dibuja algo, suelta una imagen o escribe pistas.
edit-status-unfinished = Faltan pistas
edit-status-unfinished-text = Escribe o pega las pistas de ambos lados. En cuanto sea posible, aparece la solución.
edit-status-checking = Comprobando…
edit-status-unique = Única
edit-status-lines = línea a línea
edit-status-trials = necesita pruebas
edit-status-rating = Una solución. La dificultad llega en un momento.
edit-status-unrated = Una solución. Para la dificultad, arranca el servidor con «nonokit play».
edit-status-multiple = Ambiguo: { $cells } casillas en { $islands }

edit-islands = { $count ->
    [one] { $count } isla
   *[other] { $count } islas
}

edit-status-multiple-text = Las casillas de una isla se pueden intercambiar sin cambiar ninguna pista.
edit-status-multiple-partly = Puede haber más: no dio tiempo a mirar todas las casillas.
edit-status-none = Ninguna imagen encaja con estas pistas
edit-status-none-text = Cada línea es posible, pero no todas juntas. Seguramente hay un número mal escrito.
edit-status-unknown = No se decidió a tiempo
edit-status-open = { $count ->
    [one] Las líneas solas dejan { $count } casilla abierta
   *[other] Las líneas solas dejan { $count } casillas abiertas
}
edit-status-open-text = Si es única, y cómo arreglarlo, lo sabe el servidor: arranca «nonokit play».

edit-flip-title = Otras soluciones
edit-flip-text = Todas tienen las mismas pistas.
edit-flip-drawn = como está dibujado
edit-flip-place = { $number } de { $count }
edit-flip-back = Solución anterior
edit-flip-next = Solución siguiente
edit-flip-use = Dibujar esta

edit-fix-title = Arreglos
edit-fix-text = Primero los menos visibles. Pulsa uno para aplicarlo.
edit-fix-searching = Buscando cambios pequeños…
edit-fix-none = Ningún cambio pequeño basta. Desprotege casillas, renuncia a la simetría o redibuja una isla.
edit-fix-cut = No se encontró un arreglo a tiempo. Pide menos, o redibuja una isla.
edit-fix-met = No hay que cambiar nada.
edit-fix-done = Aplicado.
edit-fix-fill = Rellenar fila { $row }, columna { $column }
edit-fix-clear = Vaciar fila { $row }, columna { $column }
edit-fix-paint = Pintar fila { $row }, columna { $column } de { $colour }
edit-fix-fill-many = { $count ->
    [one] Rellenar { $count } casilla
   *[other] Rellenar { $count } casillas
}
edit-fix-clear-many = { $count ->
    [one] Vaciar { $count } casilla
   *[other] Vaciar { $count } casillas
}
edit-fix-paint-many = { $count ->
    [one] Pintar { $count } casilla
   *[other] Pintar { $count } casillas
}
edit-fix-bolder = Líneas más gruesas
edit-fix-complete = Y listo.
edit-fix-partial = { $count ->
    [one] Fija { $count } casilla, deja { $left }.
   *[other] Fija { $count } casillas, deja { $left }.
}

edit-tool-give = Regalar casillas

edit-give = No cambiar nada, regalar casillas
edit-give-text = La imagen se queda; se ven algunas casillas desde el principio.
edit-give-some = El puzle regala las casillas con punto. Púlsalas con el ojo para retirarlas.
edit-give-none = No hay que regalar nada.

edit-target = Meta
edit-target-unique = Única
edit-target-line-solvable = Línea a línea
edit-target-easy = Fácil como mucho
edit-target-medium = Medio como mucho

edit-profile-title = Dificultad
edit-profile-techniques = Técnicas que necesita, y cuántas veces
edit-profile-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
edit-profile-narrow = { $count ->
    [one] lo más estrecho: { $count } jugada posible
   *[other] lo más estrecho: { $count } jugadas posibles
}
edit-profile-choices = Jugadas posibles, paso a paso
edit-profile-first = Mostrar las primeras jugadas
edit-profile-first-text = Los puntos grandes son fáciles de encontrar.

edit-clues-text = Una pista por línea, números separados por espacios. Pega un puzle entero: se reconocen filas y columnas.
edit-clues-rows = Filas
edit-clues-columns = Columnas
edit-clues-totals = filas { $rows }, columnas { $columns }
edit-clues-unbalanced = Filas y columnas deben llenar las mismas casillas: sobran { $difference } en un lado.
edit-clues-long = { $line } necesita { $need } casillas, hay { $size }.
edit-clues-unreadable = { $line }: «{ $part }» no es un número.
edit-clues-next-bad = Siguiente línea mala
edit-clues-to-picture = Dibujar la solución
edit-clues-pasted = Pegadas { $rows } filas y { $columns } columnas.

edit-paste-unknown = Ni imagen ni pistas: nada que pegar.

edit-image-title = De una imagen
edit-image-original = La imagen
edit-image-width = Ancho
edit-image-height = Alto
edit-image-proportion = Mantener las proporciones
edit-image-colours = Colores
edit-image-colours-auto = automático
edit-image-threshold = Umbral
edit-image-auto = Buscar el umbral
edit-image-invert = Rellenar lo claro
edit-image-crop = Recortar al contenido
edit-image-keep-art = No cambiar nada, regalar casillas
edit-image-crop-box = La parte de la imagen que se usa: arrastra para trazarla. Las flechas la mueven, con Mayús cambian su tamaño.
edit-image-whole = Imagen entera
edit-image-more = Más
edit-image-more-server = El contraste, el tramado, el fondo y las máscaras necesitan el servidor de nonokit: inícialo con «nonokit play».
edit-image-contrast = Contraste
edit-image-dithering = Tramado
edit-image-dithering-off = Ninguno
edit-image-dithering-ordered = Ordenado
edit-image-dithering-diffusion = Difusión
edit-image-palette = Paleta
edit-image-palette-counted = Tantos colores como se indica
edit-image-palette-fixed = Los colores de la hoja
edit-image-background = Fondo
edit-image-background-auto = Buscarlo
edit-image-background-keep = Ninguno: la imagen llena su marco
edit-image-background-colour = Este color
edit-image-subject = Máscara: una imagen clara donde está el motivo
edit-image-protect = No cambiar ninguna casilla protegida
edit-image-variants = Variantes
edit-image-working = Haciendo puzles…
edit-image-choose = Está probado que cada una tiene una sola solución. Elige una.
edit-image-doubtful = Está probado que cada una tiene una sola solución, pero quizá nadie la reconozca: un tamaño mayor o un recorte puede ayudar.
edit-image-unreadable = Este navegador no puede abrir esa imagen. Guárdala como PNG o JPEG e inténtalo de nuevo.

edit-variant-as-asked = Como se pidió
edit-variant-as-drawn = Como está dibujado
edit-variant-plain = Sencillo
edit-variant-darker = Más oscuro
edit-variant-lighter = Más claro
edit-variant-local = Local
edit-variant-plain-cropped = Sencillo, recortado
edit-variant-strokes = Trazos
edit-variant-broad-strokes = Trazos gruesos
edit-variant-filled = Relleno
edit-variant-silhouette = Silueta
edit-variant-dark-parts = Partes oscuras
edit-variant-dark-parts-and-rim = Partes oscuras y contorno
edit-variant-without-light-parts = Sin partes claras
edit-variant-inner-lines = Líneas interiores
edit-variant-details-and-rim = Detalles y contorno
edit-variant-tone = Tonos
edit-variant-tone-and-rim = Tonos y contorno
edit-variant-lines-and-rim = Líneas y contorno
edit-variant-on-dark = Sobre oscuro
edit-variant-lines = Líneas
edit-variant-local-tone = Luz local
edit-variant-tone-whole-image = Tonos, imagen entera
edit-variant-lines-whole-image = Líneas, imagen entera
edit-variant-local-tone-whole-image = Luz local, imagen entera
edit-variant-colours = Colores
edit-variant-own-colours = Colores propios
edit-variant-smooth = Suave
edit-variant-fewer-colours = Menos colores
edit-variant-few-colours = Pocos colores
edit-variant-whole-image = Imagen entera
edit-variant-in-its-surroundings = Con su entorno
edit-variant-whole-image-in-colour = Imagen entera en color
edit-variant-changed = { $count ->
    [one] { $count } casilla cambiada
   *[other] { $count } casillas cambiadas
}
edit-variant-given = { $count ->
    [one] { $count } casilla regalada
   *[other] { $count } casillas regaladas
}
edit-variant-likeness = { $percent } % de parecido

edit-generate-title = Imagen al azar
edit-generate-text = Un puzle al azar de { $width }×{ $height }, con una sola solución, probada. Ocupa el lugar de la hoja.
edit-generate-density = Casillas rellenas
edit-generate-seed = Semilla: la misma da el mismo puzle
edit-generate-action = Crear uno
edit-generate-missed = No se encontró nada tan difícil a tiempo. Esto es lo más cercano.
edit-generate-working = Creando…

edit-grade-line-solvable = Cualquiera, línea a línea

edit-details = Título y autor
edit-details-title = Título
edit-details-author = Autor
edit-details-licence = Licencia
edit-details-description = Descripción

edit-keys-paint = Pintar; en formas, empezar y luego acabar
edit-keys-clipboard = Seleccionar todo, copiar, cortar, pegar
edit-keys-escape = Descartar el trazo o la selección
edit-keys-mouse = Ratón: el izquierdo pinta, el derecho borra; Mayús hace cuadrados, círculos y rectas. Dos dedos mueven y amplían.

### Collections, and what pictures show

collection-course = Curso para principiantes
collection-quick = Rápidos
collection-farm = En la granja
collection-wild = Animales salvajes
collection-birds = Aves
collection-sea = Junto al mar
collection-garden = En el jardín
collection-fruit = Fruta
collection-kitchen = En la cocina
collection-town = En la ciudad
collection-travel = De viaje
collection-night = De noche
collection-space = Espacio
collection-winter = Invierno
collection-home = En casa
collection-wardrobe = Armario
collection-workshop = Taller
collection-games = Juegos
collection-music = Música
collection-faces = Caras
collection-letters = Letras
collection-places = Lugares
collection-scenes = Grandes escenas

title-acorn = Bellota
title-aeroplane = Avión
title-alien = Extraterrestre
title-anchor = Ancla
title-apple = Manzana
title-aquarium = Acuario
title-arrow = Flecha
title-axe = Hacha
title-ball = Pelota
title-balloon = Globo
title-banana = Plátano
title-bat = Murciélago
title-beach = Playa
title-bear = Oso
title-bee = Abeja
title-bell = Campana
title-bicycle = Bicicleta
title-bishop = Alfil
title-book = Libro
title-boot = Bota
title-bottle = Botella
title-breakfast = Desayuno
title-bridge = Puente
title-bright-idea = Buena idea
title-brush = Pincel
title-burger = Hamburguesa
title-bus = Autobús
title-busy-bee = Abeja atareada
title-butterfly = Mariposa
title-cactus = Cactus
title-cake = Tarta
title-camel = Camello
title-camera = Cámara
title-candle = Vela
title-car = Coche
title-carrot = Zanahoria
title-castle = Castillo
title-cat = Gato
title-cat-face = Cara de gato
title-cat-on-the-wall = Gato en el muro
title-cheese = Queso
title-cherries = Cerezas
title-chess-set = Juego de ajedrez
title-church = Iglesia
title-clock = Despertador
title-clover = Trébol
title-clown = Payaso
title-clubs = Tréboles
title-cow = Vaca
title-crab = Cangrejo
title-crocodile = Cocodrilo
title-crown = Corona
title-cup = Taza
title-cupcake = Magdalena
title-daisy = Margarita
title-desert = Desierto
title-diamond = Diamante
title-die = Dado
title-dinosaur = Dinosaurio
title-dog = Perro
title-dog-face = Cara de perro
title-dolphin = Delfín
title-doughnut = Rosquilla
title-dragonfly = Libélula
title-drum = Tambor
title-duck = Pato
title-duckling = Patito
title-egg = Huevo
title-elephant = Elefante
title-envelope = Sobre
title-evening-at-sea = Atardecer en el mar
title-factory = Fábrica
title-farm = Granja
title-feather = Pluma
title-fir = Abeto
title-fireworks = Fuegos artificiales
title-fish = Pez
title-flamingo = Flamenco
title-flying-saucer = Platillo volante
title-fox = Zorro
title-frog = Rana
title-garden-shed = Cobertizo
title-gecko = Geco
title-ghost = Fantasma
title-gift = Regalo
title-giraffe = Jirafa
title-glass = Copa
title-glasses = Gafas
title-good-dog = Buen perro
title-grapes = Uvas
title-guitar = Guitarra
title-halloween = Halloween
title-hammer = Martillo
title-harbour = Puerto
title-hare = Liebre
title-heart = Corazón
title-hedgehog = Erizo
title-helicopter = Helicóptero
title-hello = Hola
title-hen = Gallina
title-heron = Garza
title-hot-cup = Taza caliente
title-hourglass = Reloj de arena
title-house = Casa
title-ice-cream = Helado
title-igloo = Iglú
title-island = Isla
title-jellyfish = Medusa
title-just-hatched = Recién nacido
title-key = Llave
title-king = Rey
title-kite = Cometa
title-kitten = Gatito
title-koala = Koala
title-koi = Carpa koi
title-ladybird = Mariquita
title-lantern = Farolillo
title-leaf = Hoja
title-lemon = Limón
title-light-bulb = Bombilla
title-lighthouse = Faro
title-lion = León
title-little-car = Cochecito
title-little-fish = Pececito
title-long-neck = Cuello largo
title-lorry = Camión
title-magnet = Imán
title-melon = Sandía
title-mitten = Manopla
title-monkey = Mono
title-moon = Luna
title-moonlight = Luz de luna
title-mountains = Montañas
title-mouse = Ratón
title-mushroom = Seta
title-music = Música
title-night-owl = Búho nocturno
title-note = Nota
title-octopus = Pulpo
title-orchestra = Orquesta
title-outer-space = Espacio
title-owl = Búho
title-padlock = Candado
title-palm = Palmera
title-panda = Panda
title-parrot = Loro
title-pawn = Peón
title-pear = Pera
title-pencil = Lápiz
title-penguin = Pingüino
title-piano-keys = Teclas de piano
title-pig = Cerdo
title-pineapple = Piña
title-pirate = Pirata
title-pizza = Pizza
title-planet = Planeta
title-playroom = Cuarto de juegos
title-pocket-watch = Reloj de bolsillo
title-poppy = Amapola
title-pot-plant = Maceta
title-present = Obsequio
title-pumpkin = Calabaza
title-queen = Dama
title-rabbit = Conejo
title-rainbow = Arcoíris
title-ring = Anillo
title-robot = Robot
title-rocket = Cohete
title-rook = Torre
title-sailing-boat = Velero
title-saucepan = Cazuela
title-savanna = Sabana
title-saw = Sierra
title-scissors = Tijeras
title-scooter = Escúter
title-seahorse = Caballito de mar
title-shark = Tiburón
title-sheep = Oveja
title-shell = Concha
title-shirt = Camiseta
title-skull = Calavera
title-skyscrapers = Rascacielos
title-sleeping-village = Pueblo dormido
title-small-ghost = Pequeño fantasma
title-smile = Sonrisa
title-smiley = Emoticono
title-snail = Caracol
title-snake = Serpiente
title-snowflake = Copo de nieve
title-snowman = Muñeco de nieve
title-sock = Calcetín
title-songbird = Pájaro cantor
title-space-walk = Paseo espacial
title-spade = Pala
title-spades = Picas
title-spanner = Llave inglesa
title-sparrow = Gorrión
title-spider = Araña
title-sprout = Brote
title-squirrel = Ardilla
title-stag = Ciervo
title-star = Estrella
title-starfish = Estrella de mar
title-steam-engine = Locomotora de vapor
title-steamer = Barco de vapor
title-strawberry = Fresa
title-street = Calle
title-street-lamp = Farola
title-submarine = Submarino
title-sunflower = Girasol
title-sunset = Puesta de sol
title-swan = Cisne
title-table-lamp = Lámpara de mesa
title-tall-ship = Galeón
title-teapot = Tetera
title-teddy = Osito
title-teddy-bear = Osito de peluche
title-telephone = Teléfono
title-tent = Tienda de campaña
title-the-knight = El caballo
title-the-old-captain = El viejo capitán
title-toadstool = Seta venenosa
title-toolbox = Caja de herramientas
title-top-hat = Chistera
title-toy-blocks = Cubos de letras
title-tractor = Tractor
title-traffic-light = Semáforo
title-train = Tren
title-tree = Árbol
title-trophy = Trofeo
title-trumpet = Trompeta
title-tulip = Tulipán
title-turtle = Tortuga
title-umbrella = Paraguas
title-up-and-away = Por los aires
title-village = Pueblo
title-violin = Violín
title-volcano = Volcán
title-watering-can = Regadera
title-whale = Ballena
title-windmill = Molino de viento
title-window = Ventana
title-winter = Invierno
title-winter-tree = Árbol de invierno
title-zebra = Cebra
title-zoo = Zoo
title-letter = Letra { $sign }
title-number = Número { $sign }

### Hints and explanations

# Formas: CELLS y WALL conocen form: "of" (de la casilla), RUN form: "to" (al 3). Los colores están en masculino, con she
# (femenino), many (femenino plural) y they (masculino plural); VALUE concuerda con «casilla».

## How sentences are put together

text-sentence = { $clause }.
text-next = { $text } { $next }
list-comma = { $first }, { $last }
list-and = { $first } y { $last }
list-semicolon = { $first }; { $last }
why-in-line = { LINE($line, form: "bare") }: { $text }

## Phrases

phrase-row = { $form ->
    [bare] fila { $number }
   *[other] la fila { $number }
}
phrase-column = { $form ->
    [bare] columna { $number }
   *[other] la columna { $number }
}
phrase-rows = { $count ->
    [one] la fila { $list }
   *[other] las filas { $list }
}
phrase-columns = { $count ->
    [one] la columna { $list }
   *[other] las columnas { $list }
}
phrase-place = la casilla de la fila { $row }, columna { $column }
phrase-cells = { $count ->
    [one] { $form ->
        [of] de la casilla { $list }
       *[other] la casilla { $list }
    }
   *[other] { $form ->
        [of] de las casillas { $list }
       *[other] las casillas { $list }
    }
}
phrase-range = { $first } a { $last }
phrase-edge = { $form ->
    [of] del borde
   *[other] el borde
} { $side ->
    [left] izquierdo
    [right] derecho
    [top] superior
   *[bottom] inferior
}
phrase-run = { $form ->
    [to] al { $number }
   *[other] el { $number }
}
phrase-run-coloured = { $form ->
    [to] al { $number } { COLOUR($colour) }
   *[other] el { $number } { COLOUR($colour) }
}
phrase-run-nth = { $form ->
    [to] al { phrase-nth } { $number }
   *[other] el { phrase-nth } { $number }
}
phrase-run-nth-coloured = { $form ->
    [to] al { phrase-nth } { $number } { COLOUR($colour) }
   *[other] el { phrase-nth } { $number } { COLOUR($colour) }
}
phrase-nth = { $nth ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
    [6] sexto
    [7] séptimo
    [8] octavo
    [9] noveno
    [last] último
   *[other] { $nth }.º
}
phrase-value = { $value ->
    [empty] { $form ->
        [many] vacías
       *[other] vacía
    }
    [filled] { $form ->
        [many] llenas
       *[other] llena
    }
   *[colour] { $form ->
        [many] { COLOUR($colour, form: "many") }
       *[other] { COLOUR($colour, form: "she") }
    }
}
phrase-settled = { CELLS($cells) } { COUNT($cells) ->
    [one] { VALUE($value) }
   *[other] { VALUE($value, form: "many") }
}
phrase-excluded = { CELLS($cells) } no { COUNT($cells) ->
    [one] { VALUE($value) }
   *[other] { VALUE($value, form: "many") }
}
phrase-colour = { $name }
phrase-colour-number = { $name } { $number }
phrase-lose = { $palette ->
    [plain] { CELLS($cells) } { COUNT($cells) ->
        [one] queda vacía
       *[other] quedan vacías
    }
   *[coloured] { CELLS($cells) } { COUNT($cells) ->
        [one] no puede ser { COLOUR($colour, form: "she") }
       *[other] no pueden ser { COLOUR($colour, form: "many") }
    }
}
phrase-any-run = { $palette ->
    [plain] bloque
   *[coloured] bloque { COLOUR($colour) }
}
phrase-any-filled = { $palette ->
    [plain] llena
   *[coloured] { COLOUR($colour, form: "she") }
}

## Where

where-line = mira { LINE($line) }
where-trial = de una sola línea ya no se sigue nada, así que prueba { PLACE($place) }
where-too-deep = ninguna prueba corta ayuda, y nadie debería tener que ver el siguiente paso

## Why: the whole line

why-full-line = la pista { CLUE($clue) } { $count ->
    [one] llena la única casilla
    [2] necesita las dos casillas, así que solo cabe de una forma
   *[other] necesita las { $count } casillas, así que solo cabe de una forma
}
why-empty-line = la pista es 0, así que todas las casillas quedan vacías
why-all-filled = { $count ->
    [one] la única casilla que llena la pista ya está
    [2] las dos casillas que llena la pista ya están
   *[other] las { $count } casillas que llena la pista ya están
}, así que { CELLS($cells) } { COUNT($cells) ->
    [one] queda vacía
   *[other] quedan vacías
}
why-all-emptied = solo { $count ->
    [one] una casilla puede estar llena, y la pista la necesita
   *[other] { $count } casillas pueden estar llenas, y la pista las necesita todas
}, así que { CELLS($cells) } { COUNT($cells) ->
    [one] está llena
   *[other] están llenas
}
why-no-shared-colour = en { CELLS($cells) } la fila y la columna no tienen ningún color en común, así que { COUNT($cells) ->
    [one] queda vacía
   *[other] quedan vacías
}
why-colour-missing = { CROSSING($cells) } no { COUNT($cells) ->
    [one] tiene
   *[other] tienen
} ningún bloque { COLOUR($colour) }, así que { CELLS($cells) } no { COUNT($cells) ->
    [one] puede ser { COLOUR($colour, form: "she") }
   *[other] pueden ser { COLOUR($colour, form: "many") }
}
why-only-left = { CELLS($cells) } { COUNT($cells) ->
    [one] ya solo puede quedar { VALUE($value) }
   *[other] ya solo pueden quedar { VALUE($value, form: "many") }
}

## Why: where a run lies

why-fits-into = { RUN($run) } tiene que caber en { CELLS($reach) }, así que cubre { CELLS($covered) } empiece donde empiece
why-only-place = { $how ->
    [pushing] contando con todas las casillas conocidas,{" "}
    [likewise] del mismo modo,{" "}
   *[counting] {""}
}{ RUN($run) } solo cabe en { CELLS($covered) }
why-pushed = empujado { $kind ->
    [row] a la izquierda
   *[column] hacia arriba
} hasta donde permiten las casillas conocidas, { RUN($run) } ocupa { CELLS($first) }, y empujado { $kind ->
    [row] a la derecha
   *[column] hacia abajo
}, { CELLS($last) }, así que cubre { CELLS($covered) } en ambos casos
why-reaches-only = { RUN($run) } cubre { CELLS($filled) }, así que no sale de { CELLS($reach) }, y { phrase-lose }
why-no-run-before = { $how ->
    [pushing] contando con todas las casillas conocidas,{" "}
    [likewise] del mismo modo,{" "}
   *[counting] {""}
}{ RUN($run) } empieza como muy pronto en { CELLS($begin) }, así que { phrase-lose }
why-no-run-between = { $how ->
    [pushing] contando con todas las casillas conocidas,{" "}
    [likewise] del mismo modo,{" "}
   *[counting] {""}
}{ RUN($before) } acaba como muy tarde en { CELLS($end) } y { RUN($after) } empieza como muy pronto en { CELLS($begin) }, así que { phrase-lose }
why-no-run-after = { $how ->
    [pushing] contando con todas las casillas conocidas,{" "}
    [likewise] del mismo modo,{" "}
   *[counting] {""}
}{ RUN($run) } acaba como muy tarde en { CELLS($end) }, así que { phrase-lose }

## Why: stretches of filled cells

why-part-of = { CELLS($stretch) } { COUNT($stretch) ->
    [one] pertenece
   *[other] pertenecen
} { RUN($run, form: "to") }, porque { LIST($reasons) }
reason-only-run = no hay otro { phrase-any-run }
reason-shorter = cualquier { $side ->
    [before] { phrase-any-run } anterior
    [after] { phrase-any-run } posterior
   *[other] otro { phrase-any-run }
} es demasiado corto
reason-too-long = cualquier { $side ->
    [before] { phrase-any-run } anterior
    [after] { phrase-any-run } posterior
   *[other] otro { phrase-any-run }
} es demasiado largo para { CELLS($room) }
reason-ends-by = { RUN($run) } acaba como muy tarde en { CELLS($end) }
reason-begins-from = { RUN($run) } empieza como muy pronto en { CELLS($begin) }
reason-as-many = hay { $count } { $palette ->
    [plain] tramos
   *[coloured] tramos { COLOUR($colour, form: "they") }
} separados y otros tantos bloques
why-grows = { RUN($run) } no puede pasar { WALL($wall, form: "of") }, así que cubre también { CELLS($cells) }
why-grows-at-least = cualquier { phrase-any-run } que quepa en { CELLS($stretch) } tiene al menos { $length } casillas y no puede pasar { WALL($wall, form: "of") }, así que { CELLS($cells) } { $palette ->
    [plain] { COUNT($cells) ->
        [one] está llena
       *[other] están llenas
    }
   *[coloured] { COUNT($cells) ->
        [one] es { COLOUR($colour, form: "she") }
       *[other] son { COLOUR($colour, form: "many") }
    }
}
why-complete = { RUN($run) } está completo en { CELLS($stretch) }, así que { phrase-lose }
why-longest = ningún { phrase-any-run } es más largo que el tramo de { CELLS($stretch) }, así que { phrase-lose }
why-same-length = cualquier { phrase-any-run } que quepa en { CELLS($stretch) } tiene exactamente { $length ->
    [one] una casilla
   *[other] { $length } casillas
}, así que { phrase-lose }
why-joins = { CELLS($first) } y { CELLS($second) } pertenecen { RUN($run, form: "to") }, así que cubre también { CELLS($cells) } entre ellas
why-too-long-together = si se llenara { CELLS($cells) }, { CELLS($whole) } formarían { $length } seguidas, pero ningún { phrase-any-run } que llegue ahí mide más de { $longest }, así que { phrase-lose }

## Why: gaps

why-would-touch = un { phrase-any-run } que empezara en { CELLS($cells) }, justo al lado { WALL($wall, form: "of") }, tendría { $length ->
    [one] una casilla
   *[other] { $length } casillas
} y tocaría { CELLS($filled) }, que { $palette ->
    [plain] está llena
   *[coloured] es { COLOUR($colour, form: "she") }
}, así que { phrase-lose }
why-gap-too-short = el hueco de { CELLS($gap) } es demasiado corto, porque cualquier { phrase-any-run } que llegue ahí tiene al menos { $length } casillas, así que { phrase-lose }
why-skips-gap = { RUN($run) } no cabe en el hueco de { CELLS($gap) }

## Why: what cannot be, within a line

why-suppose = supongamos { CELLS($cells) } { VALUE($value) }
why-hence = así que { CELLS($cells) } { $palette ->
    [plain] { $value ->
        [0] está llena
       *[other] queda vacía
    }
   *[coloured] no puede quedar { VALUE($value) }
}
why-dead-end = pero { REASON($reason) }
phrase-where = {" "}en { LINE($line) }
reason-no-room = ya no queda sitio{ $where } para { RUN($run) }
reason-no-run-for = ningún { phrase-any-run }{ $where } cabe en { CELLS($stretch) }
reason-does-not-fit = { RUN($run) } no cabe en { CELLS($room) }
reason-exceeds = { CELLS($stretch) } { COUNT($stretch) ->
    [one] es
   *[other] son
} demasiado para { RUN($run) }
reason-already = { CELLS($cells) } ya { COUNT($cells) ->
    [one] figura como { VALUE($value) }
   *[other] figuran como { VALUE($value, form: "many") }
}
reason-too-many-filled = entonces hay { $count } casillas llenas{ $where }, y la pista solo llena { $total }
reason-too-few-left = entonces solo { $count ->
    [one] una casilla puede estar llena
   *[other] { $count } casillas pueden estar llenas
}{ $where }, y la pista necesita { $total }
reason-too-many-stretches = entonces hay { $count } { $palette ->
    [plain] tramos
   *[coloured] tramos { COLOUR($colour, form: "they") }
} separados{ $where }, y solo { $total ->
    [one] un bloque así
   *[other] { $total } bloques así
}
why-all-agree = esto es difícil: solo recorriendo las { $count } formas de colocar { CLUE($clue) } se ve lo que comparten: { NEWS($settled, $excluded) }

## Why: trials

why-try = anota a lápiz { PLACE($place) } como { VALUE($value) }
why-follows = entonces { LINE($line) } necesita { NEWS($settled, $excluded) }
why-breaks = pero entonces { LINE($line) } no se puede terminar
why-breaks-because = pero { REASON($reason, where: "line") }
why-two-values = pero { PLACE($place) } no puede quedar { VALUE($first) } y { VALUE($second) } a la vez
why-either-way = en ambos casos, { PLACE($place) } queda { VALUE($value) }
why-therefore = así que { PLACE($place) } { $palette ->
    [plain] { $value ->
        [0] está llena
       *[other] está vacía
    }
   *[coloured] no puede quedar { VALUE($value) }
}
why-too-deep = { PLACE($place) } no puede quedar { VALUE($value) }, pero { $depth ->
    [1] verlo exige más miradas de las que nadie debería retener
    [2] solo lo muestran pruebas dentro de esta prueba, y nadie debería necesitarlas
   *[other] solo lo muestran muchas pruebas dentro de pruebas, y nadie debería necesitarlas
}

## Which cells

do-fill = { $palette ->
    [plain] rellena { CELLS($cells) } de { LINE($line) }
   *[coloured] pinta { CELLS($cells) } de { LINE($line) } de color { COLOUR($colour) }
}
do-empty = marca { CELLS($cells) } de { LINE($line) } como { COUNT($cells) ->
    [one] vacía
   *[other] vacías
}
do-not-colour = { CELLS($cells) } de { LINE($line) } no { COUNT($cells) ->
    [one] puede ser { COLOUR($colour, form: "she") }
   *[other] pueden ser { COLOUR($colour, form: "many") }
}
do-not-empty = { CELLS($cells) } de { LINE($line) } no { COUNT($cells) ->
    [one] puede quedar vacía
   *[other] pueden quedar vacías
}
do-place = { PLACE($place) } queda { VALUE($value) }
do-place-not = { PLACE($place) } no puede quedar { VALUE($value) }

## Before a step: what has to be noted first

premise = fíjate primero: { $text }

## States without a step

state-finished-where = todo está hecho
state-finished-why = cada línea encaja con su pista
state-finished-cells = no queda nada por llenar
state-impossible-line-where = algo no encaja en { $lines }
state-impossible-line-why = { $lines } no se puede terminar así
state-impossible-line-cells = al menos una de sus casillas marcadas pide otra mirada
state-impossible-line-cells-blank = no hay nada marcado en ella, así que su pista no puede estar bien
state-wrong-cells-where = { $count ->
    [one] una casilla no encaja
   *[other] { $count } casillas no encajan
}
state-wrong-cells-why = mira otra vez { $lines }
state-wrong-cells-cells = distinto en la única solución: { $places }
state-unfinishable-where = así no se puede terminar
state-unfinishable-why = ninguna imagen encaja con las pistas y con todo lo marcado
state-unfinishable-cells = deshaz algunas de tus últimas jugadas
state-unfinishable-cells-blank = aún no hay nada marcado, así que las pistas no encajan entre sí
state-several-where = desde aquí encaja más de una imagen
state-several-why = las pistas dejan elegir, y ningún paso visible es obligado
state-several-cells = pueden ser una cosa u otra, por ejemplo: { $places }
state-stuck-where = ninguna técnica lleva más allá
state-stuck-why = lo permitido aquí no basta para el siguiente paso
state-stuck-cells = permite más técnicas, o pon una marca y arriesga
state-unknown-where = no se encontró ninguna ayuda en el tiempo permitido
state-unknown-why = encontrar el siguiente paso tarda más de lo permitido
state-unknown-cells = da más tiempo, o sigue donde tú veas algo
state-rewind = { $count ->
    [0] ya la primera jugada no encaja
   *[other] todo iba bien hasta la jugada { $count }
}
list-more = { $list } …

# Printed books.
book-contents = Índice
book-answers = Soluciones
book-rules = Cómo se resuelve
book-credits = Créditos
book-page = página { $page }
book-answer-on = solución en la página { $page }
book-no-answer = solución desconocida
book-by = de { $author }
book-part = parte { $part } de { $parts }: columnas { $columns }, filas { $rows }
book-puzzle = Puzle { $first }
book-puzzles = Puzles { $first }–{ $last }
book-credit = Puzles { $numbers }: { $credit }
book-licence = licencia { $licence }
book-minutes = unos { $minutes } min
book-rules-clues = Los números junto a una fila y sobre una columna dicen qué casillas están rellenas: 3 1 es un grupo de tres casillas rellenas y después una casilla rellena, en ese orden y con al menos una casilla vacía entre los grupos.
book-rules-marks = Rellena las casillas de las que estés seguro y marca con una crucecita o un punto las que deben quedar vacías: ambas cosas ayudan a las líneas que las cruzan.
book-rules-colours = En color, cada número tiene el color de su grupo. Entre dos grupos del mismo color hay al menos una casilla vacía; los grupos de colores distintos pueden tocarse.
book-rules-one = Cada puzle de este libro tiene exactamente una solución.
book-spread = El siguiente puzle ocupa dos páginas.
book-mosaic = Cada puzle de este capítulo es una pieza de un dibujo grande. El plano muestra dónde va cada una; juntas lo muestran entero.
book-together = { $title }: el dibujo completo

make-book-title = Hacer un libro
make-book-inside = Qué contiene
make-book-add = Añadir archivos con puzles o imágenes (o soltarlos aquí)
make-book-files = Archivos e imágenes
make-book-each = Uno por uno
make-book-reading = Leyendo { $name }…
make-book-look = Qué aspecto tiene
make-book-trim = Tamaño de página
make-book-large-print = Letra grande
make-book-order = Orden
make-book-order-listed = Como en la lista
make-book-order-easy-first = Primero los fáciles
make-book-cover = Cubierta
make-book-cover-quilt = Muchas imágenes
make-book-cover-portrait = Una imagen
make-book-cover-band = Una franja de imágenes
make-book-cover-pencil = Un lápiz
make-book-cover-title = Solo el título
make-book-cover-none = Ninguna
make-book-with = Con
make-book-check = Comprobar
make-book-save = Guardar como PDF
make-book-none = Aún no hay ningún puzle elegido.
make-book-too-many = Un libro tiene como máximo { $most } puzles.
make-book-checking = Comprobando…
make-book-making = Creando el PDF…
make-book-ready = Todo está bien: se puede imprimir.
make-book-checked-only = Todo está bien. Para el PDF hace falta el servidor de nonokit: inícialo con «nonokit play».
make-book-needs-server = Un libro necesita el servidor de nonokit: inícialo con «nonokit play».
make-book-problems = { $count ->
    [one] Un puzle no se puede imprimir así:
   *[other] { $count } puzles no se pueden imprimir así:
}
make-book-leave-out = Dejarlos fuera
make-book-problem-several-solutions = Tiene varias soluciones.
make-book-problem-no-solution = No tiene solución.
make-book-problem-undecided = No hubo tiempo para demostrar que tiene una sola solución.
make-book-problem-duplicate = La misma imagen que { $other }.
make-book-problem-size = Con números legibles ocupa demasiadas páginas de este tamaño.
make-book-problem-characters = Ninguna fuente tiene aquí todos los caracteres de su título.

import type { Ask, Form, Phrasebook } from './phrasebook.types.ts';

const MAKING: Form = [
  'Di en una frase qué sabrá hacer el lector al final.',
  ['Qué hace falta', 'Enumera lo que hace falta antes de empezar: utensilios, tiempo y, si importa, dinero.'],
  ['Primeros pasos', 'Escribe el paso 1 y el paso 2, cada uno en una frase que empiece con un verbo.'],
  ['Siguientes pasos', 'Escribe el paso 3 y los que siguen, y nombra el error más frecuente.'],
  ['El resultado', 'Describe cómo queda al terminar y qué se puede probar después.'],
];

const COMPARISON: Form = [
  'Di en una frase qué se compara y para quién.',
  ['La primera opción', 'Describe la primera opción: qué es y qué la hace especial.'],
  ['La segunda opción', 'Describe la segunda opción con los mismos criterios y en el mismo orden.'],
  ['La diferencia', 'Nombra la diferencia que más importa y di cómo la has notado.'],
  ['En resumen', 'Resúmelo en una frase y, si hay que elegir, di con cuál te quedarías.'],
];

const OFFER: Form = [
  'Di en una frase qué hay de nuevo y para quién es.',
  ['Qué es', 'Describe lo que ofreces en una o dos frases, sin grandes promesas.'],
  ['Para qué sirve', 'Nombra una cosa que haga más fácil o más agradable, con un ejemplo.'],
  ['Precio y fechas', 'Da el precio y los días en que la oferta empieza y termina.'],
  ['Cómo conseguirlo', 'Di qué hay que hacer ahora y pon el enlace o la dirección.'],
];

const FAVORITE: Ask = ['Mi favorita', 'Nombra la pieza que elegirías tú y di en una frase por qué.'];

export const SPANISH: Phrasebook = {
  code: 'es',
  words: `el la los las un una unos unas de del y en con por para que qué cómo como cuándo dónde quién cuál mi tu su al es son
    fue no sin sobre entre desde hasta más mejor mejores mejorar dormir hacer cada muy este esta día noche mañana amor lluvia mar
    sol luna casa gato perro niña niño vida mundo ciudad viaje otoño invierno primavera verano cielo abuela receta consejos
    noticias reseña oferta feliz cumpleaños gracias historia cuento leyenda quería viajar comer gatos perros montaña bosque flores`,
  letters: /[ñ¿¡]/,
  quotes: ['«', '»'],
  numbers: 'un|una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  items: `Consejo/Consejos Truco/Trucos Idea/Ideas Razón/Razones Motivo/Motivos Manera/Maneras Forma/Formas Cosa/Cosas
    Error/Errores Hábito/Hábitos Secreto/Secretos Regla/Reglas Lección/Lecciones Mito/Mitos Señal/Señales Pregunta/Preguntas
    Lugar/Lugares Libro/Libros Película/Películas Canción/Canciones Ejercicio/Ejercicios Playa/Playas Ciudad/Ciudades
    Receta/Recetas Regalo/Regalos Planta/Plantas Paso/Pasos Dato/Datos Curiosidad/Curiosidades Plato/Platos Frase/Frases
    Beneficio/Beneficios Ejemplo/Ejemplos Restaurante/Restaurantes Pueblo/Pueblos`,
  factItems: 'Dato Curiosidad Mito',
  stepItems: 'Paso',
  namedItems: 'Lugar Libro Película Canción Playa Ciudad Receta Regalo Planta Plato Restaurante Pueblo Cosa',
  numbered: ['N.º', 'N.º'],
  only: '{Item}',
  colon: ':',
  calls: {
    list: 'consejos|trucos|datos curiosos|datos sobre|curiosidades|mitos|ideas para|errores|hábitos|razones para|^(?:los|las) mejores .+ (?:de|en|para) .+',
    lessons: 'aprend\\p{L}+',
    recipe: 'recetas?',
    difference: 'diferencias? entre|cómo distinguir .+',
    comparison:
      'vs|versus|contra|frente a|comparado con|comparación|comparativa|diferencias? entre|.+ o .+\\?',
    review: 'reseñas?|análisis|opinión|opiniones|probamos|vale la pena',
    roundup: 'noticias (?:de la semana|del mes|del día|de hoy)|resumen (?:de la semana|semanal)|las noticias',
    news: 'noticias?|última hora|anuncia|anuncian|comunicado',
    greeting:
      'feliz (?:cumpleaños|navidad|año nuevo|aniversario|día .+)|felices fiestas|felicidades|enhorabuena|muchas gracias|gracias',
    sale: 'ofertas?|rebajas?|descuentos?|\\d+% de descuento|black friday|liquidación',
    collection: 'nueva colección|colección .+',
    offer: 'lanzamiento|presentamos|ya disponible|próximamente|en venta|gran apertura',
    making:
      'c[oó]mo (?:hacer|preparar|cocinar|construir|fabricar|cultivar|plantar|sembrar|coser|tejer|dibujar|pintar|hornear|crear|escribir|reparar|arreglar) .+|manualidades',
    steps:
      'c[oó]mo \\p{L}+[aeií]r(?:se|te|lo|la|los|las)?|paso a paso|guía (?:para|de principiantes)|tutorial|para principiantes|manualidades',
    travel:
      'viaje a|viajar|ruta por|escapada|qué (?:ver|hacer|visitar) en|horas en|días en|fin de semana en|guía de viaje|itinerario|dónde (?:comer|dormir)|vacaciones en|turismo',
    question:
      '^por qué|^qué (?:es|son|hay|pasa|significa|fue)|^cómo (?:es|son|se|funciona|está)|^cuándo|^cuánto|^cuánta|^cuántos|^cuántas|^dónde|^quién|^cuál',
    story:
      'historia|cuento|leyenda|aventuras?|érase una vez|que|llamad[oa]|perdid[oa]|secret[oa]|el último|la última|y (?:el|la|los|las)|pequeñ[oa]|valiente|encontró|aprende',
  },
  pair: /^(?:.*(?:\bentre |: ))?¿?(?!(?:es|son|qué|cuál|cómo) )(.+?) (?:vs\.?|versus|contra|frente a|o|y) (.+?)[?!.]*$/iu,
  wish: /\b(?:quería|quiere|soñaba con|sueña con|deseaba|soñó con) (.+)$/iu,
  and: ' y ',
  picture: {
    lightest: 'Hay más luz {place} que en el resto de la imagen.',
    evenly: 'Cada parte de la imagen cuenta.',
    plain: 'Un solo color, de borde a borde.',
    places: {
      top: { left: 'arriba a la izquierda', centre: 'arriba', right: 'arriba a la derecha' },
      middle: { left: 'a la izquierda', centre: 'en el centro', right: 'a la derecha' },
      bottom: { left: 'abajo a la izquierda', centre: 'abajo', right: 'abajo a la derecha' },
    },
    brightness: {
      dark: 'Aquí está muy oscuro.',
      dim: 'Aquí está bastante oscuro.',
      even: 'Aquí no está ni oscuro ni muy claro.',
      bright: 'Aquí hay mucha claridad.',
    },
    warmth: {
      warm: 'Los colores son más cálidos que fríos.',
      neutral: 'No dominan ni los colores cálidos ni los fríos.',
      balanced: 'Los colores cálidos y los fríos se equilibran.',
      gray: 'No hay color, solo tonos de gris.',
      cool: 'Los colores son más fríos que cálidos.',
    },
    contrast: {
      soft: 'Luces y sombras se parecen mucho.',
      clear: 'Lo claro y lo oscuro se distinguen bien.',
      stark: 'Lo claro y lo oscuro contrastan con fuerza.',
    },
    detail: {
      calm: 'Hay pocos bordes marcados.',
      lively: 'Se alternan zonas lisas y bordes marcados.',
      busy: 'Hay muchos bordes y detalles.',
      below: 'La mitad de abajo está llena de detalles.',
      everywhere: 'Hay bordes y detalles por todas partes.',
    },
  },
  starts: { news: 'La noticia en breve', other: 'Qué vas a ver' },
  openings: ['{title}, en cinco páginas.', 'Aquí van cinco páginas.'],
  hints: [
    'Mejor con frases cortas.',
    'Dilo con tus propias palabras.',
    'Léelo una vez en voz alta antes de publicarlo.',
  ],
  careful: 'Deja fuera lo que no sepas con seguridad.',
  forms: {
    making: MAKING,
    steps: [
      'Di de qué se trata.',
      [
        'Antes de empezar',
        'Di qué conviene preparar: qué pensar, qué decidir y qué llevar antes de empezar.',
      ],
      MAKING[2],
      MAKING[3],
      ['Cómo saberlo', 'Di cómo sabes que ha funcionado y qué se puede hacer si no.'],
    ],
    recipe: [
      'Di en una frase qué tiene de especial y para cuántas personas es.',
      ['Ingredientes', 'Enumera todos los ingredientes con su cantidad, en el orden en que se usan.'],
      ['Preparación', 'Di qué hay que lavar, cortar, mezclar o calentar antes de cocinar.'],
      [
        'A cocinar',
        'Escribe los pasos en orden, con tus tiempos y temperaturas, y di cómo se nota que está listo.',
      ],
      ['Para servir', 'Di cómo se sirve, con qué combina bien y cuánto se conserva.'],
    ],
    news: [
      'Resume la noticia en una frase: quién hizo qué.',
      ['Qué ha pasado', 'Cuenta lo ocurrido en una o dos frases, solo con hechos confirmados.'],
      ['Cuándo y dónde', 'Da la fecha, el lugar y las personas que participaron.'],
      ['Por qué importa', 'Di a quién afecta y qué cambia para esas personas.'],
      ['Qué viene ahora', 'Di qué se espera después y nombra tu fuente con un enlace.'],
    ],
    review: [
      'Di en una frase qué has probado y durante cuánto tiempo.',
      ['Lo bueno', 'Nombra lo que más te gustó, con un ejemplo de tu propio uso.'],
      ['Lo menos bueno', 'Nombra lo que te molestó y cuánto importa en el día a día.'],
      ['Para quién es', 'Di a quién le gustará y quién debería elegir otra cosa.'],
      ['El veredicto', 'Da tu veredicto en una frase, con el precio que pagaste si lo hubo.'],
    ],
    comparison: COMPARISON,
    difference: [
      'Di por qué la gente los confunde.',
      COMPARISON[1],
      COMPARISON[2],
      COMPARISON[3],
      ['En resumen', 'Resume en una frase cómo distinguirlos.'],
    ],
    question: [
      'Di en una frase por qué la gente se lo pregunta.',
      ['La respuesta corta', 'Responde en una frase, con una fuente en la que confíes.'],
      ['La explicación', 'Explica la respuesta en una o dos frases y nombra tu fuente.'],
      ['Un ejemplo', 'Pon un ejemplo que el lector pueda reconocer en su propia vida.'],
      ['Para recordar', 'Repite la respuesta en pocas palabras y di dónde se puede saber más.'],
    ],
    travel: [
      'Di en una frase para quién es este viaje y cuál es la mejor época.',
      ['Cómo llegar', 'Di cómo se llega y cómo te moviste, y cuánto te costó.'],
      ['Qué ver', 'Nombra dos o tres lugares, cada uno con el motivo por el que vale la pena.'],
      ['Comer y descansar', 'Nombra un sitio para comer y otro para descansar que conozcas tú.'],
      ['Antes de salir', 'Di qué llevar, qué reservar con tiempo y qué te saltarías.'],
    ],
    sale: [
      'Di en una frase qué está rebajado y para quién es.',
      ['Qué incluye', 'Di qué incluye la oferta y cuánto se puede ahorrar con ella.'],
      FAVORITE,
      ['Fechas y excepciones', 'Da los días en que la oferta empieza y termina, y nombra las excepciones.'],
      OFFER[4],
    ],
    collection: [
      OFFER[0],
      ['En la colección', 'Di qué hay en la colección y qué tienen en común sus piezas.'],
      FAVORITE,
      ['Fechas y precios', 'Di cuándo sale y entre qué precios se mueve.'],
      OFFER[4],
    ],
    offer: OFFER,
    greeting: [
      'Saluda con tus propias palabras y di de parte de quién es.',
      ['Para ti', 'Escribe qué te gusta de esa persona, con las palabras que usarías al hablar.'],
      ['¿Te acuerdas?', 'Cuenta un recuerdo que compartís y di cuándo y dónde fue.'],
      ['Un deseo', 'Escribe un deseo para el año que empieza, tan personal como puedas.'],
      ['Con cariño', 'Firma con los nombres y di cuándo volveréis a veros.'],
    ],
  },
  lists: {
    list: {
      about: 'Di en una frase para quién es esto.',
      entry: 'Di en una frase corta de qué se trata y por qué lo has elegido.',
      close: ['Por dónde empezar', 'Di por cuál empezar y por qué, y qué puede leer después el lector.'],
    },
    named: {
      about: 'Di en una frase para quién es esto.',
      entry: 'Pon el nombre y di en una frase por qué está aquí.',
      close: ['Por dónde empezar', 'Di por cuál empezar y por qué, y qué puede leer después el lector.'],
    },
    lessons: {
      about: 'Di en una frase quién eras entonces y para quién es esto.',
      entry: 'Escribe una cosa que aprendiste y cómo la aprendiste.',
      close: ['Lo más importante', 'Nombra lo que más te importa hoy y di por qué.'],
    },
    facts: {
      about: 'Di en una frase de qué se trata y por qué merece la pena saberlo.',
      entry: 'Escríbelo en una frase y nombra la fuente con la que lo comprobaste.',
      close: [
        'Para leer más',
        'Nombra las fuentes que has usado, con enlaces, para que se puedan comprobar.',
      ],
    },
    stages: {
      about: 'Di en una frase qué sabrá hacer el lector al final.',
      entry: 'Di qué hay que hacer en una frase que empiece con un verbo.',
      close: ['El resultado', 'Di cómo se nota que ha funcionado y qué se puede probar después.'],
    },
    roundup: {
      about: 'Di de qué días son estas noticias y a quién le importan.',
      entry: 'Di en una frase quién hizo qué y cuándo, y nombra tu fuente.',
      close: ['Qué viene ahora', 'Di qué se espera después y dónde se pueden seguir las noticias.'],
      label: ['Noticia', 'Noticias'],
    },
  },
  shortList: [
    ['Un ejemplo', 'Muestra con un ejemplo de tu propia vida cómo funciona.'],
    ['Pruébalo hoy', 'Di qué se puede hacer hoy mismo, en un solo paso.'],
  ],
  longList: [
    'Y el resto',
    'En cinco páginas caben tres de los {count}. Si tienes la lista completa, di dónde se encuentra.',
  ],
  tales: {
    story: [
      [
        'Donde todo empieza',
        '{title} empieza aquí, en {colors}. Todo está muy tranquilo alrededor, y nadie sabe todavía cómo va a terminar la historia.',
        '{title} empieza aquí, en {colors}. Nadie sabe todavía cómo terminará.',
        'Esta historia empieza aquí, en {colors}. Todo está muy tranquilo alrededor, y nadie sabe por ahora cómo va a terminar.',
      ],
      [
        'Antes del primer paso',
        'Un día como cualquier otro surge una idea que ya no se va. {light} Es hora de empezar.',
        'Siempre hay un momento antes del primer paso. {light} Ahora sería muy fácil dar la vuelta.',
      ],
      [
        'El giro',
        'Entonces llega el momento en que todo podría cambiar. Tómate tu tiempo y mira bien. {lightest}',
      ],
      [
        'Paso a paso',
        'No es fácil, y lleva más tiempo de lo que nadie pensaba. Pero a un paso le sigue otro, y ninguno lleva atrás.',
        'El primer intento no tiene que salir bien. Cuenta el segundo, con un poco más de valor y un poco más de calma.',
      ],
      [
        'Lo que queda',
        'Y así termina la historia, en {colors}, como empezó. Lo que era solo un comienzo es ya un recuerdo.',
        'Al final todo está tranquilo en {colors}, como al principio. La imagen no ha cambiado, pero ahora dice más que antes.',
      ],
    ],
    look: [
      [
        'Una primera mirada',
        '{title}: esta es una primera mirada, en {colors}. No hay prisa: deja que la imagen hable primero y tómate tu tiempo.',
        '{title}: esta es una primera mirada, en {colors}. Deja que la imagen hable primero.',
        'Esta es una primera mirada, en {colors}. No hay prisa: deja que la imagen hable primero y tómate tu tiempo.',
      ],
      ['Ahora, la luz', 'Antes que nada, mira la luz. {light} {warmth} Quédate un momento con esa luz.'],
      [
        'Adónde va la vista',
        'Deja que tus ojos se muevan libres y mira dónde se paran. {lightest} ¿Qué has visto primero?',
      ],
      [
        'Más de cerca',
        'Acércate ahora un poco más y mira también los rincones tranquilos. {detail} {contrast}',
      ],
      [
        'Una última mirada',
        'Ahora da un paso atrás y míralo todo junto, en {colors}. ¿Qué parte de la imagen recordarás mañana?',
        'Mira una vez más la imagen entera, con su {colors}. Luego cierra los ojos un momento y piensa qué se queda contigo.',
      ],
    ],
    blank: [
      [
        'Una primera mirada',
        '{title}: un solo color, {colors}, de borde a borde. Hay poco que ver aquí, y mucho que imaginar.',
        '{title}: un solo color, {colors}, de borde a borde. El resto lo imaginas tú.',
        'Un solo color, {colors}, de borde a borde. Hay poco que ver aquí, y por eso hay mucho que imaginar.',
      ],
      [
        'Ahora, la luz',
        'Antes que nada, mira la luz. {light} La luz es la misma en cada rincón, de arriba abajo y de lado a lado.',
      ],
      [
        'Tiempo para pensar',
        'Aquí nada reclama tu atención. Deja descansar la vista todo el tiempo que quieras y mira qué te viene a la mente.',
      ],
      [
        'Una página en blanco',
        'Una imagen así es como una página en blanco. Piensa en una sola cosa que podría estar en el centro.',
      ],
      [
        'Una última mirada',
        'Mira una vez más, de borde a borde. Sigue habiendo solo {colors}, pero quizá ahora ya te recuerda a algo.',
      ],
    ],
  },
  wishing: [
    'Un deseo',
    'Todo empieza con un deseo: {wish}. {light} El deseo aún no se ha cumplido, pero ya está dicho.',
  ],
};

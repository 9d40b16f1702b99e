import type { Phrasebook } from './phrasebook.types.ts';

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
  numbered: ['N.º', 'N.º'],
  calls: {
    list: 'consejos|trucos|datos curiosos|datos sobre|curiosidades|mitos|ideas para|errores|hábitos|razones para|^(?:los|las) mejores .+ (?:de|en|para) .+',
    recipe: 'recetas?',
    comparison:
      'vs|versus|contra|frente a|comparado con|comparación|comparativa|diferencias? entre|.+ o .+\\?',
    review: 'reseñas?|análisis|opinión|opiniones|probamos|vale la pena',
    news: 'noticias?|última hora|anuncia|anuncian|comunicado',
    greeting:
      'feliz (?:cumpleaños|navidad|año nuevo|aniversario|día .+)|felices fiestas|felicidades|enhorabuena|muchas gracias|gracias',
    offer:
      'ofertas?|rebajas?|descuentos?|lanzamiento|presentamos|nueva colección|ya disponible|próximamente|black friday|en venta|gran apertura',
    steps:
      'c[oó]mo \\p{L}+[aeií]r(?:se|te|lo|la|los|las)?|paso a paso|guía (?:para|de principiantes)|tutorial|para principiantes|manualidades',
    travel:
      'viaje a|viajar|ruta por|escapada|qué (?:ver|hacer|visitar) en|horas en|días en|fin de semana en|guía de viaje|itinerario|dónde (?:comer|dormir)|vacaciones en|turismo',
    question:
      '^por qué|^qué (?:es|son|hay|pasa|significa|fue)|^cómo (?:es|son|se|funciona|está)|^cuándo|^cuánto|^cuánta|^cuántos|^cuántas|^dónde|^quién|^cuál',
    story:
      'historia|cuento|leyenda|aventuras?|érase una vez|que|llamad[oa]|perdid[oa]|secret[oa]|el último|la última|y (?:el|la|los|las)|pequeñ[oa]|valiente|encontró|aprende',
  },
  wish: /\b(?:quería|quiere|soñaba con|sueña con|deseaba|soñó con) (.+)$/iu,
  and: ' y ',
  picture: {
    lightest: 'Hay más luz {place} que en el resto de la imagen.',
    evenly: 'Ninguna parte es mucho más clara que el resto.',
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
      neutral: 'Los colores no son ni cálidos ni fríos.',
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
      busy: 'Hay bordes y detalles por todas partes.',
    },
  },
  start: 'Qué vas a ver',
  openings: [
    '{title}: cinco páginas y una imagen en {colors}.',
    '{title}, en cinco páginas.',
    'Aquí van cinco páginas y una imagen en {colors}.',
    'Aquí van cinco páginas.',
  ],
  hints: [
    'Mejor con frases cortas.',
    'Deja fuera lo que no sepas con seguridad.',
    'Usa tus propias palabras.',
  ],
  forms: {
    steps: [
      'Di en una frase qué sabrá hacer al final quien lo lea.',
      ['Qué hace falta', 'Enumera lo que hace falta antes de empezar: cosas, tiempo y, si importa, dinero.'],
      ['Primeros pasos', 'Escribe el paso 1 y el paso 2, cada uno en una frase que empiece con un verbo.'],
      ['Siguientes pasos', 'Escribe el paso 3 y los que siguen, y nombra el error más frecuente.'],
      ['El resultado', 'Describe cómo queda al terminar y qué se puede probar después.'],
    ],
    recipe: [
      'Di en una frase qué plato es y para cuántas personas.',
      ['Ingredientes', 'Enumera todos los ingredientes con su cantidad, en el orden en que se usan.'],
      ['Preparación', 'Di qué hay que lavar, cortar, mezclar o calentar antes de cocinar.'],
      ['A cocinar', 'Escribe los pasos en orden, con los tiempos y temperaturas de tu propia cocina.'],
      ['Para servir', 'Di cómo se sirve, cómo se nota que está listo y cuánto se conserva.'],
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
    comparison: [
      'Di en una frase qué se compara y para quién.',
      ['La primera opción', 'Describe la primera opción: qué es y qué la hace especial.'],
      ['La segunda opción', 'Describe la segunda opción con los mismos criterios y en el mismo orden.'],
      ['La diferencia', 'Nombra la diferencia que más importa y di cómo la has comprobado.'],
      ['En resumen', 'Resúmelo en una frase y di con cuál te quedarías, si viene al caso.'],
    ],
    question: [
      'Di en una frase por qué la gente se lo pregunta.',
      ['La respuesta corta', 'Responde en una frase, o di con franqueza que aún no se sabe.'],
      ['La explicación', 'Explica la respuesta en una o dos frases y nombra tu fuente.'],
      ['Un ejemplo', 'Pon un ejemplo que quien lee pueda conocer de su propia vida.'],
      ['Para recordar', 'Repite la respuesta en pocas palabras y di dónde se puede saber más.'],
    ],
    travel: [
      'Di en una frase para quién es este viaje y cuál es la mejor época.',
      ['Cómo llegar', 'Di cómo se llega y cómo te moviste, y cuánto te costó.'],
      ['Qué ver', 'Nombra dos o tres lugares, cada uno con el motivo por el que vale la pena.'],
      ['Comer y descansar', 'Nombra un sitio para comer y otro para descansar que conozcas tú.'],
      ['Antes de salir', 'Di qué llevar, qué reservar con tiempo y qué te saltarías.'],
    ],
    offer: [
      'Di en una frase qué hay de nuevo y para quién es.',
      ['Qué es', 'Describe lo que ofreces en una o dos frases, sin grandes promesas.'],
      ['Para qué sirve', 'Nombra una cosa que haga más fácil o más agradable, con un ejemplo.'],
      ['Precio y fechas', 'Da el precio y los días en que la oferta empieza y termina.'],
      ['Cómo conseguirlo', 'Di qué hay que hacer ahora y pon el enlace o la dirección.'],
    ],
    greeting: [
      'Di para quién es y de parte de quién.',
      ['Para ti', 'Escribe qué te gusta de esa persona, con las palabras que usarías al hablar.'],
      ['¿Te acuerdas?', 'Cuenta un recuerdo que compartís, con el cuándo y el dónde.'],
      ['Un deseo', 'Escribe un deseo para el tiempo que viene, tan personal como puedas.'],
      ['Con cariño', 'Firma con los nombres y di cuándo volveréis a veros.'],
    ],
  },
  lists: {
    list: {
      about: 'Di en una frase para quién es esto.',
      entry: 'Escríbelo en una frase corta y añade por qué lo has elegido.',
      close: ['Por dónde empezar', 'Di por cuál empezar y por qué, y adónde puede seguir quien lee.'],
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
      about: 'Di en una frase qué sabrá hacer al final quien lo lea.',
      entry: 'Di qué hay que hacer en una frase que empiece con un verbo.',
      close: ['El resultado', 'Describe cómo queda al terminar y qué se puede probar después.'],
    },
  },
  shortList: [
    ['Un ejemplo', 'Muestra con un ejemplo de tu propia vida cómo funciona.'],
    ['Pruébalo hoy', 'Di qué se puede hacer hoy mismo, en un solo paso.'],
  ],
  longList: [
    'Los {count}',
    'En cinco páginas no caben los {count}. Di dónde se encuentra la lista completa.',
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
        'No es fácil, y lleva más tiempo de lo que nadie pensaba. Pero a un paso le sigue otro, y ninguno vuelve atrás.',
        'El primer intento no tiene que salir bien. Cuenta el segundo, con un poco más de valor y un poco más de calma.',
      ],
      [
        'Lo que queda',
        'Y así termina la historia, en {colors}, como empezó. Lo que al principio era solo una idea es ya un recuerdo.',
        'Al final todo vuelve a estar tranquilo, en {colors}. En la imagen nada ha cambiado, pero ahora cuenta más que antes.',
      ],
    ],
    look: [
      [
        'Una primera mirada',
        '{title}: esta es una primera mirada, en {colors}. No hay prisa. Deja que la imagen hable antes que tú.',
        '{title}: esta es una primera mirada, en {colors}. No hay prisa.',
        'Esta es una primera mirada, en {colors}. No hay prisa. Deja que la imagen hable un momento antes que tú.',
      ],
      ['Ahora, la luz', 'Antes que nada, mira la luz. {light} {warmth} Quédate un momento con ella.'],
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
        'Mira la imagen entera una vez más, en {colors}. Luego cierra un momento los ojos y mira qué se queda contigo.',
      ],
    ],
  },
  wishing: [
    'Un deseo',
    'Todo empieza con un deseo: {wish}. {light} Aún no se ha cumplido, pero ya está dicho en voz alta.',
  ],
};

import type { Ask, Form, Phrasebook } from './phrasebook.types.ts';

const MAKING: Form = [
  'Dites en une phrase ce que l’on saura faire à la fin.',
  [
    'Ce qu’il faut',
    'Indiquez ce qu’il faut avant de commencer\u00a0: du matériel, du temps et, si cela compte, de l’argent.',
  ],
  ['Premières étapes', 'Écrivez l’étape 1 et l’étape 2, chacune en une phrase qui commence par un verbe.'],
  ['Étapes suivantes', 'Écrivez l’étape 3 et la suite, et indiquez l’erreur la plus fréquente.'],
  ['Le résultat', 'Décrivez à quoi cela ressemble une fois fini, et ce que l’on peut essayer ensuite.'],
];

const COMPARISON: Form = [
  'Dites en une phrase ce que l’on compare, et pour qui.',
  ['Le premier', 'Décrivez le premier\u00a0: ce que c’est, et ce qui le distingue.'],
  ['Le second', 'Décrivez le second selon les mêmes points, dans le même ordre.'],
  ['La différence', 'Indiquez la différence qui compte le plus, et dites comment vous l’avez remarquée.'],
  ['En bref', 'Résumez en une phrase et, s’il faut choisir, dites ce que vous prendriez.'],
];

const OFFER: Form = [
  'Dites en une phrase ce qui est nouveau, et pour qui.',
  ['Ce que c’est', 'Décrivez votre offre en une ou deux phrases, sans grandes promesses.'],
  [
    'À quoi ça sert',
    'Indiquez une chose que votre offre rend plus simple ou plus agréable, avec un exemple.',
  ],
  ['Prix et dates', 'Donnez le prix, et les dates de début et de fin de l’offre.'],
  ['Comment l’obtenir', 'Dites ce qu’il faut faire maintenant, et donnez le lien ou l’adresse.'],
];

const FAVORITE: Ask = [
  'Coup de cœur',
  'Nommez ce que vous choisiriez vous-même, et dites en une phrase pourquoi.',
];

export const FRENCH: Phrasebook = {
  code: 'fr',
  words: `le la les l' un une des du de d' et en au aux avec pour par sur dans qui que quoi comment pourquoi quand où mon ma mes
    ton ta tes son sa ses notre nos vos ce cette ces est sont était ne pas sans sous entre plus mieux meilleur meilleurs meilleure
    faire dormir jour nuit matin amour pluie mer soleil lune maison chat chien fille garçon vie monde ville voyage automne hiver
    printemps été ciel recette recettes astuces conseils idées nouvelles avis soldes joyeux anniversaire bonne merci histoire
    conte légende voulait rêvait montagne forêt fleurs neige petit petite chez`,
  letters: /[œæ]|\b[ldjcnmstq]'\p{L}|\bqu'/u,
  quotes: ['«\u00a0', '\u00a0»'],
  numbers: 'un|une deux trois quatre cinq six sept huit neuf dix onze douze',
  items: `Conseil/Conseils Astuce/Astuces Idée/Idées Raison/Raisons Façon/Façons Manière/Manières Chose/Choses Erreur/Erreurs
    Habitude/Habitudes Secret/Secrets Règle/Règles Leçon/Leçons Mythe/Mythes Signe/Signes Question/Questions Lieu/Lieux
    Endroit/Endroits Livre/Livres Film/Films Chanson/Chansons Exercice/Exercices Plage/Plages Ville/Villes Recette/Recettes
    Cadeau/Cadeaux Plante/Plantes Étape/Étapes Fait/Faits Anecdote/Anecdotes Plat/Plats Citation/Citations Bienfait/Bienfaits
    Exemple/Exemples Restaurant/Restaurants Village/Villages`,
  factItems: 'Fait Anecdote Mythe',
  stepItems: 'Étape',
  namedItems:
    'Lieu Endroit Livre Film Chanson Plage Ville Recette Cadeau Plante Plat Restaurant Village Chose',
  numbered: ['Nº', 'Nº'],
  only: '{Item}',
  colon: '\u00a0:',
  calls: {
    list: 'conseils|astuces|anecdotes|faits|mythes|idées (?:de|pour|cadeaux)|erreurs|habitudes|raisons de|^(?:les|le) meilleur(?:e?s)? .+ (?:de|en|à|pour) .+',
    lessons: 'appris|apprises?',
    recipe: 'recettes?',
    difference: 'différences? entre|comment (?:distinguer|reconnaître) .+',
    comparison: 'vs|versus|contre|face à|comparatif|comparaison|différences? entre|.+ ou .+\\?',
    review: 'avis|test|critique|on a testé|vaut le coup|notre verdict',
    roundup:
      '(?:les )?(?:nouvelles|actualités|infos) (?:de la semaine|du mois|du jour)|les nouvelles|revue de presse',
    news: 'actualités?|actu|flash info|annonce|annoncent|communiqué|dernière minute|les nouvelles',
    greeting:
      'joyeux (?:anniversaire|noël)|bon anniversaire|bonne (?:année|fête .+|fête)|joyeuses fêtes|félicitations|merci',
    sale: 'soldes?|promos?|promotions?|remises?|réductions?|black friday|-\\d+%',
    collection: '(?:nouvelle )?collection .+|nouvelle collection',
    offer: 'lancement|découvrez|disponible maintenant|bientôt disponible|à vendre|ouverture',
    making:
      'comment (?:faire (?:un|une|du|de|des|son|sa|ses) .+|fabriquer .+|préparer .+|construire .+|cuisiner .+|cultiver .+|planter .+|coudre .+|tricoter .+|dessiner .+|peindre .+|réparer .+|créer .+|écrire .+)|faire soi-même',
    steps:
      "comment (?:bien |ne pas |s'|se )?\\p{L}+(?:er|ir|re)|étape par étape|guide (?:pour|du débutant)|tutoriel|tuto|pour débutants?|faire soi-même",
    travel:
      'voyage (?:à|en|au)|voyager|road trip|week-end (?:à|en|au)|heures à|jours (?:à|en|au)|visiter|que (?:voir|faire)|itinéraire|guide de voyage|où (?:manger|dormir)|vacances (?:à|en|au)|randonnée',
    question:
      "^pourquoi|^qu'est-ce|^c'est quoi|^que (?:signifie|faire|se)|^comment (?:fonctionne|ça|est|sont|font)|^quand|^combien|^où|^qui (?:est|sont|a)|^quel|^quelle|^quels|^quelles|^est-ce",
    story:
      "histoire|conte|légende|aventures?|il était une fois|qui|nommée?|appelée?|perdue?|secret|secrète|le dernier|la dernière|et (?:le|la|les|l')|et l'\\p{L}+|petite?|courageu(?:x|se)|apprend",
  },
  pair: /^(?:.*(?:\bentre |: ?))?(?!(?:est-ce|faut-il|quel|quelle|que) )(.+?) (?:vs\.?|versus|contre|face à|ou|et) (.+?)\s*[?!.]*$/iu,
  wish: /(?:voulait|veut|rêvait d[e'’]|rêve d[e'’]|souhaitait) ?(.+)$/iu,
  and: ' et ',
  picture: {
    lightest: 'L’image est plus claire {place} que dans le reste.',
    evenly: 'Chaque partie de l’image a son importance.',
    plain: 'Une seule couleur, d’un bord à l’autre.',
    places: {
      top: { left: 'en haut à gauche', centre: 'en haut', right: 'en haut à droite' },
      middle: { left: 'à gauche', centre: 'au milieu', right: 'à droite' },
      bottom: { left: 'en bas à gauche', centre: 'en bas', right: 'en bas à droite' },
    },
    brightness: {
      dark: 'Ici, il fait très sombre.',
      dim: 'Ici, il fait plutôt sombre.',
      even: 'Ici, il ne fait ni sombre ni très clair.',
      bright: 'Ici, il fait clair.',
    },
    warmth: {
      warm: 'Les couleurs sont plus chaudes que froides.',
      neutral: 'Aucune teinte, chaude ou froide, ne domine.',
      balanced: 'Couleurs chaudes et froides s’équilibrent.',
      gray: 'Il n’y a pas de couleur, seulement du gris.',
      cool: 'Les couleurs sont plus froides que chaudes.',
    },
    contrast: {
      soft: 'Le clair et le sombre restent proches.',
      clear: 'Le clair et le sombre se distinguent bien.',
      stark: 'Le clair et le sombre contrastent fortement.',
    },
    detail: {
      calm: 'Il y a peu de contours nets.',
      lively: 'Surfaces lisses et contours nets alternent.',
      busy: 'Il y a beaucoup de contours et de détails.',
      below: 'La moitié du bas est pleine de détails.',
      everywhere: 'Il y a des contours et des détails partout.',
    },
  },
  starts: { news: 'L’actualité en bref', other: 'Au programme' },
  openings: ['{title}, en cinq pages.', 'Voici cinq pages.'],
  hints: [
    'Préférez des phrases courtes.',
    'Utilisez vos propres mots.',
    'Relisez une fois à voix haute avant de publier.',
  ],
  careful: 'Laissez de côté ce dont vous doutez encore.',
  forms: {
    making: MAKING,
    steps: [
      'Dites de quoi il s’agit.',
      [
        'Avant de commencer',
        'Dites ce qu’il faut préparer\u00a0: à quoi penser, que décider et que prendre avec soi.',
      ],
      MAKING[2],
      MAKING[3],
      ['Comment le savoir', 'Dites à quoi vous voyez que cela a marché, et que faire sinon.'],
    ],
    recipe: [
      'Dites en une phrase ce qui rend cette recette unique, et pour combien de personnes.',
      ['Ingrédients', 'Indiquez tous les ingrédients avec leur quantité, dans l’ordre où on les utilise.'],
      ['Préparation', 'Dites ce qu’il faut laver, couper, mélanger ou chauffer avant de cuisiner.'],
      [
        'Cuisson',
        'Écrivez les étapes dans l’ordre, avec vos durées et vos températures, et dites comment voir que c’est prêt.',
      ],
      ['À table', 'Dites comment servir, avec quoi, et combien de temps cela se garde.'],
    ],
    news: [
      'Résumez la nouvelle en une phrase\u00a0: qui a fait quoi.',
      ['Ce qui s’est passé', 'Racontez les faits en une ou deux phrases, sans rien qui ne soit confirmé.'],
      ['Quand et où', 'Donnez la date, le lieu et les personnes concernées.'],
      ['Ce que cela change', 'Dites qui est touché et ce qui change pour ces personnes.'],
      ['Et maintenant\u00a0?', 'Dites ce qui est attendu ensuite, et citez votre source avec un lien.'],
    ],
    review: [
      'Dites en une phrase ce que vous avez essayé, et pendant combien de temps.',
      ['Les points forts', 'Dites ce que vous avez préféré, avec un exemple tiré de votre usage.'],
      ['Les points faibles', 'Dites ce qui vous a gêné, et si cela compte au quotidien.'],
      ['Pour qui\u00a0?', 'Dites à qui cela plaira, et qui devrait choisir autre chose.'],
      ['Le verdict', 'Donnez votre verdict en une phrase, avec le prix payé s’il y en a un.'],
    ],
    comparison: COMPARISON,
    difference: [
      'Dites pourquoi on les confond.',
      COMPARISON[1],
      COMPARISON[2],
      COMPARISON[3],
      ['En bref', 'Résumez en une phrase comment les distinguer.'],
    ],
    question: [
      'Dites en une phrase pourquoi on se pose cette question.',
      ['La réponse courte', 'Répondez en une phrase, d’après une source fiable.'],
      ['L’explication', 'Expliquez la réponse en une ou deux phrases, et citez votre source.'],
      ['Un exemple', 'Donnez un exemple que chacun peut connaître dans sa propre vie.'],
      ['À retenir', 'Répétez la réponse en quelques mots, et dites où en apprendre plus.'],
    ],
    travel: [
      'Dites en une phrase pour qui est ce voyage, et quand partir.',
      ['S’y rendre', 'Dites comment y aller et circuler sur place, et ce que cela vous a coûté.'],
      ['À voir', 'Citez deux ou trois lieux, chacun avec une raison d’y passer du temps.'],
      ['Manger et dormir', 'Citez un restaurant et un hébergement que vous avez essayés.'],
      ['Avant de partir', 'Dites quoi emporter, quoi réserver tôt et ce que vous laisseriez de côté.'],
    ],
    sale: [
      'Dites en une phrase ce qui est en promotion, et pour qui.',
      ['Ce qui est compris', 'Dites ce que l’offre comprend et ce que l’on peut économiser.'],
      FAVORITE,
      ['Dates et exceptions', 'Donnez les dates de début et de fin, et indiquez les exceptions.'],
      OFFER[4],
    ],
    collection: [
      OFFER[0],
      ['Dans la collection', 'Dites ce que contient la collection et ce qui relie ses pièces.'],
      FAVORITE,
      ['Dates et prix', 'Dites quand la collection sort, et indiquez l’éventail des prix.'],
      OFFER[4],
    ],
    offer: OFFER,
    greeting: [
      'Saluez avec vos propres mots, et dites de la part de qui.',
      [
        'Rien que pour toi',
        'Écrivez ce que vous aimez chez cette personne, comme vous le lui diriez de vive voix.',
      ],
      ['Tu te souviens\u00a0?', 'Racontez un souvenir que vous partagez, avec le moment et le lieu.'],
      ['Un vœu', 'Écrivez un vœu pour l’année à venir, aussi personnel que possible.'],
      ['Avec tendresse', 'Signez de vos prénoms, et dites quand vous vous reverrez.'],
    ],
  },
  lists: {
    list: {
      about: 'Dites en une phrase à qui cela s’adresse.',
      entry: 'Une phrase courte, puis la raison de votre choix.',
      close: ['Par où commencer', 'Dites par quoi commencer et pourquoi, et ce que l’on peut lire ensuite.'],
    },
    named: {
      about: 'Dites en une phrase à qui cela s’adresse.',
      entry: 'Donnez le nom, et dites en une phrase la raison de ce choix.',
      close: ['Par où commencer', 'Dites par quoi commencer et pourquoi, et ce que l’on peut lire ensuite.'],
    },
    lessons: {
      about: 'Dites en une phrase qui vous étiez alors, et à qui cela s’adresse.',
      entry: 'Écrivez une chose que vous avez apprise, et comment.',
      close: ['Le plus important', 'Dites ce qui compte le plus pour vous aujourd’hui, et pourquoi.'],
    },
    facts: {
      about: 'Dites en une phrase de quoi il s’agit et pourquoi cela vaut la peine de le savoir.',
      entry: 'Une seule phrase, avec la source qui vous a permis de la vérifier.',
      close: [
        'Pour en savoir plus',
        'Citez les sources utilisées, avec des liens, pour que chacun puisse vérifier.',
      ],
    },
    stages: {
      about: 'Dites en une phrase ce que l’on saura faire à la fin.',
      entry: 'Dites ce qu’il faut faire, en une phrase qui commence par un verbe.',
      close: ['Le résultat', 'Dites à quoi on voit que cela a marché, et ce que l’on peut essayer ensuite.'],
    },
    roundup: {
      about: 'Dites de quels jours datent ces nouvelles, et qui elles concernent.',
      entry: 'Dites en une phrase qui a fait quoi et quand, et citez votre source.',
      close: ['Et maintenant\u00a0?', 'Dites ce qui est attendu ensuite, et où suivre l’actualité.'],
      label: ['Nouvelle', 'Nouvelles'],
    },
  },
  shortList: [
    ['Un exemple', 'Montrez par un exemple de votre propre vie comment cela marche.'],
    ['À essayer', 'Dites ce que l’on peut faire dès aujourd’hui, en une seule étape.'],
  ],
  longList: [
    'Et le reste',
    'En cinq pages, il y a de la place pour trois sur {count}. Si vous avez la liste complète, dites où la trouver.',
  ],
  tales: {
    story: [
      [
        'Là où tout commence',
        '{title} commence ici, en {colors}. Autour, tout reste très calme pour l’instant, et personne ne sait comment l’histoire va finir.',
        '{title} commence ici, en {colors}. Personne ne sait comment cela finira.',
        'Cette histoire commence ici, en {colors}. Autour, tout reste calme pour l’instant, et personne ne sait comment elle va finir.',
      ],
      [
        'Avant le premier pas',
        'Un jour comme un autre, une pensée arrive et ne repart plus. {light} Il est temps de commencer.',
        'Il y a toujours un moment avant le premier pas. {light} Il serait facile de faire demi-tour.',
      ],
      [
        'Le tournant',
        'Puis vient le moment où tout pourrait changer. Prenez votre temps et regardez bien. {lightest}',
      ],
      [
        'Un pas, puis un autre',
        'Ce n’est pas facile, et cela prend plus de temps que prévu. Mais un pas suit l’autre, et aucun ne ramène en arrière.',
        'Le premier essai n’a pas besoin de réussir. C’est le second qui compte, avec un peu plus de courage et de calme.',
      ],
      [
        'Ce qui reste',
        'Ainsi finit l’histoire, en {colors}, comme elle a commencé. Ce qui n’était qu’un début est devenu un souvenir.',
        'À la fin, tout est calme en {colors}, comme au début. L’image n’a pas changé, mais elle en dit plus qu’avant.',
      ],
    ],
    look: [
      [
        'Un premier regard',
        '{title}\u00a0: un premier regard, en {colors}. Rien ne presse\u00a0: laissez d’abord parler l’image, et prenez tout votre temps pour la regarder.',
        '{title}\u00a0: un premier regard, en {colors}. Rien ne presse\u00a0: laissez d’abord parler l’image.',
        'Voici un premier regard, en {colors}. Rien ne presse\u00a0: laissez d’abord parler l’image, et prenez tout votre temps pour la regarder.',
      ],
      [
        'Et la lumière',
        'Avant tout le reste, regardez la lumière. {light} {warmth} Restez avec cette lumière.',
      ],
      [
        'Où va le regard',
        'Laissez vos yeux se promener, et voyez où ils s’arrêtent. {lightest} Qu’avez-vous vu en premier\u00a0?',
      ],
      ['De plus près', 'Approchez maintenant, et regardez aussi les coins tranquilles. {detail} {contrast}'],
      [
        'Un dernier regard',
        'Reculez d’un pas et voyez l’ensemble, en {colors}. De quelle partie de l’image vous souviendrez-vous demain\u00a0?',
        'Regardez une dernière fois l’image entière, avec son {colors}. Puis fermez les yeux un instant, et voyez ce qui vous reste.',
      ],
    ],
    blank: [
      [
        'Un premier regard',
        '{title}\u00a0: une seule couleur, {colors}, d’un bord à l’autre. Il y a peu à voir ici, et beaucoup à imaginer.',
        '{title}\u00a0: une seule couleur, {colors}, d’un bord à l’autre. Le reste est à imaginer.',
        'Une seule couleur, {colors}, d’un bord à l’autre. Il y a peu à voir ici, et donc beaucoup à imaginer.',
      ],
      [
        'Et la lumière',
        'Avant tout le reste, regardez la lumière. {light} La lumière est la même dans chaque coin, de haut en bas.',
      ],
      [
        'Le temps de penser',
        'Ici, rien ne réclame votre attention. Laissez vos yeux se reposer aussi longtemps que vous voulez, et voyez ce qui vient.',
      ],
      [
        'Une page blanche',
        'Une image comme celle-ci est une page blanche. Pensez à une seule chose qui pourrait se trouver en son milieu.',
      ],
      [
        'Un dernier regard',
        'Regardez encore une fois, d’un bord à l’autre. C’est toujours seulement du {colors}, mais peut-être pensez-vous maintenant à quelque chose.',
      ],
    ],
  },
  wishing: [
    'Un souhait',
    'Tout commence par un souhait\u00a0: {wish}. {light} Le souhait ne s’est pas encore réalisé, mais il est dit.',
  ],
};

import type { Phrasebook } from './phrasebook.types.ts';

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
  numbered: ['Nº', 'Nº'],
  calls: {
    list: 'conseils|astuces|anecdotes|faits|mythes|idées (?:de|pour|cadeaux)|erreurs|habitudes|raisons de|^(?:les|le) meilleur(?:e?s)? .+ (?:de|en|à|pour) .+',
    recipe: 'recettes?',
    comparison: 'vs|versus|contre|face à|comparatif|comparaison|différences? entre|.+ ou .+\\?',
    review: 'avis|test|critique|on a testé|vaut le coup|notre verdict',
    news: 'actualités?|actu|flash info|annonce|annoncent|communiqué|dernière minute|les nouvelles',
    greeting:
      'joyeux (?:anniversaire|noël)|bon anniversaire|bonne (?:année|fête .+|fête)|joyeuses fêtes|félicitations|merci',
    offer:
      'soldes?|promo|promotions?|remise|réduction|lancement|découvrez|nouvelle collection|disponible maintenant|bientôt disponible|black friday|à vendre|ouverture',
    steps:
      "comment (?:bien |ne pas |s'|se )?\\p{L}+(?:er|ir|re)|étape par étape|guide (?:pour|du débutant)|tutoriel|tuto|pour débutants?|faire soi-même",
    travel:
      'voyage (?:à|en|au)|voyager|road trip|week-end (?:à|en|au)|heures à|jours (?:à|en|au)|visiter|que (?:voir|faire)|itinéraire|guide de voyage|où (?:manger|dormir)|vacances (?:à|en|au)|randonnée',
    question:
      "^pourquoi|^qu'est-ce|^c'est quoi|^que (?:signifie|faire|se)|^comment (?:fonctionne|ça|est|sont|font)|^quand|^combien|^où|^qui (?:est|sont|a)|^quel|^quelle|^quels|^quelles|^est-ce",
    story:
      "histoire|conte|légende|aventures?|il était une fois|qui|nommée?|appelée?|perdue?|secret|secrète|le dernier|la dernière|et (?:le|la|les|l')|et l'\\p{L}+|petite?|courageu(?:x|se)|apprend",
  },
  wish: /(?:voulait|veut|rêvait d[e'’]|rêve d[e'’]|souhaitait) ?(.+)$/iu,
  and: ' et ',
  picture: {
    lightest: 'L’image est plus claire {place} que dans le reste.',
    evenly: 'Aucune partie n’est beaucoup plus claire que le reste.',
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
      neutral: 'Les couleurs ne sont ni chaudes ni froides.',
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
      busy: 'Il y a des contours et des détails partout.',
    },
  },
  start: 'Au programme',
  openings: [
    '{title}\u00a0: cinq pages et une image en {colors}.',
    '{title}, en cinq pages.',
    'Voici cinq pages et une image en {colors}.',
    'Voici cinq pages.',
  ],
  hints: [
    'Préférez des phrases courtes.',
    'Laissez de côté ce dont vous doutez encore.',
    'Gardez vos propres mots.',
  ],
  forms: {
    steps: [
      'Dites en une phrase ce que l’on saura faire à la fin.',
      [
        'Ce qu’il faut',
        'Citez ce qu’il faut avant de commencer\u00a0: du matériel, du temps et, si cela compte, de l’argent.',
      ],
      [
        'Premières étapes',
        'Écrivez l’étape 1 et l’étape 2, chacune en une phrase qui commence par un verbe.',
      ],
      ['Étapes suivantes', 'Écrivez l’étape 3 et la suite, et citez l’erreur la plus fréquente.'],
      ['Le résultat', 'Décrivez à quoi cela ressemble une fois fini, et ce que l’on peut essayer ensuite.'],
    ],
    recipe: [
      'Dites en une phrase quel est ce plat et pour combien de personnes.',
      ['Ingrédients', 'Citez tous les ingrédients avec leur quantité, dans l’ordre où on les utilise.'],
      ['Préparation', 'Dites ce qu’il faut laver, couper, mélanger ou chauffer avant de cuisiner.'],
      [
        'Cuisson',
        'Écrivez les étapes dans l’ordre, avec les durées et les températures de votre propre cuisine.',
      ],
      ['À table', 'Dites comment servir, comment voir que c’est prêt et combien de temps cela se garde.'],
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
      ['Les points forts', 'Citez ce que vous avez préféré, avec un exemple tiré de votre usage.'],
      ['Les points faibles', 'Citez ce qui vous a gêné, et dites si cela compte au quotidien.'],
      ['Pour qui\u00a0?', 'Dites à qui cela plaira, et qui devrait choisir autre chose.'],
      ['Le verdict', 'Donnez votre verdict en une phrase, avec le prix payé s’il y en a un.'],
    ],
    comparison: [
      'Dites en une phrase ce que l’on compare, et pour qui.',
      ['Le premier', 'Décrivez le premier\u00a0: ce que c’est, et ce qui le distingue.'],
      ['Le second', 'Décrivez le second selon les mêmes points, dans le même ordre.'],
      ['La différence', 'Citez la différence qui compte le plus, et dites comment vous l’avez vue.'],
      ['En bref', 'Résumez en une phrase, et dites lequel vous prendriez, si la question se pose.'],
    ],
    question: [
      'Dites en une phrase pourquoi on se pose cette question.',
      ['La réponse courte', 'Répondez en une phrase, ou dites franchement que personne ne le sait encore.'],
      ['L’explication', 'Expliquez la réponse en une ou deux phrases, et citez votre source.'],
      ['Un exemple', 'Donnez un exemple que chacun peut connaître dans sa propre vie.'],
      ['À retenir', 'Répétez la réponse en quelques mots, et dites où en apprendre plus.'],
    ],
    travel: [
      'Dites en une phrase pour qui est ce voyage, et quand partir.',
      ['S’y rendre', 'Dites comment y aller et circuler sur place, et ce que cela vous a coûté.'],
      ['À voir', 'Citez deux ou trois lieux, chacun avec une raison d’y passer du temps.'],
      ['Manger et dormir', 'Citez un endroit où manger et un autre où se reposer que vous connaissez.'],
      ['Avant de partir', 'Dites quoi emporter, quoi réserver tôt et ce que vous laisseriez de côté.'],
    ],
    offer: [
      'Dites en une phrase ce qui est nouveau, et pour qui.',
      ['Ce que c’est', 'Décrivez votre offre en une ou deux phrases, sans grandes promesses.'],
      ['À quoi ça sert', 'Citez une chose qu’elle rend plus simple ou plus agréable, avec un exemple.'],
      ['Prix et dates', 'Donnez le prix, et les dates de début et de fin de l’offre.'],
      ['Comment l’obtenir', 'Dites ce qu’il faut faire maintenant, et donnez le lien ou l’adresse.'],
    ],
    greeting: [
      'Dites pour qui c’est, et de la part de qui.',
      [
        'Rien que pour toi',
        'Écrivez ce que vous aimez chez cette personne, comme vous le lui diriez de vive voix.',
      ],
      ['Tu te souviens\u00a0?', 'Racontez un souvenir que vous partagez, avec le moment et le lieu.'],
      ['Un vœu', 'Écrivez un vœu pour les jours à venir, aussi personnel que possible.'],
      ['Avec tendresse', 'Signez de vos prénoms, et dites quand vous vous reverrez.'],
    ],
  },
  lists: {
    list: {
      about: 'Dites en une phrase à qui cela s’adresse.',
      entry: 'Une phrase courte, puis la raison de votre choix.',
      close: ['Par où commencer', 'Dites par quoi commencer et pourquoi, et où aller ensuite.'],
    },
    facts: {
      about: 'Dites en une phrase de quoi il s’agit et pourquoi cela vaut la peine.',
      entry: 'Une seule phrase, avec la source qui vous a permis de la vérifier.',
      close: [
        'Pour en savoir plus',
        'Citez les sources utilisées, avec des liens, pour que chacun puisse vérifier.',
      ],
    },
    stages: {
      about: 'Dites en une phrase ce que l’on saura faire à la fin.',
      entry: 'Dites ce qu’il faut faire, en une phrase qui commence par un verbe.',
      close: [
        'Le résultat',
        'Décrivez à quoi cela ressemble une fois fini, et ce que l’on peut essayer ensuite.',
      ],
    },
  },
  shortList: [
    ['Un exemple', 'Montrez par un exemple de votre propre vie comment cela marche.'],
    ['À essayer', 'Dites ce que l’on peut faire dès aujourd’hui, en une seule étape.'],
  ],
  longList: [
    'Les {count}',
    'Cinq pages ne suffisent pas pour les {count}. Dites où trouver la liste complète.',
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
        'Ce n’est pas facile, et cela prend plus de temps que prévu. Mais un pas suit l’autre, et aucun ne revient en arrière.',
        'Le premier essai n’a pas besoin de réussir. C’est le second qui compte, avec un peu plus de courage et de calme.',
      ],
      [
        'Ce qui reste',
        'Ainsi finit l’histoire, en {colors}, comme elle a commencé. Ce qui n’était qu’une pensée est devenu un souvenir.',
        'À la fin, tout est de nouveau calme, en {colors}. Rien n’a changé dans l’image, mais elle raconte maintenant plus qu’avant.',
      ],
    ],
    look: [
      [
        'Un premier regard',
        '{title}\u00a0: un premier regard, en {colors}. Rien ne presse. Laissez l’image parler un moment avant de dire quoi que ce soit.',
        '{title}\u00a0: un premier regard, en {colors}. Rien ne presse, il suffit de regarder.',
        'Voici un premier regard, en {colors}. Rien ne presse. Laissez l’image parler un moment avant de dire quoi que ce soit.',
      ],
      ['Et la lumière', 'Avant tout le reste, regardez la lumière. {light} {warmth} Restez-y un instant.'],
      [
        'Où va le regard',
        'Laissez vos yeux se promener, et voyez où ils s’arrêtent. {lightest} Qu’avez-vous vu en premier\u00a0?',
      ],
      ['De plus près', 'Approchez maintenant, et regardez aussi les coins tranquilles. {detail} {contrast}'],
      [
        'Un dernier regard',
        'Reculez d’un pas et voyez l’ensemble, en {colors}. De quelle partie de l’image vous souviendrez-vous demain\u00a0?',
        'Regardez l’image entière une dernière fois, en {colors}. Puis fermez les yeux un instant, et voyez ce qui vous reste.',
      ],
    ],
  },
  wishing: [
    'Un souhait',
    'Tout commence par un souhait\u00a0: {wish}. {light} Il ne s’est pas encore réalisé, mais il est dit maintenant.',
  ],
};

import type { Ask, Form, Phrasebook } from './phrasebook.types.ts';

const MAKING: Form = [
  'Sag in einem Satz, was man am Ende kann.',
  [
    'Das brauchst du',
    'Zähl auf, was man vor dem Anfang braucht: Werkzeug, Zeit und, wenn es wichtig ist, Geld.',
  ],
  ['Erste Schritte', 'Schreib Schritt 1 und Schritt 2, jeden in einem Satz mit dem Verb am Anfang.'],
  ['Weitere Schritte', 'Schreib Schritt 3 und alle weiteren, und nenn den häufigsten Fehler.'],
  ['Das Ergebnis', 'Beschreib, wie es am Ende aussieht und was man danach ausprobieren kann.'],
];

const COMPARISON: Form = [
  'Sag in einem Satz, was verglichen wird und für wen.',
  ['Das Erste', 'Beschreib das Erste: was es ist und was es besonders macht.'],
  ['Das Zweite', 'Beschreib das Zweite nach denselben Punkten und in derselben Reihenfolge.'],
  ['Der Unterschied', 'Nenn den wichtigsten Unterschied und sag, woran du ihn bemerkt hast.'],
  [
    'Kurz gesagt',
    'Fass es in einem Satz zusammen und sag, was du nehmen würdest, falls sich die Frage stellt.',
  ],
];

const OFFER: Form = [
  'Sag in einem Satz, was neu ist und für wen es gedacht ist.',
  ['Was es ist', 'Beschreib dein Angebot in ein oder zwei Sätzen, ohne große Versprechen.'],
  ['Wofür es gut ist', 'Nenn eine Sache, die damit leichter oder schöner wird, mit einem Beispiel.'],
  ['Preis und Termine', 'Nenn den Preis und die Tage, an denen das Angebot beginnt und endet.'],
  ['So bekommt man es', 'Sag, was man jetzt tun soll, und gib den Link oder die Adresse an.'],
];

const FAVORITE: Ask = [
  'Mein Liebling',
  'Nenn das Stück, das du selbst nehmen würdest, und sag in einem Satz, warum.',
];

export const GERMAN: Phrasebook = {
  code: 'de',
  words: `der die das den dem des ein eine einen einem einer und oder in im mit für von vom zu zum zur auf aus bei am an nach
    über unter wie was warum wann wo wer mein meine dein unser ist sind war wird nicht kein ohne mehr besser besseren beste besten
    schlaf schlafen machen jeden tag nacht morgen liebe regen meer sonne mond haus katze hund mädchen junge leben welt stadt
    reise herbst winter frühling sommer himmel oma rezept tipps nachrichten angebot alles gute geburtstag danke geschichte märchen
    wollte träumte berge wald blumen schnee kleine kleiner alte alter gegen diese dieser sich ich du wir leuchtturm`,
  letters: /ß/,
  quotes: ['„', '“'],
  numbers: 'ein|eine|einen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  items: `Tipp/Tipps Trick/Tricks Idee/Ideen Grund/Gründe Weg/Wege Art/Arten Sache/Sachen Ding/Dinge Fehler/Fehler
    Gewohnheit/Gewohnheiten Geheimnis/Geheimnisse Regel/Regeln Lektion/Lektionen Mythos/Mythen Zeichen/Zeichen Frage/Fragen
    Ort/Orte Buch/Bücher Film/Filme Lied/Lieder Übung/Übungen Strand/Strände Stadt/Städte Rezept/Rezepte Geschenk/Geschenke
    Pflanze/Pflanzen Schritt/Schritte Schritt/Schritten Fakt/Fakten Gericht/Gerichte Zitat/Zitate Vorteil/Vorteile
    Beispiel/Beispiele Restaurant/Restaurants Wanderung/Wanderungen Spiel/Spiele`,
  factItems: 'Fakt Mythos',
  stepItems: 'Schritt',
  namedItems:
    'Ort Buch Film Lied Strand Stadt Rezept Geschenk Pflanze Gericht Restaurant Wanderung Spiel Sache Ding',
  numbered: ['Nr.', 'Nr.'],
  only: '{Item}',
  colon: ':',
  calls: {
    list: 'tipps|tricks|fakten|wissenswertes|mythen|ideen für|fehler|gewohnheiten|gründe|^(?:die )?(?:besten|schönsten) .+ (?:in|für|von|an|auf|im) .+',
    lessons: 'gelernt',
    recipe: 'rezepte?',
    difference: 'unterschiede? zwischen|.+ unterscheiden',
    comparison: 'vs|versus|gegen|im vergleich|vergleich|unterschiede? zwischen|.+ oder .+\\?',
    review: 'test|im test|rezension|kritik|bewertung|erfahrungen mit|ausprobiert|lohnt sich',
    roundup: 'nachrichten (?:der woche|des tages|des monats|von heute)|wochenrückblick|nachrichten',
    news: 'nachrichten|eilmeldung|neuigkeiten|news|kündigt .+ an|pressemitteilung',
    greeting:
      'alles gute|herzlichen glückwunsch|happy birthday|frohe weihnachten|frohes neues .+|frohe ostern|gute besserung|danke|vielen dank',
    sale: 'angebote?|sale|rabatte?|schlussverkauf|black friday|\\d+% (?:auf|rabatt)',
    collection: 'neue \\p{L}*kollektion|\\p{L}*kollektion(?: \\d{4})?',
    offer: 'jetzt neu|jetzt erhältlich|neueröffnung|zu verkaufen|wir stellen vor|demnächst',
    making:
      'wie (?:man|du|ich|sie) .+ (?:backt|bäckst|baut|baust|kocht|kochst|macht|machst|näht|strickt|malt|zeichnet|pflanzt|anbaut|backe|baue|koche|mache|repariert)|so (?:baust|machst|backst|pflanzt) .+|.+ (?:selber|selbst) (?:machen|bauen|backen|nähen)|selber? (?:machen|bauen|backen|nähen)|selbst (?:machen|bauen|gemacht)|.+ (?:pflanzen|backen|anbauen|stricken|nähen)',
    steps:
      'wie (?:man|du|sie|ich)|anleitung|schritt für schritt|so (?:geht|gelingt|wird|baust|machst|backst|pflanzt|lernst)(?: .+)?|für anfänger|selber? (?:machen|bauen|backen|nähen)|selbst (?:machen|bauen|gemacht)|ratgeber|leitfaden|.+ (?:lernen|pflanzen|backen|anbauen|stricken)',
    travel:
      'reise (?:nach|durch|in)|reisen|urlaub (?:in|auf|an)|wochenende in|stunden in|tage in|reiseführer|sehenswürdigkeiten|unterwegs in|ausflug|roadtrip|wandern in|wo (?:essen|übernachten)',
    question:
      '^warum|^wieso|^weshalb|^was (?:ist|sind|passiert|bedeutet|tun|macht)|^wie (?:funktioniert|viel|viele|lange|oft|alt|groß|ist|sind|kommt|entsteht|entstehen)|^wann|^wo|^wer (?:ist|war|hat)|^welche[rs]?',
    story:
      'geschichte|märchen|legende|sage|abenteuer|es war einmal|der .+ der|die .+ die|das .+ das|wollte|träumte|namens|verloren\\p{L}*|geheimnis|letzten?|letzter|und (?:der|die|das)|kleine[rs]?|tapfere[rs]?|findet|lernt',
  },
  pair: /^(?:.*(?:\bzwischen |: ))?(?!(?:ist|sind|was|welche[rs]?|soll) )(.+?) (?:vs\.?|versus|gegen|oder|und) (.+?)[?!.]*$/iu,
  wish: /(?:träumte davon|träumt davon|wünschte sich|wünscht sich),? (?:zu )?(.+)$/iu,
  and: ' und ',
  picture: {
    lightest: 'Das Bild ist {place} heller als anderswo.',
    evenly: 'Jeder Teil des Bildes zählt.',
    plain: 'Eine einzige Farbe, von Rand zu Rand.',
    places: {
      top: { left: 'oben links', centre: 'oben', right: 'oben rechts' },
      middle: { left: 'links', centre: 'in der Mitte', right: 'rechts' },
      bottom: { left: 'unten links', centre: 'unten', right: 'unten rechts' },
    },
    brightness: {
      dark: 'Hier ist es sehr dunkel.',
      dim: 'Hier ist es ziemlich dunkel.',
      even: 'Hier ist es weder dunkel noch sehr hell.',
      bright: 'Hier ist es hell.',
    },
    warmth: {
      warm: 'Die Farben sind eher warm als kühl.',
      neutral: 'Weder warme noch kühle Farben überwiegen.',
      balanced: 'Warme und kühle Farben halten sich die Waage.',
      gray: 'Farben gibt es hier nicht, nur Grautöne.',
      cool: 'Die Farben sind eher kühl als warm.',
    },
    contrast: {
      soft: 'Hell und Dunkel liegen nah beieinander.',
      clear: 'Hell und Dunkel sind gut zu unterscheiden.',
      stark: 'Hell und Dunkel stehen in starkem Kontrast.',
    },
    detail: {
      calm: 'Es gibt nur wenige scharfe Kanten.',
      lively: 'Glatte Flächen und scharfe Kanten wechseln sich ab.',
      busy: 'Es gibt viele Kanten und Einzelheiten.',
      below: 'Die untere Hälfte ist voller Einzelheiten.',
      everywhere: 'Überall gibt es Kanten und Einzelheiten.',
    },
  },
  starts: { news: 'Die Nachricht in Kürze', other: 'Darum geht es' },
  openings: ['{title}, auf fünf Seiten.', 'Hier sind fünf Seiten.'],
  hints: [
    'Kurze Sätze lesen sich gut.',
    'Sag es mit deinen eigenen Worten.',
    'Lies alles vor dem Veröffentlichen einmal laut.',
  ],
  careful: 'Lass weg, was du nicht sicher weißt.',
  forms: {
    making: MAKING,
    steps: [
      'Sag, worum es geht.',
      [
        'Vor dem Anfang',
        'Sag, was man vorbereitet: was zu bedenken, zu entscheiden und einzupacken ist, bevor es losgeht.',
      ],
      MAKING[2],
      MAKING[3],
      ['Woran man es merkt', 'Sag, woran du merkst, dass es geklappt hat, und was man sonst tun kann.'],
    ],
    recipe: [
      'Sag in einem Satz, was daran besonders ist und für wie viele Personen es reicht.',
      ['Zutaten', 'Zähl alle Zutaten mit Menge auf, in der Reihenfolge, in der sie gebraucht werden.'],
      ['Vorbereitung', 'Sag, was vor dem Kochen zu waschen, zu schneiden, zu mischen oder vorzuheizen ist.'],
      [
        'Zubereitung',
        'Schreib die Schritte mit deinen Zeiten und Temperaturen auf und sag, woran man merkt, dass es fertig ist.',
      ],
      ['Servieren', 'Sag, wie man es serviert, was gut dazu passt und wie lange es hält.'],
    ],
    news: [
      'Fass die Nachricht in einem Satz zusammen: Wer hat was getan?',
      [
        'Was geschehen ist',
        'Erzähl in ein oder zwei Sätzen, was geschehen ist, nur mit bestätigten Tatsachen.',
      ],
      ['Wann und wo', 'Nenn das Datum, den Ort und die beteiligten Personen.'],
      ['Warum es wichtig ist', 'Sag, wen es betrifft und was sich für diese Menschen ändert.'],
      ['Wie es weitergeht', 'Sag, was als Nächstes erwartet wird, und nenn deine Quelle mit Link.'],
    ],
    review: [
      'Sag in einem Satz, was du ausprobiert hast und wie lange.',
      ['Was gut ist', 'Nenn, was dir am besten gefallen hat, mit einem Beispiel aus deinem Alltag.'],
      ['Was stört', 'Nenn, was dich gestört hat und wie wichtig das im Alltag ist.'],
      ['Für wen es passt', 'Sag, wer damit zufrieden sein wird und wer etwas anderes wählen sollte.'],
      ['Das Urteil', 'Gib dein Urteil in einem Satz ab, mit dem Preis, falls du einen bezahlt hast.'],
    ],
    comparison: COMPARISON,
    difference: [
      'Sag, warum man beides verwechselt.',
      COMPARISON[1],
      COMPARISON[2],
      COMPARISON[3],
      ['Kurz gesagt', 'Fass in einem Satz zusammen, wie man beides auseinanderhält.'],
    ],
    question: [
      'Sag in einem Satz, warum man sich das fragt.',
      ['Die kurze Antwort', 'Antworte in einem Satz, mit einer Quelle, der du vertraust.'],
      ['Die Erklärung', 'Erklär die Antwort in ein oder zwei Sätzen und nenn deine Quelle.'],
      ['Ein Beispiel', 'Gib ein Beispiel, das man aus dem eigenen Leben kennen kann.'],
      ['Zum Merken', 'Wiederhol die Antwort in wenigen Worten und sag, wo man mehr erfährt.'],
    ],
    travel: [
      'Sag in einem Satz, für wen diese Reise ist und wann die beste Zeit dafür ist.',
      ['Hinkommen', 'Sag, wie man hinkommt und sich dort bewegt, und was es dich gekostet hat.'],
      ['Was zu sehen ist', 'Nenn zwei oder drei Orte, jeden mit einem Grund, warum er sich lohnt.'],
      ['Essen und Ausruhen', 'Nenn einen Ort zum Essen und einen zum Ausruhen, die du selbst kennst.'],
      ['Vor der Abreise', 'Sag, was ins Gepäck gehört, was man früh bucht und was du auslassen würdest.'],
    ],
    sale: [
      'Sag in einem Satz, was günstiger wird und für wen.',
      ['Was dazugehört', 'Sag, was im Angebot enthalten ist und wie viel man dabei spart.'],
      FAVORITE,
      ['Termine und Ausnahmen', 'Nenn die Tage, an denen das Angebot beginnt und endet, und die Ausnahmen.'],
      OFFER[4],
    ],
    collection: [
      OFFER[0],
      ['In der Kollektion', 'Sag, was es in der Kollektion gibt und was die Stücke verbindet.'],
      FAVORITE,
      ['Termin und Preise', 'Sag, wann sie erscheint und in welchem Bereich die Preise liegen.'],
      OFFER[4],
    ],
    offer: OFFER,
    greeting: [
      'Grüß mit deinen eigenen Worten und sag, von wem das kommt.',
      ['Nur für dich', 'Schreib, was du an diesem Menschen magst, so wie du es ihm selbst sagen würdest.'],
      ['Weißt du noch?', 'Erzähl eine gemeinsame Erinnerung und sag, wann und wo das war.'],
      ['Ein Wunsch', 'Schreib einen Wunsch für das kommende Jahr, so persönlich wie möglich.'],
      ['Mit lieben Grüßen', 'Unterschreib mit eurem Namen und sag, wann ihr euch wiederseht.'],
    ],
  },
  lists: {
    list: {
      about: 'Sag in einem Satz, für wen das gedacht ist.',
      entry: 'Sag in einem kurzen Satz, worum es geht, und warum du dich dafür entschieden hast.',
      close: ['Womit anfangen?', 'Sag, womit man am besten anfängt und warum, und wie es danach weitergeht.'],
    },
    named: {
      about: 'Sag in einem Satz, für wen das gedacht ist.',
      entry: 'Nenn den Namen und sag in einem Satz, warum er hier steht.',
      close: ['Womit anfangen?', 'Sag, womit man am besten anfängt und warum, und wie es danach weitergeht.'],
    },
    lessons: {
      about: 'Sag in einem Satz, wer du damals warst und für wen das gedacht ist.',
      entry: 'Schreib auf, was du gelernt hast und wie es dazu kam.',
      close: ['Das Wichtigste', 'Nenn, was dir davon heute am wichtigsten ist, und sag, warum.'],
    },
    facts: {
      about: 'Sag in einem Satz, worum es geht und warum es sich lohnt, das zu wissen.',
      entry: 'Schreib in einem Satz, was stimmt, und nenn die Quelle, mit der du es geprüft hast.',
      close: [
        'Zum Weiterlesen',
        'Nenn die Quellen, die du benutzt hast, mit Links, damit man sie prüfen kann.',
      ],
    },
    stages: {
      about: 'Sag in einem Satz, was man am Ende kann.',
      entry: 'Sag in einem Satz mit dem Verb am Anfang, was zu tun ist.',
      close: [
        'Das Ergebnis',
        'Sag, woran man merkt, dass es geklappt hat, und was man danach ausprobieren kann.',
      ],
    },
    roundup: {
      about: 'Sag, aus welchen Tagen diese Nachrichten sind und wen sie betreffen.',
      entry: 'Sag in einem Satz, wer wann was getan hat, und nenn deine Quelle.',
      close: [
        'Wie es weitergeht',
        'Sag, was als Nächstes erwartet wird und wo man auf dem Laufenden bleibt.',
      ],
      label: ['Nachricht', 'Nachrichten'],
    },
  },
  shortList: [
    ['Ein Beispiel', 'Zeig an einem Beispiel aus deinem eigenen Leben, wie es funktioniert.'],
    ['Gleich ausprobieren', 'Sag, was man noch heute tun kann, in einem einzigen Schritt.'],
  ],
  longList: [
    'Und der Rest',
    'Auf fünf Seiten haben drei von {count} Platz. Wenn du die ganze Liste hast, sag, wo man sie findet.',
  ],
  tales: {
    story: [
      [
        'Wo alles anfängt',
        '{title} beginnt hier, in {colors}. Noch ist alles still, und niemand weiß schon, wie die Geschichte ausgehen wird.',
        '{title} beginnt hier, in {colors}. Noch weiß niemand, wie die Geschichte ausgehen wird.',
        'Diese Geschichte beginnt hier, in {colors}. Noch ist alles still, und niemand weiß schon, wie sie am Ende ausgehen wird.',
      ],
      [
        'Vor dem ersten Schritt',
        'An einem Tag wie jedem anderen kommt ein Gedanke und geht nicht mehr weg. {light} Es ist Zeit anzufangen.',
        'Vor dem ersten Schritt gibt es immer einen Augenblick. {light} Noch wäre es ganz leicht, wieder umzukehren.',
      ],
      [
        'Die Wendung',
        'Dann kommt der Augenblick, in dem alles anders werden könnte. Nimm dir Zeit und schau genau hin. {lightest}',
      ],
      [
        'Schritt für Schritt',
        'Es ist nicht leicht und dauert länger als gedacht. Aber auf einen Schritt folgt der nächste, und keiner führt zurück.',
        'Der erste Versuch muss nicht gelingen. Es zählt der zweite, mit etwas mehr Mut und mit etwas mehr Ruhe als zuvor.',
      ],
      [
        'Was bleibt',
        'So endet die Geschichte in {colors}, wie sie begonnen hat. Was nur ein Anfang war, ist nun eine Erinnerung.',
        'Am Ende ist alles still in {colors}, wie am Anfang. Im Bild hat sich nichts verändert, doch es erzählt nun mehr.',
      ],
    ],
    look: [
      [
        'Ein erster Blick',
        '{title}: ein erster Blick, in {colors}. Es eilt nicht: Lass das Bild sprechen und nimm dir die Zeit, die du dafür brauchst.',
        '{title}: ein erster Blick, in {colors}. Es eilt nicht, nimm dir etwas Zeit.',
        'Hier ist ein erster Blick, in {colors}. Es eilt nicht: Lass das Bild sprechen und nimm dir die Zeit, die du brauchst.',
      ],
      ['Nun das Licht', 'Schau vor allem anderen auf das Licht. {light} {warmth} Bleib einen Moment dabei.'],
      [
        'Wohin der Blick geht',
        'Lass die Augen wandern und sieh, wo sie stehen bleiben. {lightest} Was hast du als Erstes gesehen?',
      ],
      ['Näher heran', 'Komm jetzt näher und schau auch in die stillen Ecken. {detail} {contrast}'],
      [
        'Noch ein Blick',
        'Tritt nun zurück und sieh alles auf einmal, in {colors}. An welchen Teil des Bildes wirst du dich morgen erinnern?',
        'Schau dir das ganze Bild mit seinem {colors} noch einmal an. Dann schließ kurz die Augen und sieh, was dir davon bleibt.',
      ],
    ],
    blank: [
      [
        'Ein erster Blick',
        '{title}: eine einzige Farbe, {colors}, von Rand zu Rand. Hier gibt es wenig zu sehen und viel, was man sich vorstellen kann.',
        '{title}: eine einzige Farbe, {colors}, von Rand zu Rand. Alles andere denkst du dir selbst aus.',
        'Eine einzige Farbe, {colors}, von Rand zu Rand. Hier gibt es wenig zu sehen und viel, was man sich vorstellen kann.',
      ],
      [
        'Nun das Licht',
        'Schau vor allem anderen auf das Licht. {light} Das Licht ist in jeder Ecke gleich, von oben bis ganz unten.',
      ],
      [
        'Zeit zum Nachdenken',
        'Hier drängt sich nichts auf. Lass die Augen ausruhen, so lange du willst, und sieh, was dir dabei in den Sinn kommt.',
      ],
      [
        'Ein leeres Blatt',
        'So ein Bild ist wie ein leeres Blatt. Denk an eine einzige Sache, die genau in seiner Mitte stehen könnte.',
      ],
      [
        'Noch ein Blick',
        'Schau noch einmal hin, von Rand zu Rand. Es ist immer noch nur {colors}, aber vielleicht erinnert es dich nun an etwas.',
      ],
    ],
  },
  wishing: [
    'Ein Wunsch',
    'Am Anfang steht ein Wunsch: {wish}. {light} Noch ist der Wunsch nicht in Erfüllung gegangen, aber er ist ausgesprochen.',
  ],
};

import type { Turn } from '../turns-of-things.ts';

const CLIMBERS = 'rock climbers?|climbers?|mountaineers?|alpinists?';
const WARES =
  'toy|candy|book|flower|sweets?|pet|hat|shoe|clothes|clothing|antique|gift|department|pastry|bakery';

const TIMES = 'night|midnight|evening|dusk|twilight|dawn|sunset|sunrise|day|daylight|noon|morning|afternoon';
const LIT_BY =
  '\\b(?:lit|illuminated|lighted)(?: up)? (?:only )?(?:by|with) (?:(?:rows|strings|hundreds|dozens) of )?((?:[a-zà-ÿ]+ ){0,2}?)(lanterns|string lights|fairy lights|light bulbs|lampions)\\b';

/** Turns of speech about a place that is told by a word of it: the door, the window, whoever keeps it. */
export const TURNS_OF_SETTINGS: readonly Turn[] = [
  // Who keeps a lighthouse is beside it, unless it is told where in it.
  [
    /\blight ?house keeper\b(?!.*\b(?:light ?house(?! keeper)|stairs|staircase|room|desk|table|inside|bed|chair|window|kitchen)\b)(.*)$/gi,
    (rest) => `sailor${rest!} near a lighthouse`,
  ],
  // The door of a house is a part of it.
  [
    /\b(?:at|by|before|beside|outside|near|in front of) the (?:(?:front|back|old|wooden) )?doors? of (?=(?:an?|the|his|her|their) (?:[a-zà-ÿ]+ ){0,2}(?:house|mansion|cottage|cabin|castle|church|shop|school|home)\b)/gi,
    () => 'in front of ',
  ],
  [
    new RegExp(`\\b(?:${WARES}) (?:store|shop) windows?\\b(?! (?:seat|box))`, 'gi'),
    () => 'shop window on a street',
  ],
  // A glass house on another planet is seen with that planet around.
  [
    /\b(?:in|inside) (an?|the) ((?:[a-zà-ÿ]+ )?)(?:greenhouse|glasshouse) on (mars|the moon|an alien planet)\b/gi,
    (which, looks, where) => `beside ${which!} ${looks ?? ''}glasshouse on ${where!}`,
  ],
  [/\b(?:greenhouse|glasshouse) (?=on (?:mars|the moon|an alien planet)\b)/gi, () => 'glasshouse '],
  // A town that floats in the air stands on an island there.
  [
    /\b(?:floating|flying|levitating|hovering) (town|city|village|castle|palace|temple|kingdom)( [a-z]+ing)? (?:high )?(?:above|over|in|among|between) (?:an? |the )?(?:[a-zà-ÿ]+ ){0,2}(?:sky|skies|clouds?|air|sea|ocean|water|desert|mountains|valley|forest|waterfall)\b/gi,
    (what) => `${/town|city|kingdom/i.test(what!) ? 'village' : what!} on a floating island`,
  ],
  // What lights a place hangs over it, and is seen to do so when it is dark.
  [
    new RegExp(`(?<!\\b(?:${TIMES})\\b.*)${LIT_BY}(?!.*\\b(?:${TIMES})\\b)`, 'gi'),
    (looks, lights) => `under hanging ${looks!}${lights!} at night`,
  ],
  [new RegExp(LIT_BY, 'gi'), (looks, lights) => `under hanging ${looks!}${lights!}`],
  // What is cooked in the open hangs over a fire of wood.
  [/\b(over|on|at|around|by) (?:an?|the) (?:open|wood|log) fire\b/gi, (at) => `${at!} a campfire`],
  // What slid off a road lies in the mud beside it.
  [/\b(?:out of|from|in|into) (?:an?|the) (?:[a-zà-ÿ]+ )?ditch\b/gi, () => 'beside a country road'],
  [/\bspace elevators?\b/gi, () => 'skyscraper'],
  // Those who camp are no cars.
  [
    /\b(?<!\bfamily |\bparked )campers\b(?= (?:are |is )?(?:[a-z]+ing\b|around|by (?:a|the) (?:fire|campfire)|with|in (?:their|a) tents?|telling|under the stars))/gi,
    () => 'hikers',
  ],
  // Who drives brings the vehicle along.
  [
    /\b(truck|bus|taxi|tractor|tram|ambulance|train) driver (?:sitting )?(?:in|inside) (?:the cab of )?(?:an?|the|his|her) \1\b/gi,
    (what) => `man driving a ${what!}`,
  ],
  [/\b(?:in|inside|from) the cabs? of (?=(?:an?|the|his|her|their)\b)/gi, () => 'in '],
  // Who climbs a wall of rock is on its face.
  [
    new RegExp(
      `\\b(${CLIMBERS}) (?:hanging |clinging )?(?:on|to|from|up) (?:an?|the) (?:[a-zà-ÿ]+ )?(?:rock (?:wall|face)|cliff face|cliff|vertical wall|mountain wall|overhang)\\b`,
      'gi',
    ),
    (who) => `${who!} climbing a rock`,
  ],
  [
    /\b(?:elf|elven|elvish|fairy|ewok|wooden) village (?:high )?(?:up )?in (?:the )?(?:[a-zà-ÿ]+ ){0,2}trees\b/gi,
    () => 'three treehouses',
  ],
  [
    /\b(bride|groom|couple|wedding|newlyweds)\b(.{0,24}) under an arch\b(?! of)/gi,
    (who, more) => `${who!}${more!} under a flower arch`,
  ],
  // The rain is over, and the ground is wet.
  [
    /\b(?:right |just |shortly )?after (?:the |an? )?(?:heavy |summer |spring )?(?:storm|thunderstorm)\b/gi,
    () => '',
  ],
  [
    /\b(?:splashing|playing)(?: around)? in (?:an?|the|their) (?:[a-zà-ÿ]+ )?pool\b/gi,
    () => 'swimming in a swimming pool',
  ],
  // A feast that goes through the streets.
  [
    /\b(?:rio|brazilian|venice|venetian|caribbean|notting hill) carnival(?: parade)?\b(?! masks?)/gi,
    () => 'street festival',
  ],
  [/\bcarnival parade\b/gi, () => 'parade on the street'],
  [/\bcarnival (?=in (?:venice|rio)\b)/gi, () => ''],
  [
    /\b((?:lunar|chinese) new year(?:'?s)?|dragon|lantern|christmas|easter|summer|pride|thanksgiving|street) parade\b(?!.*\b(?:street|square|avenue|city|town|road)\b)/gi,
    (which) => `${which!} parade on the street`,
  ],
  // Who goes down a runway shows clothes; planes have another one.
  [
    /(?<=\b(?:models?|fashion|dress|dresses|designer|catwalk)\b.*)\b(on|down|along) (?:an?|the) (?:[a-zà-ÿ]+ )?runway\b/gi,
    () => 'on a stage',
  ],
  [
    /(?<=\b(?:judge|lawyers?|jury)\b.*) in (?:an?|the) court ?room\b|\bin (?:an?|the) court ?room\b(?=.*\b(?:judge|jury)\b)/gi,
    () => ' in an old library',
  ],
];

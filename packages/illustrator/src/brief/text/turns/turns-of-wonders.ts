import type { Turn } from '../turns-of-things.ts';

const WORDS = '(?:[a-zà-ÿ-]+ ){0,2}?';
/** Words that describe and do nothing else. */
const LOOKS =
  '(?:(?!(?:in|on|with|of|and|at|from|under|by) )(?:glowing |sparkling |burning |swirling |flying |floating |(?![a-zà-ÿ]+ing )[a-zà-ÿ-]+ )){0,3}';
const GLASSES =
  'bottle|jar|light ?bulb|snow ?globe|crystal ball|glass ball|glass sphere|fish ?bowl|terrarium|lantern|hourglass|tea ?cup|cup|mug|teapot|bowl|test tube|vial|flask';
/** What a whole place is seen by where it is so small that a bottle holds it. */
const WORLDS: ReadonlyArray<readonly [words: string, seen: string]> = [
  ['city|town|village|metropolis|kingdom|civili[sz]ation', 'tiny village'],
  ['forest|jungle|woods?|woodland|rainforest|landscape|mountains?|hills', 'three tiny pine trees'],
  ['garden|meadow', 'tiny flowers'],
  ['ocean|sea|storm at sea|lake', 'tiny sailing ship'],
  ['galaxy|universe|cosmos|milky way|solar system|nebula|night sky|starry sky', 'tiny planet'],
  ['desert', 'tiny cactus'],
  ['island|beach', 'tiny palm tree'],
  ['storm|thunderstorm|sky|clouds?', 'cloud shape'],
  ['world|planet|earth', 'earth'],
];
const seenOf = (word: string): string =>
  WORLDS.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(word))![1];
const ANY_WORLD = WORLDS.map(([words]) => words).join('|');
const glassOf = (vessel: string): string => vessel.replace(/^(?:test tube|vial|flask)$/i, 'bottle');

const YOUNG = 'child|children|kids?|boys?|girls?|toddlers?|trick or treaters?';
const BODIES = 'moon|sun|star|cloud';
/** What only somebody with a face does, and what only a thing within reach undergoes. */
const ACTS =
  'wearing|tucked|yawning|waving|snoring|resting|lying|wrapped|relaxing|sunbathing|bathing|swimming|sleeping|kissing|holding|smiling|sitting|drinking|eating|reading|playing|crying|dancing|fishing|hugging|winking|laughing|with (?:an? )?(?:[a-z]+ )?(?:face|sunglasses|eyes|hat)';
const DEEDS_OF_BODIES =
  'reading|fishing|playing|dancing|drinking|sipping|eating|cooking|baking|painting|knitting|sewing|sunbathing|writing|' +
  'riding|walking|strolling|running|watering|sweeping|skating|surfing|driving|taking a bath|' +
  'sitting (?:in|on|at) an? (?:[a-z]+ )?(?:chair|armchair|bench|sofa|swing|table|deck ?chair|stool)';
const hourOf = (body: string): string => (/^moon$/i.test(body) ? 'at night ' : '');
/** Under the moon somebody else acts, and a rock star is none in the sky. */
const ELSEWHERE =
  'in|under|beneath|on|by|at|of|through|behind|to|from|over|against|above|near|towards?|below|with|and|rock|movie|pop|film|opera|tv|before';
const HANDLES =
  'holding|pulling|dragging|catching|carrying|hugging|stealing|eating|kissing|polishing|washing|cleaning|lassoing|lifting|juggling|kicking';
const SCENES =
  'jungle|forest|landscape|desert|bazaar|market|plants?|flowers?|ocean|sea|vegetation|mushrooms?|trees?|ruins|temple|structure|artifact|technology|bugs?|insects?|creatures?|animals?|beasts?|sky|city';

/** Turns of speech about what cannot be: worlds in bottles, changing shapes, heavenly bodies that act. */
export const TURNS_OF_WONDERS: readonly Turn[] = [
  // A world in a bottle is a small thing in it, and not the place of the picture.
  [
    new RegExp(
      `\\b(?:(?:an?|the) ${LOOKS}|(?:(?:whole|entire|tiny|miniature|little|small) )+)?(${ANY_WORLD}) (?:(?:growing|living|trapped|floating|contained|built|captured|hidden|swirling|raging) )?(?:inside(?: of)?|within|in) (an?|the) (${WORDS})(${GLASSES})\\b`,
      'gi',
    ),
    (world, _article, manner, vessel) =>
      `a ${seenOf(world!)} inside a ${manner!}${glassOf(vessel!)}`.replace('a three', 'three'),
  ],
  [
    new RegExp(
      `(?:\\b(?:an?|the) )?(${WORDS})\\b(${GLASSES}) (?:with|containing|holding|filled with|full of) (?:(?:an?|the) ${LOOKS}|(?:(?:whole|entire|tiny|miniature|little) )+)?(${ANY_WORLD})(?: (?:inside(?: it| of it)?|in it|within))?(?= *(?:$|[,.]|on\\b|and\\b))`,
      'gi',
    ),
    (manner, vessel, world) =>
      `a ${seenOf(world!)} inside a ${manner!}${glassOf(vessel!)}`.replace('a three', 'three'),
  ],
  // A town that is carried is one that can be.
  [
    /\b(?:cit(?:y|ies)|towns?|kingdoms?|forests?|islands?) (?=(?:on|upon) (?:its|his|her|their|the) (?:back|shell|shoulders?|head)\b)/gi,
    () => 'village ',
  ],
  // Who becomes another is half of each.
  [
    /\b([a-zà-ÿ]{3,14}) (?:slowly |is |suddenly )?(?:turning|turns|transforming|transforms|morphing|morphs|shapeshifting) into (?:an?|the) (?!(?:[a-z]+ )?(?:street|road|alley|driveway|puddle)\b)(?=(?:(?!and\b)[a-zà-ÿ]+ )?[a-zà-ÿ]+ *(?:$|[,.]|in\b|on\b|under\b|at\b|by\b))/gi,
    (who) => `half ${who!} half `,
  ],
  [
    /\b(?:turning|turns|transforming|transforms|changing|changes) ((?:an?|the|his|her) (?:[a-zà-ÿ-]+ ){0,2}?[a-zà-ÿ-]+) (?:in)?to (?:solid )?stone\b/gi,
    (whom) => `staring at ${whom!} statue`,
  ],
  [
    /\b(?:turning|turns|transforming|transforms|changing|changes) (?:an?|the|his|her) (?:[a-zà-ÿ-]+ ){1,3}?into (?=(?:an?|the)\b)/gi,
    () => 'casting a spell at ',
  ],
  // What is caught in a jar is in it, and the jar in the hand.
  [
    /\b(?:catching|collecting|trapping|putting|keeping|catches|collects) (?:the |some )?(stars|fireflies|snowflakes) (?:in|into|inside) (?:an?|the|his|her) (?:[a-z]+ )?(jar|bottle)\b/gi,
    (caught, jar) => `holding a ${jar!} full of ${/^s.*rs$/i.test(caught!) ? 'star shapes' : caught!}`,
  ],
  // The moon that reads in a chair has somebody's body below its face.
  [
    /\b(?:(?:an?|the) )?(moon|sun|cloud) (?:is |being )?tucked(?: up)? (?:in|into) (?:(?:an?|his|her|its|the) )?(?:[a-z]+ )?bed\b/gi,
    (body) => `${hourOf(body!)}a ${body!} shape headed boy sleeping in a bed`,
  ],
  [
    new RegExp(
      `(?<!\\b(?:${ELSEWHERE}) (?:(?:an?|the) )?(?:[a-z]+ )?)\\b(?:(?:an?|the) )?(?:(?:smiling|happy|friendly|cute|cheerful|full|sleepy) )?(moon|sun|cloud)(?= (?:is )?(?:${DEEDS_OF_BODIES})\\b)`,
      'gi',
    ),
    (body) => `${hourOf(body!)}a ${body!} shape headed boy`,
  ],
  // The moon that sleeps is a body of its own, and so is one that is carried off.
  [
    new RegExp(`\\b(${BODIES}) and (?:the )?(${BODIES})(?= (?:${ACTS})\\b)`, 'gi'),
    (one, other) => `${one!} shape and ${other!} shape`,
  ],
  [
    new RegExp(
      `(?<!\\b(?:${ELSEWHERE}) (?:(?:an?|the) )?(?:[a-z]+ )?)\\b(${BODIES})(?= (?:is )?(?:${ACTS})\\b)`,
      'gi',
    ),
    (body) => `${body!} shape`,
  ],
  [
    new RegExp(
      `\\b(${HANDLES}) (?:the|an?) ((?:(?:glowing|full|crescent|tiny|little|giant|small|big|golden|red) )*)(${BODIES})\\b(?! (?:shape|wand|fish|ship)\\b)`,
      'gi',
    ),
    (deed, manner, body) => `${deed!} a ${manner!}${body!} shape`.replace('crescent moon', 'crescent'),
  ],
  [
    /\b(holding|catching|collecting|juggling|eating|selling) (?:the |some )?stars\b/gi,
    (deed) => `${deed!} star shapes`,
  ],
  [/\bon (?:an?|the) (?:[a-z]+ )?crescent(?! (?:moon|shape))\b/gi, () => 'on a crescent shape'],
  [
    /\b(?:creature|being|monster|beast|animal),? (?:that is |that's |who is |which is )?(?=half\b)/gi,
    () => '',
  ],
  [/\bhalf (?:an? |the )?(moon|sun|star|cloud)(?! shape)\b/gi, (body) => `half ${body!} shape`],
  // Who swims where no water is flies.
  [
    /\bswim(?:ming|s) (in|through|across) (?:the )?(?:(?:night|starry|cloudy|blue|pink) )?(sky|air|clouds|stars)\b/gi,
    (_way, where) => `flying in the ${where === 'stars' ? 'starry sky' : 'sky'}`,
  ],
  // What has a door and windows is a house of that shape.
  [
    /\b((?:an?|the) (?:[a-z]+ )?(?!house|cottage|castle|cabin|tower|car|train|bus|wall|room|boat|building)[a-z]+) with (?:an? |the |some )?(?:(?:tiny|little|small|round|red|wooden|glowing) )*(?:doors?|windows?) and (?:an? |the |some )?(?:(?:tiny|little|small|round|red|wooden|glowing) )*(?:windows?|doors?|chimney)\b/gi,
    (thing) => `${thing!} house`,
  ],
  [
    /\b(?:using|uses) ((?:an?|the|its|his|her) (?:[a-z]+ )?[a-z]+) as (?:an? |the |its |his |her )?(?:boat|raft|canoe|ship)\b/gi,
    (thing) => `sailing in ${thing!} boat`,
  ],
  [
    /\b((?:using|uses|holding|with) (?:an?|the|its|his|her) (?:[a-z]+ )?[a-z]+) as (?:an? |the |its |his |her )(?:umbrella|parasol|sword|shield|hat|flag|weapon|lantern|lamp|wand)\b/gi,
    (held) => held!,
  ],
  [
    /\b(?:floating|flying|lifted|carried|held up|suspended|drifting)(?: away)?(?: (?:in|through|into) the (?:air|sky))? (?:on|by|with|under|from|beneath) ((?:(?:many|colorful|red|several|two|three|hundreds of|dozens of|a bunch of|some) )*)balloons(?! (?:dogs?|animals?)\b)/gi,
    (many) => `hanging from ${/(?:two|three) /.exec(many!)?.[0] ?? 'five '}balloons`,
  ],
  [/\b(cloud) raining (?:on|over|above|down on)\b/gi, (body) => `${body!} shape raining over`],
  // Fish swim in the water of a glass, not in wine.
  [
    /\b(in|inside) (an?|the) (?:wine|water|drinking|cocktail|martini|champagne|whisk(?:e)?y) glass(?! (?:bottle|jar|bowl|house|window)s?\b)/gi,
    (at, article) => `${at!} ${article!} jar`,
  ],
  [/\b(cook|prepar|mak)(ing|es|s) (?:breakfast|lunch|dinner|supper|a meal|food)\b/gi, () => 'cooking soup'],
  // A pet is one by being with somebody.
  [/\b(his|her|its|their|an?|the) pet (?=[a-z])/gi, (whose) => `${whose!} `],
  // Gold that is hidden or counted is coins.
  [
    /\b(hiding|holding|counting|stealing|finding|guarding|hoarding|mining|digging|carrying|hides|guards|counts|steals) (?:his |her |its |the |some |their )?gold(?= *(?:$|[,.]|(?:in|on|from|under|and|at|with|by|near|behind|inside)\b))/gi,
    (deed) => `${deed!} gold coins`,
  ],
  [/\b([a-z]+) (?:plushie|plush toy|stuffed toy|plush)(s?)\b/gi, (what, many) => `plush ${what!}${many!}`],
  [
    /\b(?:hanging|hangs|putting|puts) (?:an? |the |some |up )?(?:[a-z]+ )?(?:star|ornaments?|lights?|baubles?|decorations?|tinsel|garlands?|balls?|angel) (?:on|onto|from|in|at the top of|on top of)(?= (?:an?|the|his|her|their) (?:[a-z]+ )?(?:tree|fir|pine|spruce))/gi,
    () => 'decorating',
  ],
  [/\b(waiting|looking|searching|hoping) for santa(?: claus)?\b/gi, () => 'waiting'],
  [
    /\b(?:bringing|brings) ((?:an?|the|his|her|its) (?:[a-z]+ )?[a-z]+) to life\b/gi,
    (whom) => `building ${whom!}`,
  ],
  // Wings are wings, whoever had them first.
  [
    /\bwith (?:(?:an?|the|its|her|his|two|large|huge|big|tiny|giant|beautiful|colorful|glowing|torn|broken|broad|white|black|spread|outstretched) )*(?:(?:butterfly|dragonfly|dragon|bat|bird|angel|eagle|fairy|feathered|feathery|insect|bee|moth|raven|swan|phoenix|owl|leathery|mechanical|metal)(?:'s)? )?wings(?: (?:of|like) (?:an?|the) (?:[a-zà-ÿ]+ )?[a-zà-ÿ]+)?\b/gi,
    () => 'with wings',
  ],
  [
    /\b(?:creature|beast|monster|animal|being) with the body of (?:an?|the) ([a-zà-ÿ]+) and the (?:head|face) of (?:an?|the) ([a-zà-ÿ]+)\b/gi,
    (body, head) => `half ${head!} half ${body!}`,
  ],
  [
    /\b(man|woman|person|boy|girl|figure|human|king|queen|warrior|knight|soldier) with (?:the (?:head|face) of (?:an?|the) ([a-zà-ÿ]+)|(?:an?|the) ([a-zà-ÿ]+)(?:'s)? head)\b/gi,
    (who, head, other) => `${(head ?? other)!} ${/^(?:person|figure|human)$/i.test(who!) ? 'man' : who!}`,
  ],
  // A hand without a body is open, with what it holds on it.
  [
    /\b(?:an? |the |two )?(?:giant |huge |human |big |gentle |cupped )*(?:hand|palm)s? (?:holding|cradling|carrying|offering) ((?:an?|the) (?:[a-zà-ÿ-]+ ){0,2}[a-zà-ÿ-]+)/gi,
    (what) => `${what!} on an open hand`,
  ],
  [
    /\b(?:holding|carrying|lifting|bearing|holds|carries) (?:up )?the (?:whole )?(?:world|earth|globe|sky|heavens|planet)(?: (?:up)?on (?:his|her|its|their) (?:shoulders?|back|head))?/gi,
    () => 'lifting up high a globe',
  ],
  [/\batlas(?= (?:holding|carrying|lifting|bearing|holds|carries)\b)/gi, () => 'titan atlas'],
  // Alien says where a plant or a jungle is found, and nobody is there for it.
  [new RegExp(`\\balien (?=(?:[a-z]+ )?(?:${SCENES})\\b)`, 'gi'), () => 'strange '],
  [/\balien (?:space ?ships?|ships?|space ?crafts?|crafts?|vessels?)\b/gi, () => 'ufo'],
  [/\balien invasion\b/gi, () => 'ufos invading'],
  // Children in costumes are small ghosts and witches.
  [
    /\b(?:kids|children|trick or treaters)(?: (?:going|out))? (?:trick or treating|trick-or-treating)(?: (?:in|wearing) (?:their )?(?:[a-z]+ )?costumes)?|\b(?:kids|children) in (?:halloween |spooky |scary )?costumes\b|\btrick or treaters\b/gi,
    () => 'a small witch, a small ghost and a small skeleton on the street at night',
  ],
  [
    new RegExp(
      `\\b(${YOUNG}) (?:dressed(?: up)? (?:as|like)|in|wearing) (?:an? )?(witch|ghost|vampire|skeleton|pirate|knight|princess|superhero|zombie|mummy|astronaut|fairy|wizard|angel|devil|ninja|robot|alien)(e?s)?(?: (?:costumes?|outfits?|suits?))?(?! (?:hats?|masks?))\\b`,
      'gi',
    ),
    (_who, role, many) => `small ${role!}${many ?? ''}`,
  ],
  [
    /\b(dog|cat|puppy|kitten|rabbit|bunny|hamster|pug|corgi|dachshund|parrot|frog|bear) (?:dressed(?: up)? (?:as|like)|in|wearing) (?:an? )(witch|vampire|pirate|knight|princess|superhero|astronaut|wizard|ninja|samurai|cowboy|king|queen|chef|detective)(?: (?:costume|outfit|suit))?\b(?! (?:hat|mask))/gi,
    (animal, role) => `${role!} ${animal!}`,
  ],
  [
    /\b(?:in|wearing) (?:an? |his |her |its |their )?(?:[a-z]+ )?(?:space ?suit|astronaut (?:suit|outfit|costume))s?\b/gi,
    () => 'in a spacesuit',
  ],
  // Whoever rides without a word of the mount has a horse.
  [
    /\b(knight|horseman|cavalier|cowboy|cowgirl|ranger|prince|princess|king|queen|warrior|samurai|paladin|rider|hunter|soldier|viking)((?: in [a-z]+ arm(?:or|our))?) (?:riding|rides|galloping|gallops) (?=(?:through|across|into|over|along|toward|towards|away|down|up|in|home|out|to|past)\b)/gi,
    (who, dress) => `${who!}${dress!} riding a horse `,
  ],
  [/\bheadless horseman(?! (?:rid|gallop))/gi, () => 'hooded figure riding a black horse'],
  [
    /\bheadless horseman (?:riding|galloping)(?: (?:a|his) (?:[a-z]+ )?horse)?/gi,
    () => 'hooded figure riding a black horse',
  ],
  // Down the chimney it goes from the roof.
  [
    /\b(?:(?:stuck|climbing|coming|going|sliding|falling|squeezing) )?(?:down|in|into|out of|on|through|from) (?:an?|the|his|her) (?:[a-z]+ )?chimney\b/gi,
    () => 'on a rooftop',
  ],
  [
    /\b(?:combing|brushing|combs|brushes|fixing|styling|braiding) (?:her|his|its) (?:own |long |golden |blonde? |red |wet |wild |curly |beautiful |flowing )*hair\b/gi,
    () => 'holding a comb',
  ],
  [
    /\b(throwing|hurling|holding|wielding|throws|hurls|holds) (?:an? |his |the |some )?(?:[a-z]+ )?(?:lightning bolts?|thunderbolts?|bolts? of lightning)\b/gi,
    (deed) => `${deed!} lightning`,
  ],
  [/\blightning bolts?\b/gi, () => 'lightning'],
  [
    /(?<=\b(?:read|stud|writ|work|brew|sleep|cook|stirr|mix|experiment)[a-z]*ing\b[^.]{0,60}) (?:in|at the top of|inside) (?:his|her|an?|the) (?:[a-z]+ )?tower\b/gi,
    () => ' in a library',
  ],
  [/\bthe gates of\b(?! heaven)/gi, () => 'the gate of'],
  [/\b(?:yellow )?brick (?=(?:road|path|lane)\b)/gi, () => ''],
  [/\bbeauty and the beast\b/gi, () => 'belle and the beast'],
  [/\btrojan horse\b/gi, () => 'giant wooden horse'],
  [
    /\b(hut|house|cottage)(?: (?:standing|walking))? (?:on|with) (?:giant |two |huge )?chicken legs\b/gi,
    (house) => house!,
  ],
  [/\bday of the dead\b/gi, () => 'festive'],
  [
    /\bdeath(?= (?:drinking|riding|playing|dancing|holding|walking|sitting|himself|and an?|with an?)\b)/gi,
    () => 'grim reaper',
  ],
  // Who plays it, it is at.
  [
    /\b(grand piano|piano|harp|organ|guitar|violin|cello|drums?)( [^.]{0,50}?)? with ((?:an?|the) (?:[a-zà-ÿ-]+ ){1,3})playing (?:it|on it)\b/gi,
    (instrument, where, who) => `${who!}playing a ${instrument!}${where ?? ''}`,
  ],
];

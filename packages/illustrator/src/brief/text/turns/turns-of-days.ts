import type { Turn } from '../turns-of-things.ts';

const OWN = '(?:his|her|their|its|my|an?|the|some)';

/** Turns of speech about what people do every day, at home, at work and on the way. */
export const TURNS_OF_DAYS: readonly Turn[] = [
  // Whoever talks on the phone has it in the hand: it is no ground.
  [
    new RegExp(
      `\\b(?:talk|chat|speak)(ing|s) (?:on|over|into) ${OWN} (?:[a-z]+ )?(?:cell ?|mobile |smart)?phone\\b`,
      'gi',
    ),
    (form) => (form === 's' ? 'telephones' : 'telephoning'),
  ],
  // The candles that are blown out are on the cake.
  [
    new RegExp(
      `\\bblow(ing|s)(?: out)? (?:${OWN} )?(?:[a-z]+ )?candles?(?: (?:out )?(?:on|of) ${OWN} (?:[a-z]+ ){0,2}cake)?(?: out)?\\b`,
      'gi',
    ),
    (form) => `blow${form!} out a birthday cake`,
  ],
  [/\b(?:jumping|skipping|playing) (?:with (?:an? )?)?(?:jump ?|skipping )?rope\b/gi, () => 'jumping'],
  [
    /\b(?:playing|plays) (?:[a-z]+ )?(?:video|computer|console|online) ?games?(?: on (?:an?|the|his|her|their) [a-z]+)?\b/gi,
    () => 'sitting with a game controller',
  ],
  [
    /\b(?:doing|does|finishing) (?:his|her|their|some|the)? ?(?:home|school) ?work\b/gi,
    () => 'writing a letter',
  ],
  [
    /\b(?:taking|writing|sitting|having) (?:an? |the |his |her |their |final )*(?:exams?|tests?)\b/gi,
    () => 'writing a letter at a school desk',
  ],
  [/\b(?:having|in) (?:an? )?pillow fights?\b/gi, () => 'fighting, holding pillows'],
  [/\b(?:hitting|hits|beating) (?=(?:an?|the) (?:punching|boxing|heavy|sand) ?bag\b)/gi, () => 'punching '],
  [
    /\brock(ing|s) (?=(?:an?|the|his|her|their) (?:[a-z]+ )?(?:baby|child|newborn|infant|son|daughter|doll)\b)/gi,
    (form) => `cradl${form === 's' ? 'es' : 'ing'} `,
  ],
  [
    /\bhaving (?=(?:an? |some |their |his |her )?(?:[a-z]+ )?(?:cups? of |glass(?:es)? of )?(?:coffee|tea|beers?|wine|cocktails?|drinks?|hot chocolate|cocoa|juice|milkshakes?|champagne|lemonade)\b(?! part| with| time| set))/gi,
    () => 'drinking ',
  ],
  [
    /\b(?<=\b(?:of|serving|serves|with|and|some|cold|holding|bringing|mixing|making|pouring|carrying|tropical|drinking|having|sharing) )drinks\b/gi,
    () => 'cocktails',
  ],
  // Meals that are made are food; those that are had are on a table.
  [
    /\b(cook|prepar|mak)(ing|es|s) (?:an? |the |some |his |her |their )?(?:[a-z]+ )?(?:dinner|lunch|supper|breakfast|meal|food)\b/gi,
    (verb, form) => `${verb === 'mak' ? 'cook' : verb!}${form!} soup`,
  ],
  // Whoever is on their way waits or runs where trains and planes are.
  [
    /\b(waiting|waits|running|rushing|hurrying)(?: for| to catch|to get on) (?:an?|the|his|her|their) (?:[a-z]+ )?(train|subway|metro)\b/gi,
    (deed, what) => `${deed!} at a ${/train/i.test(what!) ? 'train' : 'subway'} station`,
  ],
  [
    /\b(waiting|waits|running|rushing|hurrying)(?: for| to catch) (?:an?|the|his|her|their) (?:[a-z]+ )?(?:flight|plane)\b/gi,
    (deed) => `${deed!} at the airport`,
  ],
  [
    /\b(waiting|waits) for (?:an?|the|his|her|their) (?:[a-z]+ )?bus\b(?! stop)/gi,
    (deed) => `${deed!} at a bus stop`,
  ],
  // Who is on a train sits in it.
  [
    /\b(?:(?:riding|sitting|traveling|travelling|standing)(?: alone)? )?(?:on|in|inside|aboard|riding) (?:an?|the|his|her|their) ((?:(?:crowded|packed|busy|empty|full|night|old|late|early|morning|rush hour|moving|long distance|commuter|subway|metro|underground|city|school|public) ){0,3})(train|subway train|subway car|subway carriage|tram|metro train|bus|airplane|plane|flight)\b(?! (?:cabin|station|platform|tracks?|stop|driver|ride|wing|window sill|roof))(?: (?:window|seat))?/gi,
    (manner, vehicle) =>
      /plane|flight/i.test(vehicle!)
        ? 'in an airplane cabin'
        : `sitting in ${/crowded|packed|busy|full/i.test(manner!) ? 'a crowded' : 'a'} train carriage`,
  ],
  [
    /\b(?:from|out of|through|at|by) (?:an?|the|his|her|their) (train|bus|tram|plane|airplane) windows?\b/gi,
    (vehicle) => `in ${/plane/i.test(vehicle!) ? 'an airplane cabin' : 'a train carriage'}`,
  ],
  // A bench in a park is sat on.
  [
    /\b(on|onto|at) (?:an?|the|his|her|their) ((?:[a-z]+ )?)park bench(?:es)?\b/gi,
    (at, manner) => `${at!} a ${manner ?? ''}bench in the park`,
  ],
  [/\bin (?=(?:hospital|class|prison|jail|church)\b(?! (?:room|hall|yard|ward|bed)))/gi, () => 'in a '],
  [/\b(?:in|at|before) (?:an? |the )?court(?: ?room)?\b(?! yard)(?! of)/gi, () => 'in a courtroom'],
  [/\b(?:in|at|raising (?:his|her|their) hands? in) (?:an? |the )?class\b/gi, () => 'in a classroom'],
  // A waiter has a tray of drinks in the hand anyway.
  [
    /\b(?<=\b(?:waiter|waitress|waiters|butler|bartender)\b[^,.]{0,24}) (?:carrying|holding|balancing|with|bringing|serving) (?:an? |the |his |her )?(?:[a-z]+ )?trays?(?: (?:of|with|full of) (?:[a-z]+ )?(?:drinks|glasses|cocktails|beers?|champagne|wine|food|coffee|dishes))?\b/gi,
    () => '',
  ],
  // Who lies under a car works on it.
  [
    /\b(?:lying |working |repairing |crawling )?under(?:neath)? (an?|the|his|her) ((?:[a-z]+ )?(?:car|truck|van))\b(?! (?:seat|hood))/gi,
    (article, car) => `fixing ${article!} ${car!}`,
  ],
  [
    /\b(?<=\b(?:talk|chat|gossip|laugh|argu|meet|whisper)ing )over (?:an? |some |their )?(?:cups? of )?(coffee|tea|drinks|wine|beers?)\b/gi,
    (drink) => `drinking ${drink!}`,
  ],
  [
    /\bsmall[- ]town (?=(?:diner|bar|cafe|restaurant|pub|library|bakery|church|school|gas station)\b)/gi,
    () => '',
  ],
  [
    /\b(build|stack|mak)(ing|s) (?:an? |the )?(?:[a-z]+ )?(?:tower|castle|house) (?:out )?(?:of|with|from) (?:[a-z]+ )?(?:blocks|bricks|legos?)\b/gi,
    (verb, form) => `${verb!}${form!} building blocks`,
  ],
  [
    /\b(?:explaining|solving|teaching|showing|doing|calculating)(?: (?:an?|the|some|his|her))?(?: [a-z]+){1,3} (?:on|at) (?:an?|the) (black|white|chalk)board\b/gi,
    (board) => `writing on a ${board === 'white' ? 'whiteboard' : 'blackboard'}`,
  ],
  [
    /\b(?:putting out|extinguishing|fighting|hosing down|battling) (?=(?:an?|the) (?:burning|blazing) (?:[a-z]+ )?(?:house|building|barn|car|cabin|church|forest))/gi,
    () => 'spraying water at ',
  ],
  [/\b(?:paddle ?boarding|stand[- ]up paddling)\b/gi, () => 'riding a surfboard'],
  [/\b(kayaking|canoeing|rafting)\b(?! trip)/gi, (deed) => `paddling a ${deed!.toLowerCase().slice(0, -3)}`],
  [/\borgan grinder\b/gi, () => 'musician playing an accordion'],
  [
    /\bblow(ing|s) (?:on |away |off )?(?:an? |the |some )?dandelion seeds\b/gi,
    (form) => `blow${form!} a dandelion`,
  ],
  [
    /\bon (?:the|an?) (?:subway|metro|tube)\b(?! (?:station|platform|train|car|stairs|bench))/gi,
    () => 'sitting in a train carriage',
  ],
  [
    /\b(?:writing|drawing|tracing|scratching) (?:an?|the|his|her|their|some) (?:[a-z]+ )?(?:name|names|hearts?|letters|numbers|words?|message|smiley|smiley face|face) on (?=(?:an?|the) )/gi,
    () => 'drawing on ',
  ],
  [
    /\b(?:scoring|scores) (?:an?|the|his|her) (?:[a-z]+ )?(?:goal|penalty|touchdown)s?\b/gi,
    () => 'kicking a football',
  ],
  [
    /\b(?:having|in) an? (water balloon|food|paint|mud|paper plane) fights?\b/gi,
    (what) => `throwing ${/balloon/i.test(what!) ? 'balloons' : /food/i.test(what!) ? 'tomatoes' : 'balls'}`,
  ],
  [/\b(?:cleaning|washing|wiping) (?:the |some )?windows\b/gi, () => 'washing a window'],
  // Whoever is dressed up is drawn as whom they play.
  [
    /\b(?:(little|small|young) )?(girl|boy|child|kid|toddler|baby|man|woman|person|guy) (?:is )?(?:dressed(?: up)? (?:as|like)|wearing|in) (?:an?|the) (witch|pirate|superhero|princess|prince|knight|ghost|vampire|astronaut|clown|fairy|wizard|cowboy|elf|skeleton|ninja|king|queen|mermaid|zombie|robot|santa claus|viking|samurai|doctor|chef|firefighter)(?: (?:costume|outfit))?\b(?! (?:hat|cape|cap|helmet|mask|suit|uniform|crown|dress|robe|jacket|coat|shirt|boots|apron))/gi,
    (_small, who, whom) => `${/girl|boy|child|kid|toddler|baby/i.test(who!) ? 'little ' : ''}${whom!}`,
  ],
  // Who paints a mural stands at the wall itself.
  [
    /\b(?:(?:spray[- ])?(?:painting|paints)|spraying|drawing|making) (?:an? |the |some )?(?:[a-z]+ )?(?:mural|graffiti|street art)\b(?: on (?:an?|the|some) (?:[a-z]+ ){0,2}(?:wall|building|house|train))?|\bspray[- ](?:painting|paints) (?:an?|the|some) (?:[a-z]+ )?wall\b/gi,
    () => 'painting at a brick wall',
  ],
  [
    /\b(painting|paints) (?:an?|the|some|his|her|their) (?:[a-z]+ )?walls?(?: (?:red|blue|green|yellow|white|pink|orange|purple))?(?: (?:of|in) (?:an?|the|his|her|their) (?:new )?(?:home|house|apartment|room))?\b/gi,
    (deed) => `${deed!} in the living room`,
  ],
  [
    /\bthe (?<=[a-z]ing the )(?:roof|walls?|windows?|door|engine|wheels?|hull|sails?|tires?|brakes|front) of (?=an?|the|his|her)/gi,
    () => '',
  ],
  [/\bmaking (?:an? )?snow angels?\b/gi, () => 'lying in the snow'],
  [
    /\b(?:doing|fixing|putting on|applying) (?:(?:his|her|their|some) )?make ?up\b(?: (?:at|in front of) (?:an?|the|her) (?:vanity|dresser|mirror))?/gi,
    () => 'putting on lipstick in front of a mirror',
  ],
  [/\b(?:sitting|standing|dancing) in a (?:big |large |small )?circle\b/gi, () => 'sitting'],
  [
    /\b(?<=\bplaying (?:chess|checkers|cards|poker|tennis|ping pong|table tennis|dominoes|a game) )against\b/gi,
    () => 'with',
  ],
  [/\bplaying cricket\b/gi, () => 'swinging a baseball bat'],
  [
    /\b(?:carrying|gathering|collecting|stacking) (?:an? |the |some )?(?:(?:load|bundle|pile|stack|armful)s? of )?(?:fire)?wood\b/gi,
    () => 'carrying wood',
  ],
  [
    /\bhelp(?:ing|s) (?=(?:an?|the|his|her|their) (?:[a-z]+ ){1,3}across (?:an?|the) (?:[a-z]+ )?(?:street|road|crosswalk))/gi,
    () => 'walking hand in hand with ',
  ],
  // Powders and colors that somebody is covered in are no heap of things.
  [
    /\b(?:covered|smeared|splattered|dusted) (?:in|with) (?:[a-z]+ )?(?:flour|paint|mud|dirt|sweat|grease|oil|soot|dust|sand|chocolate|tattoos)\b/gi,
    () => '',
  ],
  [/\bwith (?:[a-z]+ )?sparks (?:flying|everywhere|around)(?: everywhere| around)?\b/gi, () => ''],
  [/\bbungee jump(?:er|ing)s?\b/gi, () => 'person jumping'],
  [/\bnewly ?weds?\b/gi, () => 'bride and groom'],
  [/\bwedding (?:party|guests)\b/gi, () => 'guests'],
  [
    /\b(?<=\b(?:photographing|(?:pictures?|photos?|photographs?) of|dressing|painting|drawing|filming|sketching) (?:an? |the )?(?:[a-z]+ )?)models?\b(?! (?:train|plane|car|ship|kit|airplane|of))|\b(?:fashion|runway|photo|glamou?r) models?\b/gi,
    () => 'woman',
  ],
  [/\bslow dancing\b/gi, () => 'dancing'],
  [
    /\b(?:on|in) (?:the )?back of (?:an?|the) (bus|car|truck|van|taxi|train)\b/gi,
    (vehicle) => `in a ${vehicle!}`,
  ],
  [/\bat the back of (?:an?|the) (bus)\b/gi, (vehicle) => `in a ${vehicle!}`],
];

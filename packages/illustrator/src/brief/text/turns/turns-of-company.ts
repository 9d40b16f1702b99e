import type { Turn } from '../turns-of-things.ts';

const WHOM = "(?:an?|the|his|her|their|its|my|some|two|three|young)(?: [a-zà-ÿ'-]+){1,3}?";
const CHILD =
  'son|daughter|child|children|kids?|boys?|girls?|baby|grandson|granddaughter|grandchildren|toddler|twins';
const RIDES = 'bike|bicycle|tricycle|scooter|skateboard|horse|pony|surfboard|unicycle';
const SPREADS =
  'picnic |beach |checkered |checked |plaid |tartan |soft |woolen |wool |cozy |red |blue |striped ';
const SHOWS = 'parade|marching band|procession|carnival parade';

/** Turns of speech about what two do together: lessons, stories before sleep, what is watched from a blanket. */
export const TURNS_OF_COMPANY: readonly Turn[] = [
  // Who learns to ride rides, and who teaches runs along.
  [
    new RegExp(
      `\\b(?:teach|help|coach|show|train)(?:ing|s|es) (${WHOM}) (?:how )?to (?:ride|balance on|skate on|use) (?:an?|the|his|her|their) ((?:[a-zà-ÿ]+ )?(?:${RIDES}))\\b`,
      'gi',
    ),
    (whom, mount) => `steadying ${whom!} riding a ${mount!}`,
  ],
  // Who needs help on the way is taken by the hand.
  [
    new RegExp(`\\bhelp(?:ing|s) (${WHOM}) (?:to )?(?:walk|stand up|get up)\\b`, 'gi'),
    (whom) => `escorting ${whom!}`,
  ],
  // Bedtime is in bed.
  [
    new RegExp(
      `\\bread(?:ing|s)? (?:an? |the |some |his |her )?(?:bedtime|good ?night) (?:story|stories|tales?|books?) (?:to|for|with) (${WHOM.replace('{1,3}', '{0,2}')} (?:${CHILD}))\\b`,
      'gi',
    ),
    (whom) => `reading to ${whom!} lying in a bed in the bedroom`,
  ],
  // A blanket to sit on is spread.
  [
    new RegExp(`\\b(?:up)?on (?:an?|the|their|his|her) ((?:${SPREADS})*)blankets?\\b(?! of\\b)`, 'gi'),
    (kind) => `on a ${(kind ?? '').replace(/picnic |beach /gi, '')}spread blanket`,
  ],
  [/\b(pile|heap|mound|mountain)s? of (?:[a-zà-ÿ]+ ){0,3}leaves\b/gi, () => 'heap of leaves'],
  [/ ?\b(?:across|over|at) (?:an?|the|his|her|their) (?:[a-zà-ÿ]+ )?counter\b/gi, () => ''],
  // One blanket for two is below both.
  [
    /\b(?:sharing|shares|snuggl(?:ing|ed)(?: up)? (?:under|in)|wrapped (?:up )?(?:together )?in|huddled under) (?:an?|the|one|their) (?:[a-zà-ÿ]+ )?blanket\b/gi,
    () => 'sitting on a spread blanket',
  ],
  // Dough comes with its rolling pin.
  [/ ?\b(?:with|using) (?:an?|the|his|her|their) (?:[a-zà-ÿ]+ )?rolling pins?\b/gi, () => ''],
  // Skaters slide along rails and go up ramps.
  [
    /\b(?:grinding|grinds|sliding|slides)(?: down| along| on)? (?:an?|the) (?:[a-zà-ÿ]+ )?(?:hand ?)?(?:rail|railing)\b/gi,
    () => 'standing on a grind rail',
  ],
  [
    /(?<=\b(?:skateboarders?|skaters?|skateboarding|bmx|skateboard)\b[^,.]{0,40})\b(?:in|on|at|down|up|off|over) (?:an?|the) (?:[a-zà-ÿ]+ )?(?:ramp|half[- ]?pipe|bowl)\b/gi,
    () => 'on a skate ramp',
  ],
  [/\bskaters?\b(?=[^,.]{0,40}\b(?:ramp|half[- ]?pipe|rail|railing|skate ?park)\b)/gi, () => 'skateboarder'],
  // Surfers bring their boards.
  [
    /(?<=\bsurfers? )(?:surfing|riding|rides|catching|on)(?: on| down)? (?:an? |the )?(?:[a-zà-ÿ]+ ){0,2}waves?\b/gi,
    () => 'riding a giant wave',
  ],
  [/\brid(ing|es) (?=(?:an?|the|his|santa's) (?:[a-zà-ÿ]+ )?sleigh\b)/gi, (form) => `rid${form!} in `],
  [
    new RegExp(`\\bwatch(?:ing|es) (?:an?|the) (?:[a-zà-ÿ]+ )?(?:${SHOWS})\\b`, 'gi'),
    () => 'watching a marching band in a city street',
  ],
];

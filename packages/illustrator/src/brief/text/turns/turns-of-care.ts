import type { Turn } from '../turns-of-things.ts';

/** What is given to somebody and is no thing, and the verb that it stands for. */
const CARE: Readonly<Record<string, string>> = {
  shave: 'shaving ~',
  haircut: 'cutting the hair of ~',
  'hair cut': 'cutting the hair of ~',
  trim: 'trimming ~',
  massage: 'massaging ~',
  bath: 'washing ~ in a bathtub',
  hug: 'hugging ~',
  cuddle: 'cuddling ~',
  kiss: 'kissing ~',
  'check up': 'treating ~',
  checkup: 'treating ~',
  'high five': 'high fiving ~',
  shower: 'washing ~',
  piggyback: 'giving a piggyback ride to ~',
  'piggyback ride': 'giving a piggyback ride to ~',
};
const FODDER =
  'carrots?|apples?|bread|hay|fish|cookies?|cakes?|bananas?|peanuts?|nuts|seeds|berries|strawberr(?:y|ies)|cheese|milk|candy|grapes|lettuce|leaves';
const HAIR_DEEDS = 'cut|trimmed|braided|plaited|brushed|combed|styled|shaved';
const WORN_PARTS = 'hat|cap|scarf|hair|beard|tie|coat|sleeve|ear|tail|nose|glasses';
const SERVANTS = 'dentist|vet|veterinarian|doctor|barber|hairdresser';

/** Turns of speech about what is done to somebody: shaves, baths, meals, bedtime. */
export const TURNS_OF_CARE: readonly Turn[] = [
  // Teeth and hearts that somebody looks after are somebody's.
  [
    /\b(?:checking|examining|fixing|cleaning|drilling|pulling) ((?:an?|the|his|her) (?:[a-zà-ÿ-]+ ){0,2}[a-zà-ÿ-]+)'s (?:teeth|tooth|mouth)\b/gi,
    (whose) => `checking the teeth of ${whose!}`,
  ],
  [
    /\b(?:listening to|checking|examining|measuring|treating|bandaging|injecting|vaccinating) ((?:an?|the|his|her) (?:[a-zà-ÿ-]+ ){0,2}[a-zà-ÿ-]+)'s (?:heart(?:beat)?|pulse|chest|eyes?|ears?|throat|arm|leg|knee|hand|back|belly|temperature|blood pressure)\b/gi,
    (whose) => `treating ${whose!}`,
  ],
  [
    /\bgiv(?:ing|es) ((?:an?|the|his|her) (?:[a-zà-ÿ-]+ ){0,2}?[a-zà-ÿ-]+) (?:an? )?(?:injections?|shots?|vaccines?|vaccinations?|medicine|pills?)\b/gi,
    (whom) => `treating ${whom!}`,
  ],
  [
    /\b(?:tattooing|massaging|painting) ((?:an?|the|his|her) (?:[a-zà-ÿ-]+ ){0,2}[a-zà-ÿ-]+)'s (?:arm|back|leg|face|shoulders?|feet|foot|nails|hands?)\b/gi,
    (whose) => `touching ${whose!}`,
  ],
  // "giving an old man a shave" is shaving him.
  [
    new RegExp(
      `\\bgiv(?:ing|es) ((?:an?|the|his|her|its|their|another|two) (?:[a-zà-ÿ'-]+ ){1,4}?)(?:an? |some )(?:[a-zà-ÿ]+ )??(${Object.keys(CARE).join('|')})\\b`,
      'gi',
    ),
    (whom, care) => CARE[care!.toLowerCase()]!.replace('~', whom!.trim()),
  ],
  [
    new RegExp(
      `\\b(?:getting|having|gets|has) (?:his|her|its|their) (?:[a-zà-ÿ]+ )?(?:hair|beard|fur|mane) (${HAIR_DEEDS})(?= by\\b)`,
      'gi',
    ),
    (deed) => (deed === 'cut' ? 'trimmed' : deed!),
  ],
  [
    /\b(?:getting|having|gets|has) (?:his|her|its|their) (?:[a-zà-ÿ]+ )?(?:teeth|tooth|fangs?|mouth) (?:cleaned|checked|pulled|fixed|brushed|examined|whitened|drilled)(?: out)?(?= by\b)/gi,
    () => 'with an open mouth treated',
  ],
  [
    /\b(?:getting|having|gets|has) (?:his|her|its|their) (?:[a-zà-ÿ]+ )?(?:nails|paws?|wounds?|legs?|arms?|wings?|heart|ears?|eyes?) (?:done|painted|checked|bandaged|cleaned|fixed|healed|examined)(?= by\b)/gi,
    () => 'treated',
  ],
  [
    new RegExp(
      `\\b(?:sitting |waiting |lying |visiting )?(?:at|visiting|visits) (?:an?|the|his|her|its|their) (${SERVANTS})(?:'s)?(?: (?:office|clinic|shop|chair))?\\b`,
      'gi',
    ),
    (servant) =>
      /^(?:barber|hair)/i.test(servant!) ? `trimmed by a ${servant!}` : `treated by a ${servant!}`,
  ],
  // "feeding bread to pigeons": it is held out to them.
  [
    /\bfeed(ing|s) (?=(?:some |an? |the |his |her )?(?:[a-zà-ÿ]+ ){1,3}?to (?:an?|the|his|her|its|some|two|three|hungry|little|[a-zà-ÿ]+s)\b)/gi,
    (form) => `offer${form!} `,
  ],
  // "feeding his reindeer carrots": the second is what is held out to the first.
  [
    new RegExp(
      `\\bfeed(ing|s) ((?:an?|the|his|her|their|its) (?:[a-zà-ÿ]+ )?[a-zà-ÿ]+) ((?:an? |some )?(?:${FODDER}))(?![a-zà-ÿ])`,
      'gi',
    ),
    (form, whom, food) => `offer${form!} ${food!} to ${whom!}`,
  ],
  // Whose hat is eaten is there, too.
  [
    new RegExp(
      `\\b(?:eating|chewing(?: on)?|nibbling(?: on| at)?|biting|licking|pecking(?: at)?) (an?|the) ((?:[a-zà-ÿ-]+ ){0,2}[a-zà-ÿ-]+)'s (?:[a-zà-ÿ]+ )?(?:${WORN_PARTS})\\b`,
      'gi',
    ),
    (which, owner) => `nuzzling ${which!} ${owner!}`,
  ],
  [
    new RegExp(
      `\\b(?:stealing|grabbing|snatching|pulling(?: on)?|tugging(?: on| at)?|taking|steals|grabs) (an?|the) ((?:[a-zà-ÿ-]+ ){0,2}[a-zà-ÿ-]+)'s (?:[a-zà-ÿ]+ )?(?:${WORN_PARTS})\\b`,
      'gi',
    ),
    (which, owner) => `touching ${which!} ${owner!}`,
  ],
  // Who is put to bed is asleep in it.
  [
    /\b(?:tuck(?:ing|s)|putt?(?:ing|s)) (?:in )?((?:an?|the|his|her|its|their|another) (?:[a-zà-ÿ-]+ ){0,3}?[a-zà-ÿ-]+) (?:in(?:to)?|to) (?:(?:an?|the|his|her|its|their) )?(?:[a-zà-ÿ-]+ ){0,2}?(?<!flower )(bed|crib|cradle|nest|cot)\b/gi,
    (whom, bed) => `tucking in ${whom!} asleep in a ${bed!}`,
  ],
  [
    /\btuck(?:ing|s) ((?:an?|the|his|her|its|their) (?:[a-zà-ÿ-]+ ){0,3}?[a-zà-ÿ-]+) in(?= *(?:$|,|at\b|for\b|with\b))/gi,
    (whom) => `tucking in ${whom!} asleep in a bed`,
  ],
  // What is lit for somebody is handed to them.
  [
    /\b(?:lighting|lights) ((?:an?|the|some) (?:[a-zà-ÿ-]+ ){0,2}(?:sparklers?|candles?|lanterns?|torch(?:es)?)) for(?= (?:an?|the|his|her|their)\b)/gi,
    (light) => `giving ${light!} to`,
  ],
];

import type { Turn } from '../turns-of-things.ts';
import { participleOf } from '../verb-forms.ts';

const PEOPLE =
  'man|woman|men|women|boys?|girls?|child|children|kids?|toddler|baby|person|people|someone|friends?|guy|lady|couple|guests?|teenagers?|students?|band|model|actor|actress|and|is|are|they|he|she|one';
const COSTUMES =
  'detective|chef|cook|baker|pirate|wizard|witch|king|queen|knight|doctor|nurse|firefighter|police officer|policeman|cowboy|astronaut|superhero|sailor|captain|' +
  'soldier|samurai|ninja|clown|princess|prince|santa claus|santa|vampire|viking|farmer|teacher|student|businessman|butler|scientist|monk|angel|ballerina|mermaid|' +
  'magician|explorer|gladiator|emperor|jester|judge|lumberjack|bride|mummy|spy|gentleman';
const EATEN =
  'milk|water|nectar|honey|leaves|leaf|soup|food|cat food|dog food|seeds?|grass|hay|fruits?|berries|corn|grain|acorns|nuts|fish|blood|wine|tea|coffee|juice|lunch|dinner|breakfast|apples?|carrots?|bananas?|bread|bread crumbs|crumbs|peanuts?|bamboo|twigs|buds';
const SOMEBODY = '(?:an?|the|his|her|its|their|another) (?:[a-zà-ÿ-]+ ){0,2}?[a-zà-ÿ-]+';
const GAMES = 'chess|checkers|cards|poker|dominoes|go fish|a board game|board games|mahjong';
const RIDES = 'car|convertible|truck|pickup|pickup truck|bus|van|camper van|taxi|train|tram|jeep|tractor';

/** Those who live together, where only "animals" are named. */
const LIVING: ReadonlyArray<readonly [where: string, who: string]> = [
  ['farm|barn|barnyard', 'a cow and a pig and a chicken'],
  ['jungle|safari|savanna|savannah|zoo|wild|african|exotic|circus', 'an elephant and a giraffe and a monkey'],
  ['sea|ocean|marine|underwater', 'a dolphin and a turtle and an octopus'],
  ['arctic|polar', 'a polar bear and a penguin and a seal'],
  ['pet|domestic', 'a dog and a cat and a rabbit'],
];
const ANYWHERE = 'a bear and a fox and a rabbit';

const BORNE: Readonly<Record<string, string>> = {
  island: 'desert island',
  city: 'castle',
  village: 'cottage',
  town: 'cottage',
  forest: 'tree',
  garden: 'tree',
};

const companyIn = (place = ''): string =>
  LIVING.find(([where]) => where.split('|').includes(place.toLowerCase()))?.[1] ?? ANYWHERE;

/** Turns of speech about animals: what they do with mouth and paws, and who is with them. */
export const TURNS_OF_ANIMALS: readonly Turn[] = [
  // Who works with animals is somebody, and the animal need not be there.
  [
    /\b(?:lion|tiger|snake|horse|dog|cat|bird|elephant|bear|dragon|animal|pony|cattle|falcon|monkey)s? (?:tamer|charmer|trainer|groomer|whisperer|handler|catcher|breeder|walker)(s)?\b/gi,
    (many) => (many ? 'people' : 'person'),
  ],
  [/\bcat lady\b/gi, () => 'old woman'],
  // Who is dressed as somebody is one of a kind with a costume; people put it on.
  [
    new RegExp(
      `\\b(?!(?:${PEOPLE})\\b)([a-zà-ÿ]{3,}) (?:is |who is )?(?:dressed|disguised)(?: up)? (?:as|like)(?: an?)? (?:[a-zà-ÿ]+ )??(${COSTUMES})(?![a-zà-ÿ'-])`,
      'gi',
    ),
    (animal, who) => `${who!} ${animal!}`,
  ],
  [
    new RegExp(
      `\\b(?!(?:${PEOPLE})\\b)([a-zà-ÿ]{3,}) (?:wearing|in) an? (?:[a-zà-ÿ]+ )??(${COSTUMES})(?:'s)? (?:costume|outfit|uniform)\\b`,
      'gi',
    ),
    (animal, who) => `${who!} ${animal!}`,
  ],
  // Animals of no kind in particular are those who live where they are.
  [
    new RegExp(
      `\\b(?:(?:an?|the|some|all|many|all the) )?(?:(?:group|bunch|herd|crowd|circle|parade|line|variety) of )?(?:(?:cute|little|small|different|various|other|happy|friendly|wild|baby) )*(?:(${LIVING.map(([where]) => where).join('|')}|forest|woodland) )?(?<!(?:stuffed|toy|plush|balloon|paper|clay|power|party|mythical|magical|spirit) )animals\\b(?! (?:made|shaped)\\b)`,
      'gi',
    ),
    companyIn,
  ],
  // What it eats or drinks out of something is in there.
  [
    new RegExp(
      `\\b(eating|drinking|sipping|lapping(?: up)?|slurping|nibbling|licking|munching)(?: on)? (?:some |the |its |an? )?(?:[a-z]+ )??(?:${EATEN}) (?:from|out of|off) (?!(?:an?|the) [a-z]+'s hand)`,
      'gi',
    ),
    (deed) => `${/^(?:drink|sip|lap|slurp|lick)/i.test(deed!) ? 'drinking' : 'eating'} from `,
  ],
  [
    new RegExp(
      `\\b(?:eating|drinking|nibbling|taking|licking|pecking)(?: [a-z]+){0,4} (?:from|out of|off|in) (${SOMEBODY})'s (?:open |outstretched )?(?:hands?|palms?)(?![a-zà-ÿ])`,
      'gi',
    ),
    (who) => `fed by ${who!}`,
  ],
  [/\bbottle[- ]fe(eding|eds|d)\b/gi, (form) => `fe${form!}`],
  // What is roasted over a fire is on a stick.
  [
    /\b(?:roasting|toasting|grilling|roasts|toasts)(?: (?:a|some|the))? (?:marshmallows?|hot ?dogs|sausages?)(?: (?:over|around|on|by|at|near|beside) (?:an?|the) (?:[a-z]+ )?(?:campfire|bonfire|fire))?/gi,
    () => 'holding a stick next to a campfire',
  ],
  // Who swings through trees hangs on a vine.
  [
    /\b(?:swinging|swings) (?:from (?:branch to branch|tree to tree|vine to vine)(?: in)?|through) (the|a) ((?:[a-z]+ )?)(jungle|trees|treetops|rainforest|canopy|forest)\b(?! (?:on|from|by|with|holding)\b)/gi,
    (_the, manner, where) =>
      `swinging from a vine in the ${manner ?? ''}${/forest|jungle/i.test(where!) ? where! : 'jungle'}`,
  ],
  [/\bstand(ing|s)? guard(?! over\b)(?: (on|at|by))?/gi, (form, at) => `stand${form ?? ''} ${at ?? ''}`],
  // What two quarrel about lies beside them.
  [
    /\b(fighting|arguing|squabbling|quarrell?ing|bickering|growling) (?:over|about|for) (?=(?:an?|the|some)\b)/gi,
    (deed) => `${deed!} next to `,
  ],
  [
    /\b(?:(?:playing|having) (?:a game of )?tug[- ]of[- ]war|pulling (?:on )?(?:an?|the) rope against)(?: (?:with|over)(?: (?:an?|the))? (?:[a-z]+ )?(?:rope|toy|sock|stick))?(?=( (?:with )?(?:an?|the|his|her|two|three|some)\b)?)/gi,
    (whom) => (whom ? `playing tug of war${/with/i.test(whom) ? '' : ' with'}` : 'playing tug of war'),
  ],
  [/\bplaying fetch(?: with (?=(?:an?|the|his|her|its|their)\b))?/gi, () => 'throwing a ball to '],
  // A river has banks without money in them.
  [/\b(?:muddy|grassy|sandy|mossy|steep|stream|snowy) bank\b/gi, () => 'riverbank'],
  [
    /\b(?:drinking |bathing |gathered |gathering )?(?:at|in|by|around|near) (?:an?|the) (?:water ?hole|watering hole)\b/gi,
    () => 'drinking at a lake',
  ],
  // Of whoever has the head out of a window the vehicle is seen.
  [
    new RegExp(
      `\\b(?:(?:sticking|poking|hanging|holding|sticks|pokes|leaning|with) (?:its|his|her|their) heads? |looking |leaning |peeking |peering |staring |gazing |leans |looks |hanging )(?:out(?: of)?|from|through) (?:(an?|the|its|his|her|their) )?((?:[a-z]+ )?(?:${RIDES}))(?:'s)? (?:windows?|sunroof)\\b`,
      'gi',
    ),
    (which, ride) => `peeking out of ${which ?? 'a'} ${ride!}`,
  ],
  [
    new RegExp(`\\b(waving) (?:from|out of) (an?|the) ((?:[a-z]+ )?(?:${RIDES})) windows?\\b`, 'gi'),
    (deed, which, ride) => `${deed!} and peeking out of ${which!} ${ride!}`,
  ],
  // Who rubs against something leans on it.
  [
    /\b(?:scratching|rubbing|scratches|rubs) (?:its|his|her) (?:back|side|head|cheek) (?:on|against) (?=(?:an?|the)\b)/gi,
    () => 'leaning against ',
  ],
  [/\b(?:butting|locking|bumping) (?:heads|horns|antlers)\b/gi, () => 'fighting'],
  // Who plays or eats with somebody else does it together.
  [
    new RegExp(
      `\\bplaying (${GAMES}) (?:with|against) (${SOMEBODY})(?= (?:in|at|on|under|by)\\b|[,.]| *$)`,
      'gi',
    ),
    (game, who) => `and ${who!} playing ${game!}`,
  ],
  [
    new RegExp(
      `\\b(?:having|drinking|sharing|eating|enjoying) (?:an? )?(?:cup of )?(tea|tea party|coffee|dinner|lunch|breakfast|supper|picnic) with (${SOMEBODY}(?: and ${SOMEBODY})?)(?= (?:in|at|on|under|by)\\b|[,.]| *$)`,
      'gi',
    ),
    (meal, who) =>
      `and ${who!} ${/picnic/i.test(meal!) ? 'having a picnic' : /tea|coffee/i.test(meal!) ? 'sitting next to a tea set' : 'sitting at a dinner table'}`,
  ],
  [/\b(?:water[- ]?skiing|wake ?boarding)\b/gi, () => 'riding a surfboard at sea'],
  [
    /\b(?:its|his|her) reflection in (?=(?:an?|the) (?:[a-z]+ )?(?:puddle|pond|lake|river|stream|water|pool)\b)/gi,
    () => '',
  ],
  [/\bin (?:the |a pile of |some )?straw\b(?! hat)/gi, () => 'in the hay'],
  [
    /\b(?:riding |sitting )?in (?:an?|the|its|his) (?:motorcycle )?sidecar(?: of an? (?:motorcycle|motorbike))?\b/gi,
    () => 'riding a motorcycle',
  ],
  // What walks along the top of something is on it.
  [
    /(?<=\b(?:cat|kitten|squirrel|chipmunk|mouse|rat|raccoon|rooster|chicken|bird|monkey|lizard|snail|caterpillar|ant|goat|lemur)s? (?:is )?)(walking|running|tiptoeing|strolling|balancing|creeping|sneaking|crawling|scurrying) along (?=(?:an?|the) (?:[a-z]+ ){0,2}(?:fence|wall|railing|rope|wire|roof|ledge|bannister|banister|shelf|bookshelf|piano)\b)/gi,
    (deed) => `${deed!} on `,
  ],
  [
    /\b(look|star|peer|gaz)(ing|s) at (an?|the|some) ([a-z -]{3,30}?) through (an? (?:[a-z]+ )?(?:magnifying glass|telescope|spyglass))\b/gi,
    (verb, form, article, what, glass) => `holding ${glass!} ${verb!}${form!} at ${article!} ${what!}`,
  ],
  [/\b(?:laying|lays) (?:(?:an?|her|its|some) )?(?=(?:[a-z]+ )?eggs?\b)/gi, () => 'sitting next to '],
  // Who comes out of the ground has a way out of it.
  [
    /(?<=\b(?:mole|rabbit|bunny|hare|gopher|groundhog|badger|meerkat|mouse|mice|fox|worm|ant|snake|prairie dog|chipmunk)s?\b.{0,40})\b(?:popping|pops|peeking|peeks|poking|coming|crawling|emerging|climbing|looking|sticking)(?: (?:its|his|her|their) heads?)?(?: up)? (?:out of|from|out from) (?:the ground|the earth|the soil|(?:an?|its|his|her|their) (?:hole|burrow|den|tunnel|molehill)(?: in the ground)?)\b/gi,
    () => 'peeking out of a burrow',
  ],
  // What is done to get something is seen being done, and so is what a trunk or a paw is used for.
  [
    /(?<!\bhow )\bto (fetch|grab|reach|catch|steal|eat|pick|drink|save|rescue|feed)(?= (?:an?|the|some|his|her|its|from)\b)/gi,
    (deed) => participleOf(deed!),
  ],
  [
    /\busing (?:its|his|her|their) (?:[a-z]+ )?(?:trunk|tail|paws?|beak|claws?|wings?|teeth|nose|tongue|horns?|tentacles?) to ([a-z]+)\b/gi,
    (deed) => participleOf(deed!),
  ],
  [
    /\b(?:inflatable|swim|swimming|rubber|floating|donut|pool) (?:ring|tube|float|floatie|donut)\b/gi,
    () => 'life ring',
  ],
  // Who is on a wall has no wall behind.
  [
    /\b(sitting|standing|perched|perching|walking|sleeping|lying|balancing|lined up|jumping|asleep|sits|sunbathing|resting|cats?|birds?|rooster|peacock) (?:on|atop|along|on top of|over|onto) (?:an?|the) (?:(?:stone|old|brick|garden|low|ancient|high|mossy) )*wall\b/gi,
    (who) => `${who!} on a garden wall`,
  ],
  [
    /\b(over|behind|from behind) (?:an?|the) (?:(?:stone|old|brick|garden|low|ancient|high|mossy) )*wall\b/gi,
    (where) => `${where!} a garden wall`,
  ],
  // A hollow in a tree is a part of it.
  [
    /\b(?:(?:peeking|looking|peering|popping|coming|living|sleeping|hiding|sitting|nesting)(?: out)?(?: of| from| in| inside)?|in|inside) (?:an?|the|its) (?:hole|hollow|knothole) (?:in|of) (?=(?:an?|the) (?:[a-z]+ )?(?:tree|oak)\b)/gi,
    () => 'set into ',
  ],
  // What a beast has on its back is no place around it.
  [
    /\b(?:with|carrying) an? (?:(?:tiny|whole|small|little|entire|miniature|floating) )*(island|city|village|town|forest|garden) on (its|his|her) (?:back|shell)\b/gi,
    (place, whose) => `carrying a ${BORNE[place!.toLowerCase()]!} on ${whose!} back`,
  ],
  // A fly is an insect where one or two are counted.
  [
    /\b(an?|two|three|some) ((?:little|tiny|juicy|big|pesky) )?fl(y|ies)\b(?! (?:fishing|trap|agaric|swatter))/gi,
    (many, manner, form) => `${many!} ${manner ?? ''}${form === 'y' ? 'mosquito' : 'mosquitoes'}`,
  ],
  [/\b(?:wooden|fence) post\b/gi, () => 'fence'],
  // What has the colors of a rainbow brings none.
  [
    /\brainbow(?:[- ]colou?red)? (?=(?:umbrella|scarf|sweater|hat|balloons?|hair|mane|socks|flag|cake|wings|tail|feathers|parrot|chameleon|snake|dress|blanket|ball)\b)/gi,
    () => 'colorful ',
  ],
  [/\bon (?:an?|the) diving board\b/gi, () => 'at the swimming pool'],
  [/\bon (?:an?|the) catwalk\b/gi, () => 'on a stage'],
  [/\bat (?:an?|the|their) (?:wooden|rustic|oak|marble|stone|farmhouse) table\b/gi, () => 'at a table'],
  [/\b(?:taking|having|enjoying) an? mud bath\b/gi, () => 'rolling in the mud'],
  [
    /\b(around|up|against|behind|down|hugging|climbing|scratching|pecking(?: at)?|from behind) (?:an?|the) (?:[a-z]+ )?(?:tree trunk|trunk of an? (?:[a-z]+ )?tree)\b/gi,
    (way) => `${way!} a tree`,
  ],
  [/\bon (?:an?|the) (?:[a-z]+ )?chimney\b/gi, () => 'on a rooftop'],
  [
    /\b(swimming|flying|floating|soaring|gliding) (?:through|among|in|between) the clouds (above|over)(?= (?:an?|the)\b)/gi,
    (deed, above) => `${deed!} ${above!}`,
  ],
  // A flock of a shepherd is one of sheep.
  [
    /(?<=\bshepherd(?:ess)?\b.{1,30}\b(?:his|her|the|a)(?: [a-z]+)? )flock\b(?! of)/gi,
    () => 'flock of sheep',
  ],
];

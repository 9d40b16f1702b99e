import type { Turn } from './turns-of-things.ts';
import { participleOf } from './verb-forms.ts';

const MOUNTS =
  'motorcycle|motorbike|dirt bike|quad bike|horse|bicycle|bike|scooter|camel|elephant|jet ski|unicycle';
const MEDIA =
  'oil|watercolou?r|acrylic|gouache|pastel|digital|classical|baroque|realistic|vintage|3d|ink|pencil';

const PEOPLE =
  'man|woman|men|women|boys?|girls?|lady|ladies|gentleman|child|children|kids?|baby|couple|family|people|person|king|queen|princess|prince|warrior|model|' +
  'mother|father|grandmother|grandfather|bride|groom|dancer|singer|musician|doctor|nurse|teacher|student|chef|businessman|businesswoman|athlete|superhero';
const ORIGINS: ReadonlyArray<readonly [people: string, looks: string]> = [
  [
    'african american|afro american|african|black|nigerian|kenyan|ethiopian|ghanaian|jamaican|senegalese|zulu|maasai',
    'dark skinned',
  ],
  [
    'indian|pakistani|bangladeshi|arab|arabian|egyptian|moroccan|mexican|latina|latino|hispanic|brazilian',
    'brown skinned',
  ],
  ['asian|chinese|japanese|korean|vietnamese|thai', 'light skinned black haired'],
  ['scandinavian|nordic|swedish|norwegian|danish|finnish', 'fair skinned blond haired'],
  ['irish|scottish', 'fair skinned ginger haired'],
];

const HOUSES =
  'house|building|home|cottage|castle|school|tower|barn|cabin|hut|church|temple|hospital|apartment|store|shop|factory|palace';

const PUPIL = "(?:his|her|their|an?|the|some|two|three) (?:[a-zà-ÿ']+ ){1,3}?";
/** What follows "to" where nobody learns a deed, and what is done one after the other. */
const NO_DEED =
  '(?:how )?to (?:an?|the|his|her|their|its|my|some|be|children|kids|students|people|ride|walk|fly|dance|swim|talk|speak|read)\\b';

/** Turns of speech about what somebody does: the things and places that the deed needs are named along with it. */
export const TURNS_OF_DEEDS: readonly Turn[] = [
  // Who is named after a mount is on it.
  [
    new RegExp(`\\b(${MOUNTS}) riders?\\b(?! (?:rid|on (?:an?|his|her) (?:${MOUNTS})))`, 'gi'),
    (mount) => `person riding a ${mount!}`,
  ],
  // A wave is ridden on a board.
  [
    /\b(?:surfing|surfs|riding|rides|catching|catches)(?: on| down)? (?:an? |the )?(?:[a-zà-ÿ]+ ){0,2}(?:ocean |sea )?waves?\b/gi,
    () => 'riding a surfboard at sea with high waves',
  ],
  [
    /(?<!\b(?:wind|kite|crowd)[ -]?)\b(?:surfing|surfs)\b(?! (?:an?|the|on|down|board|competition)\b)/gi,
    () => 'riding a surfboard at sea',
  ],
  [
    /(?<=\b(?:box(?:ers?|ing)|fight(?:ers?|ing)?|wrestl(?:ers?|ing))\b[^,.]{0,40}) (?:in(?: the corner of)?|inside) (?:an?|the) ring\b/gi,
    () => ' in a boxing ring',
  ],
  // A skateboard runs on dry ground.
  [/\bskateboarding\b(?! (?:competition|contest|park|ramp|dog|cat|shoes)\b)/gi, () => 'riding a skateboard'],
  // Who ties a shoe stoops to the foot that is in it.
  [
    /\b(?:tying|ties|lacing|laces|tightening)(?: up)? (?:his|her|their|its) (?:[a-zà-ÿ]+ )?(?:shoes?|shoelaces?|boots?|laces|slippers|skates|sneakers)\b/gi,
    () => 'kneeling',
  ],
  // Stories are read from books, and the last one of the day in bed.
  [
    /\bread(ing|s)? (?:an? |the |some |his |her )?(bedtime |good ?night )?(?:fairy |ghost )?(?:story|stories|tales?)\b/gi,
    (form, bedtime) => `read${form ?? ''} a book${bedtime ? ' in the bedroom' : ''}`,
  ],
  // What stands in the sky is reached by steps in the sky.
  [
    /\b(stairs|stairway|staircase|steps|ladder) (?:(?:leading|going|rising|reaching|climbing|winding|up) )*(?:in)?to (?:the )?(?:(?:full|night) )?(moon|sky|clouds|stars|heavens?)\b/gi,
    (steps, aim) =>
      `${/ladder/i.test(steps!) ? 'ladder' : 'staircase'} in the clouds${/moon/i.test(aim!) ? ', full moon' : /stars/i.test(aim!) ? ', starry night' : ''}`,
  ],
  [
    /\bon (?:an?|the|their|his|her) (snowy|snow[ -]covered|tiled|red|icy|city|sloping|wet|moonlit) (?:roof|rooftop)s?\b(?! of\b)/gi,
    (state) => `on a rooftop${/snow|ic/i.test(state!) ? ' in snow' : ''}`,
  ],
  [
    /\b(goalkeeper|goalie|keeper)s? (?:is )?(?:diving|dives|jumping|jumps|leaping|leaps)\b(?: (?:to (?:save|catch|block|stop)|for|after|at))?(?: (?:the|an?|his|her))?(?:(?: [a-zà-ÿ]+)?? (?:ball|football|soccer ball|shot|goal|penalty|penalty kick))?/gi,
    (keeper) => `${keeper!} diving for a football`,
  ],
  [
    /\b(?:(?:doing|making|going for) an? )?(?:slam )?dunk(?:ing|s)?\b(?: (?:the|an?|his|her))?(?: (?:ball|basketball))?(?: (?:in|into|through) the (?:hoop|basket|net|rim))?/gi,
    () => 'dunking a basketball',
  ],
  // Every sport has its own ball.
  ...(
    [
      ['tennis', 'tennis ball'],
      ['golf(?:er)?', 'golf ball'],
      ['soccer|football|goalkeeper|goalie', 'football'],
      ['basketball', 'basketball'],
      ['volleyball', 'volleyball'],
      ['baseball|batter|pitcher', 'baseball'],
    ] as const
  ).map(
    ([sport, ball]): Turn => [
      new RegExp(
        `(?<=\\b(?:${sport})s?(?: players?| team| girl| boy)?\\b[^,.]{1,40}\\b(?:an?|the|his|her) (?:(?!beach|bowling|crystal)[a-zà-ÿ]+ )?)ball\\b(?! (?:gown|of|pit))`,
        'gi',
      ),
      () => ball,
    ],
  ),
  [/\bover the net\b/gi, () => ''],
  [
    /(?<=\btennis players? )(?:serving|serves|hitting|hits|returning|swinging)\b(?: (?:the|an?|his|her) (?:[a-zà-ÿ]+ )?(?:ball|serve|racket|forehand|backhand))?/gi,
    () => 'playing tennis',
  ],
  [
    /\b(?:having|eating|enjoying|sharing) (?:an? |the |their |his |her )?(?:[a-zà-ÿ]+ )?(?:breakfast|dinner|lunch|supper|brunch|meal|feast)\b(?: together)?(?: (?:at|around) (?:an?|the|their) (?:[a-zà-ÿ]+ )?table)?/gi,
    () => 'sitting at a dinner table',
  ],
  [
    /(?<!\bat (?:an? |the )?)\b(?:thanksgiving|christmas|easter|sunday|family|holiday) (?:dinner|lunch|meal|feast)\b(?:(?: with)?( (?:the |an? )?(?:family|friends|people|grandparents)\b))?(?: (?:at|around) (?:an?|the) (?:[a-zà-ÿ]+ )?table)?/gi,
    (who) => `${who ?? 'family'} sitting at a dinner table`,
  ],
  // Two who have tea sit down to it.
  [
    /(?<=\band (?:an? |the |his |her )?(?:[a-zà-ÿ]+ ){1,2})(?:having|drinking|sharing|enjoying|sipping) (?:an? |some |their )?(?:cup of |cups of |afternoon )?(?:tea|coffee)(?: party| time)?(?: together)?(?! with\b)/gi,
    () => 'sitting next to a tea set',
  ],
  [
    /(?<=\b(?:two|couple of|pair of|and(?: an?)?) [^,.]{3,24}) (?:falling |madly |deeply )?in love\b(?! with\b)/gi,
    () => ' cuddling in love',
  ],
  [
    /\bcast(ing|s) (?:an? |the |his |her |some )?(?:[a-zà-ÿ]+ ){0,2}(?:spells?|magic) (?:at|on|against|towards?|over)\b/gi,
    (form) => `cast${form!} a spell at`,
  ],
  // Trees that come with a lake stand around it.
  [
    /(?<=\b(?:lake|pond|river|stream|waterfall|meadow|valley)) with (?=(?:[a-zà-ÿ]+ ){0,2}trees\b)/gi,
    () => ' surrounded by ',
  ],
  [
    /\b(?:along|on|down) (?:an?|the) (?:coast(?:al)?|ocean|seaside|beach|cliffside|amalfi coast)(?: (?:road|highway|drive|street))\b/gi,
    () => 'on a road at the beach',
  ],
  // Who is taken along on a ride rides, too.
  [
    /\b(?:riding|rides|flying|flies)(?: on)? ((?:an?|the|her|his) (?:[a-zà-ÿ]+ )?(?:motorcycle|motorbike|scooter|sled|horse|camel|elephant|(?:flying |magic )?carpet)) with ((?:her|his|an?|the) (?:[a-zà-ÿ]+ ){0,2}(?:cat|dog|puppy|kitten|owl|son|daughter|friend|girlfriend|boyfriend|child|monkey|teddy bear))\b/gi,
    (mount, guest) => `and ${guest!} riding ${mount!}`,
  ],
  // A rope that is walked hangs in a circus.
  [
    /\b(?:on|along|across|over|walking|crossing) (?:an?|the) (?:tight ?rope|high wire)\b/gi,
    () => 'in a circus ring',
  ],
  // What comes out of the oven is in the hands.
  [
    /\b(?:pulling|taking|pulls|takes) ([a-zà-ÿ ]{2,30}) out of (?:an?|the) oven\b/gi,
    (food) => `holding ${food!} in the kitchen`,
  ],
  [/(?<=\bswimmers? )(?:racing|competing|training)\b/gi, () => 'swimming'],
  [/\b(?:taking|takes) care of\b/gi, () => 'treating'],
  // Who is above the earth is in space, and the earth is large behind.
  [
    /\b(floating|drifting|flying|orbiting|walking)(?: in space)?(?: high)? (?:above|over|around|near) (?:the )?(?:planet )?earth\b/gi,
    () => 'floating in space before the earth',
  ],
  // Whom a doctor examines is touched.
  [
    /(?<=\b(?:doctor|nurse|vet|veterinarian|dentist|surgeon)s? )(?:is )?(?:examining|examines|inspecting|checking(?: up)?(?: on)?|checks(?: up)?(?: on)?)\b/gi,
    () => 'treating',
  ],
  // Where somebody comes from is seen in the face.
  ...ORIGINS.map(
    ([people, looks]): Turn => [
      new RegExp(`\\b(${people}) (?=(?:[a-zà-ÿ]+ ){0,2}?(?:${PEOPLE})\\b)`, 'gi'),
      (origin) => `${/^black$/i.test(origin!) ? '' : `${origin!} `}${looks} `,
    ],
  ),
  // Whoever is pulled out of the water into a boat is pulled by who is in it.
  [
    /\b(?:pulling|pulls|hauling|hauls|dragging|drags|reeling|reels|heaving|heaves) ((?:(?:an?|the|his|her) )?(?:[a-zà-ÿ-]+ ){1,3}?)(?:in|on)to (his|her|their|an?|the) ((?:[a-zà-ÿ]+ ){0,2})(boat|rowboat|canoe|kayak|raft|dinghy|ship|fishing boat)\b/gi,
    (what, whose, manner, boat) => `in ${whose!} ${manner ?? ''}${boat!} pulling ${what!.trim()}`,
  ],
  // Arms around a ship are those of a beast that has arms.
  [/\b(?:sea|ocean|giant|huge) monster(?=[^.]{0,60}\b(?:tentacles|arms)\b)/gi, () => 'kraken'],
  [
    /\b(?:wrapping|wraps|winding|coiling|curling|twisting) (?:its|his|her) (?:[a-zà-ÿ]+ ){0,2}(?:tentacles|arms|coils|body|tail) around\b/gi,
    () => 'wrapped around',
  ],
  // Who is helped across a street walks along: people by the hand, animals behind.
  [
    new RegExp(`\\bhelp(?:ing|s) (?=(?:[a-zà-ÿ]+ ){0,3}(?:${PEOPLE})s? (?:to )?cross)`, 'gi'),
    () => 'walking hand in hand with ',
  ],
  [
    /\bhelp(?:ing|s) (?=(?:(?:an?|the|some|his|her) )?(?:[a-zà-ÿ]+ ){1,4}(?:to )?cross (?:an?|the|his|her|busy)\b)/gi,
    () => 'followed by ',
  ],
  [/(?<=\bhelp(?:ing|s) (?:[a-zà-ÿ]+ ){1,5})(?:to )?cross (?=(?:an?|the|his|her) )/gi, () => 'on '],
  // Who clings to the ropes of a ship is aboard.
  [
    /(?<=\b(?:ship|boat|galleon|schooner|frigate)\b.{0,120}) (?:hanging|holding|clinging|hang|cling)(?: on)?(?: (?:on)?to)? (?:the |some |their )?(?:ropes?|rigging|masts?|railings?|sails?)\b/gi,
    () => '',
  ],
  // Who comes out of a house is before it.
  [
    new RegExp(
      `(?<=\\b(?:carry|rescu|sav|drag|pull|lead|help|guid)(?:ing|s|es)\\b[^,.]{3,40}) (?:out of|from) (?=(?:an?|the|his|her|their) (?:[a-zà-ÿ]+ ){0,2}(?:${HOUSES})\\b)`,
      'gi',
    ),
    () => ' in front of ',
  ],
  [/\bburning (?:building|home|apartment)(?= *(?:$|[,.]|at|in|with))/gi, () => 'burning house'],
  // A potion is brewed in a cauldron.
  [
    /\b(?:(?:how )?to )?(?:brew|mix|stir)(?:ing|s)? (?:an? |the |some |her |his )?(?:[a-zà-ÿ]+ ){0,2}potions?\b/gi,
    () => 'stirring a cauldron',
  ],
  // Who is taught to do something does it, too, together with who teaches.
  [
    new RegExp(
      `\\b(?:teach(?:ing|es)(?= ${PUPIL}to )|show(?:ing|s)(?= ${PUPIL}how to ))(?! ${PUPIL}${NO_DEED})`,
      'gi',
    ),
    () => 'and',
  ],
  [
    new RegExp(`(?<=\\b(?:teach|show)(?:ing|es|s) ${PUPIL})(?!${NO_DEED})(?:how )?to ([a-z]+)\\b`, 'gi'),
    (deed) => participleOf(deed!),
  ],
  // What somebody tries to do is seen being done.
  [
    /\b(?:trying|tries|attempting|about|struggling|starting|beginning|preparing|ready|getting ready|learning) to (?!(?:be|a|an|the|go|get|have|make)\b)([a-z]+)\b/gi,
    (deed) => participleOf(deed!),
  ],
  // To what the deed is likened is not there.
  [
    /(?<=\b(?:holding|using|wielding|waving|carrying|swinging|wearing|playing) (?:an?|the|his|her|its) (?:[a-z]+ ){1,3})like an? (?:[a-z]+ )?[a-z]+(?= *(?:$|,|\b(?:in|on|at)\b))/gi,
    () => '',
  ],
  [
    /\b(?:winking|waving) (?:straight |directly )?(?:at|into|in) (?:the )?(?:camera|viewer|lens)\b/gi,
    () => '',
  ],
  // Heroes fight with swords.
  [
    /\b(hero(?:ine)?|adventurer|swordsman) (?=(?:fight|battl|slay|fac|attack|confront)(?:ing|s|es)\b)(?!.*\bwith (?:an?|his|her) )/gi,
    (who) => `${who!} with a sword `,
  ],
  // The grown-up years have no look of their own.
  [/\bmiddle[- ]aged\b/gi, () => ''],
  // A swing for a house is a seat for two.
  [/\bporch swing\b/gi, () => 'bench on a doorstep'],
  [
    new RegExp(`\\bstill[- ]life (${MEDIA}) (?:painting|drawing|sketch|render|art)?`, 'gi'),
    (medium) => `${medium!} painting, still life of`,
  ],
];

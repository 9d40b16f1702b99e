import type { Turn } from '../turns-of-things.ts';

const SAID = '(?:[a-zà-ÿ-]+ ){0,2}?';
const WHOM = '(?:an?|the|his|her|its|their|another|one) (?:[a-zà-ÿ-]+ ){0,3}?[a-zà-ÿ-]+';

const HANDLED =
  'bandag|wrapp|heal|treat|clean|wash|massag|rubb|tickl|ic|tapp|check|examin|inspect|measur|trimm|tattoo|stitch|patch|mend|fix|splint|soak|shoe|scrubb|dry|brush|paint|polish|fil|decorat';
const NIPPED = 'pinch|bit|nibbl|lick|sniff|peck|snapp|nipp|poke?|chew|tickl';
const FEET =
  'knees?|legs?|ankles?|shins?|foot|feet|(?:big |little )?toes?|toenails?|paws?|hoof|hooves|heels?|shoelaces?';
const HANDS = 'hands?|fingers?|nails|fingernails|arms?|wrists?|palms?|elbows?|wings?';
const FACES = 'faces?|cheeks?|noses?|lips|foreheads?|chins?';
const WHISKERS = '(?:beards?|m[ou]{1,2}stach(?:e|io)s?|whiskers)';

const LONG = /^(?:dress|gown|skirt|robe|hem|cape|costume)$/i;

/** "trimm" is trimming and trims. */
const forms = (stems: string): string =>
  `(?:${stems.replace(/([bcdgmnprt])\1(?=\||$)/g, '$1$1?')})(?:ing|e?s)`;
const doneTo = (stems: string, parts: string): RegExp =>
  new RegExp(`\\b${forms(stems)}(?: (?:at|on|up))? (${WHOM})'s? ${SAID}(?:${parts})(?![a-zà-ÿ'])`, 'gi');
const partOf = (stems: string, parts: string): RegExp =>
  new RegExp(
    `\\b${forms(stems)}(?: (?:at|on|up))? the ${SAID}(?:${parts}) of (?=(?:${WHOM})(?![a-zà-ÿ]))`,
    'gi',
  );

/** A deed at a part of somebody's body, as a verb of the frame that brings the hands there. */
function at(stems: string, parts: string, deed: string): Turn[] {
  return [
    [doneTo(stems, parts), (whose) => `${deed} of ${whose!}`],
    [partOf(stems, parts), () => `${deed} of `],
  ];
}

/** Turns of speech about what is done at a part of somebody's body: hands or mouth reach that part. */
export const TURNS_OF_BODY_PARTS: readonly Turn[] = [
  [
    /\b(?:painting|powdering|washing|drawing on) (?:each other|one another)'s faces?\b/gi,
    () => 'painting the cheek of each other',
  ],
  [
    new RegExp(
      `\\b(?:pull|remov|tak|pluck|eas|pick)(?:ing|e?s)(?: out)? an? ${SAID}(?:thorn|splinter|nail|pebble|arrow|stone)(?: out)? (?:from|out of|of|in) (${WHOM})'s ${SAID}(?:${FEET})\\b`,
      'gi',
    ),
    (whose) => `tending the foot of ${whose!}`,
  ],
  [
    new RegExp(
      `\\b(?:put|plac|stick|wrapp)(?:ting|ing|e?s) an? ${SAID}(?:bandage|band-aid|plaster|cast)(?: around| on| onto| over) (${WHOM})'s ${SAID}(${FEET}|${HANDS})(?![a-zà-ÿ])`,
      'gi',
    ),
    (whose, part) =>
      `tending the ${new RegExp(`^(?:${HANDS})$`, 'i').test(part!) ? 'hand' : 'foot'} of ${whose!}`,
  ],
  ...at(NIPPED, FEET, 'nipping the foot'),
  ...at(HANDLED, FEET, 'tending the foot'),
  ...at('paint|powder|draw', FACES, 'painting the cheek'),
  ...at('trimm|cutt|comb|brush|braid|clipp|shav|groom', WHISKERS, 'trimming the whiskers'),
  ...at(
    'wip|wash|clean|strok|touch|pinch|dabb|dry|caress|scrubb|pok|tickl|booping|boop',
    FACES,
    'touching the cheek',
  ),
  ...at('lick|nuzzl|nibbl|sniff', `${FACES}|ears?`, 'licking the cheek'),
  ...at('brush|floss|clean', '(?:teeth|tooth|fangs?)', 'brushing the teeth'),
  ...at(`${HANDLED}|read`, HANDS, 'tending the hand'),
  ...at(
    'wash|dry|dye|curl|rins|shampoo|blow[- ]dry|straighten|untangl',
    '(?:hair|locks|curls|mane)',
    'doing the hair',
  ),
  // What somebody wears is mended on them.
  ...at(
    'ty|lac|buckl|polish|shin|fitt|tighten',
    '(?:shoes?|boots?|shoelaces?|laces|skates?|sandals?)',
    'tending the foot',
  ),
  [
    new RegExp(
      `\\b(?:putt|fitt|slipp|squeez)(?:ing|s) (?:an?|the) ${SAID}(?:shoe|boot|slipper|sock|skate|horseshoe)s? (?:on|onto|over|to) (${WHOM})'s ${SAID}(?:${FEET})(?![a-zà-ÿ])`,
      'gi',
    ),
    (whose) => `tending the foot of ${whose!}`,
  ],
  [
    new RegExp(
      `\\b(?:sew|pinn|fasten|clipp|attach|putt)(?:ing|s) (?:an?|the) ${SAID}(?:button|badge|patch|brooch|medal|name tag|corsage|star) (?:on|onto|to) (${WHOM})(?:'s ${SAID}(?:shirt|coat|jacket|chest|uniform|dress|vest|lapel|collar))?(?![a-zà-ÿ'])`,
      'gi',
    ),
    (whose) => `straightening the collar of ${whose!}`,
  ],
  [
    new RegExp(
      `\\b${forms('pinn|mend|sew|adjust|straighten|fix|hemm|button|zipp|tugg|fasten|iron|measur|smooth|brush')}(?: (?:at|on|up))? (?:the (?:hem|back|sleeve|collar|seam|train|hood|strap)s? of )?(${WHOM})'s ${SAID}(dress|gown|coat|skirt|jacket|suit|cape|robe|sleeve|collar|tie|bow tie|veil|hem|shirt|costume|uniform|vest)(?![a-zà-ÿ])`,
      'gi',
    ),
    (whose, what) => `${LONG.test(what!) ? 'pinning the hem' : 'straightening the collar'} of ${whose!}`,
  ],
  ...at('rubb|tickl|scratch|patt|strok|pok', '(?:belly|tummy|stomach)', 'rubbing the belly'),
];

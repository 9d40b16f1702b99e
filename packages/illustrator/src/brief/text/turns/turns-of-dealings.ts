import type { Turn } from '../turns-of-things.ts';

const WHOM = '(?:an?|the|his|her|its|their|another|some|two|three) (?:[a-zà-ÿ-]+ ){0,3}?[a-zà-ÿ-]+';
const WHAT = "(?:an?|the|his|her|its|their|some)(?: [a-zà-ÿ'-]+){1,4}?";
const END = '(?= *(?:$|[,.]|\\b(?:in|on|at|under|near|during|while|before|by)\\b))';
const BALLS = '(?:basket|foot|soccer |tennis |hand|volley|base)?balls?|pucks?|free throws?|hoops|baskets?';

/** Turns of speech about what passes between two: gifts, lessons, help on the way. */
export const TURNS_OF_DEALINGS: readonly Turn[] = [
  // What somebody is bribed or lured with is held out.
  [
    new RegExp(
      `\\b(?:brib|pay|tempt|lur|reward|entic|bait|present|surpris|persuad|coax|distract|tip)(?:ing|s|es) (${WHOM}) with (${WHAT})${END}`,
      'gi',
    ),
    (whom, what) => `offering ${what!.replace(/^(?:an?|the) (?:pouch|bag|sack|purse) of /i, '')} to ${whom!}`,
  ],
  // Whoever is taken out of something still looks out of it.
  [
    new RegExp(
      `\\b(?:tak|lift|pick|fish|scoop|draw|grabb|rescu|pluck)(?:ing|s|es) (${WHAT}) (?=out of (?!(?:an?|the) (?:[a-zà-ÿ]+ )?(?:oven|kiln|water|sea|river|house|building)\\b))`,
      'gi',
    ),
    (what) => `pulling ${what!} `,
  ],
  // Who explains a thing stands before it.
  [
    new RegExp(`\\b(?:explain|demonstrat)(?:ing|s|es) (${WHAT}) to (${WHOM})${END}`, 'gi'),
    (what, whom) => `teaching ${whom!} next to ${what!}`,
  ],
  // Two on one wave are on boards, or swim there.
  [
    /\b(?:sharing|shares) (?:an? |the )?(?:[a-zà-ÿ]+ )?waves? with\b/gi,
    () => 'riding a surfboard at sea with high waves next to',
  ],
  // A ball that is shot is in the air.
  [
    new RegExp(`\\bshoot(?:ing|s) ((?:an?|the|his|her) (?:[a-zà-ÿ]+ )?(?:${BALLS})|hoops|baskets)\\b`, 'gi'),
    (ball) => `throwing ${/ball|puck/i.test(ball!) ? ball! : 'a basketball'}`,
  ],
  // Over a street one goes as across it.
  [
    /(?<=\bhelp(?:ing|s) (?:[a-zà-ÿ]+ ){1,5})(?:to )?(?:get |walk |go )?(?:over|across) (?=(?:an?|the) (?:[a-zà-ÿ]+ ){0,2}(?:street|road|highway|crosswalk|crossing)\b)/gi,
    () => 'on ',
  ],
  [
    /\bhelp(?:ing|s) (?=(?:an?|the|some|his|her) (?:old|elderly|blind|little|young)? ?(?:man|woman|lady|boy|girl|child|grandmother|grandfather|granny) (?:to )?(?:get |walk |go )?(?:over|across)\b)/gi,
    () => 'walking hand in hand with ',
  ],
  [
    /\bhelp(?:ing|s) (?=(?:(?:an?|the|some|his|her) )?(?:[a-zà-ÿ]+ ){1,4}?(?:to )?(?:get |walk |go )?(?:over|across) (?:an?|the) (?:[a-zà-ÿ]+ ){0,2}(?:street|road|highway|crosswalk|crossing)\b)/gi,
    () => 'followed by ',
  ],
];

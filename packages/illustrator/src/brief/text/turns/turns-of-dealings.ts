import type { Turn } from '../turns-of-things.ts';

const WHOM = '(?:an?|the|his|her|its|their|another|some|two|three) (?:[a-zà-ÿ-]+ ){0,3}?[a-zà-ÿ-]+';
const WHAT = "(?:an?|the|his|her|its|their|some)(?: [a-zà-ÿ'-]+){1,4}?";
const END = '(?= *(?:$|[,.]|\\b(?:in|on|at|under|near|during|while|before|by)\\b))';
const BALLS = '(?:basket|foot|soccer |tennis |hand|volley|base)?balls?|pucks?|free throws?|hoops|baskets?';

/** Of what a shape is, where what it was cut from is no material. */
const SHAPED: Readonly<Record<string, string>> = {
  hedge: 'leaves',
  bush: 'leaves',
  topiary: 'leaves',
  napkin: 'paper',
  pumpkin: 'fruit',
  butter: 'cheese',
};

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
  // A plane has its pilot in it.
  [
    /\b(?:(?:an?|the) (?:[a-zà-ÿ]+ )?(?:pilot|aviator|aviatrix) )?(?:(?:waving|saluting|smiling|looking|leaning|sitting)(?: out)? )?(?:from|in|inside|out of|at) (?:the |a |his |her )?(?:open )?cockpit of (?=(?:an?|the|his|her)\b)/gi,
    () => '',
  ],
  // What is passed to somebody is handed over.
  [
    new RegExp(`\\bpass(?:ing|es) (${WHAT}) (?=to (?:an?|the|his|her|its|their)\\b)`, 'gi'),
    (what) => `handing ${what!} `,
  ],
  // Whoever gets something put on wears it, and the hands of who puts it on are there.
  [
    new RegExp(
      `\\b(?:put|plac|ty|wrapp|sett|hang|drap|fasten|clipp|buckl)(?:ting|ing|s|es) ((?:an?|the|his|her) (?:[a-zà-ÿ-]+ ){0,2}(?:ribbon|bow|scarf|collar|hat|cap|helmet|crown|wreath|garland|necklace|medal|bandana|tiara|cape|cloak|shawl|blanket|bow tie|tie|glasses|sunglasses|saddle)(?: of flowers)?) (?:on|onto|around|over) (${WHOM})(?:'s (?:[a-zà-ÿ]+ )?(?:neck|head|shoulders|ears?|chest|waist|tail|back))?${END}`,
      'gi',
    ),
    (what, whom) => `dressing ${whom!} wearing ${what!}`,
  ],
  // A blow that is dodged is one of a fight.
  [
    /\b(?:dodg|duck|block|avoid|parry|deflect)(?:ing|es|s) (?:an? |the )?(?:[a-zà-ÿ]+ )?(?:punch|blow|kick|attack|strike|swing)(?:es|s)? (?:from|of|by)(?= (?:an?|the|his|her)\b)/gi,
    () => 'fighting',
  ],
  [/(?<=\bsumo wrestlers? )(?:pushing|shoving|grabbing|facing) (?=each other\b)/gi, () => 'wrestling '],
  // Water goes where it is aimed.
  [
    new RegExp(
      `\\b(?:squirt|spray|splash|shoot|spit|blow)(?:t?ing|e?s) water (?:from|out of|with) (?:an?|the|his|her|its) (?:[a-zà-ÿ]+ ){0,2}?[a-zà-ÿ]+ (?:at|on|over|onto|towards?) (?=${WHOM})`,
      'gi',
    ),
    () => 'spraying water at ',
  ],
  [
    new RegExp(
      `\\bpour(?:ing|s) (?:warm |cold )?water (?:over|on|onto) (${WHOM})'s (?:head|back|hair|feet)\\b`,
      'gi',
    ),
    (whom) => `washing ${whom!}`,
  ],
  [
    /\b(?:sprinkl|scatter|throw|blow)(?:ing|e?s) (?:some )?(?:[a-zà-ÿ]+ )?(?:fairy |pixie |magic |star ?|gold |golden |sleeping )?dust (?:over|on|onto|at) /gi,
    () => 'casting a spell at ',
  ],
  // Who trains animals or a team is no shoe and no bus.
  [/\btrainers?(?= (?:[a-zà-ÿ]+ing|and an?|with (?:an?|his|her))\b)/gi, () => 'person'],
  [
    /(?<=\b(?:an?|the|his|her|their|and|angry|football|soccer|basketball|swim(?:ming)?|team) )coach(?=(?: (?:yell|shout|argu|teach|talk|scold|cheer|point|hugg|show|blow|train)ing\b| *(?:$|,)))/gi,
    () => 'man',
  ],
  // A dog that drags somebody is walked all the same.
  [
    new RegExp(
      `((?:an?|the|his|her) (?:[a-zà-ÿ-]+ ){0,2}(?:dog|puppy|hound|poodle|dachshund|husky|pug|corgi|goat|pig)) (?:dragg|pull|walk)(?:ing|s) (${WHOM}) (?:by|on|along by|behind it by) (?:an?|the|its|his|her) (?:[a-zà-ÿ]+ )?leash\\b`,
      'gi',
    ),
    (dog, whom) => `${whom!} walking ${dog!}`,
  ],
  // The nail is in the board already.
  [
    /\bhammer(ing|s) (?:(?:an?|the|some) )?nails? (?:in|into|in to) (?=(?:an?|the|some|his|her)\b)/gi,
    (form) => `hammer${form!} `,
  ],
  [
    /(?<=\b(?:examin|inspect|study|check|apprais)(?:ing|e?s) [^,.]{3,40} )through (?=an? (?:jeweler's |watchmaker's )?(?:loupe|magnifying glass|magnifier|lens)\b)/gi,
    () => 'with ',
  ],
  // What is cut or folded into a shape has that shape.
  [
    /\b(trimm|clipp|shap|prun|cutt|carv|sculpt|fold)(ing|s|es) (?:an? |the |some )?(?:[a-zà-ÿ]+ )?(?:block of |piece of |sheet of |chunk of )?(hedge|bush|topiary|ice|marble|stone|wood|paper|snow|pumpkin|cheese|clay|napkin|butter) into (an? (?:[a-zà-ÿ]+ ){0,2}[a-zà-ÿ]+)/gi,
    (deed, form, stuff, shape) =>
      `${deed!.toLowerCase() === 'fold' ? 'hold' : deed!}${form!} ${shape!} made of ${SHAPED[stuff!.toLowerCase()] ?? stuff!}`,
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
    /(?<=\bhelp(?:ing|s) (?:[a-zà-ÿ]+ ){1,5})(?:to )?(?:get |walk |go )?(?:over|across) (?=(?:an?|the) (?:[a-zà-ÿ]+ ){0,2}(?:street|road|highway|crosswalk|crossing|stream|river|bridge|creek|puddle)\b)/gi,
    () => 'on ',
  ],
  [
    /\bhelp(?:ing|s) (?=(?:an?|the|some|his|her) (?:old|elderly|blind|little|young)? ?(?:man|woman|lady|boy|girl|child|grandmother|grandfather|granny) (?:to )?(?:get |walk |go )?(?:over|across)\b)/gi,
    () => 'walking hand in hand with ',
  ],
  [
    /\bhelp(?:ing|s) (?=(?:(?:an?|the|some|his|her) )?(?:[a-zà-ÿ]+ ){1,4}?(?:to )?(?:get |walk |go )?(?:over|across) (?:an?|the) (?:[a-zà-ÿ]+ ){0,2}(?:street|road|highway|crosswalk|crossing|stream|river|bridge|creek|puddle)\b)/gi,
    () => 'followed by ',
  ],
];

import type { Turn } from './turns-of-things.ts';

const MANNER = '(?:[a-zà-ÿ-]+ ){0,3}?';
/** What is said of a bough tells what grows on it. */
const GROWTH: ReadonlyArray<readonly [RegExp, string]> = [
  [/blossom|bloom|cherry|sakura|plum|magnolia|flower/i, 'blossoming bough'],
  [/pine|fir|spruce|needle|conifer/i, 'pine bough'],
  [/bare|dead|leafless|withered|frost|frozen|icy|winter/i, 'bare bough'],
];

const boughOf = (said: string): string => GROWTH.find(([manner]) => manner.test(said))?.[1] ?? 'bough';

/** Those whose dress has its own. */
const HELMETED =
  /\b(?:soldier|knight|firefighter|fireman|astronaut|police ?man|police officer|king|queen|witch|wizard|pirate|chef|cowboy|clown|viking|miner|samurai|gladiator)$/i;

/** Turns of speech about what is small beside whoever sits on it, or only a part of what it belongs to. */
export const TURNS_OF_PERCHES: readonly Turn[] = [
  [
    new RegExp(
      `\\b(on|onto|along|across|atop|from|off|(?:coiled|wrapped|curled|wound|twisted|coiling|curling|wrapping itself)(?: up)? around|around|hugging|gripping|holding|pecking|clinging to|through) (?:an?|the|its|his|her|their) (${MANNER})(?:branch(?:es)?|bough|limb|twig)((?: (?:of|in) an? ${MANNER}tree)?)(?![a-zà-ÿ])`,
      'gi',
    ),
    (at, manner, tree) => `${/.around$/i.test(at!) ? 'lying on' : at!} a ${boughOf(`${manner} ${tree}`)}`,
  ],
  // What is on a hand or a forearm is held there.
  [
    /\b(?:landing|lands|perch(?:ed|ing)|sitting|sits|resting|standing|crawling|crawls|walking|climbing|creeping) (?:on|up|along|across|over|onto) (an?|the) ((?:[a-zà-ÿ-]+ ){0,2}[a-zà-ÿ-]+)'s (?:outstretched )?(?:forearm|arm|hand|wrist|finger|fingertip|thumb|palm|fist|glove)s?(?![a-zà-ÿ])(?! of)/gi,
    (article, who) => (/giant|human/i.test(who!) ? 'on an open hand' : `held by ${article!} ${who!}`),
  ],
  // Who is on a lap or in the arms of somebody is in their hands.
  [
    /\b((?:sitting|sleeping|asleep|lying|purring|napping|curled up|resting|cuddled up) )?(?:on|in) (an?|the|his|her|its) ((?:[a-zà-ÿ-]+ ){0,2}[a-zà-ÿ-]+)'s (?:lap|arms|embrace)(?![a-zà-ÿ])/gi,
    (pose, article, who) => `${pose ?? ''}held by ${article!} ${who!}`,
  ],
  // What is on a hat has somebody below it who wears it.
  [
    new RegExp(
      `\\b(on|onto|atop|on top of) ((?:an?|the|his|her|their) (?:[a-zà-ÿ-]+ ){0,2}[a-zà-ÿ-]+)'s (${MANNER}(?:helmet|hat|cap|crown|hood|turban|beret|bonnet|sombrero|fedora|tiara))(?![a-zà-ÿ])`,
      'gi',
    ),
    (_at, owner, hat) => `on ${owner!}'s head${HELMETED.test(owner!) ? '' : `, wearing a ${hat!}`}`,
  ],
  // What is carried in the mouth is in no hand.
  [
    /\b(?:carrying|carries|holding|holds|bringing|brings|catching|catches|gripping|clutching|grabbing|clenching) ((?:(?!in\b)[a-zà-ÿ-]+ ){1,4}?)in (?:its|his|her|their) (?:mouth|beak|jaws|teeth|snout|bill)s?(?![a-zà-ÿ])/gi,
    (what) => `fetching ${what!.trim()}`,
  ],
  [
    /\b(?:riding|sitting|perched|standing|rides|sits)(?: up)? on ((?:an?|the|his|her|their) (?:[a-zà-ÿ-]+ ){0,2}[a-zà-ÿ-]+)'s shoulders(?![a-zà-ÿ])/gi,
    (whose) => `on the shoulders of ${whose!}`,
  ],
  // Whose hand is held is led by it, and whose ear is whispered into is told.
  [
    /\b(?:holding|holds|taking|takes|grabbing|grabs) ((?:an?|the|his|her|their|its) (?:[a-zà-ÿ-]+ ){0,2}[a-zà-ÿ-]+)'s hands?(?![a-zà-ÿ])/gi,
    (whose) => `holding hands with ${whose!}`,
  ],
  [
    /\b(?:holding|holds|taking|takes) the hands? of (?=(?:an?|the|his|her|their|its)\b)/gi,
    () => 'holding hands with ',
  ],
  [
    /\bwhisper(ing|s) (?:(?:an? |some |his |her )?secrets? )?in(?:to)? ((?:an?|the|his|her|their|its) (?:[a-zà-ÿ-]+ ){0,2}[a-zà-ÿ-]+)'s ears?(?![a-zà-ÿ])/gi,
    (form, whose) => `whisper${form!} to ${whose!}`,
  ],
  // What is pulled out of the ground is in the beak.
  [
    /\b(?:pulling|pulls|tugging|tugs)(?: on)? (an? (?:[a-zà-ÿ-]+ ){0,2}(?:worm|earthworm))(?: (?:out of|from) the (?:ground|soil|earth|grass|mud))?/gi,
    (worm) => `fetching ${worm!}`,
  ],
  [
    /\b(?:pulling|pulls|yanking|yanks|plucking|plucks)(?: up)? ((?:an?|the|some|his|her)(?: [a-zà-ÿ-]+){1,3}?) (?:out of|from) (?:the|an?) (?:ground|soil|earth|dirt|drain|mud|snow|sand|garden)(?: bed)?\b/gi,
    (what) => `holding ${what!} in the garden`,
  ],
  // A hand without anybody is seen as large as who is on it needs.
  [
    /\b(?:on|in|onto) (?:(?:the )?(?:open |outstretched )?(?:palm|hand) of (?:an? )?(?:giant|human|person|someone|somebody|hand)(?:'s)?(?: hands?)?|(?:an? |the )?(?:giant|human|person|someone|somebody|open|outstretched|cupped)(?:'s)? (?:open |outstretched |cupped )?(?:palms?|hands?|finger(?:tip)?s?)|the palm of (?:an? |the )?hand|an? (?:hand|fingertip|finger|palm)(?! tree))(?![a-zà-ÿ])/gi,
    () => 'on an open hand',
  ],
];

import { rewrite, type Wording } from './wording.ts';

/** A turn of speech that word by word would be read wrong, and how it is read instead. */
type Turn = readonly [said: RegExp, meant: (...groups: Array<string | undefined>) => string];

const OWNERS =
  'man|woman|girl|boy|child|baby|monk|king|queen|knight|witch|wizard|daughter|son|mother|father|grandmother|grandfather|' +
  'giant|dragon|cat|dog|horse|bear|lion|wolf|bird|owl|elephant|robot|pirate|sailor|soldier|lady|friend';
const OWNED =
  'lap|hair|head|hands?|arms?|back|tail|mane|shoulders?|eyes?|ears?|mouth|hat|nose|neck|feet|foot|wings?|beard|shadow|knees?';
const YEARS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const TURNS: readonly Turn[] = [
  // "a ten year old girl" is one girl.
  [
    new RegExp(`\\b(\\d+|${Object.keys(YEARS).join('|')})[ -]years?[ -]old\\b`, 'gi'),
    (age) => wordForAge(age!),
  ],
  // "on a monks lap": the apostrophe is often left out.
  [new RegExp(`\\b(${OWNERS})s (${OWNED})\\b`, 'gi'), (owner, part) => `${owner}'s ${part}`],
  // A kite shaped like a dragon is a kite.
  [/\b(?:shaped like|in the shape of|in the form of) (?:an? |the )?[\p{L}-]+/giu, () => ''],
  // These dishes are drawn in what holds them.
  [
    /\b(?:bowls?|cups?|mugs?|pots?|plates?|dish) of (?:(steaming|hot|fresh|spicy|iced) )?(ramen|noodles|noodle soup|soup|stew|rice|curry|salad|tea|coffee|cocoa|hot chocolate)\b/gi,
    (manner, dish) => `${manner ?? ''} ${dish!}`,
  ],
  // Where the viewer stands is not what is seen.
  [
    /\b(?:seen|viewed|watched) from (?:an? |the )?(?:sea|ocean|beach|shore|boat|ship|hill|window|street|distance)\b/gi,
    () => '',
  ],
];

/** Rewrites what would be misread; everything else stays as it is. */
export function inPlainWords(wording: Wording): Wording {
  const found = TURNS.flatMap(([said, meant]) =>
    [...wording.text.matchAll(said)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      words: meant(...match.slice(1)),
    })),
  ).sort((a, b) => a.from - b.from);
  const apart = found.filter(({ from }, index) => index === 0 || from >= found[index - 1]!.to);
  return apart.length === 0 ? wording : rewrite(wording, apart);
}

const AGES = [
  { below: 3, word: 'baby' },
  { below: 13, word: 'little' },
  { below: 20, word: 'teenage' },
  { below: 60, word: '' },
] as const;

function wordForAge(age: string): string {
  const years = YEARS[age.toLowerCase()] ?? Number(age);
  return AGES.find(({ below }) => years < below)?.word ?? 'old';
}

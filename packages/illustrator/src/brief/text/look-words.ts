import type { Expression } from '../brief.types.ts';
import { createPhraseBook, type PhraseBook } from './phrase-book.ts';

const FACES: Readonly<Record<Expression, string>> = {
  smiling:
    'smiling, smile, smiles, winking, laughing, laughs, grinning, happy, cheerful, joyful, delighted, merry, beaming, friendly, gleeful, with a smile, with a big smile',
  sad: 'sad, disappointed, frowning, crying, cries, weeping, tearful, unhappy, sorrowful, heartbroken, gloomy, melancholic, in tears, sobbing, lonely, mournful',
  angry:
    'angry, evil, menacing, wicked, sinister, ferocious, furious, grumpy, enraged, mad, frustrated, screaming, shouting, yelling, raging, scowling, annoyed, cross, wrathful, irate, snarling',
  surprised: 'surprised, astonished, amazed, shocked, stunned, startled, awestruck, wide eyed, in awe',
  scared: 'scared, shy, timid, frightened, afraid, terrified, fearful, anxious, worried, nervous, trembling',
};

/** Words for a face; most are moods of the whole picture as well. */
export const EXPRESSION_BOOK: PhraseBook<Expression> = createPhraseBook<Expression>();
for (const [expression, words] of Object.entries(FACES) as [Expression, string][]) {
  for (const phrase of words.split(', ')) EXPRESSION_BOOK.add(phrase, expression);
}

/** Words for hair that name its color by themselves, by color name. */
export const HAIR_WORDS: ReadonlyMap<string, string> = new Map([
  ['blonde', 'yellow'],
  ['blond', 'yellow'],
  ['redhead', 'orange'],
  ['redheaded', 'orange'],
  ['ginger', 'orange'],
  ['brunette', 'brown'],
  ['auburn', 'orange'],
  ['grey', 'gray'],
]);

/** What hair, beards, eyes and skin are told to be besides their color. */
export const SHADES: ReadonlySet<string> = new Set(
  (
    'bright dark deep light pale piercing big large glowing long short curly wavy beautiful fiery thick bushy trimmed wild messy ' +
    'straight flowing silky shaggy full neat huge small fuzzy scruffy shiny tangled windswept braided spiky frizzy slicked'
  ).split(' '),
);

/** How hair is worn, as a quality of who wears it. */
export const HAIR_CUTS: Readonly<Record<string, string>> = {
  curly: 'curly',
  wavy: 'wavy-haired',
  frizzy: 'afro-haired',
  long: 'long-haired',
  flowing: 'long-haired',
  straight: 'long-haired',
  short: 'short-haired',
  wild: 'spiky',
  messy: 'spiky',
  spiky: 'spiky',
  windswept: 'spiky',
  braided: 'braided',
};

/** Hair of the face and ways to do one's hair, as a quality. */
export const FACIAL_HAIR: Readonly<Record<string, string>> = {
  beard: 'bearded',
  bearded: 'bearded',
  moustache: 'moustached',
  mustache: 'moustached',
  goatee: 'goateed',
  stubble: 'stubbled',
  mohawk: 'mohawked',
  ponytail: 'ponytailed',
  pigtails: 'pigtailed',
  braids: 'braided',
  dreadlocks: 'dreadlocked',
  locs: 'dreadlocked',
  bun: 'bunned',
  afro: 'afro-haired',
  curls: 'curly',
};

/** Tones of skin that are no colors of cloth. */
export const SKIN_WORDS: ReadonlySet<string> = new Set([
  'dark',
  'tan',
  'tanned',
  'brown',
  'black',
  'olive',
  'fair',
  'light',
  'pale',
  'white',
]);

interface Look {
  quality?: string;
  expression?: Expression;
}

const LOOKS: ReadonlyArray<readonly [words: string, look: Look]> = [
  [
    'smiling, smiles, grinning, grins, with a smile, with a big smile, with a grin',
    { expression: 'smiling' },
  ],
  ['laughing, laughs, bursting out laughing', { quality: 'laughing', expression: 'smiling' }],
  [
    'crying, cries, weeping, sobbing, in tears, with tears in her eyes, with tears in his eyes',
    { quality: 'crying', expression: 'sad' },
  ],
  ['winking, winks', { quality: 'winking', expression: 'smiling' }],
  ['screaming, shouting, yelling, screams, shouts, yells', { quality: 'shouting', expression: 'angry' }],
  ['frowning, frowns, with a frown, pouting', { expression: 'sad' }],
  ['scowling, scowls, with an angry face, looking angry, looks angry', { expression: 'angry' }],
  [
    'smoking a pipe, smokes a pipe, smoking his pipe, smoking pipe, with a pipe, pipe in mouth, and a pipe',
    { quality: 'pipe-smoking' },
  ],
  [
    'smoking a cigar, smoking a cigarette, smokes a cigar, smokes a cigarette, with a cigar, with a cigarette',
    { quality: 'cigar-smoking' },
  ],
  ['with freckles, and freckles', { quality: 'freckled' }],
  ['with tattoos, and tattoos, covered in tattoos', { quality: 'tattooed' }],
  [
    'with a gap in her teeth, with a gap in his teeth, with gap teeth, and gap teeth, and a gap in his teeth, and a gap in her teeth',
    { quality: 'gap-toothed', expression: 'smiling' },
  ],
  ['with rosy cheeks, blushing', { quality: 'blushing' }],
  ['sticking out his tongue, sticking out her tongue, with tongue out', { quality: 'tongue-out' }],
];

/** What somebody does with the face or has on it. */
export const LOOK_BOOK: PhraseBook<Look> = createPhraseBook<Look>();
for (const [words, look] of LOOKS) for (const phrase of words.split(', ')) LOOK_BOOK.add(phrase, look);

/** How somebody is seen; `silhouette` phrases end before whom they speak of. */
export const VIEW_BOOK: PhraseBook<'behind' | 'silhouette' | 'silhouette-of'> = createPhraseBook();
for (const phrase of [
  ...['from behind', 'seen from behind', 'viewed from behind', 'back view', 'rear view', 'from the back'],
  ...[
    'with his back to us',
    'with her back to us',
    'facing away',
    'looking away',
    'back turned',
    'view from behind',
  ],
]) {
  VIEW_BOOK.add(phrase, 'behind');
}
for (const phrase of [
  'silhouette of',
  'silhouettes of',
  'the silhouette of',
  'dark silhouette of',
  'black silhouette of',
]) {
  VIEW_BOOK.add(phrase, 'silhouette-of');
}
for (const phrase of [
  'in silhouette',
  'as a silhouette',
  'silhouetted',
  'silhouette against',
  'as silhouettes',
]) {
  VIEW_BOOK.add(phrase, 'silhouette');
}

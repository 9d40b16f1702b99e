import type { Expression } from '../brief.types.ts';
import { createPhraseBook, type PhraseBook } from './phrase-book.ts';

const FACES: Readonly<Record<Expression, string>> = {
  smiling:
    'smiling, smile, smiles, laughing, laughs, grinning, happy, cheerful, joyful, delighted, merry, beaming, friendly, gleeful, with a smile, with a big smile',
  sad: 'sad, crying, cries, weeping, tearful, unhappy, sorrowful, heartbroken, gloomy, melancholic, in tears, sobbing, lonely, mournful',
  angry:
    'angry, evil, menacing, wicked, sinister, ferocious, furious, grumpy, enraged, mad, raging, scowling, annoyed, cross, wrathful, irate, snarling',
  surprised: 'surprised, astonished, amazed, shocked, stunned, startled, awestruck, wide eyed, in awe',
  scared: 'scared, frightened, afraid, terrified, fearful, anxious, worried, nervous, trembling',
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
]);

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

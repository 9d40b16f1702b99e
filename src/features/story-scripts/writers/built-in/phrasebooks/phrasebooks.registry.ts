import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { HINDI } from './hindi.ts';
import { ITALIAN } from './italian.ts';
import type { Phrasebook } from './phrasebook.types.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

/** English first: it wins where a title could be of several languages. */
export const PHRASEBOOKS: readonly Phrasebook[] = [
  ENGLISH,
  SPANISH,
  FRENCH,
  GERMAN,
  PORTUGUESE,
  ITALIAN,
  HINDI,
];

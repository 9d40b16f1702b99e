import type { Turn } from '../turns-of-things.ts';

const HOME = '(?:house|villa|home|mansion|residence)';
const MODERN = '(?:modern|minimalist|modernist|contemporary|ultra ?modern|futuristic|brutalist|luxury|sleek)';

/** Turns of speech about houses and rooms, and what belongs to them. */
export const TURNS_OF_HOMES: readonly Turn[] = [
  // A pool at a house is in its terrace, and no pond.
  [
    new RegExp(
      `\\b(?:${MODERN} )?((?:[a-z]+ )?)${HOME} (?:with|by|beside|overlooking|next to|and) (?:an? |its )?(?:[a-z]+ )?(?:swimming )?pool\\b(?! (?:table|hall))`,
      'gi',
    ),
    (told) => `${told!}pool house`,
  ],
  [
    new RegExp(
      `\\b${MODERN} ((?:(?!living|dining|family|tree|doll|guest|green|haunted)[a-z]+ )?)${HOME}\\b(?! (?:office|interior|kitchen|bar|gym|plant|party))(?: with an? flat roof)?`,
      'gi',
    ),
    (told) => `${told!}modern house`,
  ],
  [/\bglass house(?= (?:in|on|by|overlooking|above|at|among) )/gi, () => 'modern house'],
  [/\bhouse with an? flat roof\b/gi, () => 'modern house'],
  // Beside what one sits on stands a tall one; on a table nobody told of stands none.
  [
    /(?<=\b(?:nook|room|bedroom|corner|lounge|reading corner)\b[^,.]{0,24}\b(?:with|and) an? (?:[a-z]+ )?)lamp\b(?! shade)/gi,
    () => 'floor lamp',
  ],
  [/\b(?:an? )?(?:child|kid|children|baby)(?:'s|s|s')? (?:bed ?)?room\b/gi, () => 'a kids room'],
  [/\b(?:coffee|espresso|juice) bar(?= interior|$|,)/gi, () => 'cafe'],
  [
    /\b(?:an? |the )?(?:(?:small|old|quiet|medieval|european|italian|french|sunny|busy) )*(?:town|village|market) square with (?=an? |the )/gi,
    () => 'on a town square, ',
  ],
  [/\bsan francisco bridge\b/gi, () => 'golden gate bridge'],
  // The shop that a logo is for is not on it where its mark is told.
  [/(?<=\blogo )for (?:an?|the|my|our) [a-z' ]{3,30}, (?=an? )/gi, () => 'of '],
];

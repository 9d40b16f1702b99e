import type { Noun } from '../../../vocabulary/nouns.registry.ts';
import { FREE_BOOK } from '../../options/term-book.ts';
import type { Reading, Span } from '../reading.types.ts';
import { habitatOfNoun } from './homes.ts';

/** "a desert nomad camp": whose camp it is need not be there, where they live is. */
export function placeWithin(reading: Reading, span: Span): void {
  for (const { wish, ...at } of termsWithin(reading, span))
    if (wish.scene && wish.firmness !== 4) reading.wishes.push({ ...at, wish, origin: 'text' });
}

/** "a mars base" is on no gray moon, though both are where bases are. */
export function featuresWithin(reading: Reading, span: Span, noun: Noun): void {
  for (const { wish, ...at } of termsWithin(reading, span))
    if (wish.features && wish.scene === habitatOfNoun(noun))
      reading.wishes.push({ ...at, wish: { features: wish.features }, origin: 'text' });
}

function termsWithin({ tokens }: Reading, { start, length }: Span) {
  return tokens.slice(start, start + length).flatMap(({ word }, offset) => {
    const wish = FREE_BOOK.get([word]);
    return wish ? [{ start: start + offset, length: 1, wish }] : [];
  });
}

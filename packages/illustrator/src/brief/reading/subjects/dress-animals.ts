import { NOUN_BOOK } from '../../../vocabulary/noun-lookup.ts';
import type { Noun } from '../../../vocabulary/nouns.registry.ts';
import { endOf, type FoundSubject, type Reading, tell } from '../reading.types.ts';
import { dressedAs } from './dress-animal.ts';
import { isLiving } from './living.ts';

/** What covers a body, and whose clothes have it; the choosier words come first. */
const GARMENTS: ReadonlyArray<readonly [words: RegExp, wearer: string]> = [
  [/^(?:(?:space|astronaut) ?suits?|spacesuits?)$/, 'astronaut'],
  [/^(?:lab|laboratory) coats?$/, 'scientist'],
  [/^(?:bathing|swim|swimming) ?(?:suits?|trunks)$|^(?:bikini|swimsuit)s?$/, 'swimmer'],
  [/^(?:suit|tuxedo|tux|blazer)(?:s|es|os)?$/, 'groom'],
  [/^armou?r$/, 'knight'],
  [/^aprons?$/, 'baker'],
  [/^robes?$/, 'wizard'],
  [/^kimonos?$/, 'geisha'],
  [/^tutus?$/, 'ballerina'],
  [/^(?:dress|dresses|gowns?|skirts?)$/, 'woman'],
  [/^(?:capes?|cloaks?)$/, 'superhero'],
  [/^(?:overalls|dungarees)$/, 'mechanic'],
  [
    /^(?:jacket|hoodie|sweater|jumper|cardigan|shirt|tshirt|turtleneck|coat|raincoat|trenchcoat|vest|waistcoat|parka|poncho|kilt|tracksuit|jersey|uniform)s?$|^(?:pants|trousers|jeans|shorts|pajamas|pyjamas|clothes|clothing|outfit|costume)$/,
    'man',
  ],
];

const WEARING = new Set(['wearing', 'wears', 'in', 'dressed', 'dons', 'donning', 'sporting', 'with', 'clad']);

/** Animals in clothes stand upright in them, as people do: "a squirrel in a leather jacket", "a tiger wearing a tuxedo". */
export function dressAnimals(reading: Reading): void {
  const living = reading.subjects.filter(({ request }) => isLiving(request));
  for (const [position, subject] of living.entries()) {
    const until = living[position + 1]?.start ?? reading.tokens.length;
    const garment = subject.request.noun.kind === 'person' ? undefined : garmentOf(reading, subject, until);
    if (!garment) continue;
    const noun = dressedAs(subject.request.noun, garment.wearer);
    if (noun) putOn(reading, subject, noun, garment);
  }
}

interface Garment {
  start: number;
  length: number;
  wearer: Noun;
}

function garmentOf(reading: Reading, subject: FoundSubject, until: number): Garment | undefined {
  const { tokens } = reading;
  let worn = subject.request.qualities.includes('space-suited');
  if (worn) return garmentAt(['spacesuit'], subject.start, 0);
  for (let index = endOf(subject); index < until; index++) {
    const { word } = tokens[index]!;
    if (WEARING.has(word)) worn = true;
    if (!worn) continue;
    const garment = garmentAt([word, tokens[index + 1]?.word ?? ''], index, 2) ?? garmentAt([word], index, 1);
    if (garment) return garment;
  }
  return undefined;
}

function garmentAt(words: readonly string[], start: number, length: number): Garment | undefined {
  const name = GARMENTS.find(([pattern]) => pattern.test(words.join(' ')))?.[1];
  const wearer = name && NOUN_BOOK.get([name])?.entry;
  return wearer ? { start, length, wearer } : undefined;
}

function putOn(reading: Reading, subject: FoundSubject, noun: Noun, garment: Garment): void {
  const { request } = subject;
  subject.request = {
    ...request,
    noun,
    // Its own color is that of its fur.
    color: undefined,
    hairColor: request.color,
    qualities: request.qualities.filter((quality) => quality !== 'space-suited'),
  };
  if (garment.length === 0) return;
  const end = endOf(garment);
  const covers = ({ nounStart }: FoundSubject) => garment.start <= nounStart && nounStart < end;
  reading.subjects = reading.subjects.filter((other) => !covers(other));
  reading.unknown = reading.unknown.filter(({ start, text }) => start + text.split(' ').length !== end);
  tell(reading, garment);
}

import { expect, it } from 'vitest';
import { describeImage, holdsOneOf } from './image-answer.ts';
import type { DrawnImage } from './image-service.types.ts';

function readNotes(overrides: Partial<DrawnImage>) {
  const image: DrawnImage = {
    bytes: new Uint8Array(3),
    contentType: 'image/webp',
    engine: 'painter',
    seed: 7,
    durationMs: 12.4,
    ...overrides,
  };
  return describeImage(image)['X-Dreamseed-Notes'];
}

it('writes notes as percent-encoded JSON', () => {
  const text = readNotes({ understood: ['fox', 'château'], unknown: ['🦄 "unicorn"'] }) ?? '';
  expect(text).toMatch(/^[\x21-\x7e]+$/);
  expect(JSON.parse(decodeURIComponent(text))).toEqual({
    understood: ['fox', 'château'],
    unknown: ['🦄 "unicorn"'],
  });
});

it('keeps notes short, by leaving out words, never by cutting one', () => {
  const words = Array.from({ length: 900 }, (_, number) => `слово-${number}`);
  const text = readNotes({ understood: words.slice(0, 20), unknown: words }) ?? '';
  expect(text.length).toBeLessThanOrEqual(4096);
  const notes = JSON.parse(decodeURIComponent(text));
  expect(notes.understood).toEqual(words.slice(0, 20));
  expect(notes.unknown.length).toBeGreaterThan(20);
  expect(words.slice(0, notes.unknown.length)).toEqual(notes.unknown);
});

it('survives halves of emoji in words', () => {
  const text = readNotes({ understood: [], unknown: ['half \ud83e'] }) ?? '';
  expect(JSON.parse(decodeURIComponent(text)).unknown).toEqual(['half \ud83e']);
});

it('says which words borrowed the looks of others', () => {
  const text = readNotes({
    understood: ['cub'],
    unknown: [],
    borrowed: [{ word: 'cub', drawn: 'baby bear' }],
  });
  expect(JSON.parse(decodeURIComponent(text ?? ''))).toMatchObject({
    understood: ['cub'],
    says: "I can't draw 'cub' yet, so I drew the nearest I know: 'baby bear'.",
  });
});

it('says nothing when the engine cannot tell', () => {
  expect(readNotes({})).toBeUndefined();
});

it.each([
  ['"b"', 'b'],
  ['W/"b"', 'b'],
  ['"x", "a"', 'a'],
  ['"c"', undefined],
  ['b', undefined],
  [undefined, undefined],
])('finds in If-None-Match %s the tag %s', (header, tag) => {
  expect(holdsOneOf(['a', 'b'], header)).toBe(tag);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Brief, PLACE_SCENES, POSES, SCENE_KINDS, STYLE_NAMES } from '../src/brief/brief.types.ts';
import { OPTION_LISTS } from '../src/brief/options/options.registry.ts';
import { illustrate } from '../src/illustrate.ts';
import { ALL_NOUNS } from '../src/vocabulary/nouns.registry.ts';

/** Options as the tools compose them: any words of any family of options, in any order, even the same family twice. */
const optionWords = [...OPTION_LISTS].flatMap(([, terms]) =>
  terms.flatMap(({ words, labels }) => [...words, ...labels]),
);

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 200 }),
);

const RELATION_PHRASES = ['riding', 'wearing', 'holding', 'on', 'above', 'under', 'in front of', 'behind'];
const MORE_PHRASES = [
  'next to',
  'inside',
  'full of',
  'looking at',
  'fighting',
  'chasing',
  'leaning on',
  'and',
];

const anyNoun = fc.constantFrom(...ALL_NOUNS.map(({ name }) => name));
const anySentence = fc
  .tuple(
    fc.constantFrom('a', 'two', 'twelve', 'a crowd of', 'a giant red', 'a sleeping', 'no'),
    anyNoun,
    fc.constantFrom(...RELATION_PHRASES, ...MORE_PHRASES, ...POSES),
    anyNoun,
    fc.constantFrom('', ...SCENE_KINDS, ...Object.keys(PLACE_SCENES), ...STYLE_NAMES),
  )
  .map(([count, noun, phrase, object, place]) => `${count} ${noun} ${phrase} a ${object}, ${place}`);

const anyPrompt = fc.oneof(
  anyText,
  anySentence,
  fc
    .tuple(anySentence, fc.array(fc.constantFrom(...optionWords), { maxLength: 14 }))
    .map(([sentence, options]) => [sentence, ...options].join(', ')),
);

/** Mostly small, so that many fit into the time; the area of the largest is that of a tool's square. */
const anySize = fc.oneof(
  fc.tuple(fc.integer({ min: 64, max: 160 }), fc.integer({ min: 64, max: 160 })),
  fc.constantFrom([64, 2048] as const, [2048, 64] as const, [65, 333] as const, [64, 64] as const),
);

describe('any request', () => {
  it('gives a picture of its size, opaque, and a report, and never throws', {
    timeout: 240_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        anyPrompt,
        fc.option(anyText, { nil: undefined }),
        anySize,
        fc.integer({ min: 0, max: 999_999_999 }),
        async (prompt, negativePrompt, [width, height], seed) => {
          const { picture, report } = await illustrate({ prompt, negativePrompt, width, height, seed });
          expect([picture.width, picture.height]).toEqual([width, height]);
          expect(picture.pixels.length).toBe(width * height * 4);
          expect(isOpaque(picture.pixels)).toBe(true);
          expect(SCENE_KINDS).toContain(report.scene);
          expect(placeBelongsToScene(report)).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});

function isOpaque(pixels: Uint8ClampedArray): boolean {
  for (let offset = 3; offset < pixels.length; offset += 4) if (pixels[offset] !== 255) return false;
  return true;
}

function placeBelongsToScene({ scene, place }: Pick<Brief, 'scene' | 'place'>): boolean {
  return place === undefined || PLACE_SCENES[place] === scene;
}

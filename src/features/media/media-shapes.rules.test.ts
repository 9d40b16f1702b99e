import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMediaFile, parseSizedFile } from './media.rules.ts';
import { LONGEST_SIDES, parseSizeToken, SQUARE_SIDES, shapeFor, shapeKey } from './media-shapes.rules.ts';

const landscape = { width: 1344, height: 768 };
const portrait = { width: 576, height: 1024 };

const answer = (token: string, recipe: { width: number; height: number }) => {
  const size = parseSizeToken(token);
  return size && shapeKey(shapeFor(size, recipe), 'webp');
};

describe('a size in an address', () => {
  test.each([
    ['s0', 'full.webp'],
    ['s1', 's320.webp'],
    ['s320', 's320.webp'],
    ['s321', 's480.webp'],
    ['s1280', 's1280.webp'],
    ['s1300', 'full.webp'],
    ['s1600', 'full.webp'],
    ['s99999', 'full.webp'],
    ['s72-c', 's72-c.webp'],
    ['s73-c', 's320-c.webp'],
    ['s4000-c', 's320-c.webp'],
    ['s640-rw', 's640.webp'],
    ['w640', 's640.webp'],
    ['w0', 'full.webp'],
    ['h366', 's960.webp'],
    ['w640-h480', 's640.webp'],
    ['w200-h200-c', 's320-c.webp'],
    ['w400-h225-p-k-no-nu', 'card.webp'],
    ['w1200-h630-p', 'card.webp'],
    ['w720-h1280-c', 'full.webp'],
    ['w720-h960-p', 'poster.webp'],
    ['w640-h853-c', 'poster.webp'],
    ['w720-h960', 's960.webp'],
    ['w0-h0-c', 'full.webp'],
  ])('%s of a landscape is answered with %s', (token, expected) => {
    expect(answer(token, landscape)).toBe(expected);
  });

  test.each([
    ['s640', 's640.webp'],
    ['w576', 'full.webp'],
    ['w320', 's640.webp'],
    ['h960', 's960.webp'],
    ['w540-h960-p', 's960.webp'],
    ['w720-h960-p', 'poster.webp'],
  ])('%s of a portrait is answered with %s', (token, expected) => {
    expect(answer(token, portrait)).toBe(expected);
  });

  test.each(['', 's', '640', 's-1', 's640x', 'w-h1', 's1000000', 'S640', 's640-', 's640--c', '../s640'])(
    '"%s" is no size',
    (token) => expect(parseSizeToken(token)).toBeNull(),
  );

  test('always means one of a few shapes, and never a smaller one than there is need for', () => {
    const length = fc.nat({ max: 99_999 });
    fc.assert(
      fc.property(
        length,
        fc.integer({ min: 1, max: 2048 }),
        fc.integer({ min: 1, max: 2048 }),
        (side, w, h) => {
          const recipe = { width: w, height: h };
          const shape = shapeFor({ longest: side, cropped: false }, recipe);
          const given = shape.kind === 'longest' ? shape.side : Math.max(w, h);
          expect(given).toBeGreaterThanOrEqual(Math.min(side, Math.max(w, h)));
          expect(given).toBeLessThanOrEqual(Math.max(w, h));
          if (shape.kind === 'longest') expect(LONGEST_SIDES).toContain(shape.side);
          const square = shapeFor({ longest: side, cropped: true }, recipe);
          expect(square.kind === 'square' && SQUARE_SIDES.includes(square.side)).toBe(true);
        },
      ),
    );
  });
});

test.each([
  ['hero-dragon-640.webp', { name: 'hero-dragon', size: { width: 640 }, format: 'webp' }],
  ['../secret-640.webp', null],
  ['dragon-640.png', null],
  ['dragon.webp', null],
])('the file name %s is read as %j', (file, expected) => {
  expect(parseMediaFile(file)).toEqual(expected);
});

test.each([
  ['s640', 'lamp.webp', { name: 'lamp', size: { longest: 640, cropped: false }, format: 'webp' }],
  ['s640', 'lamp.jpg', { name: 'lamp', size: { longest: 640, cropped: false }, format: 'jpg' }],
  ['s640', 'lamp.png', null],
  ['s640', '..%2Flamp.webp', null],
  ['s640', `${'a'.repeat(201)}.webp`, null],
  ['big', 'lamp.webp', null],
])('the address %s/%s is read as %j', (token, file, expected) => {
  expect(parseSizedFile(token, file)).toEqual(expected);
});

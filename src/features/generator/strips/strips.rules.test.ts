import { describe, expect, it } from 'vitest';
import { neutralChoices } from '../composed-prompt.rules.ts';
import type { ImageTile, ToolChoices } from '../generator.types.ts';
import type { Strip } from './strip.types.ts';
import {
  chipsOf,
  costOf,
  fillTiles,
  fromKeptStrip,
  isWorthKeeping,
  MOST_STRIPS,
  mergeStrips,
  toKeptStrip,
} from './strips.rules.ts';

const src = 'data:image/png;base64,AA==';

function tile(changes: Partial<ImageTile> = {}): ImageTile {
  return { key: 'green-0', src, status: 'success', error: '', cost: 50, ...changes };
}

function strip(changes: Partial<Strip> = {}): Strip {
  return { id: 'run', tool: 'green', startedAt: 1, tookMs: 1, owner: null, tiles: [tile()], ...changes };
}

function made(options: Partial<ToolChoices['options']>): ImageTile {
  const neutral = neutralChoices();
  const choices = { ...neutral, options: { ...neutral.options, ...options } };
  const words = { prompt: 'a fox', fullPrompt: 'a fox', width: 64, height: 64, seed: 7 };
  return tile({ recipe: { ...words, choices } });
}

describe('what is kept of a strip', () => {
  it('has each picture in its place, and nothing of the moment it was made in', () => {
    const shown = strip({
      tiles: [tile({ status: 'error', src: '', error: 'no' }), tile({ isFresh: true })],
    });
    const { tiles } = toKeptStrip(shown);
    expect(tiles.map(({ status }) => status)).toEqual(['placeholder', 'success']);
    expect(tiles[1]).not.toHaveProperty('isFresh');
  });

  it('needs no bytes of what the gallery has', () => {
    const { tiles } = toKeptStrip(
      strip({ tiles: [tile({ imageId: 'image', src: '/api/images/image/file' })] }),
    );
    expect(tiles).toMatchObject([{ src: '', imageId: 'image' }]);
  });

  it('T-41: is taken for a picture only where it is one', () => {
    const planted = strip({ tiles: [tile({ src: 'https://planted.example/picture.png' }), tile()] });
    expect(fromKeptStrip(planted).tiles.map(({ status }) => status)).toEqual(['placeholder', 'success']);
  });

  it('is worth it with a picture, or with one on its way to an account', () => {
    const loading = [tile({ status: 'loading', src: '' })];
    const failed = [tile({ status: 'error', src: '' })];
    expect(isWorthKeeping(strip())).toBe(true);
    expect(isWorthKeeping(strip({ tiles: failed }))).toBe(false);
    expect(isWorthKeeping(strip({ tiles: loading }))).toBe(false);
    expect(isWorthKeeping(strip({ tiles: loading, owner: 'ann@example.com' }))).toBe(true);
  });
});

it('merges strips newest first, each once, and no more than fit', () => {
  const of = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => strip({ id: `${from + at}`, startedAt: from + at }));
  const merged = mergeStrips([strip({ id: '3', startedAt: 3, tookMs: 9 })], of(3, 1), of(MOST_STRIPS, 4));
  expect(merged).toHaveLength(MOST_STRIPS);
  expect(merged[0]?.id).toBe('23');
  expect(mergeStrips([strip({ id: '3', startedAt: 3, tookMs: 9 })], of(3, 1))).toMatchObject([
    { id: '3', tookMs: 9 },
    { id: '2' },
    { id: '1' },
  ]);
});

it('O-32: fills the result area with placeholders, and cuts to the number of tiles', () => {
  const statuses = fillTiles('yellow', [tile()]).map(({ status }) => status);
  expect(statuses).toEqual(['success', 'placeholder', 'placeholder', 'placeholder']);
  expect(fillTiles('green', [tile(), tile(), tile()])).toHaveLength(2);
});

describe('what is said of a strip', () => {
  it('names the options that all its pictures have in common', () => {
    const tiles = [made({ style: 'Anime', lighting: 'Neon' }), made({ style: 'Anime', lighting: 'Candle' })];
    expect(chipsOf(strip({ tiles }))).toEqual(['Anime']);
    expect(chipsOf(strip())).toEqual([]);
  });

  it('adds up what the pictures that are there cost, where that is known', () => {
    expect(costOf(strip({ tiles: [tile(), tile({ status: 'error' }), tile({ cost: 20 })] }))).toBe(70);
    expect(costOf(strip({ tiles: [tile({ cost: undefined })] }))).toBeNull();
  });
});

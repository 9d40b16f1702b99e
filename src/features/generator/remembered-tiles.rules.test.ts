import { describe, expect, it } from 'vitest';
import type { ImageTile } from './generator.types.ts';
import {
  decodeRememberedTiles,
  encodeRememberedTiles,
  fillTiles,
  placeholderTiles,
} from './remembered-tiles.rules.ts';

const success: ImageTile = {
  key: 'green-0',
  src: 'data:image/webp;base64,AAAA',
  status: 'success',
  error: '',
  isFresh: true,
  recipe: { prompt: 'a fox', fullPrompt: 'a fox, Anime', width: 1024, height: 1024, seed: 7 },
};
const failed: ImageTile = { key: 'green-1', src: '', status: 'error', error: 'An error occurred.' };

describe('remembered tiles', () => {
  it('ENT-25: are a JSON array of the successes only', () => {
    const stored: unknown = JSON.parse(encodeRememberedTiles([success, failed]));
    expect(stored).toHaveLength(1);
    expect(stored).toMatchObject([{ src: success.src, status: 'success' }]);
  });

  it('GREEN-35, T-04: come back with their recipe, and not as fresh', () => {
    const { tiles, problem } = decodeRememberedTiles(encodeRememberedTiles([success]));
    expect(problem).toBeNull();
    expect(tiles).toMatchObject([{ src: success.src, status: 'success', recipe: success.recipe }]);
    expect(tiles[0]?.isFresh).toBeUndefined();
  });

  it.each(['{oops', '"str"', '5', 'null', '{}'])('ERR-14, T-41: %j is ignored and told', (stored) => {
    const restored = decodeRememberedTiles(stored);
    expect(restored.tiles).toEqual([]);
    expect(restored.problem).not.toBeNull();
  });

  it('T-41: keeps the good entries of a list with bad ones', () => {
    const stored = JSON.stringify([
      null,
      7,
      { status: 'success' },
      { status: 'success', src: 'javascript:alert(1)' },
      { status: 'error', src: 'data:image/png;base64,AA' },
      { status: 'success', src: 'data:image/png;base64,AA', recipe: { prompt: 5 } },
    ]);
    const { tiles, problem } = decodeRememberedTiles(stored);
    expect(tiles).toEqual([{ key: '', src: 'data:image/png;base64,AA', status: 'success', error: '' }]);
    expect(problem).toBe('5 of 6 entries are not images');
  });

  it('keeps what stands on a picture that another engine drew', () => {
    const notes = { understood: ['fox'], unknown: [], engine: 'illustrator', standIn: true };
    const recipe = { prompt: 'a fox', fullPrompt: 'a fox', width: 64, height: 64, seed: 7, notes };
    const { tiles } = decodeRememberedTiles(encodeRememberedTiles([{ ...success, recipe }]));
    expect(tiles[0]?.recipe?.notes).toEqual({ ...notes, understood: [] });
    const { standIn, ...usual } = notes;
    const others = decodeRememberedTiles(
      encodeRememberedTiles([{ ...success, recipe: { ...recipe, notes: usual } }]),
    );
    expect(others.tiles[0]?.recipe).not.toHaveProperty('notes');
    expect(standIn).toBe(true);
  });

  it('nothing stored is no problem', () => {
    expect(decodeRememberedTiles(null)).toEqual({ tiles: [], problem: null });
  });
});

describe('filling a set', () => {
  it('O-32: pads with placeholders and cuts to the number of tiles', () => {
    expect(fillTiles('yellow', [success], 4).map((tile) => tile.status)).toEqual([
      'success',
      'placeholder',
      'placeholder',
      'placeholder',
    ]);
    expect(fillTiles('green', [success, success, success], 2)).toHaveLength(2);
  });

  it('GREEN-36, YEL-07: starts as placeholders with keys of their own', () => {
    const tiles = placeholderTiles('yellow', 4);
    expect(tiles.map((tile) => tile.status)).toEqual(Array(4).fill('placeholder'));
    expect(new Set(tiles.map((tile) => tile.key)).size).toBe(4);
  });
});

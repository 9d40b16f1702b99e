import { describe, expect, it } from 'vitest';
import { decodeOldTiles } from './old-tiles.rules.ts';

const src = 'data:image/webp;base64,AAAA';
const recipe = { prompt: 'a fox', fullPrompt: 'a fox, Anime', width: 1024, height: 1024, seed: 7 };

const decode = (...tiles: unknown[]) => decodeOldTiles(JSON.stringify(tiles));

describe('the tiles that local storage once kept', () => {
  it('come over with their recipe, and whose they are', () => {
    const tile = { key: 'green-0', src, status: 'success', error: '', recipe, isPrivate: true };
    expect(decode(tile)).toEqual({ tiles: [{ ...tile, key: '' }], problem: null });
  });

  it.each(['{oops', '"str"', '5', 'null', '{}'])('ERR-14, T-41: %j is ignored and told', (stored) => {
    const restored = decodeOldTiles(stored);
    expect(restored.tiles).toEqual([]);
    expect(restored.problem).not.toBeNull();
  });

  it('T-41: are taken where they are good, among bad ones', () => {
    const { tiles, problem } = decode(
      null,
      7,
      { status: 'success' },
      { status: 'success', src: 'javascript:alert(1)' },
      { status: 'error', src: 'data:image/png;base64,AA' },
      { status: 'success', src: 'data:image/png;base64,AA', recipe: { prompt: 5 } },
    );
    expect(tiles).toEqual([{ key: '', src: 'data:image/png;base64,AA', status: 'success', error: '' }]);
    expect(problem).toBe('5 of 6 entries are not images');
  });

  it('keep what stands on a picture that another engine drew', () => {
    const notes = { understood: ['fox'], unknown: [], engine: 'illustrator', standIn: true };
    const tileWith = (changes: object) => ({ src, status: 'success', recipe: { ...recipe, notes: changes } });
    expect(decode(tileWith(notes)).tiles[0]?.recipe?.notes).toEqual({ ...notes, understood: [] });
    expect(decode(tileWith({ ...notes, standIn: false })).tiles[0]?.recipe).not.toHaveProperty('notes');
  });
});

import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../../ui/browser-storage.ts';
import { REMEMBERED_TILES_KEYS } from '../../remembered-tiles.rules.ts';
import { forgetPrivateTiles } from './forget-private-tiles.ts';

it('O-43: what an account made leaves the storage, what a guest made stays', () => {
  const storage = createMemoryStorage();
  const tile = { src: 'data:image/png;base64,AA==', status: 'success' };
  const ofGuest = JSON.stringify([tile]);
  storage.setItem(REMEMBERED_TILES_KEYS.green, JSON.stringify([{ ...tile, isPrivate: true }]));
  storage.setItem(REMEMBERED_TILES_KEYS.yellow, ofGuest);
  forgetPrivateTiles(storage);
  expect(storage.getItem(REMEMBERED_TILES_KEYS.green)).toBeNull();
  expect(storage.getItem(REMEMBERED_TILES_KEYS.yellow)).toBe(ofGuest);
});

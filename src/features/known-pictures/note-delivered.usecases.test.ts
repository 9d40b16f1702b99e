import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { DeliveredPicture } from './known-pictures.store.ts';
import { createNoteDelivered } from './note-delivered.usecases.ts';

const picture = (background: string) =>
  sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .png()
    .toBuffer();

test('what a database refused is written when the site closes', async () => {
  const kept: DeliveredPicture[] = [];
  const failures: unknown[] = [];
  let isAway = true;
  const delivered = createNoteDelivered({
    store: {
      async keep(pictures) {
        if (isAway) throw new Error('away');
        kept.push(...pictures);
      },
      findFile: async () => undefined,
      findNear: async () => [],
      forgetBefore: async () => false,
    },
    clock: { now: () => Date.UTC(2026, 0, 15) },
    onFailure: (error) => failures.push(error),
  });
  delivered.note(await picture('#204080'));
  await delivered.close();
  expect([kept.length, failures.length]).toEqual([0, 1]);
  isAway = false;
  delivered.note(await picture('#c04020'));
  await delivered.close();
  expect(kept).toHaveLength(2);
});

test('a slow database is asked for each picture once, and none is lost', async () => {
  const asked: number[] = [];
  let letGo = () => {};
  const slow = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const delivered = createNoteDelivered({
    store: {
      async keep(pictures) {
        asked.push(pictures.length);
        await slow;
      },
      findFile: async () => undefined,
      findNear: async () => [],
      forgetBefore: async () => false,
    },
    clock: { now: () => Date.UTC(2026, 0, 15) },
    onFailure: () => {},
  });
  delivered.note(await picture('#204080'));
  const first = delivered.close();
  await expect.poll(() => asked.length).toBe(1);
  delivered.note(await picture('#c04020'));
  const second = delivered.close();
  await expect.poll(() => asked.length).toBe(2);
  letGo();
  await Promise.all([first, second]);
  expect(asked).toEqual([1, 1]);
});

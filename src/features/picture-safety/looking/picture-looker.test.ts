import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isHeldBack } from '../picture-safety.rules.ts';
import { createPictureLooker, isModelInstalled } from './picture-looker.ts';

const root = path.join(import.meta.dirname, '../../../..');

/** With the real model, which `npm run safety:install` gets; skipped where it is missing. */
describe.skipIf(!isModelInstalled(root))('the model', () => {
  const looker = createPictureLooker(root);
  afterAll(looker.close);

  test.each(['gallery', 'story', 'tool'])('finds nothing in the harmless picture %s', async (name) => {
    const scores = await looker.look(readFileSync(path.join(root, `docs/pictures/${name}.webp`)));
    const sum = Object.values(scores).reduce((total, score) => total + score, 0);
    expect(sum).toBeCloseTo(1, 3);
    expect(scores.neutral + scores.drawing).toBeGreaterThan(0.8);
    expect(isHeldBack(scores)).toBe(false);
  });

  test('many at once are all looked at, and what is no picture says so', async () => {
    const picture = readFileSync(path.join(root, 'docs/pictures/tool.webp'));
    const all = await Promise.all(Array.from({ length: 20 }, () => looker.look(picture)));
    expect(new Set(all.map((scores) => JSON.stringify(scores))).size).toBe(1);
    await expect(looker.look(Buffer.from('no picture'))).rejects.toThrow();
  });
});

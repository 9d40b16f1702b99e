import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { createKnownPicturesStore } from './known-pictures.store.ts';
import type { Likeness } from './likeness.rules.ts';

const LIKENESS: Likeness = [0xf0f0, 0x1234, 0, 0xffff];

describeOnEveryDatabase('known pictures', (open) => {
  test('are found by their file and by what is near them, and by nothing else', async () => {
    const store = createKnownPicturesStore((await open()).database);
    await store.keep([
      { digest: 'a', likeness: LIKENESS, deliveredOn: '2026-01-15' },
      { digest: 'plain', likeness: undefined, deliveredOn: '2026-01-15' },
    ]);
    expect(await store.findFile('a')).toEqual({ deliveredOn: '2026-01-15' });
    expect(await store.findFile('b')).toBeUndefined();
    const near: Likeness = [0xf0f3, 0x1237, 3, 0xfffc];
    expect((await store.findNear(near))[0]).toEqual({ deliveredOn: '2026-01-15', differentBits: 8 });
    expect(await store.findNear([0x0f0f, 0xedcb, 0xffff, 0])).toEqual([]);
  });

  test('count from the last delivery, and are forgotten after their time', async () => {
    const store = createKnownPicturesStore((await open()).database);
    const row = { digest: 'a', likeness: LIKENESS };
    await store.keep([{ ...row, deliveredOn: '2026-01-15' }]);
    await store.keep([
      { ...row, deliveredOn: '2026-02-01' },
      { digest: 'old', likeness: LIKENESS, deliveredOn: '2026-01-15' },
    ]);
    expect(await store.forgetBefore('2026-02-01')).toBe(false);
    expect(await store.findFile('old')).toBeUndefined();
    expect(await store.findFile('a')).toEqual({ deliveredOn: '2026-02-01' });
  });
});

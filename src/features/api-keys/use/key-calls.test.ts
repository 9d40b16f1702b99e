import { expect, test } from 'vitest';
import { createKeyCalls } from './key-calls.ts';
import type { CountedCalls } from './key-days.store.ts';

const NOW = Date.UTC(2026, 0, 15, 12);

function open() {
  const written: { counted: readonly CountedCalls[]; used: ReadonlyMap<string, number> }[] = [];
  const database = { isAway: false };
  const calls = createKeyCalls({
    store: {
      async add(counted, used) {
        if (database.isAway) throw new Error('away');
        written.push({ counted, used });
      },
    },
    clock: { now: () => NOW },
    onFailure: () => {},
  });
  return { calls, database, written };
}

test('what could not be written is written with what came meanwhile', async () => {
  const { calls, database, written } = open();
  calls.note('key', { failed: false, milliseconds: 10.4 });
  database.isAway = true;
  await expect(calls.write()).rejects.toThrow('away');
  calls.note('key', { failed: true, milliseconds: 5 });
  database.isAway = false;
  await calls.write();
  expect(written).toEqual([
    {
      counted: [{ keyId: 'key', date: '2026-01-15', calls: 2, errors: 1, milliseconds: 15 }],
      used: new Map([['key', NOW]]),
    },
  ]);
});

test('a use that is no call moves the last use alone', async () => {
  const { calls, written } = open();
  calls.seen('key');
  await calls.write();
  expect(written).toEqual([{ counted: [], used: new Map([['key', NOW]]) }]);
});

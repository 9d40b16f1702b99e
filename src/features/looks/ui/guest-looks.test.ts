import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../ui/browser-storage.ts';
import { MOST_LOOKS } from '../looks.rules.ts';
import { createGuestLooks, GUEST_LOOKS_KEY } from './guest-looks.ts';

const DUSK = { name: 'Dusk', options: { style: 'Oil Painting' } };

function open(storage = createMemoryStorage()) {
  let ids = 0;
  return createGuestLooks({ storage, newId: () => `id-${ids++}`, now: () => 0 });
}

test('are kept with the newest first, named anew and removed', async () => {
  const looks = open();
  await looks.keep([DUSK]);
  await looks.keep([{ ...DUSK, name: 'Dawn' }, DUSK]);
  expect((await looks.list()).looks.map(({ name }) => name)).toEqual(['Dawn', 'Dusk']);
  await looks.giveName('id-0', 'Evening');
  expect((await looks.remove('id-1')).looks).toEqual([
    { ...DUSK, name: 'Evening', id: 'id-0', createdAt: '1970-01-01T00:00:00.000Z' },
  ]);
});

test('all fit, or none are kept', async () => {
  const looks = open();
  const many = Array.from({ length: MOST_LOOKS }, (_, index) => ({ ...DUSK, name: `${index}` }));
  await looks.keep(many.slice(1));
  await expect(looks.keep([many[0]!, DUSK])).rejects.toThrow('up to 50 looks');
  expect((await looks.keep([many[0]!])).looks).toHaveLength(MOST_LOOKS);
});

test('a browser without room says so', async () => {
  const full = { ...createMemoryStorage(), setItem: () => {} };
  await expect(open(full).keep([DUSK])).rejects.toThrow('storage is full');
});

test.each(['{', '"looks"', '[null, 7, {"id": 1}]'])('%s in the storage is no look', async (entry) => {
  const storage = createMemoryStorage();
  storage.setItem(GUEST_LOOKS_KEY, entry);
  expect((await open(storage).list()).looks).toEqual([]);
});

import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../ui/browser-storage.ts';
import { createGuestLooks, GUEST_LOOKS_KEY } from '../../looks/ui/guest-looks.ts';
import { mayHoldMore } from './movable-keys.ts';
import { declineLooks, findMovableLooks } from './movable-looks.ts';

test('looks that were declined are not offered again, and newer ones are', async () => {
  const storage = createMemoryStorage();
  let time = 1000;
  const looks = createGuestLooks({ storage, newId: () => String(time), now: () => time });
  const keep = async (name: string) => {
    time += 1000;
    await looks.keep([{ name, options: { style: 'Anime' } }]);
  };
  const namesOf = async () => (await findMovableLooks(storage, looks)).map(({ name }) => name);
  expect([mayHoldMore(storage), await namesOf()]).toEqual([false, []]);
  await keep('One');
  await keep('Two');
  expect([mayHoldMore(storage), await namesOf()]).toEqual([true, ['Two', 'One']]);
  declineLooks(storage, await findMovableLooks(storage, looks));
  expect(await namesOf()).toEqual([]);
  await keep('Three');
  expect(await namesOf()).toEqual(['Three']);
  storage.setItem(GUEST_LOOKS_KEY, '[]');
  expect(mayHoldMore(storage)).toBe(false);
});

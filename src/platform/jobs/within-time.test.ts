import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withinTime } from './within-time.ts';

const never = new Promise<string>(() => undefined);

test('answers what the work comes to', async () => {
  expect(await withinTime(Promise.resolve('done'), 60_000, () => 'late')).toBe('done');
  await expect(withinTime(Promise.reject(new Error('broken')), 60_000, () => 'late')).rejects.toThrow(
    'broken',
  );
});

test('answers or throws something else when the work takes too long', async () => {
  expect(await withinTime(never, 1, () => 'late')).toBe('late');
  const throwing = withinTime(never, 1, () => {
    throw new Error('too late');
  });
  await expect(throwing).rejects.toThrow('too late');
});

test('leaves work alone that fails later', async () => {
  const failing = pause(20).then(() => Promise.reject(new Error('nobody hears it')));
  expect(await withinTime(failing, 1, () => 'late')).toBe('late');
  await expect(failing).rejects.toThrow('nobody hears it');
});

test('waits no longer than the work', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  await withinTime(Promise.resolve('done'), 60_000, () => 'late');
  expect(timers()).toBe(before);
});

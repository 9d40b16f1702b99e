import { expect, test } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

function open() {
  const once = createSingleFlight<number>();
  const gates: { resolve(value: number): void; reject(error: Error): void }[] = [];
  const ask = (key: string) =>
    once(key, () => {
      const { promise, ...gate } = Promise.withResolvers<number>();
      gates.push(gate);
      return promise;
    });
  return { ask, gates };
}

test('equal questions at one time are one piece of work, others are not', async () => {
  const { ask, gates } = open();
  const answers = [ask('a'), ask('b'), ask('a'), ask('a')];
  expect(gates).toHaveLength(2);
  gates[0]?.resolve(1);
  gates[1]?.resolve(2);
  expect(await Promise.all(answers)).toEqual([1, 2, 1, 1]);
});

test('what has ended is started anew, also after a failure that all who waited were told', async () => {
  const { ask, gates } = open();
  const waiting = Promise.allSettled([ask('a'), ask('a')]);
  gates[0]?.reject(new Error('broken'));
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = ask('a');
  gates[1]?.resolve(3);
  expect(await again).toBe(3);
});

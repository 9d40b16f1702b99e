import { expect, test } from 'vitest';
import { createProcessKeeper, type KeptProcess } from './process-keeper.ts';

/** Processes that come up and end when the test says so. */
function createStage(count: number) {
  const begun: (KeptProcess & {
    number: number;
    orders: string[];
    comeUp(): void;
    end(isWell: boolean): void;
  })[] = [];
  const pauses: number[] = [];
  let now = 0;
  const keeper = createProcessKeeper({
    count,
    begin(number) {
      const ready = Promise.withResolvers<void>();
      const ended = Promise.withResolvers<boolean>();
      const orders: string[] = [];
      const process = {
        number,
        orders,
        ready: ready.promise,
        ended: ended.promise,
        comeUp: ready.resolve,
        end: ended.resolve,
        order(order: string) {
          orders.push(order);
          ended.resolve(true);
        },
      };
      begun.push(process);
      return process;
    },
    pause: async (milliseconds) => void pauses.push(milliseconds),
    now: () => now,
    onLost() {},
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const at = (place: number) => {
    const process = begun[place];
    if (!process) throw new Error(`Only ${begun.length} processes were begun.`);
    return process;
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { keeper, begun, at, pauses, settle, pass };
}

async function startBoth() {
  const stage = createStage(2);
  const started = stage.keeper.start();
  stage.at(0).comeUp();
  await stage.settle();
  stage.at(1).comeUp();
  expect(await started).toBe(true);
  return stage;
}

test('the first comes up alone, then the others; one that does not ends them all', async () => {
  const { keeper, begun, at, settle } = createStage(3);
  const started = keeper.start();
  await settle();
  expect(begun).toHaveLength(1);
  at(0).comeUp();
  await settle();
  expect(begun.map(({ number }) => number)).toEqual([1, 2, 3]);
  at(1).comeUp();
  at(2).end(false);
  expect(await started).toBe(false);
  expect([at(0), at(1)].map(({ orders }) => orders)).toEqual([['stop'], ['stop']]);
});

test('who ends is replaced under its number, later and later while it keeps ending, at once again after a steady life', async () => {
  const { at, begun, pauses, settle, pass } = await startBoth();
  for (let place = 1; place < 9; place++) {
    at(place).end(false);
    await settle();
  }
  expect(begun.slice(2).every(({ number }) => number === 2)).toBe(true);
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  pass(60_000);
  at(9).end(true);
  await settle();
  expect(pauses.at(-1)).toBe(500);
});

test('each is replaced when its successor answers, one after the other', async () => {
  const { keeper, at, begun, settle } = await startBoth();
  const replaced = keeper.replaceAll();
  await settle();
  expect(begun).toHaveLength(3);
  expect(at(0).orders).toEqual([]);
  at(2).comeUp();
  await settle();
  expect(at(0).orders).toEqual(['leave']);
  expect([begun.length, at(3).number, at(1).orders.length]).toEqual([4, 2, 0]);
  at(3).comeUp();
  expect(await replaced).toBe(true);
  await settle();
  expect(begun).toHaveLength(4);
});

test('a successor that does not come up replaces nobody', async () => {
  const { keeper, at, begun, settle } = await startBoth();
  const replaced = keeper.replaceAll();
  await settle();
  at(2).end(false);
  expect(await replaced).toBe(false);
  await settle();
  expect([at(0), at(1)].map(({ orders }) => orders.length)).toEqual([0, 0]);
  expect(begun).toHaveLength(3);
});

test('a stop ends all, a successor that is on its way too, and begins none', async () => {
  const { keeper, at, begun, settle } = await startBoth();
  const replaced = keeper.replaceAll();
  await settle();
  expect(await keeper.stop()).toBe(true);
  expect(begun.map(({ orders }) => orders)).toEqual([['stop'], ['stop'], ['stop']]);
  expect(await replaced).toBe(false);
  await settle();
  expect(begun).toHaveLength(3);
  expect(at(2).orders).toEqual(['stop']);
});

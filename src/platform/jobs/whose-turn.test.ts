import { expect, test } from 'vitest';
import { createVisitorQueues } from './whose-turn.ts';

const RUNNING: Readonly<Record<string, number>> = { ann: 2, ben: 0, cat: 1 };
const WAITING = ['ann', 'ben', 'ben', 'cat', 'ann', 'ben', 'dan', 'ann', 'ben', 'dan'];

test('a task’s place is the one in which it is taken out, and each visitor is measured once for each turn', () => {
  const queues = createVisitorQueues<number>();
  for (const [task, visitor] of WAITING.entries()) queues.add(visitor, task);
  let measured = 0;
  const countRunning = (visitor: string) => {
    measured++;
    return RUNNING[visitor] ?? 0;
  };
  const places = WAITING.map((visitor, task) => {
    measured = 0;
    const before = queues.countBefore(visitor, task, countRunning) ?? Number.NaN;
    expect(measured).toBeLessThanOrEqual((before + 1) * new Set(WAITING).size);
    return before;
  });
  const begun: string[] = [];
  const countThen = (visitor: string) =>
    (RUNNING[visitor] ?? 0) + begun.filter((other) => other === visitor).length;
  const taken: number[] = [];
  for (let next = queues.takeNext(countThen); next; next = queues.takeNext(countThen)) {
    begun.push(next.visitor);
    taken.push(next.task);
  }
  expect(places).toEqual(WAITING.map((_, task) => taken.indexOf(task)));
  expect(queues.countBefore('ann', 0, countRunning)).toBeUndefined();
});

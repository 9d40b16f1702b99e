import { expect, it } from 'vitest';
import { createRepeatedFailures } from './repeated-failures.ts';

it('says a failure once, then with the number of those between, and another kind at once', () => {
  const lines: [unknown, number][] = [];
  let now = 0;
  const report = createRepeatedFailures({
    say: (reason, unsaid) => lines.push([(reason as Error).message, unsaid]),
    elapsed: () => now,
    pauseMs: 1000,
  });
  for (let turn = 0; turn < 500; turn++) report(new Error(`away ${turn}`));
  now = 1000;
  report(new Error('still away'));
  report(new TypeError('a mistake'));
  expect(lines).toEqual([
    ['away 0', 0],
    ['still away', 499],
    ['a mistake', 0],
  ]);
});

import { expect, it } from 'vitest';
import { checkMetricsToken } from './check-metrics.ts';

it.each([
  ['', 'off'],
  ['short', 'failed'],
  ['a'.repeat(40), 'failed'],
  ['nE9xkq2Vb7Lw4Tz0PdRs6Hyc', 'ok'],
])('takes %j for %s, and never repeats it', (token, state) => {
  const line = checkMetricsToken(token);
  expect(line.state).toBe(state);
  if (token !== '') expect(line.detail).not.toContain(token);
});

import { expect, it } from 'vitest';
import { RemoteEngineError } from '../remote/remote-engine.errors.ts';
import { CircuitOpenError } from './circuit-open.errors.ts';
import { describeFailures } from './failures-for-visitors.rules.ts';

const busy = (retryAfterMs?: number) =>
  new RemoteEngineError({ kind: 'busy', reason: 'It has too much to do.', retryAfterMs });
const THREE_YEARS_MS = 3 * 365 * 86_400_000;

it.each([
  ['thirty seconds where no engine says when', [busy()], '30'],
  ['as soon as one of them is back', [busy(90_000), new CircuitOpenError('comfyui', 20_000)], '20'],
  ['five minutes at most, whatever a service asks for', [busy(THREE_YEARS_MS)], '300'],
])('busy engines are worth asking again in %s', (_, failures, seconds) => {
  const { status, headers } = describeFailures(failures, 1_000);
  expect([status, headers['Retry-After']]).toEqual([503, seconds]);
});

import { expect, it } from 'vitest';
import { DatabaseUnavailableError } from '../platform/db/database.errors.ts';
import { logFailures, logOwnFailures } from './failure-log.ts';

function collectLines() {
  const lines: unknown[][] = [];
  return { lines, logger: { error: (...line: unknown[]) => void lines.push(line) } };
}

it('writes one line for what fails for everybody', () => {
  const { lines, logger } = collectLines();
  const log = logFailures(logger, 'the database is away');
  const reason = new Error('no connection');
  for (let turn = 0; turn < 100; turn++) log(reason);
  expect(lines).toEqual([[{ err: reason }, 'the database is away']]);
});

it('leaves out what was said where it happened, and nothing else', () => {
  const { lines, logger } = collectLines();
  const log = logOwnFailures(logger, 'a task failed');
  const away = new DatabaseUnavailableError(new Error('no connection'));
  log(away);
  log(new Error('the provider failed', { cause: away }));
  expect(lines).toEqual([]);
  log(new Error('a mistake'));
  expect(lines).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { describeLoggedError, withoutPersonalData } from './logged-error.ts';
import { createLogger } from './logger.ts';

function logLine(fields: object): string {
  const lines: string[] = [];
  const logger = createLogger({
    level: 'trace',
    destination: { write: (line: string) => void lines.push(line) },
  });
  logger.error(fields, 'something failed');
  return lines.join('');
}

it('keeps what a database was given out of the log, and where it failed in', () => {
  const error = Object.assign(new Error('invalid input syntax for type bigint: "ada@example.org"'), {
    severity: 'ERROR',
    routine: 'pg_strtoint64_safe',
    code: '22P02',
    detail: 'Key (email)=(ada@example.org) already exists.',
    where: "unnamed portal parameter $1 = 'ada'",
    parameters: ['ada@example.org', 'a castle of glass'],
    constraint: 'user_email_key',
  });
  const line = logLine({ err: new Error('was not stored', { cause: error }) });
  expect(line).not.toMatch(/ada|castle/);
  expect(JSON.parse(line).err).toMatchObject({
    message: 'was not stored',
    stack: expect.stringContaining('logged-error.test.ts'),
    cause: { code: '22P02', constraint: 'user_email_key' },
  });
});

it('keeps the words of an error out of its place', () => {
  const { stack } = describeLoggedError(new Error('first line\na castle of glass\n    at the gate'));
  expect(stack).not.toMatch(/castle|gate/);
  expect(stack).toMatch(/^at .+:\d+:\d+/);
});

it.each([
  ['no mailbox ada.l+x@mail.example.org here', 'no mailbox [email] here'],
  ['connect ECONNREFUSED 203.0.113.7:5432', 'connect ECONNREFUSED [address]:5432'],
  ['connect to 2001:db8::17 failed', 'connect to [address] failed'],
  ['GET https://models.example/v1?key=abc failed', 'GET https://models.example/v1?[query] failed'],
  ['postgres://owner:hunter2@db.example/site', 'postgres://[secret]@db.example/site'],
  ['Bearer abc.def refused', '[secret] refused'],
  ['key 9f8e7d6c5b4a39281706f5e4d3c2b1a0 is wrong', 'key [secret] is wrong'],
  ['/prompt/a%20castle was not drawn', '/prompt/[text] was not drawn'],
  ['It took 12:34:56 and failed at 3.14', 'It took 12:34:56 and failed at 3.14'],
])('says %j as %j', (given, written) => {
  expect(withoutPersonalData(given)).toBe(written);
});

it('writes nothing of a name that is never written, also one level down', () => {
  const line = logLine({
    email: 'ada@example.org',
    user: { password: 'hunter2', prompt: 'castle' },
    kind: 'reset',
  });
  expect(line).not.toMatch(/ada|hunter2|castle/);
  expect(line).toContain('reset');
});

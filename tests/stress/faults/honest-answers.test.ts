import { expect, it } from 'vitest';
import { createTally, noteAnswer } from './honest-answers.ts';

function judge(status: number, body: unknown, headers: Record<string, string> = {}) {
  const tally = createTally();
  noteAnswer(tally, {
    method: 'GET',
    path: '/prompt/a%20fox?seed=7',
    status,
    headers: new Headers({ 'Content-Type': 'application/json', ...headers }),
    body: Buffer.from(JSON.stringify(body)),
  });
  return [...tally.dishonest];
}

const SAID = { message: 'Please try again.', code: 'database.unavailable' };

it.each([
  ['an answer', 200, {}, {}],
  ['a refusal that is the caller’s own doing', 404, SAID, {}],
  ['503 with a reason and a time', 503, SAID, { 'Retry-After': '2' }],
  ['502 with a reason', 502, SAID, {}],
])('takes %s for honest', (_, status, body, headers) => {
  expect(judge(status, body, headers)).toEqual([]);
});

it.each([
  ['500', 500, SAID, 'GET /prompt/... answered 500'],
  ['no answer', 0, 'gone', 'was not answered'],
  ['503 without a time', 503, SAID, 'without Retry-After'],
  ['503 without a reason', 503, { message: 'No.' }, 'without saying why'],
])('complains of %s', (_, status, body, words) => {
  expect(judge(status, body)).toEqual([expect.stringContaining(words)]);
});

import { describe, expect, it } from 'vitest';
import { readFailedAnswer } from './answer-failure.rules.ts';

const read = (status: number, body: unknown = undefined, headers: Record<string, string> = {}) =>
  readFailedAnswer({ status, headers, body }, { now: Date.parse('2026-11-22T00:00:00Z') });

describe('an answer that is no picture', () => {
  it.each([
    [301, 'misconfigured'],
    [400, 'misconfigured'],
    [401, 'misconfigured'],
    [402, 'billing'],
    [403, 'misconfigured'],
    [404, 'misconfigured'],
    [408, 'timeout'],
    [413, 'misconfigured'],
    [422, 'misconfigured'],
    [429, 'busy'],
    [500, 'broken'],
    [502, 'broken'],
    [503, 'busy'],
    [504, 'timeout'],
    [529, 'busy'],
  ])('of status %i without a word is %s', (status, kind) => {
    expect(read(status).kind).toBe(kind);
  });

  it.each([
    [400, { error: { code: 'moderation_blocked' } }, 'refused'],
    [400, { error: { code: 'content_policy_violation', type: 'image_generation_user_error' } }, 'refused'],
    [422, { detail: [{ loc: ['body', 'prompt'], msg: 'x', type: 'content_policy_violation' }] }, 'refused'],
    [400, { error: 'Your words were flagged by our safety system.' }, 'refused'],
    [429, { error: { code: 'insufficient_quota' } }, 'billing'],
    [400, { error: { code: 'billing_hard_limit_reached' } }, 'billing'],
    [403, { detail: 'User is locked. Reason: Exhausted balance.' }, 'billing'],
    [402, { x402Version: 1, error: 'Queue full' }, 'busy'],
    [402, { title: 'Insufficient credit', detail: 'You have insufficient credit.' }, 'billing'],
    [404, { error: { message: 'The safety checker model was not found' } }, 'misconfigured'],
    [500, { error: 'could not load the safety filter model' }, 'broken'],
    [500, { message: 'NSFW content detected.' }, 'refused'],
    [
      400,
      { error: { message: "Unknown parameter: 'moderation'.", code: 'unknown_parameter' } },
      'misconfigured',
    ],
    [400, { error: { message: 'This violates our usage policies.' } }, 'refused'],
    [422, { detail: [{ loc: ['body', 'seed'], msg: 'Not a number', type: 'int_type' }] }, 'misconfigured'],
  ])('of status %i is told by its code or its words: %j is %s', (status, body, kind) => {
    expect(read(status, body).kind).toBe(kind);
  });

  it('tells a quota of a day from one of a minute', () => {
    const exhausted = (quotaId: string) => ({
      error: { status: 'RESOURCE_EXHAUSTED', details: [{ violations: [{ quotaId }] }] },
    });
    expect(read(429, exhausted('GenerateRequestsPerDayPerProjectPerModel')).kind).toBe('billing');
    expect(read(429, exhausted('GenerateRequestsPerMinutePerProjectPerModel')).kind).toBe('busy');
  });

  it.each([
    [{ 'retry-after': '7' }, undefined, 7_000],
    [{ 'retry-after': 'Sun, 22 Nov 2026 00:00:30 GMT' }, undefined, 30_000],
    [{ 'retry-after': 'Sat, 21 Nov 2026 00:00:00 GMT' }, undefined, 0],
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, undefined, 250],
    [{ 'retry-after': 'soon' }, undefined, undefined],
    [{}, { error: { details: [{ retryDelay: '1.5s' }] } }, 1_500],
    [{}, undefined, undefined],
  ])('tells how long to wait: %j %j', (headers, body, expected) => {
    expect(read(429, body, headers).retryAfterMs).toBe(expected);
  });

  it('passes on no prose, which may repeat keys and words', () => {
    const { reason } = read(401, {
      error: { message: 'Wrong key: sk-1', code: 'invalid_api_key' },
      detail: 'sk-1',
    });
    expect(reason).toBe('The key is missing or wrong (answered 401 invalid_api_key).');
    expect(read(500, { error: { code: 'sk-secret-0123456789' } }).reason).toBe('It failed (answered 500).');
  });

  it.each([null, 'text', 7, [], [[]], { error: null }, { error: [1] }, { detail: [null] }])(
    'may be any JSON: %j',
    (body) => {
      expect(read(500, body)).toMatchObject({ kind: 'broken' });
    },
  );
});

import { describe, expect, it } from 'vitest';
import { describeCallFailure, statusOfAnswer } from './call-failure.rules.ts';

const answered = (status: number, message: string) => Object.assign(new Error(message), { status });

describe('a failed call', () => {
  it('ACT-11, HIST-05: is told in the server’s words', () => {
    expect(describeCallFailure(answered(400, 'Bad key'), 'It failed.')).toEqual({
      message: 'Bad key',
      detail: null,
    });
  });

  it('HIST-05: falls back when the answer brought no message, and keeps the status for the curious', () => {
    expect(describeCallFailure(answered(500, 'API Error: Internal Server Error'), 'It failed.')).toEqual({
      message: 'It failed.',
      detail: 'API Error: Internal Server Error',
    });
    expect(describeCallFailure(answered(500, ' '), 'It failed.').message).toBe('It failed.');
  });

  it('does not repeat what a browser says about its network', () => {
    const { message, detail } = describeCallFailure(new TypeError('Failed to fetch'), 'It failed.');
    expect(message).toBe('It failed.');
    expect(detail).toContain('connection');
  });

  it.each([[new Error('bug')], ['text'], [null], [{ message: 'not an error' }]])(
    'ACT-11: falls back for %j',
    (thrown) => {
      expect(describeCallFailure(thrown, 'It failed.')).toEqual({ message: 'It failed.', detail: null });
    },
  );

  it('knows the status of an answer only', () => {
    expect(statusOfAnswer(answered(401, 'No.'))).toBe(401);
    expect(statusOfAnswer(new Error('No.'))).toBeNull();
    expect(statusOfAnswer({ status: 401 })).toBeNull();
  });
});

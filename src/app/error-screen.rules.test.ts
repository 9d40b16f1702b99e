import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, test } from 'vitest';
import { describeRouteError } from './error-screen.rules.ts';

describe('LAY-21, LAY-22: what the error screen says', () => {
  test('status and status text of a missing page, also when the server sent no text', () => {
    expect(describeRouteError(new ErrorResponse(404, 'Not Found', null), { development: false })).toEqual({
      summary: '404 Not Found',
    });
    expect(describeRouteError(new ErrorResponse(503, '', null), { development: false })).toEqual({
      summary: '503 Service Unavailable',
    });
  });

  test('the message of a thrown error, with its stack in development only', () => {
    const error = new Error('No ink left.');
    expect(describeRouteError(error, { development: true })).toEqual({
      summary: 'No ink left.',
      stack: error.stack,
    });
    expect(describeRouteError(error, { development: false }).stack).toBeUndefined();
  });

  test('something for what is no error at all', () => {
    expect(describeRouteError('?', { development: true })).toEqual({ summary: 'Something went wrong.' });
  });

  test('what will pass by itself says so in the words of the server', () => {
    const refusal = JSON.stringify({ code: 'http.too_many_requests', message: 'Please wait a moment.' });
    const summaryOf = (status: number, data: unknown) =>
      describeRouteError(new ErrorResponse(status, '', data), { development: false }).summary;
    expect(summaryOf(429, refusal)).toBe('429 Too Many Requests. Please wait a moment.');
    expect(summaryOf(404, refusal)).toBe('404 Not Found');
    for (const data of [null, undefined, '', '<html>', '{"message":7}', 'null']) {
      expect(summaryOf(503, data)).toBe('503 Service Unavailable');
    }
  });
});

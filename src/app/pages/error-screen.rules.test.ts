import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, test } from 'vitest';
import { describeRouteError } from './error-screen.rules.ts';

describe('LAY-21, LAY-22: what the error screen says', () => {
  test('status and status text of a missing page, also when the server sent no text', () => {
    expect(describeRouteError(new ErrorResponse(404, 'Not Found', null), { development: false })).toEqual({
      summary: '404 Not Found',
      mayPass: false,
    });
    expect(describeRouteError(new ErrorResponse(503, '', null), { development: false })).toEqual({
      summary: '503 Service Unavailable',
      mayPass: true,
    });
  });

  test('the phrase of the status, whatever the router put in its place', () => {
    const thrown = new ErrorResponse(404, 'Internal Server Error', null);
    expect(describeRouteError(thrown, { development: false }).summary).toBe('404 Not Found');
  });

  test.each([
    [400, false],
    [403, false],
    [405, false],
    [413, false],
    [429, true],
    [500, true],
  ])('after a %i, whether another try may help: %s', (status, mayPass) => {
    const error = new ErrorResponse(status, '', null);
    expect(describeRouteError(error, { development: false })).toMatchObject({ mayPass });
  });

  test('the message of a thrown error, with its stack in development only', () => {
    const error = new Error('No ink left.');
    expect(describeRouteError(error, { development: true })).toEqual({
      summary: 'No ink left.',
      mayPass: true,
      stack: error.stack,
    });
    expect(describeRouteError(error, { development: false }).stack).toBeUndefined();
  });

  test('something for what is no error at all', () => {
    expect(describeRouteError('?', { development: true })).toEqual({
      summary: 'Something went wrong on our side.',
      mayPass: true,
    });
    const masked = describeRouteError(new Error('Unexpected Server Error'), { development: false });
    expect(masked.summary).toBe('Something went wrong on our side.');
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

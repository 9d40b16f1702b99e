import { describe, expect, it } from 'vitest';
import { LOST_CONNECTION, readableFailure } from './readable-failure.ts';

describe('what a visitor reads of a failure', () => {
  it.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'The network connection was lost.',
    'Failed to fetch dynamically imported module: https://site.test/assets/x.js',
  ])('is never what a browser says when no answer came: %s', (message) => {
    expect(readableFailure(new TypeError(message))).toBe(LOST_CONNECTION);
  });

  it('is the message of anything else, and nothing where there is none', () => {
    expect(readableFailure(new Error('Out of ink.'))).toBe('Out of ink.');
    expect(readableFailure(new TypeError('x is not a function'))).toBe('x is not a function');
    for (const thrown of ['text', null, undefined, new Error('')]) expect(readableFailure(thrown)).toBe('');
  });
});

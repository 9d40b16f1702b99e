import { describe, expect, it } from 'vitest';
import { LOST_CONNECTION } from '../../shared/readable-failure.ts';
import { statusPhrase } from '../../shared/status-phrase.ts';
import { describeImageFailure, describeSaveFailure, ImageServiceError } from './run-failure.rules.ts';

describe('failed images', () => {
  it('IMG-07, ERR-11: show the error message, or that it is unknown', () => {
    expect(describeImageFailure(new TypeError('Failed to fetch'))).toEqual({ message: LOST_CONNECTION });
    expect(describeImageFailure('boom').message).toBe('Unknown generation error.');
    expect(describeImageFailure(new Error('')).message).toBe('Unknown generation error.');
  });

  it('keep the explanation of the server as a second line', () => {
    expect(describeImageFailure(new ImageServiceError('Image service error: Conflict', 'Why'))).toEqual({
      message: 'Image service error: Conflict',
      detail: 'Why',
    });
  });
});

describe('failed saves', () => {
  it('ERR-12, GREEN-42, YEL-23: show the message or the text of the tool', () => {
    expect(describeSaveFailure('green', new Error('x')).message).toBe('x');
    expect(describeSaveFailure('green', undefined).message).toBe('An error occurred while saving images.');
    expect(describeSaveFailure('yellow', new Error('')).message).toBe(
      'An error occurred while saving and deducting credits.',
    );
  });
});

describe('statusPhrase', () => {
  it('T-42: an empty status text becomes the standard phrase of the code', () => {
    expect(statusPhrase({ status: 502, statusText: 'Bad Gateway' })).toBe('Bad Gateway');
    expect(statusPhrase({ status: 429, statusText: '' })).toBe('Too Many Requests');
    expect(statusPhrase({ status: 299, statusText: '' })).toBe('Status 299');
  });
});

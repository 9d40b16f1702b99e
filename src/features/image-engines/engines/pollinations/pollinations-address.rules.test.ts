import { describe, expect, it, test } from 'vitest';
import { POLLINATIONS_ROWS } from '../../../../../tests/fixtures/contract-rows/pollinations.ts';
import { type PollinationsPicture, writePollinationsAddress } from './pollinations-address.rules.ts';

const PLACE = { url: 'https://gen.pollinations.ai', hasKey: true, safe: true };
const PICTURE: PollinationsPicture = { prompt: 'a fox', width: 1024, height: 768, seed: 0, model: 'flux' };

const write = (picture: Partial<PollinationsPicture> = {}, place: Partial<typeof PLACE> = {}) =>
  new URL(writePollinationsAddress({ ...PLACE, ...place }, { ...PICTURE, ...picture }));

describe('the address of a picture', () => {
  test(`${POLLINATIONS_ROWS.seedMissing}, so that 0 is sent too`, () => {
    expect(write().searchParams.get('seed')).toBe('0');
  });

  test(`${POLLINATIONS_ROWS.safeMeaning}; without a key it is`, () => {
    expect(write().searchParams.get('safe')).toBe('nsfw');
    expect(write({}, { hasKey: false }).searchParams.get('safe')).toBe('true');
    expect(write({}, { safe: false }).searchParams.has('safe')).toBe(false);
  });

  test(POLLINATIONS_ROWS.privateFeed, () => {
    expect(write().searchParams.get('private')).toBe('true');
    expect(write({}, { hasKey: false }).searchParams.get('private')).toBe('true');
  });

  test(POLLINATIONS_ROWS.oldParameters, () => {
    expect(write().searchParams.has('nologo')).toBe(false);
    expect(write({}, { hasKey: false }).searchParams.get('nologo')).toBe('true');
  });

  test(`${POLLINATIONS_ROWS.oldEmptyPrompt}, so none is sent empty`, () => {
    expect(write({ prompt: ' \u0000 ' }).pathname).toBe('/image/an%20abstract%20picture');
  });

  it('leaves the model to the service when none is named', () => {
    expect(write({ model: '' }).searchParams.has('model')).toBe(false);
  });

  it.each(['.', '..', '%2e%2e', '../..', '?seed=1', '#a', 'a\\b'])('keeps %s as words', (prompt) => {
    const { pathname, searchParams } = write({ prompt });
    const [, place, segment = '', ...rest] = pathname.split('/');
    expect({ place, words: decodeURIComponent(segment).trim(), rest }).toEqual({
      place: 'image',
      words: prompt,
      rest: [],
    });
    expect(searchParams.getAll('seed')).toEqual(['0']);
  });

  it.each(['🦊'.repeat(2_000), '狐'.repeat(4_000), 'a red kite over the hills, '.repeat(148)])(
    'cuts what is too long for a path, and keeps what is not wanted: %.12s',
    (prompt) => {
      const { pathname } = write({ prompt, negativePrompt: '文字'.repeat(150) });
      expect(pathname.length).toBeLessThan(6_100);
      const words = decodeURIComponent(pathname).slice('/image/'.length);
      expect(words.length).toBeLessThanOrEqual(1_500);
      expect(words.startsWith(prompt.slice(0, 200))).toBe(true);
      expect(words).toMatch(/\. Without: (文字)+\.$/);
    },
  );
});

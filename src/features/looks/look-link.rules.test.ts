import { describe, expect, it } from 'vitest';
import { describeUnknown, knownChoices, readLookLink, writeLookLink } from './look-link.rules.ts';

const CATALOG = {
  style: ['Oil Painting', 'Ukiyo-e'],
  mood: ['Calm'],
  colorScheme: ['Teal and Orange'],
  cameraAngle: ["Worm's-Eye View"],
};

describe('a look in an address', () => {
  it('is small, needs no escaping and comes back as it was', () => {
    const look = {
      options: { style: 'Ukiyo-e', colorScheme: 'Teal and Orange', cameraAngle: "Worm's-Eye View" },
      shape: '16:9',
    } as const;
    const text = writeLookLink(look);
    expect(text).toBe('style:ukiyo-e~color-scheme:teal-and-orange~camera-angle:worms-eye-view~shape:16-9');
    expect(new URL(`http://a.test/?look=${text}`).searchParams.get('look')).toBe(text);
    expect(readLookLink(text, CATALOG)).toEqual({ ...look, unknown: [] });
  });

  it.each([
    ['mood:calm~mood:glittery', { mood: 'Calm' }, ['glittery']],
    ['smell:fresh', {}, ['fresh']],
    ['constructor:x~__proto__:y', {}, ['x', 'y']],
    ['mood:<script>alert(1)</script>', {}, ['script alert 1 script']],
    ['shape:2-1', {}, ['2 1']],
    ['mood', {}, ['mood']],
    ['~~', {}, []],
  ])('%s keeps what is known and tells the rest', (text, options, unknown) => {
    expect(readLookLink(text, CATALOG)).toEqual({ options, unknown });
  });

  it('is read to a length that no look of ours has', () => {
    expect(readLookLink('mood:x~'.repeat(10_000), CATALOG).unknown.length).toBeLessThan(300);
  });
});

it('only what every object has is no choice', () => {
  expect(knownChoices({ options: { toString: 'x', mood: 'Calm' } }, CATALOG)).toEqual({
    options: { mood: 'Calm' },
    unknown: ['x'],
  });
});

it('says what was left out, and of many only the first', () => {
  expect(describeUnknown([])).toBeNull();
  expect(describeUnknown(['a', 'b', 'c', 'd', 'e'])).toBe(
    'Left out, because this site doesn’t have them: a, b, c and 2 more.',
  );
});

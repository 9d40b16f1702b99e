import { expect, it } from 'vitest';
import { term } from './option.types.ts';
import { withOptions } from './with-options.ts';

const TERMS = [term('sad', { season: 'autumn' }, 'gloomy'), term('glad', { season: 'spring' })];

it('gives an option the wish of the phrase that it is like, a word or a label', () => {
  const options = [
    { name: 'Merry', like: 'glad' },
    { name: 'Wistful', like: 'gloomy' },
  ];
  expect(withOptions(TERMS, options).map(({ labels, wish }) => [labels, wish.season])).toEqual([
    [['Merry'], 'spring'],
    [['Wistful'], 'autumn'],
    [['gloomy'], 'autumn'],
    [[], 'spring'],
  ]);
});

it('leaves an option to its own words where it is like nothing', () => {
  expect(withOptions(TERMS, [{ name: 'Glad', short: true }])).toEqual(TERMS);
});

it('refuses an option that is like a phrase nobody wrote', () => {
  expect(() => withOptions(TERMS, [{ name: 'Merry', like: 'jolly' }])).toThrow(
    'The option "Merry" is like "jolly", which no term of its list says.',
  );
});

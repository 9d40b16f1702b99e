import { entriesOf, procedure } from './noun-entry.ts';

/** What shines or turns in the sky. */
export const IN_THE_SKY = [
  // Sky
  entriesOf('celestial', { facing: 'front', habitat: 'space' })('planet', 'ringed-planet', 0.4, {
    also: 'saturn, gas giant, jupiter, ringed planet',
  }),
  entriesOf('celestial', { facing: 'front', habitat: 'space' })('earth', 'globe-showing-americas', 0.4, {
    also: 'planet earth, blue planet',
    plurals: [],
  }),
  entriesOf('celestial', { facing: 'front', habitat: 'space' })('comet', procedure('comet'), 0.36, {
    also: 'shooting star, falling star',
    brings: { timeOfDay: 'night' },
  }),
  entriesOf('celestial', { facing: 'front', habitat: 'space' })('meteor', 'meteor', 0.36, {
    also: 'asteroid, meteorite, fireball',
  }),
];

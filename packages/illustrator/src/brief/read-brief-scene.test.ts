import { describe, expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import type { Brief } from './brief.types.ts';
import { readBrief } from './read-brief.ts';

function read(prompt: string, negativePrompt?: string): Brief {
  return readBrief(prompt, { negativePrompt, random: createRandom(7) });
}

describe('scenes', () => {
  it.each([
    ['a castle', 'mountain'],
    ['a fox', 'forest'],
    ['a whale', 'underwater'],
    ['a galleon', 'sea'],
    ['a bowl of fruit', 'interior'],
    ['a penguin', 'snow'],
    ['a camel', 'desert'],
    ['an astronaut', 'moon'],
    ['a rocket', 'space'],
    ['portrait of a queen', 'portrait'],
    ['still life with a candle', 'interior'],
    ['abstract feelings of joy', 'abstract'],
    ['loneliness', 'abstract'],
    ['a fox in the city', 'city'],
    ['a cat on the moon', 'moon'],
    ['a cat in a meadow', 'meadow'],
    ['palm trees on a beach', 'beach'],
    ['a lighthouse on a cliff by the sea', 'sea'],
    ['a cyberpunk cat', 'city'],
    ['a cup of coffee on a table', 'interior'],
    ['a castle under the sea', 'underwater'],
    ['a fox, Close-Up', 'portrait'],
    ['a farmer', 'meadow'],
    ['a farmer in a field', 'meadow'],
    // A face that is described is shown from near by, unless there is more to show.
    ['an angry man', 'portrait'],
    ['portrait of a woman holding a cat', 'meadow'],
    // A hat tells a trade as well as a tool.
    ['portrait of an old fisherman', 'portrait'],
    ['portrait of a violinist', 'interior'],
    // Who only faces us is seen from near by.
    ['two sisters smiling at the camera', 'portrait'],
    ['a boy and his dog looking at the viewer', 'portrait'],
    ['a girl riding a bike, smiling at the camera', 'meadow'],
    ['a girl smiling at the camera in a forest', 'forest'],
    ['three friends laughing at a party', 'interior'],
    ['a woman with freckles and curly red hair', 'portrait'],
    ['a ten year old boy with missing front teeth', 'portrait'],
    ['a girl with red hair running', 'meadow'],
    ["line art of a woman's face", 'portrait'],
    ['pencil drawing of an old man', 'portrait'],
    ['pencil drawing of an old man walking', 'meadow'],
    ['a princess with golden hair in a forest', 'forest'],
    ['a woman with red hair and a long green dress', 'meadow'],
  ])('%s -> %s', (prompt, scene) => {
    expect(read(prompt).scene).toBe(scene);
  });
});

describe('time, weather and features', () => {
  it.each([
    ['a castle at dawn', { timeOfDay: 'dawn' }],
    ['a castle at dusk', { timeOfDay: 'sunset' }],
    ['a castle under the full moon', { timeOfDay: 'night' }],
    ['northern lights over a cabin', { timeOfDay: 'night' }],
    ['a neon city at night', { timeOfDay: 'neon' }],
    ['a ship in a storm', { weather: 'storm' }],
    ['a foggy forest', { weather: 'fog' }],
    ['a cabin in a snowstorm', { weather: 'snowfall', snow: true, season: 'winter' }],
    ['a tree in autumn', { season: 'autumn' }],
    ['a meadow in spring', { season: 'spring' }],
    ['a castle, Candle lighting', { timeOfDay: 'night', lighting: 'candle' }],
  ])('%s', (prompt, expected) => {
    expect(read(prompt)).toMatchObject(expected);
  });

  it.each([
    ['a path through a forest', 'path'],
    ['a castle by a lake', 'lake'],
    ['a waterfall', 'waterfall'],
    ['a rainbow over hills', 'rainbow'],
    ['a field of flowers', 'flowers'],
    ['a fox among fireflies', 'fireflies'],
    ['a base on mars', 'mars'],
    ['an erupting volcano', 'volcano'],
  ] as const)('%s has %s', (prompt, feature) => {
    expect(read(prompt).features.has(feature)).toBe(true);
  });
});

describe('what to leave out', () => {
  it('removes vetoed nouns and people', () => {
    expect(read('a castle and a knight, avoiding people').subjects.map(({ noun }) => noun.name)).toEqual([
      'castle',
    ]);
    expect(read('a castle and a tree', 'trees').subjects.map(({ noun }) => noun.name)).toEqual(['castle']);
  });

  it('keeps relations right when a subject in between is gone', () => {
    const brief = read('a knight, a dragon above a castle', 'people');
    expect(brief.relations).toEqual([{ kind: 'above', subject: 0, object: 1 }]);
  });

  it('reads "no" and "without" in the text', () => {
    const brief = read('a forest without fog and no birds');
    expect([...brief.vetoes]).toEqual(expect.arrayContaining(['fog', 'birds']));
    expect(brief.weather).toBe('clear');
  });

  it('brightens for "dark" and forbids depth of field for "blurry"', () => {
    const brief = read('a fox, Bokeh lens, avoiding dark, blurry');
    expect(brief.grade.gain).toBeGreaterThan(1);
    expect(brief.lens).toBe('normal');
  });

  it('cuts "avoiding" off only where it begins a clause', () => {
    expect(read('a cat avoiding a dog').subjects).toHaveLength(2);
    expect(read('a cat, avoiding a dog').prompt).toBe('a cat');
  });
});

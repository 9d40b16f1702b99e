import { describe, expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { readBrief } from '../read-brief.ts';

const subjectsOf = (prompt: string) =>
  readBrief(prompt, { random: createRandom(1) }).subjects.map(({ noun, count, qualities }) => ({
    name: noun.name,
    count,
    qualities,
  }));

describe('turns of speech', () => {
  it.each([
    ['a ten year old girl', 'girl'],
    ['a 3-year-old boy', 'boy'],
    ['an eighty year old man', 'old man'],
  ])('%s is one person', (prompt, name) => {
    expect(subjectsOf(prompt)).toMatchObject([{ name, count: 1 }]);
  });

  it('takes the apostrophe of an owner as read', () => {
    expect(subjectsOf('a cat on a monks lap')).toMatchObject([{ name: 'cat' }, { name: 'monk', count: 1 }]);
    expect(subjectsOf('a cat among monks')[1]!.count).toBeGreaterThan(1);
  });

  it('draws the thing, not what its shape is like', () => {
    expect(subjectsOf('a kite shaped like a dragon')).toMatchObject([{ name: 'kite' }]);
  });

  it('finds a fish at home in its bowl, and the deed behind how it is done', () => {
    expect(subjectsOf('a goldfish leaping out of its bowl')[1]).toMatchObject({ name: 'fishbowl' });
    expect(subjectsOf('a crocodile brushing its teeth')[1]).toMatchObject({ name: 'toothbrush' });
    expect(
      readBrief('a bear singing softly into a microphone', { random: createRandom(1) }).relations,
    ).toMatchObject([{ frame: 'singing-into' }]);
  });

  it('draws a dish once, in its own bowl', () => {
    expect(subjectsOf('a bowl of steaming ramen')).toMatchObject([{ name: 'noodles', count: 1 }]);
  });

  it('gives the color of a garment or a coat to who has it on', () => {
    const colorsOf = (prompt: string) =>
      readBrief(prompt, { random: createRandom(1) }).subjects.map(({ noun, color }) => [noun.name, color]);
    expect(colorsOf('a princess in a long green dress holding a peacock')).toEqual([
      ['princess', 'green'],
      ['peacock', undefined],
    ]);
    expect(colorsOf('a samurai in black armor')).toEqual([['samurai', 'black']]);
    expect(colorsOf('a dragon with purple scales')).toEqual([['dragon', 'purple']]);
  });

  it.each([
    ['a goat standing on the roof of a taxi', 'on', 'standing-on'],
    ['a gorilla at the top of a tower', 'on', 'standing-on'],
    ['a man fishing from a small boat', 'inside', 'sitting-in'],
    ['a girl looking at her reflection', 'next-to', 'looking-into-a-mirror'],
    ['a gorilla climbing up the side of a tower', 'on', 'climbing'],
    ['a cyclist riding along the coast', 'riding', 'riding'],
    ['a man waiting outside a restaurant', 'in-front-of', 'standing-before'],
  ])('%s: what is done with it', (prompt, kind, frame) => {
    const { relations } = readBrief(prompt, { random: createRandom(1) });
    expect(relations.at(-1)).toMatchObject({ kind, frame, subject: 0, object: 1 });
  });

  it.each([
    ['a butterfly landing on the nose of a deer', 'on', 'on-the-nose'],
    ['a mother braiding her daughters hair', 'next-to', 'doing-hair'],
    ['a mermaid combing the mane of a seahorse', 'next-to', 'combing'],
    ['a frog wearing a crown riding on the back of a swan', 'riding', 'riding'],
  ])('%s speaks of whose part it is', (prompt, kind, frame) => {
    const { relations, subjects } = readBrief(prompt, { random: createRandom(1) });
    expect(relations.at(-1)).toMatchObject({ kind, frame, subject: 0, object: subjects.length - 1 });
  });

  it.each([
    ['a lighthouse wrapped in the tentacles of a giant squid', 'giant squid', 'wrapped-around', 'lighthouse'],
    ['a witch stirring a cauldron while an owl sits on her hat', 'owl', 'carrying-on-the-back', 'witch'],
    ['a boy on the shoulders of a man', 'boy', 'carrying-on-the-back', 'man'],
    ['a man carrying a boy on his shoulders', 'boy', 'carrying-on-the-back', 'man'],
  ])('%s: who does it to whom', (prompt, doer, frame, other) => {
    const { relations, subjects } = readBrief(prompt, { random: createRandom(1) });
    const last = relations.at(-1)!;
    expect([subjects[last.subject]!.noun.name, last.frame, subjects[last.object]!.noun.name]).toEqual([
      doer,
      frame,
      other,
    ]);
  });

  it.each([
    ['a robot giving a red flower to a child', 'robot', 'boy'],
    ['a crow stealing a necklace from a princess', 'crow', 'princess'],
    ['an angel and a beggar sharing bread', 'man', 'angel'],
  ])('%s: to whom', (prompt, giver, taker) => {
    const { relations, subjects } = readBrief(prompt, { random: createRandom(1) });
    const met = relations.find(({ frame }) => frame === 'giving-to')!;
    expect([subjects[met.subject]!.noun.name, subjects[met.object]!.noun.name]).toEqual([giver, taker]);
  });

  it.each([
    ['a mouse in a teacup on an attic desk', 'on'],
    ['a father teaching his son to ride a bicycle', 'riding'],
    ['a goat standing on the back of a cow', 'on'],
    ['two knights jousting', 'fighting'],
  ])('%s: %s', (prompt, kind) => {
    expect(readBrief(prompt, { random: createRandom(1) }).relations.at(-1)?.kind).toBe(kind);
  });

  it.each([
    ['a chameleon with rainbow skin', 'rainbow'],
    ['a castle reflected in a lake', 'reflected'],
  ])('%s is %s', (prompt, quality) => {
    expect(subjectsOf(prompt)[0]!.qualities).toContain(quality);
  });

  it('gives the substance of a part to the whole, in the color of the season', () => {
    const brief = (prompt: string) => readBrief(prompt, { random: createRandom(1) }).subjects;
    expect(brief('a bicycle with wheels made of clouds')).toMatchObject([{ material: 'clouds' }]);
    expect(brief('a lion made entirely of autumn leaves')).toMatchObject([
      { material: 'leaves', color: 'orange' },
    ]);
  });

  it('puts an easel between a painter and who is painted', () => {
    expect(subjectsOf('a monk painting a portrait of a goat').map(({ name }) => name)).toEqual([
      'monk',
      'easel',
      'goat',
    ]);
  });

  it('takes a manner for no person', () => {
    expect(subjectsOf('a whale, minimalist line art').map(({ name }) => name)).toEqual(['whale']);
  });

  it('draws of where the viewer stands only the water between', () => {
    const read = (prompt: string) => readBrief(prompt, { random: createRandom(1) });
    const coast = read('an erupting volcano seen from the sea');
    expect([coast.scene, coast.features.has('volcano')]).toEqual(['sea', true]);
    expect(read('an erupting volcano seen from a hill').scene).toBe('mountain');
    expect(read('a city seen from the sea').place).toBe('skyline');
    expect(read('a city by the ocean').place).toBe('skyline');
  });

  it('reads a giant thing as a thing, and a giant alone as somebody', () => {
    expect(subjectsOf('a giant hand')).toEqual([]);
    expect(subjectsOf('a giant in the mountains')).toMatchObject([{ name: 'giant' }]);
  });

  it('takes a kind of painting for a manner', () => {
    expect(subjectsOf('a cat on a sofa, baroque painting').map(({ name }) => name)).toEqual(['cat', 'sofa']);
  });
});

it.each([
  ['a japanese ink painting of a crane by a lake', 'heron'],
  ['two cranes dancing in the snow', 'heron'],
  ['an ink drawing of a crane carrying a scroll', 'heron'],
  ['a crane on a construction site', 'crane'],
  ['a tall crane at the shipyard', 'crane'],
])('%s: %s', (prompt, bird) => {
  expect(subjectsOf(prompt)[0]?.name).toBe(bird);
});

describe('journeys', () => {
  it('puts who goes across a bridge on it', () => {
    const { relations } = readBrief('monks walking across a wooden bridge', { random: createRandom(1) });
    expect(relations).toMatchObject([{ kind: 'on', subject: 0, object: 1 }]);
  });

  it('sends camels through the desert, and vans elsewhere', () => {
    expect(subjectsOf('a desert caravan at dusk')).toMatchObject([{ name: 'camel' }]);
    expect(subjectsOf('a caravan by a lake')).toMatchObject([{ name: 'camper' }]);
  });

  it('counts a flock where no article says one', () => {
    expect(subjectsOf('green hills with sheep')[0]!.count).toBeGreaterThan(2);
    expect(subjectsOf('a sheep on a hill')[0]!.count).toBe(1);
  });
});

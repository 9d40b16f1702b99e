import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

function read(prompt: string) {
  const { scene, place, subjects, relations, features } = readBrief(prompt, { random: createRandom(7) });
  const at = (index: number) => subjects[index]!.noun.name;
  return {
    scene,
    place,
    features: [...features],
    nouns: subjects.map(({ noun }) => noun.name),
    told: relations.map(
      ({ kind, frame, subject, object }) => `${at(subject)} ${frame ?? kind} ${at(object)}`,
    ),
  };
}

describe('a house that one is before', () => {
  it.each([
    ['a vintage motorcycle parked outside a roadside diner at dusk', 'cafe'],
    ['a red car in front of an old retro diner', 'cafe'],
    ['a food truck parked by a cafe', 'cafe'],
    ['a couple sitting outside a trattoria in Rome', 'cafe'],
    ['a cozy cafe terrace in Rome', 'cafe'],
    ['a pub in London on a rainy evening', 'public house'],
    ['outdoor seating at an italian restaurant', 'cafe'],
    ['a coffee shop with people outside', 'cafe'],
    ['a street with a cafe and a bookstore', 'cafe'],
    ['small bookshop squeezed between two tall apartments', 'shop'],
  ])('is seen from its street: %s', (prompt, house) => {
    const { scene, place, nouns } = read(prompt);
    expect({ scene, place }).toEqual({ scene: 'city', place: 'street' });
    expect(nouns).toContain(house);
  });

  it.each([
    ['a woman reading in a cafe, rain outside', 'cafe'],
    ['a barista in a coffee shop', 'cafe'],
    ['the interior of a cafe in Paris', 'cafe'],
    ['sailors singing in a harbor tavern', 'tavern'],
    ['people drinking at a pub', 'tavern'],
  ])('is seen from within: %s', (prompt, place) => {
    expect(read(prompt)).toMatchObject({ scene: 'interior', place });
  });

  it('has people who are outside before it', () => {
    expect(read('a pub in London with people outside').told).toContain('man standing-before public house');
  });
});

describe('a car of which no place is told', () => {
  it.each(['an old red pickup truck', 'a vintage motorcycle at sunset', 'a red sports car'])(
    'is on a country road: %s',
    (prompt) => {
      const { scene, features } = read(prompt);
      expect({ scene, features }).toEqual({ scene: 'meadow', features: ['road'] });
    },
  );

  it.each(['a red sports car on the beach', 'a green tractor', 'a truck by a river', 'a jeep in a jungle'])(
    'has no road where another place is told: %s',
    (prompt) => {
      expect(read(prompt).features).not.toContain('road');
    },
  );
});

it('runs a train on its rails, unless a bridge carries it', () => {
  expect(read('a steam train with smoke').features).toContain('road');
  expect(read('a steam train crossing a viaduct').features).not.toContain('road');
});

it('stands before a wall of the color that is told', () => {
  const { place, backdrop } = readBrief('a bicycle leaning against a yellow wall', {
    random: createRandom(7),
  });
  expect({ place, backdrop }).toEqual({ place: 'brick-wall', backdrop: '#f5cf2e' });
});

it('sees windows that glow in the evening', () => {
  const { timeOfDay } = readBrief('a snowy village with glowing windows', { random: createRandom(7) });
  expect(timeOfDay).toBe('twilight');
});

it('has a stand by the road in the country', () => {
  expect(read('a farm stand with pumpkins and apples')).toMatchObject({ scene: 'meadow', place: 'farm' });
  expect(read('a desert highway with a diner')).toMatchObject({ scene: 'desert', nouns: ['cafe'] });
});

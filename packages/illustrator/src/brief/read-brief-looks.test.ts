import { describe, expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import { COLOR_WORDS, COLORS } from '../vocabulary/colors.ts';
import type { SubjectRequest } from './brief.types.ts';
import { readBrief } from './read-brief.ts';
import { QUALITIES } from './text/qualities.ts';

function read(prompt: string) {
  return readBrief(prompt, { random: createRandom(7) });
}

function mainOf(prompt: string): SubjectRequest {
  return read(prompt).subjects[0]!;
}

describe('materials', () => {
  it.each([
    ['a castle made of ice', 'ice'],
    ['an ice castle', 'ice'],
    ['a wooden horse', 'wood'],
    ['a golden apple', 'gold'],
    ['a tree of glass', 'glass'],
    ['a house made out of candy', 'candy'],
    ['a golden statue of a lion', 'gold'],
    ['a statue of a lion', 'stone'],
    ['a knitted cat', 'wool'],
    ['a paper dragon', 'paper'],
  ])('%s is of %s', (prompt, material) => {
    expect(mainOf(prompt).material).toBe(material);
  });

  it.each([
    'a golden retriever',
    'gold fish',
    'a stone bridge',
    'ice cream',
    'a paper lantern',
    'a golden eagle',
  ])('is of its own: %s', (prompt) => {
    expect(mainOf(prompt).material).toBeUndefined();
  });
});

describe('looks', () => {
  it.each<[string, Partial<SubjectRequest>]>([
    ['a woman with green eyes', { eyeColor: 'green' }],
    ['a blue-eyed cat', { eyeColor: 'blue' }],
    ['a girl with long red hair', { hairColor: 'red' }],
    ['a blonde girl', { hairColor: 'yellow', color: undefined }],
    ['a happy dog', { expression: 'smiling' }],
    ['an angry cat', { expression: 'angry' }],
    ['a boy looking sad', { expression: 'sad' }],
    ['a man seen from behind', { fromBehind: true }],
    ['a man looking at the stars', { fromBehind: true }],
    ['a giraffe looking at the moon', { pose: 'reaching' }],
    ['silhouette of a wolf', { silhouette: true }],
    ['a woman in red', { color: 'red' }],
  ])('%s', (prompt, expected) => {
    expect(mainOf(prompt)).toMatchObject(expected);
  });

  it.each([
    ['a woman with freckles', 'freckled'],
    ['a man with a long white beard', 'long-bearded'],
    ['two penguins holding hands', 'holding-hands'],
    ['a many-armed goddess', 'many-armed'],
    ['a rocket launch', 'launching'],
    ['a bowl of soup with steam', 'steaming'],
    ['a pile of pumpkins', 'piled'],
    ['a slice of watermelon', 'sliced'],
    ['a crooked house', 'crooked'],
    ['a rusty truck', 'rusty'],
    ['a giant squid', 'giant'],
    ['people in a park', 'mixed'],
  ])('%s: %s', (prompt, quality) => {
    expect(mainOf(prompt).qualities).toContain(quality);
  });

  it('counts what is said of one subject for that one', () => {
    const [first, second] = read('a happy cat and an angry dog').subjects;
    expect([first!.expression, second!.expression]).toEqual(['smiling', 'angry']);
  });

  it('knows at least 150 describing words and colors', () => {
    const words = [...QUALITIES.keys(), ...Object.keys(COLORS), ...Object.keys(COLOR_WORDS)];
    expect(new Set(words).size).toBeGreaterThanOrEqual(150);
  });
});

describe('what is denied', () => {
  it.each([
    ['a street without people', 'people'],
    ['a forest with no trees', 'trees'],
    ['a beach, nobody there', 'people'],
  ])('%s', (prompt, veto) => {
    expect([...read(prompt).vetoes]).toContain(veto);
  });

  it('leaves a denied color open', () => {
    expect(mainOf('a car, not red').color).toBeUndefined();
  });
});

describe('styles in a sentence', () => {
  it.each([
    ['a charcoal portrait of a woman', 'charcoal'],
    ['a portrait of a woman in charcoal', 'charcoal'],
    ['a woman with a pencil', 'photo'],
    ['a pencil portrait of a woman', 'pencil'],
    ['a realistic pencil drawing of an eye', 'pencil'],
    ['a gothic oil painting of a castle', 'oil'],
    ['a raccoon. Oil painting in the style of pointilism.', 'pointillism'],
    ['a cat, oil painting in the style of Hokusai', 'ukiyo-e'],
    ['a Klimt portrait of a woman', 'mosaic'],
    ['a retro travel poster of Paris', 'art-deco'],
    ['a retro poster of a rocket', 'art-deco'],
    ['a poster of a rocket', 'art-deco'],
    ['a comic about a boy and a tiger', 'comic'],
    ['a sloth in space, high-contrast painting', 'oil'],
    ['a girl in a garden, she is happily painting', 'photo'],
    ['a retro sci-fi poster of a rocket', 'art-deco'],
    ['a cubist guitar player', 'cubism'],
    ['a Degas ballerina', 'pastel'],
    ['a Monet painting of a bridge over a lily pond', 'impression'],
    ['a goya on a hill', 'photo'],
    ['an abstract painting of a waterfall', 'cubism'],
    ['a neon portrait of a dancer', 'neon'],
    ['a glass of water', 'photo'],
    ['a house, crayon', 'crayon'],
    ['a cat, pencil', 'pencil'],
    ['a marble statue of a dog', 'photo'],
  ])('%s: %s', (prompt, style) => {
    expect(read(prompt).style).toBe(style);
  });

  it('counts one manner once', () => {
    expect(read('a film noir scene of a detective').grade).toEqual(read('a detective, film noir').grade);
  });

  it.each([
    ['a cat on a white background', 'plain'],
    ['a fox logo', 'plain'],
    ['a logo of a bear for a coffee shop', 'plain'],
    ['a sticker of a cat', 'plain'],
    ['a drawing of a hammer', 'plain'],
    ['a drawing of a horse', undefined],
    ['graffiti of a tiger', 'brick-wall'],
    ['a pop art portrait of a banana', 'plain'],
    ['a portrait of a banana in a kitchen', 'kitchen'],
    ['a sticker of a cat in a forest', undefined],
  ])('%s: %s', (prompt, place) => {
    expect(read(prompt).place).toBe(place);
  });

  it('asks for no picture in the picture', () => {
    expect(mainOf('a gothic oil painting of a girl').pose).toBeUndefined();
    expect(mainOf('a girl painting a wall').pose).toBe('painting');
    expect(read('a picture of a dog in a park').subjects.map(({ noun }) => noun.name)).toEqual(['dog']);
    expect(read('a postage stamp of a lighthouse').subjects.map(({ noun }) => noun.name)).toEqual([
      'lighthouse',
    ]);
    expect(read('a seamless pattern of cats')).toMatchObject({ composition: 'pattern', place: 'plain' });
    expect(read('a black background with an apple').backdrop).toBe('#26262c');
  });
});

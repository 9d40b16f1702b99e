import { describe, expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { readBrief } from '../read-brief.ts';

const read = (prompt: string) => readBrief(prompt, { random: createRandom(1) });
const namesIn = (prompt: string) => read(prompt).subjects.map(({ noun }) => noun.name);

describe('turns of speech about deeds', () => {
  it.each([
    ['a motorcycle rider on a desert highway', ['man', 'motorcycle']],
    ['a girl surfing a huge wave at sunset', ['girl', 'surfboard']],
    ['a basketball player dunking the ball', ['basketball player', 'basketball']],
    ['a goalkeeper diving to save the ball', ['football player', 'football']],
    ['two boxers fighting in a ring', ['boxer']],
    ['a ballerina tying her shoes', ['ballerina']],
    ['a mother reading a bedtime story to her daughter', ['woman', 'girl', 'bed']],
    ['grandparents sitting on a porch swing', ['man', 'bench']],
    ['thanksgiving dinner with family around the table', ['man', 'dinner table']],
    ['a fox and a rabbit having tea', ['fox', 'rabbit', 'tea set']],
    ['a grandmother riding a motorcycle with her cat', ['old woman', 'cat', 'motorcycle']],
    ['an adventurer fighting a slime', ['traveller', 'sword', 'slime']],
    ['a man fighting a slime with his spear', ['man', 'slime', 'spear']],
    ['a girl pulling a fish into her canoe', ['girl', 'canoe', 'fish']],
    ['a fireman rescuing a cat from a burning building', ['firefighter', 'cat', 'house']],
    ['a wizard showing his apprentice how to brew a potion', ['wizard', 'man', 'cauldron']],
    ['a blacksmith showing his apprentice how to forge a sword', ['blacksmith', 'anvil', 'man']],
    ['a man showing his ring to a dragon', ['man', 'ring', 'dragon']],
    ['a teacher teaching a lesson to children', ['teacher', 'boy']],
    ['a sea monster wrapping its tentacles around a ship', ['kraken', 'ship']],
    ['a cowboy leading a horse across a dry river bed', ['cowboy', 'horse']],
    ['street tacos on a blue plate', ['taco', 'plate']],
    ['a japanese garden with red maple', ['pagoda', 'maple']],
    ['a truck bed full of pumpkins', ['pickup truck', 'pumpkin']],
    ['a teal convertible parked outside a diner', ['convertible', 'cafe']],
    ["a fox stealing eggs from a farmer's basket", ['fox', 'egg', 'farmer', 'basket']],
    ["a cat on a farmer's basket", ['cat', 'basket']],
    ['isometric render of a tiny bookstore', ['shop']],
    ['isometric interior of a cafe', []],
    ['a ship in a storm, sailors holding on to the ropes', ['ship', 'sailor']],
    ['a fruit basket, still life oil painting', ['bowl of fruit']],
  ])('%s shows what the deed needs', (prompt, names) => {
    expect(namesIn(prompt)).toEqual(names);
  });

  it('has who is taught do what is learned', () => {
    const { subjects, relations } = read('a grandmother teaching her granddaughter to knit');
    expect(subjects.map(({ tool }) => tool)).toEqual(['knitting', 'knitting']);
    expect(relations).toEqual([]);
    expect(read('a father teaching his son to ride a bike').relations).toMatchObject([
      { frame: 'steadying' },
      { kind: 'riding', subject: 1, object: 2 },
    ]);
  });

  it.each([
    [
      'a police officer helping a family of ducks cross the street',
      { frame: 'following', subject: 1, object: 0 },
    ],
    ['a boy helping an old lady cross the street', { frame: 'holding-hands', subject: 0, object: 1 }],
  ])('%s: both walk', (prompt, relation) => {
    expect(read(prompt).relations).toMatchObject([relation]);
  });

  it('has what is stolen from in its owner’s hand', () => {
    expect(read("a fox stealing eggs from a farmer's basket").relations).toMatchObject([
      { kind: 'holding', subject: 0, object: 1 },
      { frame: 'meeting', subject: 0, object: 2 },
      { kind: 'holding', subject: 2, object: 3 },
    ]);
  });

  it('has the fish pulled by who is in the boat, not by the boat', () => {
    expect(read('a girl pulling a fish into her canoe').relations).toMatchObject([
      { kind: 'inside', subject: 0, object: 1 },
      { frame: 'pulling', subject: 0, object: 2 },
    ]);
  });

  it.each([
    ['a girl surfing', 'sea', undefined],
    ['a mother reading a bedtime story to her daughter', 'interior', 'bedroom'],
    ['a staircase leading to the moon', 'mountain', 'above-the-clouds'],
    ['santa on a snowy roof', 'city', 'rooftop'],
    ['a tennis player serving', 'city', 'tennis-court'],
    ['two boxers fighting', 'interior', 'boxing-ring'],
    ['a basketball player', 'interior', 'sports-hall'],
    ['a soccer player kicking a ball', 'city', 'stadium'],
    ['avatar of a girl', 'portrait', undefined],
    ['an elephant on a tightrope', 'interior', 'stage'],
    ['a baker taking bread out of the oven', 'interior', 'kitchen'],
    ['an astronaut floating above the earth', 'space', undefined],
  ])('%s is where it happens', (prompt, scene, place) => {
    expect(read(prompt)).toMatchObject({ scene, place });
  });

  it.each([
    ['a family having dinner', 'sitting-at-a-table'],
    ['two friends sitting around a table', 'sitting-at-a-table'],
    ['a wizard casting a fire spell at a skeleton', 'casting-at'],
    ['two penguins in love', 'hugging'],
    ['a nurse taking care of an old man', 'petting'],
    ['a baker taking bread out of the oven', 'holding'],
  ])('%s: both are in one deed', (prompt, frame) => {
    expect(read(prompt).relations).toMatchObject([{ subject: 0, frame }]);
  });

  it('lets animals hold the book that they read to others', () => {
    expect(read('a dragon reading a book to baby dragons').relations).toContainEqual(
      expect.objectContaining({ kind: 'holding', subject: 0, object: 1 }),
    );
  });

  it('puts both who fight on the bridge', () => {
    const on = read('a knight fighting a dragon on a bridge').relations.filter(({ kind }) => kind === 'on');
    expect(on.map(({ subject }) => subject).sort()).toEqual([0, 1]);
  });

  it('puts a bird on the shoulder of whoever sits there, not of the seat', () => {
    expect(read('a girl on a bench with a parrot on her shoulder').relations).toContainEqual(
      expect.objectContaining({ kind: 'on', subject: 2, object: 0 }),
    );
  });

  it('stands trees around a lake instead of before it', () => {
    expect(read('mountain lake with pine trees').subjects[0]!.count).toBeGreaterThan(5);
  });

  it.each([
    ['valentine card with two penguins', 'hearts'],
    ['two cats in love', 'hearts'],
    ['birthday card with a hedgehog', 'confetti'],
  ] as const)('%s is full of %s', (prompt, feature) => {
    expect(read(prompt).features).toContain(feature);
  });

  it('sees in the face where somebody comes from, unless the hair is told', () => {
    expect(read('portrait of an african queen').subjects).toMatchObject([{ skinColor: 'dark' }]);
    expect(read('a black woman reading').subjects[0]!.color).toBeUndefined();
    expect(read('an asian woman with pink hair').subjects).toMatchObject([{ hairColor: 'pink' }]);
    expect(read('a black cat').subjects).toMatchObject([{ color: 'black' }]);
  });

  it('gives the grown-up years no look of old age', () => {
    expect(read('a middle-aged man').subjects[0]!.qualities).not.toContain('old');
  });

  it('tells navy, beige and mint from blue, brown and green', () => {
    expect(read('a navy car').subjects).toMatchObject([{ color: 'navy' }]);
  });
});

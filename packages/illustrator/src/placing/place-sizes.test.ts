import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { createCheckpoint } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { buildStage } from '../stage/build-stage.ts';
import { boundsOf, overlap, type Placement } from './plan/placement.types.ts';
import { planSubjects } from './plan/plan-subjects.ts';

const SIZE = 192;

async function placedBy(prompt: string, seed = 11): Promise<(name: string) => Placement[]> {
  const random = createRandom(seed);
  const brief = readBrief(prompt, { random: random.fork('brief') });
  const stage = buildStage(brief, { width: SIZE, height: SIZE }, random.fork('motif'), createCheckpoint());
  const { cast } = await planSubjects(stage);
  return (name) => cast.placed.filter(({ request }) => request.noun.name === name);
}

describe('true sizes of those who touch', () => {
  it.each([
    ['a crow perched on a scarecrow', 'crow', 'scarecrow', 0.36],
    ['a hedgehog carrying an apple on its back', 'apple', 'hedgehog', 0.9],
    ['a bee on a sunflower', 'bee', 'sunflower', 0.2],
    ['an owl on a fence', 'owl', 'fence', 0.6],
    ['a pigeon on a statue', 'dove', 'statue', 0.3],
    ['a ladybug on a leaf', 'ladybug', 'leaf', 0.6],
  ])('%s', async (prompt, guest, host, most) => {
    const see = await placedBy(prompt);
    const [small, large] = [see(guest)[0]!, see(host)[0]!];
    expect(small.height / large.height).toBeLessThan(most);
    // The pair comes near instead.
    expect(large.height).toBeGreaterThan(SIZE * 0.32);
  });

  it.each([
    ['a tea party with a rabbit and a woman', 'tea set', 'woman', 0.6],
    ['a woman next to a horse', 'woman', 'horse', 1],
    ['a girl with a dog', 'dog', 'girl', 0.72],
    ['a knight fighting a dragon', 'knight', 'dragon', 1.75],
    ['a mouse sharing cheese with an elephant', 'mouse', 'elephant', 0.55],
    ["a ladybug crawling up a girl's finger", 'ladybug', 'girl', 0.14],
    ["a dentist brushing a crocodile's teeth", 'crocodile', 'doctor', 0.62],
  ])('%s', async (prompt, small, large, most) => {
    const see = await placedBy(prompt);
    expect(see(small)[0]!.height / see(large)[0]!.height).toBeLessThan(most);
  });

  it('gives a squirrel a board as long as it is broad', async () => {
    const see = await placedBy('a squirrel riding a skateboard down a steep driveway');
    expect(see('skateboard')[0]!.width).toBeGreaterThan(see('squirrel')[0]!.width * 0.8);
  });

  it('flanks a throne with beasts that are as large as its foot is high', async () => {
    const see = await placedBy('a queen sitting on a throne with two lions at her side');
    const [throne] = see('throne');
    const [left, right] = see('lion');
    expect((left!.x - throne!.x) * (right!.x - throne!.x)).toBeLessThan(0);
    expect(left!.height).toBeGreaterThan(throne!.height * 0.3);
  });
});

describe('room in the picture', () => {
  it.each([
    ['a frog sitting on a lily pad with a crown', 'frog'],
    ['a snail climbing a mushroom', 'snail'],
    ['a boy riding an elephant with a top hat', 'boy'],
    ['a turtle carrying a castle on its back', 'castle'],
    ['a deer drinking from a mountain lake', 'deer'],
    ['a unicorn in an enchanted forest', 'unicorn'],
  ])('%s', async (prompt, name) => {
    const { left, right, top } = boundsOf((await placedBy(prompt))(name)[0]!);
    expect(top).toBeGreaterThan(0);
    expect(left).toBeGreaterThan(-SIZE * 0.02);
    expect(right).toBeLessThan(SIZE * 1.02);
  });
});

describe('nobody covers another', () => {
  it.each([
    ['a cat looking at a goldfish in a bowl', 'cat', 'fishbowl'],
    ['a dog looking at a cake on a table', 'dog', 'table'],
    ['a goldfish bowl on a table with a cat watching it', 'cat', 'table'],
  ])('%s', async (prompt, one, other) => {
    const see = await placedBy(prompt);
    expect(overlap(boundsOf(see(one)[0]!), boundsOf(see(other)[0]!))).toBeLessThan(0.2);
  });

  it('leaves a turtle its face', async () => {
    const see = await placedBy('a turtle carrying a castle on its back');
    expect(see('castle')[0]!.width).toBeLessThan(see('turtle')[0]!.width * 1.25);
  });
});

describe('what is over all', () => {
  it.each([
    ['a bride and groom under an arch of flowers', 'flower arch', ['bride', 'groom']],
    ['a man and a woman under a red umbrella', 'umbrella', ['man', 'woman']],
  ])('%s', async (prompt, shelter, people) => {
    const see = await placedBy(prompt);
    expect(see(shelter)).toHaveLength(1);
    const over = boundsOf(see(shelter)[0]!);
    for (const name of people) {
      const [one] = see(name);
      expect(one!.x).toBeGreaterThan(over.left);
      expect(one!.x).toBeLessThan(over.right);
      expect(over.top).toBeLessThan(boundsOf(one!).top);
    }
  });
});

it.each([
  ['a snail with a house on its back', 'house', 'snail'],
  ['an elephant with a temple on its back', 'temple', 'elephant'],
])('%s: the animal is seen below it', async (prompt, house, animal) => {
  const see = await placedBy(prompt);
  expect(see(house)[0]!.width).toBeLessThan(see(animal)[0]!.width * 0.62);
});

it.each(['a fox in the snow', 'a tiger in the grass', 'a kitten in a meadow'])(
  'brings an animal alone near: %s',
  async (prompt) => {
    for (const seed of [3, 11, 20]) {
      const random = createRandom(seed);
      const brief = readBrief(prompt, { random: random.fork('brief') });
      const stage = buildStage(
        brief,
        { width: SIZE, height: SIZE },
        random.fork('motif'),
        createCheckpoint(),
      );
      const [animal] = (await planSubjects(stage)).cast.placed;
      expect(Math.max(animal!.width * 0.9, animal!.height * 1.1)).toBeGreaterThan(SIZE * 0.52);
    }
  },
);

it('lets what lies on a stone lie on its upper side rather than on its far edge', async () => {
  const see = await placedBy('a snake on a rock');
  const [snake, rock] = [see('snake')[0]!, see('rock')[0]!];
  expect(snake.y).toBeGreaterThan(rock.y - rock.height * 0.9);
});

it.each([
  ['a wristwatch', 'wristwatch', 0.45],
  ['a violin on a chair', 'violin', 0.26],
  ['a superhero flying above the clouds', 'superhero', 0.3],
  ['a mailbox in a meadow', 'mailbox', 0.54],
])('%s is seen from near by', async (prompt, name, least) => {
  const see = await placedBy(prompt);
  const [thing] = see(name);
  expect(thing!.height).toBeGreaterThan(SIZE * least);
});

it('keeps a thing off the rim of a watercolor', async () => {
  for (const seed of [3, 11, 21]) {
    const see = await placedBy('watercolor of a teapot and three cups', seed);
    const [pot] = see('teapot');
    expect(boundsOf(pot!).right).toBeLessThanOrEqual(SIZE * 0.96);
    expect(boundsOf(pot!).left).toBeGreaterThanOrEqual(SIZE * 0.04);
  }
});

it('keeps the faces of a few people apart', async () => {
  for (const seed of [3, 11, 21]) {
    const see = await placedBy('three children running in a park', seed);
    const across = see('boy').map(({ x, width }) => ({ x, width }));
    across.sort((a, b) => a.x - b.x);
    for (const [index, one] of across.entries()) {
      const next = across[index + 1];
      if (next) expect(next.x - one.x).toBeGreaterThan(Math.min(one.width, next.width) * 0.6);
    }
  }
});

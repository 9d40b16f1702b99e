import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { createCheckpoint } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { buildStage } from '../stage/build-stage.ts';
import { type Placement, standing } from './plan/placement.types.ts';
import { planSubjects } from './plan/plan-subjects.ts';
import { pointOn } from './render/lights.ts';
import { waterlineOf } from './render/waterline.ts';

const SIZE = 128;

async function placedFor(prompt: string): Promise<readonly Placement[]> {
  const random = createRandom(3);
  const brief = readBrief(prompt, { random: random.fork('brief') });
  const stage = buildStage(brief, { width: SIZE, height: SIZE }, random, createCheckpoint());
  return (await planSubjects(stage)).cast.placed;
}

const named = (placed: readonly Placement[], name: string) =>
  placed.find(({ request }) => request.noun.name === name)!;

describe('what somebody does is seen', () => {
  it.each(['a whale leaping out of the ocean', 'dolphins jumping'])('%s: in the air', async (prompt) => {
    for (const { footing, splash, turn } of await placedFor(prompt)) {
      expect(footing).toBe('air');
      expect(splash).toBeDefined();
      expect(Math.abs(turn)).toBeGreaterThan(0.3);
    }
  });

  it('swims with head and back above the water', async () => {
    const [dog] = await placedFor('a dog swimming');
    expect(dog!.footing).toBe('water');
    expect(waterlineOf(dog!)).toBeLessThan(0.6);
  });

  it('rides a board on the water itself, not on a rock in it', async () => {
    const board = (await placedFor('a girl surfing')).find(
      ({ request }) => request.noun.name === 'surfboard',
    );
    expect(board!.footing).toBe('water');
  });

  it.each(['a scientist looking through a microscope', 'a woman baking bread'])(
    '%s: on a table',
    async (prompt) => {
      const [who, thing] = await placedFor(prompt);
      expect(thing!.stand).toBeDefined();
      expect(thing!.y).toBeLessThan(who!.y - who!.height * 0.3);
    },
  );

  it('hangs from one vine out of the top of the picture', async () => {
    const placed = await placedFor('a monkey swinging from a vine');
    const monkey = placed.find(({ request }) => request.noun.name === 'monkey')!;
    expect(monkey.string).toMatchObject({ like: 'vine' });
    expect(monkey.string!.y).toBeLessThan(0);
    expect(monkey.height).toBeGreaterThan(SIZE * 0.4);
  });

  it('props up what a bird reads below its eyes', async () => {
    const [owl, paper] = await placedFor('an owl reading a newspaper');
    const eyes = pointOn(owl!, owl!.drawing.anchors.face!);
    expect(paper!.y - paper!.height).toBeGreaterThan(eyes.y);
  });

  it('lifts a dancer whole by the waist, at her own size', async () => {
    const placed = await placedFor('a ballerina being lifted by a man on a stage');
    const [dancer, man] = [named(placed, 'ballerina'), named(placed, 'man')];
    expect(dancer.y - dancer.height).toBeGreaterThanOrEqual(0);
    expect(standing(dancer)).toBeGreaterThan(standing(man) * 0.8);
    expect(pointOn(dancer, dancer.drawing.anchors.waist!).y).toBeLessThan(man.y - standing(man) * 0.9);
  });

  it('sits down to have hair braided, with hands at the nape', async () => {
    const placed = await placedFor("a mother braiding her daughter's hair");
    const [mother, girl] = [named(placed, 'woman'), named(placed, 'girl')];
    expect(girl.y - girl.height).toBeGreaterThan(mother.y - mother.height);
    const [hand, face] = [
      pointOn(mother, mother.drawing.anchors.hand!),
      pointOn(girl, girl.drawing.anchors.face!),
    ];
    expect(Math.hypot(hand.x - face.x, hand.y - face.y)).toBeLessThan(standing(mother) * 0.25);
  });

  it('gives three on three one each, and one on three a single one', async () => {
    const cats = (await placedFor('three cats on three chairs')).filter(
      ({ request }) => request.noun.name === 'cat',
    );
    expect(new Set(cats.map(({ carrier }) => carrier)).size).toBe(3);
    const one = (await placedFor('a cat on three chairs')).filter(
      ({ request }) => request.noun.name === 'cat',
    );
    expect(one).toHaveLength(1);
  });

  it('lays a sleeper in bed, with the head on the pillow and the quilt over the rest', async () => {
    const placed = await placedFor('a boy sleeping in bed');
    const [bed, boy, quilt] = placed.filter(({ request }) => /^(?:bed|boy)$/.test(request.noun.name));
    expect(quilt!.drawing.canvas).toBe(bed!.drawing.front);
    const face = pointOn(boy!, boy!.drawing.anchors.face!);
    const pillow = pointOn(bed!, bed!.drawing.anchors.pillow!);
    expect(Math.hypot(face.x - pillow.x, face.y - pillow.y)).toBeLessThan(bed!.width * 0.06);
    const sitter = await placedFor('a boy sitting on a bed');
    expect(sitter.filter(({ request }) => request.noun.name === 'bed')).toHaveLength(1);
  });

  it('carries a child of its own size on the shoulders', async () => {
    const placed = await placedFor('a father carrying his son on his shoulders');
    const [father, son] = [named(placed, 'man'), named(placed, 'boy')];
    expect(standing(son) / standing(father)).toBeGreaterThan(0.5);
    expect(son.y - son.height).toBeGreaterThan(0);
  });

  it('gives players one ball, and sets a cat on a windowsill', async () => {
    const ball = ({ request }: { request: { noun: { name: string } } }) => request.noun.name === 'football';
    expect((await placedFor('two brothers playing football')).filter(ball)).toHaveLength(1);
    expect((await placedFor('a cat on a windowsill'))[0]!.footing).toBe('table');
    expect((await placedFor('a man on a windowsill'))[0]!.footing).toBe('ground');
  });
});

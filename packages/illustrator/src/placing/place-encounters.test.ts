import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { createCheckpoint } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { buildStage } from '../stage/build-stage.ts';
import { lookOf } from './cast/facing.ts';
import { boundsOf, overlap, type Placement, standing } from './plan/placement.types.ts';
import { planSubjects } from './plan/plan-subjects.ts';
import { pointOn } from './render/lights.ts';

async function placedFor(prompt: string, ...names: string[]): Promise<Placement[]> {
  const random = createRandom(3);
  const brief = readBrief(prompt, { random: random.fork('brief') });
  const stage = buildStage(brief, { width: 192, height: 192 }, random, createCheckpoint());
  const { placed } = (await planSubjects(stage, 1)).cast;
  return names.map((name) => placed.find(({ request }) => request.noun.name === name)!);
}

const wayTo = (one: Placement, other: Placement) => (one.x <= other.x ? 'right' : 'left');
const handOf = (one: Placement) => pointOn(one, one.drawing.anchors.hand!);

it.each([
  ['a woman talking to a man', 'woman', 'man'],
  ['a nurse giving an apple to a soldier', 'nurse', 'soldier'],
  ['a knight facing a dragon', 'knight', 'dragon'],
])('%s: both look at each other', async (prompt, ...names) => {
  const [one, other] = await placedFor(prompt, ...names);
  expect(lookOf(one!)).toBe(wayTo(one!, other!));
  expect(lookOf(other!)).toBe(wayTo(other!, one!));
});

it('brings the hand of whoever takes something to the hand that holds it out', async () => {
  const [giver, taker] = await placedFor('a nurse giving an apple to a soldier', 'nurse', 'soldier');
  const [from, to] = [handOf(giver!), handOf(taker!)];
  expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThan(standing(giver!) * 0.14);
});

it.each([
  ['a postman running away from a goose', 'goose', 'postman'],
  ['a dog chasing a boy', 'dog', 'boy'],
])('%s: the pursuer is behind, and both run the same way', async (prompt, ...names) => {
  const [pursuer, ahead] = await placedFor(prompt, ...names);
  expect(lookOf(pursuer!)).toBe(lookOf(ahead!));
  expect(lookOf(pursuer!)).toBe(wayTo(pursuer!, ahead!));
  expect([pursuer!.request.pose, ahead!.request.pose]).toEqual(['running', 'running']);
});

it('lets a dragon stand on the ground to shake hands, no smaller than it is', async () => {
  const [knight, dragon] = await placedFor('a knight shaking hands with a dragon', 'knight', 'dragon');
  expect(dragon!.footing).toBe('ground');
  expect(dragon!.height).toBeGreaterThan(standing(knight!) * 0.9);
});

it('works at a train that towers over whoever repairs it, close before it', async () => {
  const [welder, train] = await placedFor('a woman repairing a train', 'woman', 'train');
  expect(train!.height).toBeGreaterThan(standing(welder!) * 1.1);
  expect(overlap(boundsOf(welder!), boundsOf(train!))).toBeGreaterThan(0.6);
});

it('has a fence right behind all who paint it, and a tree above whoever leans on it', async () => {
  const [father, daughter, fence] = await placedFor(
    'a man and a girl painting a fence',
    'man',
    'girl',
    'fence',
  );
  for (const one of [father!, daughter!])
    expect(overlap(boundsOf(one), boundsOf(fence!))).toBeGreaterThan(0.3);
  const [hiker, oak] = await placedFor('a nurse resting against an oak', 'nurse', 'oak');
  expect(oak!.height).toBeGreaterThan(standing(hiker!) * 1.2);
});

it('works at a boat on land', async () => {
  const [canoe] = await placedFor('a man carving a canoe', 'canoe');
  expect(canoe!.footing).toBe('ground');
});

it.each([
  ['a boy and a girl riding a horse', 'boy', 'girl'],
  ['a bride and a groom riding a tandem', 'bride', 'groom'],
])('%s: both are on its back, one behind the other', async (prompt, ...names) => {
  const [one, other] = await placedFor(prompt, ...names);
  expect(one!.carrier).toBeDefined();
  expect(one!.carrier).toBe(other!.carrier);
  expect(Math.abs(one!.x - other!.x)).toBeGreaterThan(standing(one!) * 0.12);
});

it('lets people on a bridge hold umbrellas of their own', async () => {
  const [one, other, umbrella] = await placedFor(
    'a boy and a girl sharing an umbrella on a bridge',
    'boy',
    'girl',
    'umbrella',
  );
  expect(one!.carrier).toBeDefined();
  expect(other!.carrier).toBe(one!.carrier);
  expect(umbrella?.footing).not.toBe('ground');
});

it('holds one umbrella over all who share it', async () => {
  const [fox, owl, umbrella] = await placedFor(
    'a boy and a girl sharing an umbrella',
    'boy',
    'girl',
    'umbrella',
  );
  const { left, right } = boundsOf(umbrella!);
  for (const one of [fox!, owl!]) {
    expect(one.x).toBeGreaterThan(left);
    expect(one.x).toBeLessThan(right);
  }
});

import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { createCheckpoint } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { buildStage } from '../stage/build-stage.ts';
import { lookOf } from './cast/facing.ts';
import { drawingOrder } from './plan/drawing-order.ts';
import { boundsOf, overlap, type Placement, standing } from './plan/placement.types.ts';
import { planSubjects } from './plan/plan-subjects.ts';
import { pointOn } from './render/lights.ts';

const SIDE = 192;

async function placedFor(prompt: string): Promise<Placement[]> {
  const random = createRandom(3);
  const brief = readBrief(prompt, { random: random.fork('brief') });
  const stage = buildStage(brief, { width: SIDE, height: SIDE }, random, createCheckpoint());
  return (await planSubjects(stage, 1)).cast.placed;
}

async function named(prompt: string, ...names: string[]): Promise<Placement[]> {
  const placed = await placedFor(prompt);
  return names.map((name) => placed.find(({ request }) => request.noun.name === name)!);
}

it.each([
  ['a koala asleep on a branch', 'koala', 'bough'],
  ["a fairy held on a giant's palm", 'fairy', 'open hand'],
])('%s: on what comes in from beside the picture', async (prompt, ...names) => {
  const [guest, host] = await named(prompt, ...names);
  const { left, right } = boundsOf(host!);
  expect(Math.min(left, SIDE - right)).toBeLessThan(0);
  expect(host!.width).toBeGreaterThan(SIDE);
  const seat = pointOn(host!, host!.drawing.anchors.seat!).y;
  const { top, bottom } = boundsOf(guest!);
  expect(top).toBeGreaterThan(0);
  expect(seat).toBeLessThanOrEqual(bottom);
  expect(seat).toBeGreaterThan(top + guest!.height * 0.4);
});

it('hangs a sloth by its hands from a branch', async () => {
  const [sloth, bough] = await named('a sloth hanging from a branch', 'sloth', 'bough');
  const wood = pointOn(bough!, bough!.drawing.anchors.seat!).y;
  expect(Math.abs(boundsOf(sloth!).top - wood)).toBeLessThan(SIDE * 0.08);
});

it('holds a shared umbrella by its handle, before whoever stands under it', async () => {
  const placed = await placedFor('a boy and a girl under an umbrella');
  const umbrella = placed.find(({ request }) => request.noun.name === 'umbrella')!;
  const people = placed.filter(
    ({ request, carrier }) => request.noun.kind === 'person' && carrier === undefined,
  );
  const shaft = pointOn(umbrella, umbrella.drawing.anchors.hand!);
  const away = people.map((one) => {
    const hand = pointOn(one, one.drawing.anchors.hand!);
    return Math.hypot(hand.x - shaft.x, hand.y - shaft.y) / standing(one);
  });
  expect(Math.min(...away)).toBeLessThan(0.12);
  const order = drawingOrder(placed);
  for (const one of people) expect(order.indexOf(umbrella)).toBeGreaterThan(order.indexOf(one));
});

it.each([
  ['a woman riding a bicycle', 'woman', 'bicycle'],
  ['a man riding a motorcycle', 'man', 'motorcycle'],
])('%s: with the hands on its bar', async (prompt, ...names) => {
  const [rider, cycle] = await named(prompt, ...names);
  const hand = pointOn(rider!, rider!.drawing.anchors.hand!);
  const bar = pointOn(cycle!, cycle!.drawing.anchors.hand!);
  expect(Math.hypot(hand.x - bar.x, hand.y - bar.y) / standing(rider!)).toBeLessThan(0.1);
});

it('runs beside a train that towers over the horse, the same way', async () => {
  const [horse, train] = await named('a horse galloping beside a steam train', 'horse', 'train');
  expect(train!.height).toBeGreaterThan(horse!.height * 1.1);
  expect(overlap(boundsOf(horse!), boundsOf(train!))).toBeGreaterThan(0.4);
  expect(lookOf(horse!)).toBe(lookOf(train!));
});

it('stands before a whole tractor, no smaller than a child is beside it', async () => {
  const [boy, tractor] = await named('a boy standing next to a tractor', 'boy', 'tractor');
  expect(tractor!.width).toBeLessThan(SIDE);
  expect(tractor!.height / boy!.height).toBeGreaterThan(1.7);
  expect(tractor!.height / boy!.height).toBeLessThan(2.5);
});

it('carries what is large above the head, by both hands', async () => {
  const [man, mattress] = await named('a man carrying a mattress', 'man', 'mattress');
  expect(mattress!.width).toBeGreaterThan(standing(man!) * 0.8);
  expect(mattress!.y).toBeLessThan(pointOn(man!, man!.drawing.anchors.face!).y);
});

it('has one load on the heads of all who carry it', async () => {
  const placed = await placedFor('two men carrying a ladder');
  expect(placed.filter(({ request }) => request.noun.name === 'ladder')).toHaveLength(1);
  const men = placed.filter(({ request, carrier }) => request.noun.name === 'man' && carrier === undefined);
  expect(standing(men[0]!)).toBeCloseTo(standing(men[1]!), 0);
});

it('keeps whoever is told to be in front in front', async () => {
  const placed = await placedFor('a mouse in front of a wheel of cheese');
  const order = drawingOrder(placed).map(({ request }) => request.noun.name);
  expect(order).toEqual(['cheese', 'mouse']);
});

it('seats animals at a table of their height to play chess', async () => {
  const placed = await placedFor('a fox and an owl playing chess');
  const table = placed.find(({ request }) => request.noun.name === 'chess table')!;
  for (const player of placed.filter(({ request }) => request.noun.kind === 'person'))
    expect(table.height).toBeLessThan(standing(player) * 0.5);
});

it('leaves the face of a mount free', async () => {
  const [mouse, snail] = await named('a mouse riding a snail', 'mouse', 'snail');
  const face = pointOn(snail!, snail!.drawing.anchors.face!);
  const { left, right } = boundsOf(mouse!);
  expect(face.x < left + mouse!.width * 0.2 || face.x > right - mouse!.width * 0.2).toBe(true);
});

it('keeps a mouse on an elephant small', async () => {
  const [mouse, elephant] = await named('a mouse riding an elephant', 'mouse', 'elephant');
  expect(mouse!.height).toBeLessThan(elephant!.height * 0.4);
});

it('lets a bee sit in the middle of a flower', async () => {
  const [bee, flower] = await named('a bee on a sunflower', 'bee', 'sunflower');
  const { top, left, right } = boundsOf(flower!);
  expect(bee!.y - bee!.height / 2).toBeGreaterThan(top + (right - left) * 0.2);
});

it('walks on top of a piano whose stool is for who plays it', async () => {
  const [cat, piano] = await named('a cat walking on a piano', 'cat', 'piano');
  expect(cat!.y).toBeLessThan(piano!.y - piano!.height * 0.8);
});

it('hugs a balloon to the chest', async () => {
  const [hedgehog, balloon] = await named('a hedgehog hugging a balloon', 'hedgehog', 'balloon');
  expect(balloon!.string).toBeUndefined();
  expect(overlap(boundsOf(hedgehog!), boundsOf(balloon!))).toBeGreaterThan(0.9);
});

it('leaps over the middle of a puddle that is no broader than a stride', async () => {
  const [girl, puddle] = await named('a girl jumping over a puddle', 'girl', 'puddle');
  expect(puddle!.width).toBeLessThanOrEqual(girl!.height * 1.51);
  expect(girl!.y + girl!.lift!).toBeLessThan(puddle!.y);
});

it('is tied at the neck to what it pulls', async () => {
  const [dog, sled] = await named('a dog pulling a sled', 'dog', 'sled');
  const line = dog!.string ?? sled!.string!;
  const ends = [line, line.from!].map(({ x }) => Math.abs(x - pointOn(dog!, dog!.drawing.anchors.face!).x));
  expect(Math.min(...ends)).toBeLessThan(dog!.width * 0.5);
});

it.each([
  ['a woman standing next to a car', 'woman', 'car'],
  ['a taxi splashing a woman', 'woman', 'taxi'],
  ['a man washing a convertible', 'man', 'convertible'],
])('%s: the car is as large as it is beside people, and wholly seen', async (prompt, ...names) => {
  const [one, car] = await named(prompt, ...names);
  expect(car!.height / standing(one!)).toBeGreaterThan(0.7);
  expect(car!.height / standing(one!)).toBeLessThan(1.3);
  expect(car!.width).toBeLessThanOrEqual(SIDE);
});

it.each([
  ['a firefighter carrying a girl', 'firefighter', 'girl'],
  ['a man carrying a boy in his arms', 'man', 'boy'],
])('%s: on the forearm, at the chest', async (prompt, ...names) => {
  const [host, child] = await named(prompt, ...names);
  const unit = standing(host!);
  const shoulder = pointOn(host!, host!.drawing.anchors.shoulder!);
  expect(child!.height).toBeGreaterThan(unit * 0.28);
  expect(boundsOf(child!).top).toBeGreaterThan(shoulder.y - unit * 0.16);
  expect(Math.abs(child!.x - host!.x)).toBeLessThan(unit * 0.4);
  expect(lookOf(child!)).toBe(lookOf(host!));
});

it('takes the lens along to the footprint that is looked at', async () => {
  const [lens, detective, print] = await named(
    'a boy examining a beetle with a magnifying glass',
    'magnifying glass',
    'boy',
    'beetle',
  );
  // Drawn into the hand, or carried at it.
  if (lens) expect(Math.abs(lens.x - detective!.x)).toBeLessThan(standing(detective!) * 0.5);
  const hand = pointOn(detective!, detective!.drawing.anchors.hand!);
  expect(Math.abs(hand.x - print!.x)).toBeLessThan(standing(detective!) * 0.2);
});

it('lays a keeper who dives into the air, and a dressed twin beside its like', async () => {
  const [keeper] = await named('a goalkeeper diving to catch a muddy football', 'football player');
  expect(Math.abs(keeper!.turn)).toBeGreaterThan(0.7);
  expect(keeper!.lift).toBeGreaterThan(0);
  const twins = await placedFor('twins holding hands at a carnival');
  const [one, other] = twins.filter(({ request }) => request.qualities.includes('alike'));
  expect(one!.drawing.canvas.width).toBe(other!.drawing.canvas.width);
});

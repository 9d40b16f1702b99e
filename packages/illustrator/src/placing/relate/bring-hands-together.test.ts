import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import { createCheckpoint } from '../../core/checkpoint.ts';
import { createRandom } from '../../core/random.ts';
import { buildStage } from '../../stage/build-stage.ts';
import { type Placement, standing } from '../plan/placement.types.ts';
import { planSubjects } from '../plan/plan-subjects.ts';
import { pointOn } from '../render/lights.ts';
import { gripOf } from './parts.ts';

async function placedFor(prompt: string): Promise<readonly Placement[]> {
  const random = createRandom(3);
  const brief = readBrief(prompt, { random: random.fork('brief') });
  const stage = buildStage(brief, { width: 192, height: 192 }, random, createCheckpoint());
  return (await planSubjects(stage, 1)).cast.placed;
}

const handOf = (one: Placement) => pointOn(one, one.drawing.anchors.hand!);

function apart(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

describe('hands', () => {
  it('lie on the handles of what is pushed, and whoever sits in it has a wheel before them', async () => {
    const placed = await placedFor('a nurse pushing an old soldier in a wheelchair');
    const [nurse, soldier, chair] = ['nurse', 'soldier', 'wheelchair'].map(
      (name) => placed.find(({ request }) => request.noun.name === name)!,
    );
    const handle = gripOf(chair!, handOf(nurse!), -1);
    expect(apart(handOf(nurse!), handle)).toBeLessThan(standing(nurse!) * 0.08);
    const carried = placed.filter(({ carrier }) => carrier === chair!.id);
    expect(carried[0]).toBe(soldier);
    expect(carried.at(-1)!.drawing.canvas).toBe(chair!.drawing.front);
  });

  it('close around a dog that is carried: the near arm lies over it', async () => {
    const placed = await placedFor('a boy carrying his dog');
    const [boy, dog, arm] = placed;
    expect(arm!.carrier).toBe(dog!.id);
    expect(arm!.request).toBe(boy!.request);
    expect(apart(handOf(arm!), handOf(boy!))).toBeLessThan(2);
    expect(handOf(boy!).y).toBeLessThan(dog!.y + 4);
    expect(Math.abs(handOf(boy!).x - dog!.x)).toBeLessThan(dog!.width / 2);
  });

  it('hold on to what one hangs from, both of them', async () => {
    const placed = await placedFor('a boy hanging from a hot air balloon');
    const boy = placed.find(({ request }) => request.noun.name === 'boy')!;
    const balloon = placed.find(({ id }) => id === boy.carrier)!;
    const other = pointOn(boy, boy.drawing.anchors['other-hand']!);
    expect(apart(handOf(boy), other)).toBeLessThan(standing(boy) * 0.16);
    expect(handOf(boy).y).toBeLessThan(pointOn(boy, boy.drawing.anchors.face!).y);
    expect(Math.abs(handOf(boy).y - balloon.y)).toBeLessThan(standing(boy) * 0.14);
  });

  it('close about the feet of a small bird, which sits on them', async () => {
    const [boy, parrot] = await placedFor('a boy holding a parrot');
    expect(Math.abs(handOf(boy!).x - parrot!.x)).toBeLessThan(standing(boy!) * 0.06);
    expect(Math.abs(handOf(boy!).y - parrot!.y)).toBeLessThan(standing(boy!) * 0.06);
  });

  it('of two children who go hand in hand are at one place', async () => {
    const [one, other] = await placedFor('two children holding hands');
    expect(apart(handOf(one!), handOf(other!))).toBeLessThan(standing(one!) * 0.09);
  });
});

describe('those who do the same together', () => {
  it('are of one size, and all in the picture', async () => {
    const placed = await placedFor('two men playing chess');
    const players = placed.filter(({ request }) => request.noun.kind === 'person');
    expect(players).toHaveLength(2);
    expect(standing(players[0]!) / standing(players[1]!)).toBeCloseTo(1, 1);
    for (const { x, width } of players) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(192);
    }
  });
});

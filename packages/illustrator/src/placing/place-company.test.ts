import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { createCheckpoint } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { buildStage } from '../stage/build-stage.ts';
import type { Placement } from './plan/placement.types.ts';
import { planSubjects } from './plan/plan-subjects.ts';

const SIZE = 128;

async function placedFor(prompt: string): Promise<readonly Placement[]> {
  const random = createRandom(3);
  const brief = readBrief(prompt, { random: random.fork('brief') });
  const stage = buildStage(brief, { width: SIZE, height: SIZE }, random, createCheckpoint());
  return (await planSubjects(stage)).cast.placed;
}

const named = (placed: readonly Placement[], name: string) =>
  placed.filter(({ request }) => request.noun.name === name);

describe('those who work together', () => {
  it('stand behind one table that is before all of them', async () => {
    const placed = await placedFor('a family baking cookies');
    const people = named(placed, 'man');
    const stand = placed.find((one) => one.stand)!.stand!;
    expect(people.length).toBeGreaterThan(2);
    for (const { x, y } of people) {
      expect(Math.abs(x - stand.x)).toBeLessThan(stand.width / 2);
      expect(y).toBeLessThan(stand.y);
    }
  });

  it('serves over a counter: who serves behind it, who is served before it', async () => {
    const placed = await placedFor('a baker selling bread to a little boy');
    const [[baker], [boy], [counter]] = ['baker', 'boy', 'counter'].map((name) => named(placed, name)) as [
      [Placement],
      [Placement],
      [Placement],
    ];
    expect(baker.y).toBeLessThan(counter.y);
    expect(counter.y).toBeLessThan(boy.y);
    expect(Math.abs(counter.x - baker.x)).toBeLessThan(counter.width / 2);
  });
});

describe('what carries somebody is as large as they need it', () => {
  it('fills the picture with a hammock that somebody sleeps in', async () => {
    const placed = await placedFor('a man sleeping in a hammock');
    expect(named(placed, 'hammock')[0]!.width).toBeGreaterThan(SIZE * 0.6);
    expect(named(placed, 'man')[0]!.width).toBeGreaterThan(SIZE * 0.35);
  });

  it('seats a bear on a unicycle that is no higher than it', async () => {
    const placed = await placedFor('a bear riding a unicycle');
    const [bear, unicycle] = [named(placed, 'bear')[0]!, named(placed, 'unicycle')[0]!];
    expect(unicycle.height).toBeLessThan(bear.height * 1.3);
    expect(bear.carrier).toBe(unicycle.id);
  });

  it('jumps above a bed', async () => {
    const placed = await placedFor('a girl jumping on the bed');
    const [girl, bed] = [named(placed, 'girl')[0]!, named(placed, 'bed')[0]!];
    expect(girl.y).toBeLessThan(bed.y - bed.height * 0.6);
  });
});

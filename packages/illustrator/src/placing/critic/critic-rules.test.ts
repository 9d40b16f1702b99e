import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import { createCheckpoint } from '../../core/checkpoint.ts';
import { createRandom } from '../../core/random.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import { buildStage } from '../../stage/build-stage.ts';
import { planSubjects } from '../plan/plan-subjects.ts';
import { CRITIC_RULES } from './critic-rules.ts';
import { judgeLayout } from './judge-layout.ts';
import { block, costOf, stageFor } from './test-layouts.ts';

const PAIR = stageFor('a man and a dog in a meadow');
const man = (x: number, more = {}) => block(PAIR, 0, 1, { x, y: 0.85, width: 0.2, height: 0.5, ...more });
const dog = (x: number, more = {}) => block(PAIR, 1, 2, { x, y: 0.85, width: 0.2, height: 0.2, ...more });

/** Whether the rule prefers the first layout plainly. */
function prefers(
  rule: string,
  better: ReturnType<typeof man>[],
  worse: ReturnType<typeof man>[],
  stage = PAIR,
) {
  expect(costOf(rule, stage, worse)).toBeGreaterThan(costOf(rule, stage, better) + 0.15);
}

function facing<Placed extends { drawing: Drawing }>(placement: Placed, way: Drawing['facing']): Placed {
  return { ...placement, drawing: { ...placement.drawing, facing: way } };
}

describe('the critic', () => {
  it('has a reason for every rule, and a name for each', () => {
    for (const { reason, weight } of CRITIC_RULES) {
      expect(reason.length).toBeGreaterThan(20);
      expect(weight).toBeGreaterThan(0);
    }
    expect(new Set(CRITIC_RULES.map(({ name }) => name)).size).toBe(CRITIC_RULES.length);
  });

  it('wants nobody before the moon that is told of', () => {
    const night = stageFor('a man in a meadow under the full moon');
    night.sun = { x: night.width * 0.3, y: night.height * 0.3 };
    const at = (x: number) => block(night, 0, 1, { x, y: 0.85, width: 0.2, height: 0.7 });
    prefers('moon free', [at(0.7)], [at(0.3)], night);
  });

  it('wants faces free', () => {
    const over = dog(0.3, { y: 0.9, height: 0.55, width: 0.3 });
    prefers('faces free', [man(0.3), dog(0.7)], [man(0.3), over]);
  });

  it('wants everybody seen, and lets whoever is carried cover the carrier', () => {
    const before = dog(0.3, { y: 0.9, height: 0.4, width: 0.3 });
    prefers('seen', [man(0.3), dog(0.7)], [man(0.3), before]);
    expect(costOf('seen', PAIR, [man(0.3), { ...before, carrier: 1 }])).toBe(0);
  });

  it('wants everybody whole, unless the view cuts on purpose', () => {
    prefers('whole', [man(0.3)], [man(0.02)]);
    expect(costOf('whole', PAIR, [man(0.02, { fixed: true })])).toBe(0);
  });

  it('wants what is carried off the face of who carries it', () => {
    const face = { hand: { x: 0.6, y: 0.6 }, face: { x: 0.5, y: 0.1 } };
    const carrier = man(0.5);
    const host = { ...carrier, drawing: { ...carrier.drawing, anchors: face } };
    const load = (y: number) => dog(0.5, { y, width: 0.2, height: 0.12, carrier: 1 });
    prefers('faces free', [host, load(0.7)], [host, load(0.48)]);
  });

  it('wants heads in the frame, and nobody pressed to it', () => {
    prefers('heads whole', [man(0.5)], [man(0.5, { y: 0.4, fixed: true })]);
    prefers('off the edge', [man(0.3)], [man(0.1)]);
  });

  it('wants something near the middle', () => {
    prefers('full centre', [man(0.4)], [man(0.12)]);
  });

  it('wants feet on ground rather than on the sky', () => {
    prefers('contact', [man(0.4)], [man(0.4, { y: 0.2, height: 0.15 })]);
  });

  it('wants true sizes for where one stands: what is nearer may be larger', () => {
    prefers('true sizes', [man(0.3), dog(0.7)], [man(0.3), dog(0.7, { height: 0.7 })]);
    const near = dog(0.7, { y: 0.98, height: 0.26 });
    const far = dog(0.7, { y: PAIR.horizon / 256 + 0.06, height: 0.26 });
    prefers('true sizes', [man(0.3), near], [man(0.3), far]);
  });

  it('wants the first noun to lead', () => {
    prefers('lead', [man(0.3), dog(0.7)], [man(0.3), dog(0.7, { width: 0.5, height: 0.5 })]);
  });

  it('wants room before who looks to a side', () => {
    prefers('gaze', [facing(man(0.2), 'right')], [facing(man(0.85), 'right')]);
    prefers('gaze', [facing(man(0.85), 'left')], [facing(man(0.2), 'left')]);
  });

  it('wants the main subject on a third, or in the middle where the prompt says so', () => {
    prefers('thirds', [man(0.36)], [man(0.9)]);
    const centered = { ...PAIR, brief: { ...PAIR.brief, composition: 'centred' as const } };
    prefers('thirds', [man(0.5)], [man(0.3)], centered);
  });

  it('wants the masses in balance', () => {
    prefers('balance', [man(0.3), dog(0.75)], [man(0.15), dog(0.3)]);
  });

  it('wants no outlines that just touch', () => {
    prefers('room', [man(0.3), dog(0.6)], [man(0.3), dog(0.5)]);
  });

  it('wants the horizon off heads', () => {
    const horizon = PAIR.horizon / 256;
    prefers(
      'horizon off heads',
      [man(0.4, { y: 0.95, height: 0.3 })],
      [man(0.4, { y: horizon + 0.4, height: 0.42 })],
    );
  });

  it('wants copies at uneven distances', () => {
    const herd = stageFor('four sheep in a meadow');
    const sheep = (...across: number[]) =>
      across.map((x, copy) => block(herd, 0, copy + 1, { x, y: 0.8, width: 0.12, height: 0.12 }));
    prefers('spread', sheep(0.15, 0.3, 0.62, 0.8), sheep(0.2, 0.4, 0.6, 0.8), herd);
  });

  it.each([
    ['a bird above a tree', { y: 0.4 }, { y: 0.98 }],
    ['a man behind a dog', { y: 0.7 }, { y: 0.98 }],
    ['a man in front of a dog', { y: 0.98 }, { y: 0.7 }],
    ['a man fighting a lion', { x: 0.34 }, { x: 0.05 }],
    ['a man leaning against a tree', { x: 0.42 }, { x: 0.05 }],
    ['a cat next to a dog', { x: 0.38 }, { x: 0.05 }],
  ])('wants what the prompt says: %s', (prompt, better, worse) => {
    const stage = stageFor(prompt);
    const { subject, object } = stage.brief.relations[0]!;
    const one = (place: object) =>
      block(stage, subject, 1, { x: 0.5, y: 0.85, width: 0.2, height: 0.2, ...place });
    const other = block(stage, object, 2, { x: 0.6, y: 0.85, width: 0.2, height: 0.4 });
    prefers('relations', [one(better), other], [one(worse), other], stage);
  });

  it.each([
    ['a man looking at a lion', 'right', 'left'],
    ['a dog chasing a cat', 'right', 'left'],
  ] as const)('wants eyes on what they look at: %s', (prompt, better, worse) => {
    const stage = stageFor(prompt);
    const one = facing(block(stage, 0, 1, { x: 0.3, y: 0.85, width: 0.2, height: 0.2 }), better);
    const other = block(stage, 1, 2, { x: 0.7, y: 0.85, width: 0.2, height: 0.4 });
    prefers('relations', [one, other], [facing(one, worse), other], stage);
  });

  it('takes a layout that is no worse than the first, and better on the whole', async () => {
    const prompts = ['a girl with three ducks', 'two foxes'];
    let [first, best] = [0, 0];
    for (const [prompt, seed] of prompts.flatMap((prompt) => [3, 5].map((seed) => [prompt, seed] as const))) {
      const plan = async (layouts?: number) => {
        const stage = stageFor(prompt, seed);
        return judgeLayout(stage, (await planSubjects(stage, layouts)).cast.placed).total;
      };
      const [plain, chosen] = [await plan(1), await plan()];
      expect(chosen).toBeLessThan(plain + 0.2);
      first += plain;
      best += chosen;
    }
    expect(best).toBeLessThan(first * 0.6);
  });

  it.each([
    ['another style', 'a knight and a dragon in a meadow, oil painting', 256],
    ['another hour', 'a knight and a dragon in a meadow at night', 256],
    ['another size', 'a knight and a dragon in a meadow', 512],
  ])('keeps the motif under %s', async (_, prompt, side) => {
    const acrossOf = async (text: string, size: number) => {
      const random = createRandom(11);
      const brief = readBrief(text, { random: random.fork('brief') });
      const stage = buildStage(
        brief,
        { width: size, height: size },
        random.fork('motif'),
        createCheckpoint(),
      );
      const { cast } = await planSubjects(stage);
      return cast.placed.map(({ x, y }) => [x / size, y / size]);
    };
    const plain = await acrossOf('a knight and a dragon in a meadow', 256);
    const changed = await acrossOf(prompt, side);
    for (const [index, [x, y]] of plain.entries()) {
      expect(changed[index]![0]).toBeCloseTo(x!, 1);
      expect(changed[index]![1]).toBeCloseTo(y!, 1);
    }
  });
});

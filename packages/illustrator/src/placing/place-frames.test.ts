import { describe, expect, it } from 'vitest';
import type { Relation } from '../brief/brief.types.ts';
import { readBrief } from '../brief/read-brief.ts';
import type { Arrangement, Frame } from '../brief/relation-frames/frame.types.ts';
import { FRAME_NAMES, FRAMES, type FrameName } from '../brief/relation-frames/frames.registry.ts';
import { createCheckpoint } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { RELATION_PROMPTS } from '../evaluation/relation-prompts.ts';
import { buildStage } from '../stage/build-stage.ts';
import type { Stage } from '../stage/stage.types.ts';
import { lookOf } from './cast/facing.ts';
import { boundsOf, overlap, type Placement } from './plan/placement.types.ts';
import { planSubjects } from './plan/plan-subjects.ts';
import { partOf } from './relate/parts.ts';
import { isLargeWork } from './relate/work-at.ts';
import { pointOn } from './render/lights.ts';

const SIZE = 128;

interface Seen {
  stage: Stage;
  row: Frame;
  placed: readonly Placement[];
  one: Placement | undefined;
  other: Placement | undefined;
}

async function see(prompt: string, name: FrameName): Promise<Seen> {
  const random = createRandom(3);
  const brief = readBrief(prompt, { random: random.fork('brief') });
  const stage = buildStage(brief, { width: SIZE, height: SIZE }, random, createCheckpoint());
  const { placed } = (await planSubjects(stage)).cast;
  const { subject, object } = brief.relations.find(({ frame }) => frame === name) as Relation;
  const own = placed.filter((placement) => placement.subject === subject);
  const other = subject === object ? own[1] : placed.find((placement) => placement.subject === object);
  return { stage, row: FRAMES[name], placed, one: own[0], other };
}

const wayTo = (one: Placement, other: Placement) => (one.x <= other.x ? 1 : -1);

/** How far two parts that must meet are from each other, beside the larger one. */
function missBy({ row, one, other }: Required<Seen>): { across: number; up: number } {
  const [own, theirs] = row.meet!;
  const [a, b] = [one!, other!];
  // Dancers clasp the hands that do not lie at the partner's back.
  const clasped = [a, b].map((dancer) => dancer.drawing.anchors['other-hand']);
  const clasps = row.hands === 'dance' && clasped[0] && clasped[1];
  const from = clasps ? pointOn(a, clasped[0]!) : partOf(a, own, wayTo(a, b));
  const to = clasps ? pointOn(b, clasped[1]!) : partOf(b, theirs, wayTo(b, a));
  const measure = Math.max(a.height, b.height, a.width, b.width);
  return { across: Math.abs(from.x - to.x) / measure, up: Math.abs(from.y - to.y) / measure };
}

const onOneGround = ({ footing }: Placement) => footing !== 'air' && footing !== 'float';

function expectMeeting(seen: Seen): void {
  const { row, one, other, stage } = seen;
  expect(other ?? row.tool, 'alone with a tool, or two').toBeDefined();
  if (!other) return;
  if (onOneGround(one!) && one!.footing === other.footing)
    expect(Math.abs(one!.y + (one!.lift ?? 0) - other.y - (other.lift ?? 0))).toBeLessThan(
      stage.height * 0.08,
    );
  const apart = Math.abs(one!.x - other.x) - (one!.width + other.width) / 2;
  expect(apart, 'bodies are near').toBeLessThan(stage.width * 0.12);
  if (!row.meet) return;
  if (row.worked && isLargeWork(one!, other)) {
    expect(overlap(boundsOf(one!), boundsOf(other)), 'stands before it').toBeGreaterThan(0.4);
    return;
  }
  const { across, up } = missBy(seen as Required<Seen>);
  // Arms around a bear do not reach its neck.
  const reach = row === FRAMES['hugging-a-thing'] || row === FRAMES.hugging ? 0.27 : 0.26;
  expect(across, 'parts meet').toBeLessThan(reach);
  // A hand comes down to a rim or an edge from above.
  const isBody = !row.meet.includes('edge') && !row.meet.includes('top');
  if (isBody) expect(up, 'parts are at one height').toBeLessThan(0.4);
}

function expectTouching({ one, other }: Seen): void {
  const [load, host] = one!.carrier === other!.id ? [one!, other!] : [other!, one!];
  expect(load.carrier).toBe(host.id);
  const [inner, outer] = [boundsOf(load), boundsOf(host)];
  const slack = Math.max(host.height, load.height) * 0.16;
  expect(inner.bottom).toBeGreaterThan(outer.top - slack);
  expect(inner.top).toBeLessThan(outer.bottom + slack);
  expect(inner.right).toBeGreaterThan(outer.left - slack);
  expect(inner.left).toBeLessThan(outer.right + slack);
}

/** Drawn by the host's own drawing, or on a string or in a hand of it. */
function expectHeld({ stage, one, other }: Seen): void {
  expect(one, 'who holds is seen').toBeDefined();
  if (!other || other.string) return;
  const mouth = one!.drawing.anchors.hand ? partOf(one!, 'hand', 1) : { x: one!.x, y: one!.y };
  const away = Math.hypot(other.x - mouth.x, other.y - other.height / 2 - mouth.y);
  expect(away).toBeLessThan(Math.max(other.height, other.width) + stage.height * 0.2);
}

function expectInLine(first: Placement, last: Placement): void {
  const way = lookOf(first) === 'right' ? 1 : -1;
  expect(Math.sign(first.x - last.x)).toBe(way);
  if (last.drawing.facing !== 'front') expect(lookOf(last)).toBe(lookOf(first));
}

const CONDITIONS: Readonly<Record<Arrangement, (seen: Seen) => void>> = {
  meet: expectMeeting,
  fight: ({ one, other }) => {
    expect(lookOf(one!)).not.toBe(lookOf(other!));
    expect(overlap(boundsOf(one!), boundsOf(other!))).toBeLessThan(0.5);
  },
  trail: ({ one, other }) => expectInLine(other!, one!),
  lead: ({ one, other }) => expectInLine(one!, other!),
  hold: expectHeld,
  aloft: ({ one, other }) => {
    if (other) expect(other.y - other.height / 2).toBeLessThan(one!.y - one!.height * 0.3);
  },
  afoot: ({ stage, one, other }) => {
    expect(other!.y).toBeGreaterThan(one!.y - stage.height * 0.03);
    expect(other!.height).toBeLessThan(one!.height);
  },
  wear: expectTouching,
  ride: expectTouching,
  top: expectTouching,
  sink: expectTouching,
  set: expectTouching,
  drape: expectTouching,
  rim: expectTouching,
  glass: ({ one, other }) => {
    expectTouching({ one, other } as Seen);
    expect(overlap(boundsOf(one!), boundsOf(other!))).toBeGreaterThan(0.95);
  },
  hang: ({ stage, one, other }) => {
    expect(boundsOf(one!).top).toBeGreaterThan(boundsOf(other!).top);
    expect(one!.y).toBeLessThan(stage.height);
  },
  climb: ({ row, one, other }) => {
    expectTouching({ one, other } as Seen);
    // A person who hugs a tree stands before it.
    if (row.hands === 'embrace') return;
    expect(one!.y).toBeLessThan(other!.y - other!.height * 0.1);
  },
  coil: ({ one, other }) => expect(overlap(boundsOf(one!), boundsOf(other!))).toBeGreaterThan(0.4),
  leap: ({ one, other }) => {
    expect(one!.lift).toBeGreaterThan(0);
    expect(Math.abs(one!.x - other!.x)).toBeLessThan((one!.width + other!.width) / 2);
  },
  over: ({ one, other }) => expect(one!.y).toBeLessThan(other!.y - other!.height * 0.4),
  under: ({ one, other }) => expect(boundsOf(one!).top).toBeGreaterThan(boundsOf(other!).top),
  before: ({ one, other }) => expect(one!.distance).toBeLessThanOrEqual(other!.distance * 1.3),
  behind: ({ one, other }) => expect(one!.distance).toBeGreaterThan(other!.distance),
  between: ({ placed, one }) => {
    const others = placed.filter(({ subject }) => subject !== one!.subject);
    expect(others.some(({ x }) => x < one!.x)).toBe(true);
    expect(others.some(({ x }) => x > one!.x)).toBe(true);
  },
  aside: ({ row, one, other }) => expect(Math.sign(one!.x - other!.x)).toBe(row.side),
  lean: ({ one }) => expect(Math.abs(one!.turn)).toBeGreaterThan(0.03),
  look: ({ one, other }) => {
    const turnable = other && one!.drawing.facing !== 'front';
    if (turnable) expect(lookOf(one!)).toBe(other.x >= one!.x ? 'right' : 'left');
  },
};

describe.each(FRAME_NAMES)('%s', (name) => {
  it.each(RELATION_PROMPTS[name])('%s', async (prompt) => {
    const seen = await see(prompt, name);
    CONDITIONS[seen.row.how](seen);
  });
});

describe('lines', () => {
  it.each([
    ['a girl walking a dog', 'walking-a-pet', 'leash'],
    ['a man pulling a sled', 'pulling', 'rope'],
    ['a knight riding a horse', 'riding', 'reins'],
    ['a horse tied to a tree', 'tied-to', 'rope'],
  ] as const)('%s', async (prompt, name, like) => {
    const { one, other, row } = await see(prompt, name);
    const line = one!.string ?? other!.string!;
    expect(line.like).toBe(like);
    const [own, theirs] = [
      partOf(one!, row.line!.from, wayTo(one!, other!)),
      partOf(other!, row.line!.to, wayTo(other!, one!)),
    ];
    const ends = [line, line.from!];
    for (const end of [own, theirs])
      expect(Math.min(...ends.map(({ x, y }) => Math.hypot(x - end.x, y - end.y)))).toBeLessThan(2);
  });
});

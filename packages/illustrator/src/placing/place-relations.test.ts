import { describe, expect, it } from 'vitest';
import type { Brief, RelationKind, SubjectRequest } from '../brief/brief.types.ts';
import { readBrief } from '../brief/read-brief.ts';
import { createCheckpoint } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { buildStage } from '../stage/build-stage.ts';
import type { Stage } from '../stage/stage.types.ts';
import { ALL_NOUNS } from '../vocabulary/nouns.registry.ts';
import { lookOf } from './cast/facing.ts';
import { boundsOf, overlap, type Placement, standing } from './plan/placement.types.ts';
import { planSubjects } from './plan/plan-subjects.ts';
import { partOf } from './relate/parts.ts';

const SEEDS = [1, 2, 3];

interface Pair {
  stage: Stage;
  one: Placement;
  other: Placement;
}

function subject(name: string, changes: Partial<SubjectRequest> = {}): SubjectRequest {
  const noun = ALL_NOUNS.find((entry) => entry.name === name);
  if (!noun) throw new Error(`The vocabulary has no "${name}".`);
  return { noun, count: 1, qualities: [], ...changes };
}

async function planOf(subjects: SubjectRequest[], changes: Partial<Brief>, seed = 1) {
  const random = createRandom(seed);
  const brief: Brief = {
    ...readBrief('a meadow', { random: random.fork('brief') }),
    place: undefined,
    subjects,
    relations: [],
    ...changes,
  };
  const stage = buildStage(brief, { width: 256, height: 256 }, random, createCheckpoint());
  const { cast } = await planSubjects(stage);
  return { stage, placed: cast.placed };
}

async function pairOf(
  kind: RelationKind,
  first: SubjectRequest,
  second: SubjectRequest,
  changes: Partial<Brief> = {},
  seed = 1,
): Promise<Pair> {
  const relations = [{ kind, subject: 0, object: 1 }];
  const { stage, placed } = await planOf([first, second], { relations, ...changes }, seed);
  const find = (position: number) => placed.find((placement) => placement.subject === position)!;
  return { stage, one: find(0), other: find(1) };
}

describe.each(SEEDS)('relations, seed %i', (seed) => {
  it('fights face to face, close by, on one line', async () => {
    const { stage, one, other } = await pairOf('fighting', subject('wolf'), subject('bear'), {}, seed);
    expect(Math.abs(one.y - other.y)).toBeLessThan(stage.height * 0.02);
    expect(Math.abs(one.x - other.x)).toBeLessThan((one.width + other.width) * 0.55);
    expect(overlap(boundsOf(one), boundsOf(other))).toBeLessThan(0.2);
    expect(lookOf(one)).toBe(one.x < other.x ? 'right' : 'left');
    expect(lookOf(other)).toBe(one.x < other.x ? 'left' : 'right');
  });

  it('chases in one direction, the hunted ahead', async () => {
    const { one, other } = await pairOf('chasing', subject('dog'), subject('cat'), {}, seed);
    expect(lookOf(one)).toBe(lookOf(other));
    if (lookOf(other) === 'right') expect(one.x).toBeLessThan(other.x);
    else expect(one.x).toBeGreaterThan(other.x);
  });

  it('looks at what it looks at', async () => {
    const { one, other } = await pairOf('looking-at', subject('fox'), subject('butterfly'), {}, seed);
    expect(lookOf(one)).toBe(other.x >= one.x ? 'right' : 'left');
  });

  it('shelters under a tree, beside its trunk and below its top', async () => {
    const { one, other } = await pairOf('under', subject('girl'), subject('tree'), {}, seed);
    expect(one.y).toBeGreaterThanOrEqual(other.y);
    expect(boundsOf(one).top).toBeGreaterThan(boundsOf(other).top);
    expect(one.x).toBeGreaterThan(boundsOf(other).left);
    expect(one.x).toBeLessThan(boundsOf(other).right);
  });

  it('stands in an arch of a bridge that is broader than the picture', async () => {
    const { stage, one, other } = await pairOf('under', subject('man'), subject('bridge'), {}, seed);
    expect(other.width).toBeGreaterThan(stage.width * 1.5);
    expect(one.height).toBeGreaterThan(stage.height * 0.2);
    expect(boundsOf(one).top).toBeGreaterThan(boundsOf(other).top);
  });

  it('sinks under a boat, below its waterline and wholly seen', async () => {
    const { stage, one, other } = await pairOf(
      'under',
      subject('whale'),
      subject('sailboat'),
      { scene: 'sea' },
      seed,
    );
    expect(boundsOf(one).top).toBeGreaterThan(other.y - stage.height * 0.02);
    expect(one.y).toBeLessThan(stage.height);
    expect(one.footing).toBe('float');
  });

  it('stands on the outline of what carries it, not on its box', async () => {
    const { one, other } = await pairOf('on', subject('cat'), subject('rock'), {}, seed);
    expect(one.carrier).toBe(other.id);
    expect(one.y).toBeGreaterThan(boundsOf(other).top - 2);
    expect(one.y).toBeLessThan(other.y - other.height * 0.3);
    expect(one.x).toBeGreaterThan(boundsOf(other).left);
    expect(one.x).toBeLessThan(boundsOf(other).right);
  });

  it('sits in a tub behind its front rim', async () => {
    const { one, other } = await pairOf(
      'inside',
      subject('bear'),
      subject('bathtub'),
      { scene: 'interior' },
      seed,
    );
    expect(one.y).toBeLessThan(other.y);
    expect(boundsOf(one).top).toBeLessThan(boundsOf(other).top + other.height * 0.3);
    expect(one.width).toBeLessThan(other.width);
  });

  it('stands large before the building it is told to be in', async () => {
    const { stage, one, other } = await pairOf('inside', subject('minotaur'), subject('labyrinth'), {}, seed);
    expect(one.height).toBeGreaterThan(stage.height * 0.4);
    expect(one.y).toBeGreaterThan(other.y);
  });

  it('leans a little, towards what it leans on', async () => {
    const { one, other } = await pairOf('leaning-on', subject('bicycle'), subject('tree'), {}, seed);
    expect(Math.abs(one.turn)).toBeGreaterThan(0.03);
    expect(Math.sign(one.turn)).toBe(one.x > other.x ? -1 : 1);
  });

  it('leans on the side of an animal that its head is not on', async () => {
    const dragon = subject('dragon', { pose: 'sleeping' });
    const { one, other } = await pairOf('leaning-on', subject('knight'), dragon, {}, seed);
    expect(one.x < other.x).toBe(lookOf(other) === 'right');
  });

  it('reads from the book in the hand and has no second one', async () => {
    const { placed } = await planOf(
      [subject('woman', { pose: 'reading' }), subject('book'), subject('cat')],
      { relations: [{ kind: 'next-to', subject: 0, object: 2, frame: 'reading-to' }] },
      seed,
    );
    expect(placed.map(({ subject }) => subject).sort()).toEqual([0, 2]);
  });

  it('holds a kite on a string, high up in the picture', async () => {
    const { stage, one, other } = await pairOf('holding', subject('boy'), subject('kite'), {}, seed);
    expect(other.string).toBeDefined();
    expect(other.y).toBeLessThan(one.y - one.height * 0.5);
    expect(boundsOf(other).top).toBeGreaterThanOrEqual(0);
    expect(Math.abs(other.x - one.x)).toBeGreaterThan(stage.width * 0.15);
  });

  it('rides astride above the mount, looking the same way', async () => {
    const { one, other } = await pairOf('riding', subject('knight'), subject('horse'), {}, seed);
    expect(boundsOf(one).top).toBeLessThan(boundsOf(other).top + other.height * 0.2);
    expect(lookOf(one)).toBe(lookOf(other));
    expect(one.y).toBeLessThan(other.y);
  });

  it('puts the small one before the building and keeps both whole', async () => {
    const { stage, one, other } = await pairOf(
      'in-front-of',
      subject('cat'),
      subject('lighthouse'),
      {},
      seed,
    );
    expect(one.y).toBeGreaterThan(other.y);
    expect(one.height).toBeGreaterThan(stage.height * 0.25);
    expect(overlap(boundsOf(one), boundsOf(other))).toBeLessThan(0.75);
  });
});

describe('containers', () => {
  it('brim over: the heap rises above the rim and is part of the drawing', async () => {
    const { placed } = await planOf([subject('basket'), subject('apple', { count: 9 })], {
      scene: 'interior',
      relations: [{ kind: 'full-of', subject: 0, object: 1 }],
    });
    const alone = await planOf([subject('basket')], { scene: 'interior' });
    expect(placed).toHaveLength(1);
    const [full, empty] = [placed[0]!, alone.placed[0]!];
    expect(full.height / full.width).toBeGreaterThan((empty.height / empty.width) * 1.02);
  });
});

describe('sizes', () => {
  it('keep a house larger than the boy beside it, and both large enough to be read', async () => {
    for (const seed of SEEDS) {
      const { stage, placed } = await planOf([subject('boy'), subject('house')], {}, seed);
      const [boy, house] = [0, 1].map((at) => placed.find((placement) => placement.subject === at)!);
      expect(house!.width).toBeGreaterThan(boy!.width * 1.2);
      expect(boy!.height).toBeGreaterThan(stage.height * 0.4);
    }
  });

  it('make a giant crab as tall as the knight it fights', async () => {
    const { one, other } = await pairOf(
      'fighting',
      subject('knight'),
      subject('crab', { qualities: ['giant'] }),
    );
    expect(other.height).toBeGreaterThan(one.height * 0.45);
    expect(other.width).toBeGreaterThan(one.width * 0.95);
  });
});

describe('boats', () => {
  it('carry who sits in them at their rim as it is seen, not above it', async () => {
    for (const seed of SEEDS) {
      const { one, other } = await pairOf('inside', subject('cat'), subject('boat'), { scene: 'sea' }, seed);
      expect(one.carrier).toBe(other.id);
      expect(one.y).toBeGreaterThan(boundsOf(other).top + other.height * 0.15);
      expect(boundsOf(one).top).toBeLessThan(other.y);
    }
  });
});

describe('seats', () => {
  it('are as large beside who sits on them as in life', async () => {
    for (const name of ['bench', 'wheelchair'])
      for (const seed of SEEDS) {
        const { stage, one, other } = await pairOf('on', subject('woman'), subject(name), {}, seed);
        const standing = one.height / (one.drawing.units ?? 1);
        expect(other.height / standing).toBeGreaterThan(0.4);
        expect(other.height / standing).toBeLessThan(0.75);
        expect(other.width).toBeLessThan(stage.width);
      }
  });

  it('are pushed along with who sits in them', async () => {
    const relations = [
      { kind: 'next-to', frame: 'pushing', subject: 0, object: 1 },
      { kind: 'on', subject: 1, object: 2 },
    ] as const;
    const subjects = [subject('nurse', { pose: 'pushing' }), subject('soldier'), subject('wheelchair')];
    for (const seed of SEEDS) {
      const { stage, placed } = await planOf(subjects, { relations: [...relations] }, seed);
      const [nurse, soldier, chair] = [0, 1, 2].map((at) => placed.find((one) => one.subject === at)!);
      expect(soldier!.carrier).toBe(chair!.id);
      const apart = Math.abs(nurse!.x - chair!.x) - (nurse!.width + chair!.width) / 2;
      expect(apart).toBeLessThan(stage.width * 0.05);
    }
  });
});

describe('animals at rest', () => {
  it('lie in the lap of somebody who sits for them', async () => {
    const { one, other } = await pairOf('on', subject('cat', { pose: 'sleeping' }), subject('woman'));
    expect(one.carrier).toBe(other.id);
    expect(one.y).toBeGreaterThan(other.y - other.height * 0.4);
  });
});

describe('beasts beside people', () => {
  it.each(SEEDS)('leave the face free of whom they sit on, seed %i', async (seed) => {
    const relations = [
      { kind: 'on' as const, subject: 1, object: 0, frame: 'carrying-on-the-back' as const },
    ];
    const { placed } = await planOf([subject('farmer'), subject('lamb')], { relations }, seed);
    const [farmer, lamb] = [placed[0]!, placed[1]!];
    const face = partOf(farmer, 'face', 1).x;
    const inner = lamb.x < face ? boundsOf(lamb).right : boundsOf(lamb).left;
    expect(lamb.carrier).toBe(farmer.id);
    expect(Math.abs(inner - face)).toBeGreaterThan((farmer.drawing.headWidth ?? 0.3) * farmer.width * 0.2);
  });

  it('find room on somebody when they are small: several apart from each other and from the face', async () => {
    const relations = [{ kind: 'on' as const, subject: 1, object: 0 }];
    const { placed } = await planOf([subject('giant'), subject('butterfly', { count: 3 })], { relations }, 1);
    const [giant, ...butterflies] = placed as [Placement, ...Placement[]];
    const head = (giant.drawing.headWidth ?? 0.3) * giant.width;
    const face = partOf(giant, 'face', 1);
    expect(butterflies).toHaveLength(3);
    for (const { x, y, width, height } of butterflies) {
      expect(width).toBeLessThan(head);
      expect(Math.hypot(x - face.x, y - height / 2 - face.y)).toBeGreaterThan(head * 0.5);
    }
  });

  it.each(SEEDS)('are as tall as in life when they are led, seed %i', async (seed) => {
    const relations = [{ kind: 'chasing' as const, subject: 0, object: 1, frame: 'leading' as const }];
    const { placed } = await planOf([subject('farmer'), subject('cow')], { relations }, seed);
    const [farmer, cow] = [placed[0]!, placed[1]!].map(
      ({ height, drawing }) => height / (drawing.units ?? 1),
    );
    expect(cow! / farmer!).toBeGreaterThan(0.5);
  });

  it.each(SEEDS)('are not larger than their masters, seed %i', async (seed) => {
    const relations = [{ kind: 'chasing' as const, subject: 0, object: 1 }];
    const { placed } = await planOf([subject('dog'), subject('boy')], { relations }, seed);
    const [dog, boy] = ['dog', 'boy'].map(
      (name) => placed.find(({ request }) => request.noun.name === name)!,
    );
    expect(dog!.height).toBeLessThan(boy!.height);
  });
});

describe('roofed vehicles', () => {
  it('stand behind those who are in them, as tall as they are beside people', async () => {
    const { one, other } = await pairOf('inside', subject('bride'), subject('bus'));
    expect(one.carrier).toBeUndefined();
    expect(other.height / standing(one)).toBeGreaterThan(1.05);
    expect(other.distance).toBeGreaterThan(one.distance);
  });
});

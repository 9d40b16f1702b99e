import { points } from '../../core/number-tables.ts';
import type { DrawingRequest } from '../pen/drawing.types.ts';
import type { Point } from '../pen/pen.ts';
import type { BodyPose, Build, Leg, Skeleton } from './build.types.ts';

/** What the body does for a pose of the prompt; `head` tells where the head goes. */
export interface Stance {
  body: BodyPose;
  head: 'level' | 'up' | 'down';
}

export function stanceOf({ pose, random }: DrawingRequest, sits: boolean): Stance {
  switch (pose) {
    case 'sleeping':
      return { body: 'curled', head: 'level' };
    case 'lying':
      return { body: 'lying', head: 'level' };
    case 'sitting':
    case 'kneeling':
    case 'reading':
    case 'praying':
    case 'bathing':
      return { body: sits ? 'sitting' : 'lying', head: 'level' };
    case 'running':
    case 'fighting':
      return { body: 'running', head: 'level' };
    case 'jumping':
    case 'flying':
    case 'dancing':
      return { body: 'jumping', head: 'level' };
    case 'walking':
    case 'swimming':
    case 'pushing':
    case 'skating':
      return { body: 'walking', head: 'level' };
    case 'howling':
      return { body: sits && random.fork('howl').chance(0.45) ? 'sitting' : 'standing', head: 'up' };
    case 'reaching':
      return { body: sits ? 'sitting' : 'standing', head: 'up' };
    case 'eating':
    case 'drinking':
      return { body: 'standing', head: 'down' };
    default:
      return { body: random.fork('stance').chance(0.4) ? 'walking' : 'standing', head: 'level' };
  }
}

export function skeletonOf(build: Build, { body, head }: Stance, raised = 0): Skeleton {
  const upright =
    body === 'sitting' ? sitting(build) : isLow(body) ? lying(build, body) : onFeet(build, body, head);
  const top = upright.spine[upright.spine.length - 1]!;
  return withNeck(upright, build, top, head, raised);
}

function isLow(body: BodyPose): boolean {
  return body === 'lying' || body === 'curled';
}

type Trunk = Omit<Skeleton, 'neck' | 'neckWidths' | 'head' | 'headTurn'>;

/** Angles of the legs at the hip: hind near, hind far, fore near, fore far. Forwards positive. */
const GAITS: Partial<Record<BodyPose, readonly [number, number, number, number]>> = {
  standing: [-0.06, 0.2, -0.02, 0.2],
  walking: [-0.36, 0.34, 0.34, -0.28],
  running: [-0.86, -0.6, 0.74, 1.0],
  jumping: [-0.62, -1.08, 1.04, 0.58],
};

function onFeet(build: Build, body: BodyPose, head: 'level' | 'up' | 'down'): Trunk {
  const { hip, shoulder, length, rump, chest, waist } = build;
  const lift = body === 'running' ? 0.05 : body === 'jumping' ? 0.1 : 0;
  const pitch = body === 'jumping' ? 0.16 : 0;
  const stretch = body === 'running' || body === 'jumping' ? 1.08 : 1;
  const bow = head === 'down' ? bowOf(build) : 0;
  const hips: Point = [(-length / 2) * stretch, -hip - lift + pitch * 0.3];
  const shoulders: Point = [(length / 2) * stretch, -shoulder - lift - pitch + bow];
  const gait = GAITS[body] ?? GAITS.standing!;
  const reach = 1 - bow / shoulder;
  const bent = body === 'running' || body === 'jumping' ? 0.92 : 1;
  return {
    pose: body,
    spine: [hips, [(hips[0] + shoulders[0]) / 2, (hips[1] + shoulders[1]) / 2 + chest * 0.03], shoulders],
    spineWidths: [rump, waist, chest],
    hindNear: hindLeg(build, hips, gait[0], hip * bent),
    hindFar: hindLeg(build, [hips[0] + length * 0.06, hips[1]], gait[1], hip * bent * 0.98),
    foreNear: foreLeg(build, shoulders, gait[2] + bow * 0.6, shoulder * bent * reach),
    foreFar: foreLeg(
      build,
      [shoulders[0] + length * 0.05, shoulders[1]],
      gait[3] + bow,
      shoulder * bent * reach * 0.98,
    ),
    tail: [hips[0] - rump * 0.4, hips[1] - rump * 0.24],
    seat: [(hips[0] + shoulders[0]) / 2, (hips[1] + shoulders[1]) / 2 - waist * 0.5],
  };
}

/** How far the shoulders must sink so that a lowered head reaches the ground. */
function bowOf({ shoulder, neck, head }: Build): number {
  const missing = shoulder - neck.length * 0.9 - head * 0.42;
  return Math.max(0, Math.min(shoulder * 0.42, missing));
}

function swung(root: Point, offsets: readonly Point[], angle: number, height: number): Point[] {
  return offsets.map(([x, y], index): Point => {
    // The upper joint follows half the way: legs bend, they are no sticks.
    const turn = index === 1 ? angle * 0.7 : angle;
    return [
      root[0] + (x * Math.cos(turn) + y * Math.sin(turn)) * height,
      root[1] + (y * Math.cos(turn) - x * Math.sin(turn)) * height,
    ];
  });
}

function hindLeg({ legs }: Build, root: Point, angle: number, height: number): Leg {
  const straight = legs.foot === 'pillar';
  const offsets: readonly Point[] = straight
    ? points('0,0 0.04,0.45 -0.03,0.72 0,0.95')
    : [
        [0, 0],
        [legs.foot === 'hoof' ? 0.08 : 0.14, 0.4],
        [legs.foot === 'hoof' ? -0.09 : -0.12, 0.69],
        [-0.04, 0.95],
      ];
  const widths = straight
    ? [legs.thigh, legs.thigh * 0.84, legs.ankle * 1.08, legs.ankle]
    : [legs.thigh, legs.thigh * 0.66, legs.ankle * 1.16, legs.ankle];
  return {
    points: swung(root, offsets, angle, height),
    widths,
    tilt: Math.abs(angle) > 0.5 ? -angle * 0.8 : 0,
  };
}

function foreLeg({ legs }: Build, root: Point, angle: number, height: number): Leg {
  const offsets: readonly Point[] = points('0,0 -0.03,0.4 0.02,0.7 0.01,0.95');
  return {
    points: swung(root, offsets, angle, height),
    widths: [legs.arm, legs.arm * 0.84, legs.ankle * 1.06, legs.ankle],
    tilt: Math.abs(angle) > 0.5 ? -angle * 0.7 : 0,
  };
}

function sitting(build: Build): Trunk {
  const { shoulder, length, rump, chest, waist, legs } = build;
  const height = Math.max(shoulder * 1.02, rump * 0.62);
  const hipY = -rump * 0.52;
  const rise = height + hipY;
  const across = Math.sqrt(Math.max(length * length - rise * rise, (length * 0.42) ** 2));
  const hips: Point = [-across / 2, hipY];
  const shoulders: Point = [across / 2, -height];
  const arm = (offset: number, shade: number): Leg => ({
    points: [
      [shoulders[0] + offset * 0.3, shoulders[1] + chest * 0.1],
      [shoulders[0] + chest * 0.06 + offset, shoulders[1] + height * 0.5],
      [shoulders[0] + chest * 0.1 + offset, -0.04 * shade],
    ],
    widths: [legs.arm * 1.15, legs.arm * 0.9, legs.ankle],
    tilt: 0,
  });
  return {
    pose: 'sitting',
    spine: [hips, [(hips[0] + shoulders[0]) / 2 - chest * 0.08, (hips[1] + shoulders[1]) / 2], shoulders],
    spineWidths: [rump * 1.12, waist * 1.12, chest * 0.94],
    foreNear: arm(0, 1),
    foreFar: arm(legs.ankle * 0.95, 1.2),
    haunch: { x: hips[0] + rump * 0.14, y: -rump * 0.36, radiusX: rump * 0.44, radiusY: rump * 0.4 },
    tail: [hips[0] - rump * 0.42, -0.06],
    seat: [hips[0], hips[1] - rump * 0.5],
  };
}

function lying(build: Build, pose: BodyPose): Trunk {
  const { length, rump, chest, waist, legs, shoulder } = build;
  const hips: Point = [-length / 2, -rump * 0.5];
  const shoulders: Point = [length / 2, -chest * 0.54];
  const folded = legs.foot !== 'paw';
  const reach = folded ? shoulder * 0.36 : shoulder * 0.62;
  // Hooves are folded under: the shin lies along the ground below the thigh.
  const shin: Leg = {
    points: [
      [hips[0] + rump * 0.1, -legs.ankle * 1.3],
      [hips[0] + shoulder * 0.2, -legs.ankle * 0.9],
      [hips[0] + shoulder * 0.44, -legs.ankle * 0.6],
    ],
    widths: [legs.arm, legs.ankle * 1.2, legs.ankle],
    tilt: 0,
  };
  const arm = (offset: number): Leg => ({
    points: folded
      ? [
          [shoulders[0], shoulders[1] + chest * 0.1],
          [shoulders[0] + reach + offset, -legs.ankle * 1.5],
          [shoulders[0] - reach * 0.1 + offset, -legs.ankle * 0.6],
        ]
      : [
          [shoulders[0], shoulders[1] + chest * 0.1],
          [shoulders[0] + reach * 0.2, -legs.ankle * 0.9],
          [shoulders[0] + reach + offset, -legs.ankle * 0.52],
        ],
    widths: [legs.arm * 1.1, legs.arm * 0.86, legs.ankle],
    tilt: 0,
  });
  return {
    pose,
    spine: [hips, [0, -Math.max(waist, rump) * 0.5], shoulders],
    spineWidths: [rump, waist * 1.05, chest],
    foreNear: arm(0),
    foreFar: arm(legs.ankle * 1.1),
    ...(folded && { hindNear: shin }),
    haunch: { x: hips[0] + rump * 0.12, y: -rump * 0.38, radiusX: rump * 0.42, radiusY: rump * 0.38 },
    tail: [hips[0] - rump * 0.44, -rump * 0.3],
    seat: [0, -Math.max(waist, rump)],
  };
}

function withNeck(trunk: Trunk, build: Build, top: Point, head: Stance['head'], raised: number): Skeleton {
  const { neck, chest, head: size } = build;
  const low = isLow(trunk.pose);
  let lean = neck.lean - raised;
  if (trunk.pose === 'sitting') lean = neck.lean * 0.5;
  if (trunk.pose === 'running') lean = Math.min(1.25, neck.lean + 0.25);
  if (head === 'up') lean = Math.min(lean, 0.35);
  if (trunk.pose === 'curled') lean = Math.max(lean, 0.9);
  if (head === 'down') {
    // The muzzle comes down to the ground that the feet stand on, and no lower.
    const drop = Math.min(0.98, (-top[1] - size * 0.62) / Math.max(0.05, neck.length));
    lean = Math.PI / 2 + Math.asin(Math.max(0, drop)) * 0.92;
  }
  const root: Point = [
    top[0] + chest * (head === 'down' ? 0.12 : 0.06),
    top[1] - chest * (low ? 0.08 : 0.14),
  ];
  const end: Point = [root[0] + Math.sin(lean) * neck.length, root[1] - Math.cos(lean) * neck.length];
  const bulge = head === 'down' ? 0.04 : -0.03;
  const middle: Point = [
    (root[0] + end[0]) / 2 - bulge * neck.length,
    (root[1] + end[1]) / 2 - 0.05 * neck.length,
  ];
  // Who has a long neck looks up with a slight turn of the head.
  const turn =
    head === 'up'
      ? neck.length > size
        ? -0.5
        : -1.02
      : head === 'down'
        ? 0.72
        : trunk.pose === 'curled'
          ? 0.3
          : 0;
  return {
    ...trunk,
    neck: [root, middle, end],
    neckWidths: [neck.base, (neck.base + neck.top) / 2, neck.top],
    head: end,
    headTurn: turn,
  };
}

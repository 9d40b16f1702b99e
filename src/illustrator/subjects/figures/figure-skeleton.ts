import type { Pose } from '../../brief/brief.types.ts';
import type { Point } from '../pen.ts';
import type { FigureLook, Skeleton } from './figure.types.ts';

const RAISED_ITEMS = new Set(['sword', 'wand', 'umbrella', 'lightning', 'axe', 'flag', 'katana']);

/** Places the joints of a figure one unit tall, feet on y = 0. */
export function poseFigure(look: FigureLook, pose: Pose): Skeleton {
  const { head, shoulders } = look.build;
  const chin = -1 + head * 2;
  const shoulder = chin + Math.min(head * 0.42, 0.032);
  const length = -shoulder;
  const hip = shoulder + length * 0.4;
  const base: Skeleton = {
    head: [0, -1 + head],
    headRadius: head,
    chin,
    neck: [0, shoulder],
    nearShoulder: [shoulders, shoulder + head * 0.2],
    farShoulder: [-shoulders, shoulder + head * 0.2],
    nearElbow: [shoulders + 0.04, shoulder + length * 0.23],
    farElbow: [-shoulders - 0.04, shoulder + length * 0.23],
    nearHand: [shoulders + 0.045, shoulder + length * 0.42],
    farHand: [-shoulders - 0.045, shoulder + length * 0.42],
    waist: shoulder + length * 0.27,
    hip,
    nearKnee: [0.058, hip + length * 0.31],
    farKnee: [-0.058, hip + length * 0.31],
    nearFoot: [0.064, -0.012],
    farFoot: [-0.064, -0.012],
    turn: 0.25,
    length,
  };
  const posed = POSES[pose]?.(base) ?? base;
  return look.held && pose !== 'riding' ? holdOut(posed, look.held.kind) : posed;
}

function holdOut(skeleton: Skeleton, item: string): Skeleton {
  const [x, y] = skeleton.nearShoulder;
  const { length } = skeleton;
  if (item === 'umbrella')
    return { ...skeleton, nearElbow: [x + 0.05, y + length * 0.2], nearHand: [x + 0.01, y + length * 0.1] };
  if (item === 'flute') {
    return {
      ...skeleton,
      nearElbow: [x + 0.075, y + length * 0.13],
      nearHand: [x - 0.01, skeleton.chin - skeleton.headRadius * 0.42],
      farElbow: [-x - 0.03, y + length * 0.17],
      farHand: [0.03, skeleton.chin - skeleton.headRadius * 0.2],
    };
  }
  if (RAISED_ITEMS.has(item)) {
    return {
      ...skeleton,
      nearElbow: [x + 0.085, y + length * 0.13],
      nearHand: [x + 0.13, y - length * 0.02],
    };
  }
  return { ...skeleton, nearElbow: [x + 0.06, y + length * 0.19], nearHand: [x + 0.11, y + length * 0.2] };
}

const POSES: Partial<Record<Pose, (base: Skeleton) => Skeleton>> = {
  standing: (base) => base,
  walking: (base) => {
    const { hip, length, nearShoulder, farShoulder } = base;
    return {
      ...base,
      turn: 0.75,
      nearKnee: [-0.01, hip + length * 0.3],
      nearFoot: [-0.12, -0.02],
      farKnee: [0.085, hip + length * 0.29],
      farFoot: [0.115, -0.012],
      nearElbow: [nearShoulder[0] + 0.02, nearShoulder[1] + length * 0.23],
      nearHand: [nearShoulder[0] + 0.085, nearShoulder[1] + length * 0.39],
      farElbow: [farShoulder[0] - 0.05, farShoulder[1] + length * 0.22],
      farHand: [farShoulder[0] - 0.055, farShoulder[1] + length * 0.4],
    };
  },
  dancing: (base) => {
    const { hip, length, nearShoulder, farShoulder, headRadius } = base;
    const over = -1 - headRadius * 0.5;
    return {
      ...base,
      nearElbow: [nearShoulder[0] + 0.09, nearShoulder[1] - length * 0.13],
      nearHand: [0.05, over],
      farElbow: [farShoulder[0] - 0.09, farShoulder[1] - length * 0.13],
      farHand: [-0.05, over],
      nearKnee: [0.2, hip + length * 0.2],
      nearFoot: [0.04, hip + length * 0.34],
      farKnee: [-0.03, hip + length * 0.31],
      farFoot: [-0.03, -0.012],
    };
  },
  sitting: (base) => {
    const drop = -base.hip - 0.085;
    const shift = movedBy(base, drop);
    return {
      ...shift,
      nearKnee: [0.2, -0.14],
      nearFoot: [0.3, -0.02],
      farKnee: [0.14, -0.17],
      farFoot: [0.22, -0.03],
      turn: 0.5,
      nearHand: [0.15, -0.17],
      nearElbow: [base.nearShoulder[0] + 0.04, shift.nearShoulder[1] + base.length * 0.22],
    };
  },
  riding: (base) => {
    const drop = -base.hip - 0.33;
    const shift = movedBy(base, drop);
    const [x, y] = shift.nearShoulder;
    return {
      ...shift,
      turn: 0.85,
      nearKnee: [0.13, -0.2],
      nearFoot: [0.09, -0.012],
      farKnee: [0.13, -0.24],
      farFoot: [0.11, -0.1],
      nearElbow: [x + 0.03, y + base.length * 0.19],
      nearHand: [x + 0.13, y + base.length * 0.26],
      farElbow: [x + 0.02, y + base.length * 0.17],
      farHand: [x + 0.15, y + base.length * 0.24],
    };
  },
};

function movedBy(base: Skeleton, drop: number): Skeleton {
  const move = ([x, y]: Point): Point => [x, y + drop];
  return {
    ...base,
    head: move(base.head),
    chin: base.chin + drop,
    neck: move(base.neck),
    nearShoulder: move(base.nearShoulder),
    farShoulder: move(base.farShoulder),
    nearElbow: move(base.nearElbow),
    farElbow: move(base.farElbow),
    nearHand: move(base.nearHand),
    farHand: move(base.farHand),
    waist: base.waist + drop,
    hip: base.hip + drop,
  };
}

import type { Pose } from '../../../brief/brief.types.ts';
import { clamp } from '../../../core/maths.ts';
import type { Point } from '../../pen/pen.ts';
import type { FigureLook, Skeleton } from '../figure.types.ts';
import { onFace, sideOf } from '../head/head-frame.ts';
import type { HeldItem } from './held-items.types.ts';
import { wristFor } from './palm.ts';
import { SECOND_HAND, SLANT } from './slant.ts';

/** Where the hands must be, in the frame of the trunk, for a thing to be used rather than carried. */
interface HandPlaces {
  near: Point;
  far?: Point;
}

type PlaceHands = (bones: Skeleton) => HandPlaces;

/** A point of the face in the frame of the trunk: 0 is its middle, 1 its chin. */
function faceAt({ head, headRadius, headTurn }: Skeleton, across: number, down: number): Point {
  const { x } = onFace(across, Math.abs(headTurn));
  return [head[0] + x * headRadius * sideOf(headTurn), head[1] + down * headRadius];
}

const off = ([x, y]: Point, right: number, down: number): Point => [x + right, y + down];

const chest = ({ neck, waist }: Skeleton, share: number): number => neck[1] + (waist - neck[1]) * share;

/** Broad things are held before the chest by both side edges, which are this far apart. */
const wide =
  (breadth: number, ahead = 0.02, down = 0.7): PlaceHands =>
  (bones) => {
    const near: Point = [ahead + bones.turn * 0.17 + breadth / 2, chest(bones, down)];
    return { near, far: off(near, -breadth, 0.004) };
  };

/** A long shaft that slants to the ground ahead, one hand at its upper end and one further down. */
const shaft: PlaceHands = (bones) => {
  const near: Point = [0.08 + bones.turn * 0.08, chest(bones, 0.66)];
  return { near, far: off(near, SECOND_HAND * SLANT, SECOND_HAND) };
};

/** Things with a mouthpiece, a chin rest or two handles; the offsets are those of their drawings. */
const PLAYED: Partial<Record<HeldItem, PlaceHands>> = {
  trumpet: (bones) => {
    const mouth = faceAt(bones, 0, 0.64);
    return { near: off(mouth, 0.165, -0.022), far: off(mouth, 0.1, 0.03) };
  },
  saxophone: (bones) => {
    const mouth = faceAt(bones, 0, 0.66);
    return { near: off(mouth, 0.1, 0.33), far: off(mouth, 0.09, 0.19) };
  },
  flute: (bones) => {
    const mouth = faceAt(bones, 0, 0.68);
    return { near: off(mouth, 0.19, 0.03), far: off(mouth, 0.09, 0.02) };
  },
  microphone: (bones) => ({ near: off(faceAt(bones, 0, 0.8), 0.07, 0.1) }),
  violin: (bones) => {
    const near = off([bones.head[0] + bones.headRadius * 0.4, bones.chin], 0.27, 0.09);
    return { near, far: off(near, -0.27, 0.13) };
  },
  accordion: (bones) => ({ near: [0.135, chest(bones, 0.62)], far: [-0.125, chest(bones, 0.66)] }),
  drum: (bones) => ({ near: [0.13, chest(bones, 0.86)], far: [-0.13, chest(bones, 0.84)] }),
  guitar: (bones) => ({ near: [0.05, chest(bones, 0.94)], far: [-0.29, chest(bones, 0.5)] }),
  book: wide(0.262),
  map: wide(0.27),
  newspaper: wide(0.25),
  letter: wide(0.18, 0.08),
  gift: wide(0.16, 0.1, 0.95),
  broom: shaft,
  shovel: shaft,
  rake: shaft,
  telescope: (bones) => {
    const eye = faceAt(bones, 0.3, 0.06);
    return { near: off(eye, 0.16, -0.02), far: off(eye, 0.1, 0.06) };
  },
};

/** Whether the place of a thing hangs on where the face is. */
export function isPlayed(item: HeldItem | undefined): boolean {
  return item !== undefined && item in PLAYED;
}

/** What is brought to the lips by those who eat or drink. */
const TASTED: ReadonlySet<string> = new Set([
  'cup',
  'glass',
  'bottle',
  'apple',
  'ice-cream',
  'lollipop',
  'bread',
]);

/** Bends the arms so that what the hands hold is where it is used. */
export function bringHands(bones: Skeleton, look: FigureLook, pose: Pose): Skeleton {
  if (look.underfoot === 'stool' && bones.seated && pose !== 'playing-keys') return thinking(bones);
  const kind = look.held?.kind;
  // What is no part of the drawing is in the hand, too.
  const tastes = !kind && (pose === 'eating' || pose === 'drinking');
  if ((!kind && !tastes) || pose === 'throwing' || pose === 'waving') return bones;
  const taste = tastes || ((pose === 'eating' || pose === 'drinking') && TASTED.has(kind!));
  const place = (kind && PLAYED[kind]) ?? (taste ? toLips : undefined);
  if (!place) return bones;
  const { near, far } = place(bones);
  const reach = bones.length * (look.young ? 0.92 : 1);
  const bring = (shoulder: Point, palm: Point): [Point, Point] => {
    const [elbow, end] = reachFor(shoulder, palm, reach, bones.turn);
    return [elbow, wristFor(elbow, end)];
  };
  const [nearElbow, nearHand] = bring(bones.nearShoulder, near);
  const brought = { ...bones, nearElbow, nearHand };
  if (!far || look.offhand) return brought;
  const [farElbow, farHand] = bring(bones.farShoulder, far);
  return { ...brought, farElbow, farHand };
}

/** One hand props the chin. */
function thinking(bones: Skeleton): Skeleton {
  const [farElbow, farHand] = reachFor(
    bones.farShoulder,
    off(faceAt(bones, 0, 1.12), 0.012, 0.012),
    bones.length,
    bones.turn,
  );
  return { ...bones, farElbow, farHand };
}

function toLips(bones: Skeleton): HandPlaces {
  return { near: off(faceAt(bones, 0, 1), 0.06, 0.04) };
}

/** Forearms that come towards us or go away look this much shorter, or a little longer. */
const FOREARM = [0.42, 1.24] as const;

/** Elbow and hand of an arm that stretches for a point: the elbow hangs where it can, else it is bent (law of cosines). */
export function reachFor(shoulder: Point, target: Point, length: number, turn = 0): [Point, Point] {
  const [upper, lower] = [length * 0.225, length * 0.205];
  const [x, y] = [target[0] - shoulder[0], target[1] - shoulder[1]];
  const outwards = turn > 0.55 ? -0.3 : (Math.sign(shoulder[0]) || 1) * 0.26;
  const hanging: Point = [shoulder[0] + outwards * upper, shoulder[1] + 0.94 * upper];
  const fore = Math.hypot(target[0] - hanging[0], target[1] - hanging[1]) / lower;
  if (fore > FOREARM[0] && fore < FOREARM[1]) return [hanging, [target[0], target[1]]];
  const distance = clamp(Math.hypot(x, y), Math.abs(upper - lower) + 0.03, (upper + lower) * 0.995);
  const angle = Math.atan2(y, x);
  const bend = Math.acos(clamp((upper ** 2 + distance ** 2 - lower ** 2) / (2 * upper * distance), -1, 1));
  const elbowAt = (turned: number): Point => [
    shoulder[0] + Math.cos(turned) * upper,
    shoulder[1] + Math.sin(turned) * upper,
  ];
  const [one, other] = [elbowAt(angle + bend), elbowAt(angle - bend)];
  // Of who faces us elbows hang away from the body, of who is turned behind the hand.
  const away = turn > 0.55 ? -0.4 : (Math.sign(shoulder[0]) || 1) * 1.1;
  const merit = ([elbowX, elbowY]: Point) => elbowY + away * elbowX;
  return [
    merit(one) > merit(other) ? one : other,
    [shoulder[0] + Math.cos(angle) * distance, shoulder[1] + Math.sin(angle) * distance],
  ];
}

import type { SubjectRequest } from '../brief/brief.types.ts';
import { lerp } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../scene/stage.types.ts';

/** Where across the picture the main subject goes, 0..1: away from the sun, on a third, or in the middle. */
export function focusAcross(stage: Stage, random: Random): number {
  const away = stage.sun.x < stage.width / 2 ? 1 : -1;
  switch (stage.brief.composition) {
    case 'centred':
    case 'symmetrical':
    case 'framed':
      return 0.5;
    case 'thirds':
      return 0.5 + away * 0.167;
    case 'golden-spiral':
      return 0.5 + away * 0.118;
    case 'negative-space':
      return 0.5 + away * 0.23;
    default:
      return 0.5 + away * random.range(0, 0.1);
  }
}

const ANGLE_SCALES = {
  eye: 1,
  low: 1.16,
  high: 0.86,
  aerial: 0.62,
  dutch: 1,
  'close-up': 1.4,
  wide: 0.64,
} as const;
const QUALITY_SCALES: Record<string, number> = {
  giant: 1.5,
  huge: 1.5,
  big: 1.25,
  tall: 1.2,
  tiny: 0.5,
  small: 0.7,
  little: 0.75,
  young: 0.78,
};

/** Height of a subject in pixels, before it is fitted to its place. */
export function wishedHeight(stage: Stage, subject: SubjectRequest, isMain: boolean, crowd: number): number {
  const { brief, width, height } = stage;
  const shorter = Math.min(width, height);
  let fraction = subject.noun.size * ANGLE_SCALES[brief.cameraAngle];
  if (brief.lens === 'wide' || brief.lens === 'fisheye') fraction *= 0.82;
  if (brief.lens === 'telephoto' || brief.lens === 'macro') fraction *= 1.2;
  if (brief.composition === 'negative-space') fraction *= 0.6;
  for (const quality of subject.qualities) fraction *= QUALITY_SCALES[quality] ?? 1;
  // A bird beside someone keeps a bird's size.
  const sideFlyer = !isMain && subject.noun.kind === 'flying' && subject.noun.size < 0.4;
  if (!isMain) fraction *= sideFlyer ? 0.6 : 0.86;
  fraction *= besidePeople(stage, subject);
  if (crowd > 1) fraction *= lerp(0.92, 0.46, Math.min(1, (crowd - 1) / 9));
  // A tall picture leaves room that a square one has not.
  const room = Math.min(1.25, Math.sqrt(height / width));
  return shorter * fraction * Math.max(1, room);
}

/** Alone, a cat or a rose fills its picture; beside a person it must keep its proportion. */
function besidePeople({ brief, indoor }: Stage, { noun }: SubjectRequest): number {
  const people = brief.subjects.some((other) => other.noun.kind === 'person' && other.noun !== noun);
  const carried = brief.relations.some(({ kind }) => kind === 'riding' || kind === 'on');
  if (!people || indoor || carried || brief.cameraAngle === 'close-up') return 1;
  if (noun.kind === 'item') return 0.52;
  return noun.kind === 'animal' && noun.size < 0.45 ? 0.48 : 1;
}

/** Spreads `count` copies over 0..1 in order, each a little off its even place. */
export function spreadAcross(count: number, index: number, random: Random): number {
  if (count <= 1) return 0.5;
  return (index + 0.5 + random.range(-0.22, 0.22)) / count;
}

import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';

/** Where across the picture the main subject goes, 0..1: on a third or in the middle; away from the sun where the composition is told. */
export function focusAcross(stage: Stage, random: Random): number {
  const away = stage.sun.x < stage.width / 2 ? 1 : -1;
  if (stage.brief.place === 'plain' && stage.brief.subjects.length === 1) return 0.5;
  switch (stage.brief.composition) {
    case 'centred':
    case 'symmetrical':
    case 'framed':
    case 'leading-lines':
      return 0.5;
    case 'thirds':
      return 0.5 + away * 0.167;
    case 'golden-spiral':
      return 0.5 + away * 0.118;
    case 'negative-space':
      return 0.5 + away * 0.23;
    default:
      // By the dice alone: another hour moves the sun, and the motif must stay.
      return (
        0.5 +
        (random.chance(0.5) ? 1 : -1) * (leavesRoom(stage) ? random.range(0.12, 0.2) : freeShift(random))
      );
  }
}

/** On a third, near the middle, or a little to the other side. */
function freeShift(random: Random): number {
  const at = random.next();
  if (at < 0.45) return random.range(0.12, 0.2);
  return at > 0.85 ? random.range(-0.17, -0.1) : random.range(-0.05, 0.08);
}

/** Beside someone on the ground something large flies: both need their half. */
function leavesRoom({ brief, floating }: Stage): boolean {
  if (floating) return false;
  const [main, ...others] = brief.subjects;
  return (
    main !== undefined &&
    main.noun.kind !== 'flying' &&
    others.some(({ noun, everywhere }) => noun.kind === 'flying' && noun.size > 0.3 && !everywhere)
  );
}

/** Near by or at some distance, by the seed, so that the same prompt is not always the same close view: a factor on sizes. */
export function nearness(stage: Stage): number {
  // On a bare sheet there is nothing else to see.
  if (stage.brief.place === 'plain') return 1.4;
  const view = stage.motif.fork('nearness');
  const at = view.next();
  // Who does something with something must be near enough for that to be seen.
  const { relations, subjects } = stage.brief;
  if (at < 0.3 && (relations.length > 0 || subjects.length > 2)) return view.range(0.88, 1);
  if (at < 0.3) return view.range(0.78, 0.9);
  return at > 0.76 ? view.range(1.12, 1.3) : view.range(0.9, 1.06);
}

/** Spreads `count` copies over 0..1 in order, each a little off its even place. */
export function spreadAcross(count: number, index: number, random: Random): number {
  if (count <= 1) return 0.5;
  return (index + 0.5 + random.range(-0.22, 0.22)) / count;
}

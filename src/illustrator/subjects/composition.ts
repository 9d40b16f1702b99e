import type { Random } from '../core/random.ts';
import type { Stage } from '../scene/stage.types.ts';

/** Where across the picture the main subject goes, 0..1: away from the sun, on a third, or in the middle. */
export function focusAcross(stage: Stage, random: Random): number {
  const away = stage.sun.x < stage.width / 2 ? 1 : -1;
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
      return 0.5 + away * random.range(-0.03, 0.13);
  }
}

/** Spreads `count` copies over 0..1 in order, each a little off its even place. */
export function spreadAcross(count: number, index: number, random: Random): number {
  if (count <= 1) return 0.5;
  return (index + 0.5 + random.range(-0.22, 0.22)) / count;
}

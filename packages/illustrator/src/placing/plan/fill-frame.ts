import type { Stage } from '../../stage/stage.types.ts';
import { resize } from '../relate/relate-places.ts';
import type { Placement } from './placement.types.ts';

/** Share of the picture's width and height that a group of actors may take. */
const WIDEST = 0.94;
const TALLEST = 0.62;
/** Nobody grows beyond this in one go. */
const MOST = 1.9;

/**
 * Brings a group that acts together nearer: all grow alike about their common middle and foot until
 * they fill the picture's breadth. A group that is large enough stays as it is.
 */
export function fillFrame(stage: Stage, group: readonly Placement[]): void {
  if (group.length === 0) return;
  const left = Math.min(...group.map(({ x, width }) => x - width / 2));
  const right = Math.max(...group.map(({ x, width }) => x + width / 2));
  const tallest = Math.max(...group.map(({ height }) => height));
  const foot = Math.max(...group.map(({ y }) => y));
  const growth = Math.min(
    MOST,
    (stage.width * WIDEST) / (right - left),
    (stage.height * TALLEST) / tallest,
    (Math.max(foot, stage.height * 0.84) - stage.height * 0.04) / tallest,
  );
  if (growth <= 1.04) return;
  const middle = (left + right) / 2;
  // The group keeps to its side of the picture as far as there is room.
  const half = ((right - left) * growth) / 2 + stage.width * 0.02;
  const centre = Math.min(Math.max(middle, half), Math.max(half, stage.width - half));
  const lower = Math.max(
    foot,
    Math.min(stage.height * 0.9, foot + (stage.height * 0.9 - foot) * (growth - 1)),
  );
  for (const one of group) {
    resize(one, growth);
    one.x = centre + (one.x - middle) * growth;
    if (one.footing !== 'air') one.y = lower - (foot - one.y) * growth;
  }
}

import { type Rgb, toCss } from '../../../core/color.ts';
import { project } from '../../../stage/camera.ts';
import type { Stage } from '../../../stage/stage.types.ts';

/** A point in the world, metres: right of the middle, above the ground, ahead. */
export type Corner = readonly [x: number, y: number, z: number];

/** Fills the outline through points in the world. */
export function fillCorners(stage: Stage, corners: readonly Corner[], color: Rgb, alpha = 1): void {
  const { context } = stage;
  context.fillStyle = toCss(color, alpha);
  context.beginPath();
  for (const corner of corners) {
    const { x, y } = project(stage, ...corner);
    context.lineTo(x, y);
  }
  context.fill();
}

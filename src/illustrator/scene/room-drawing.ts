import { drawSoftly } from '../core/canvas.ts';
import { type Rgb, scale } from '../core/colour.ts';
import { roomBrightness } from './room-light.ts';
import type { Stage } from './stage.types.ts';

/** Walls in the background are slightly out of focus, so that the subject stands out. */
export function onWall(stage: Stage, draw: (context: Stage['context']) => void): void {
  const { context, width, height } = stage;
  drawSoftly(context, width, height, { blur: Math.min(width, height) * 0.0028, resolution: 0.75 }, draw);
}

export function shaded(stage: Stage, colour: Rgb, x: number, y: number): Rgb {
  return scale(colour, roomBrightness(stage, x, y) * (stage.palette.ambient[0] / 150));
}

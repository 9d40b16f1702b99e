import { drawSoftly } from '../../core/canvas.ts';
import { type Rgb, scale } from '../../core/color.ts';
import { clamp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import { silhouetteOf } from './render-drawing.ts';

/** How much larger it is than who throws it where there is room, and how far aside it lies, in shares of the picture's width. */
const LARGEST = 1.25;
const LARGEST_OTHER = 2.8;
const WIDEST = 0.66;
const ASIDE = 0.24;

/** Where the prompt tells of a shadow on the wall: large, beside its owner, on what stands upright behind. */
export function throwOnWall(stage: Stage, { x, height, width, drawing, mirrored, y }: Placement): void {
  const side = x > stage.width / 2 ? -1 : 1;
  const tint: Rgb = scale(stage.palette.ambient, 0.1);
  const foot = Math.min(y, stage.horizon + stage.height * 0.08);
  const shape = drawing.shadow ?? drawing.canvas;
  const broad = drawing.shadow ? (height * shape.width) / shape.height : width;
  const room = Math.min((foot - stage.height * 0.04) / height, (stage.width * WIDEST) / broad);
  const growth = Math.min(drawing.shadow ? LARGEST_OTHER : LARGEST, room);
  const [wide, tall] = [broad * growth, height * growth];
  const beside = x + side * stage.width * ASIDE;
  // Another's shadow is seen as a whole.
  const across = drawing.shadow
    ? clamp(beside + (side * wide) / 4, wide / 2, stage.width - wide / 2)
    : beside;
  const dark = silhouetteOf(shape, wide, tall, tint);
  drawSoftly(stage.context, stage.width, stage.height, { blur: stage.height * 0.006 }, (soft) => {
    soft.beginPath();
    soft.rect(0, 0, stage.width, stage.horizon);
    soft.clip();
    soft.globalAlpha = 0.62;
    soft.translate(across, foot);
    soft.scale(mirrored ? -1 : 1, 1);
    soft.drawImage(dark, -wide / 2, -tall, wide, tall);
  });
}

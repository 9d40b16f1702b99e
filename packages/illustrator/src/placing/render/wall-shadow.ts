import { drawSoftly } from '../../core/canvas.ts';
import { type Rgb, scale } from '../../core/color.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import { silhouetteOf } from './render-drawing.ts';

/** How much larger it is than who throws it where there is room, and how far aside it lies, in shares of the picture's width. */
const LARGEST = 1.25;
const ASIDE = 0.24;

/** Where the prompt tells of a shadow on the wall: large, beside its owner, on what stands upright behind. */
export function throwOnWall(stage: Stage, { x, height, width, drawing, mirrored, y }: Placement): void {
  const side = x > stage.width / 2 ? -1 : 1;
  const tint: Rgb = scale(stage.palette.ambient, 0.1);
  const foot = Math.min(y, stage.horizon + stage.height * 0.08);
  const growth = Math.min(LARGEST, (foot - stage.height * 0.04) / height);
  const [wide, tall] = [width * growth, height * growth];
  const dark = silhouetteOf(drawing.canvas, wide, tall, tint);
  drawSoftly(stage.context, stage.width, stage.height, { blur: stage.height * 0.006 }, (soft) => {
    soft.beginPath();
    soft.rect(0, 0, stage.width, stage.horizon);
    soft.clip();
    soft.globalAlpha = 0.62;
    soft.translate(x + side * stage.width * ASIDE, foot);
    soft.scale(mirrored ? -1 : 1, 1);
    soft.drawImage(dark, -wide / 2, -tall, wide, tall);
  });
}

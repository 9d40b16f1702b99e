import { type Canvas, createLayer } from '../../../core/canvas.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { flatten } from '../kuwahara.ts';

/**
 * The scene in calm patches of `radius` pixels, with its subjects as they are drawn: those are calm already, and
 * patches would cut fingers and features.
 */
export function calmModel(scene: Canvas, stage: Stage, radius: number): Canvas {
  const calm = flatten(scene, radius, stage.checkpoint);
  if (!stage.plain) return calm;
  const { canvas, context } = createLayer(stage.width, stage.height);
  context.drawImage(stage.plain.canvas, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.drawImage(scene, 0, 0);
  calm.getContext('2d').drawImage(canvas, 0, 0);
  return calm;
}

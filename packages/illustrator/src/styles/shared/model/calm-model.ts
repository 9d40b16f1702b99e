import { type Canvas, createLayer, type Layer } from '../../../core/canvas.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { flatten } from '../kuwahara.ts';

/**
 * The scene in calm patches of `radius` pixels, with its subjects as they are drawn: those are calm already, and
 * patches would cut fingers and features.
 */
export function calmModel(scene: Canvas, stage: Stage, radius: number): Canvas {
  // A ground in forms is as calm as can be.
  if (stage.forms && !stage.pictureTones) return scene;
  const calm = flatten(scene, radius, stage.checkpoint);
  if (stage.plain) drawThrough(calm.getContext('2d'), stage.plain.canvas, scene);
  return calm;
}

/** Draws a picture where another one is opaque. */
export function drawThrough(onto: Layer['context'], opening: Canvas, picture: Canvas): void {
  const { canvas, context } = createLayer(picture.width, picture.height);
  context.drawImage(opening, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.drawImage(picture, 0, 0);
  onto.drawImage(canvas, 0, 0);
}

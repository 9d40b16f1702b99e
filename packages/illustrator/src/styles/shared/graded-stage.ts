import type { Grade } from '../../brief/brief.types.ts';
import type { Canvas } from '../../core/canvas.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { gradeCanvas, wishedGrade } from './grade.ts';
import { copyCanvas } from './raster.ts';

/**
 * A copy of the scene in the wished colors, for media whose paper must keep its own: what is drawn gets
 * dark or warm, the sheet under it does not. Vignette and grain wait for `frameSheet`.
 */
export function gradedModel(scene: Canvas, stage: Stage, base: Grade, random: Random): Canvas {
  const wish = wishedGrade(stage, base);
  return gradeCanvas(copyCanvas(scene), { ...wish, vignette: 0, grain: 0 }, random, stage.checkpoint);
}

/** The part of the wishes that lies over the whole sheet, in place. */
export function frameSheet(canvas: Canvas, stage: Stage, random: Random, share = 0.6): Canvas {
  const { grade } = stage.brief;
  const frame = { vignette: (grade.vignette ?? 0) * share, grain: wishedGrade(stage).grain };
  return gradeCanvas(canvas, frame, random, stage.checkpoint);
}

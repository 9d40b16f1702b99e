import { type Canvas, createLayer } from '../core/canvas.ts';
import { fade, fillBox, linear } from '../core/ink.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../stage/stage.types.ts';
import { gradeCanvas } from '../styles/shared/grade.ts';
import { copyCanvas } from '../styles/shared/raster.ts';
import { extentOfSubjects } from './reframe.ts';
import { sharpen } from './sharpen-and-soften.ts';

/** A path tracer's picture: clean, crisp, with the subjects mirrored in a polished ground. */
export function traceRays(source: Canvas, stage: Stage, random: Random): Canvas {
  const canvas = copyCanvas(source);
  reflectSubjects(canvas, source, stage);
  const crisp = sharpen(canvas, stage, 0.7);
  const look = { contrast: 1.12, saturation: 1.1, gain: 1.06, highlightTint: [4, 3, 0] } as const;
  return gradeCanvas(crisp, look, random, stage.checkpoint);
}

function reflectSubjects(canvas: Canvas, source: Canvas, stage: Stage): void {
  const { width, height, floating } = stage;
  const box = extentOfSubjects(stage);
  const foot = box ? box.bottom : height * 0.62;
  const room = height - foot;
  if (floating || room < height * 0.03) return;
  const layer = createLayer(width, room);
  const from = Math.max(0, foot - room * 1.6);
  layer.context.translate(0, room);
  layer.context.scale(1, -1);
  layer.context.drawImage(source, 0, from, width, foot - from, 0, 0, width, room);
  layer.context.setTransform(1, 0, 0, 1, 0, 0);
  layer.context.globalCompositeOperation = 'destination-in';
  const dusk = linear(layer.context, [0, 0, 0, room], fade('rgba(0,0,0,0.5)', 'rgba(0,0,0,0.1)'));
  fillBox(layer.context, dusk, 0, 0, width, room);
  canvas.getContext('2d').drawImage(layer.canvas, 0, foot);
}

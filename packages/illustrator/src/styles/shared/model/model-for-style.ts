import type { Canvas } from '../../../core/canvas.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { isFlat } from '../forms/redraw-scene.ts';
import { canvasOf, readRaster } from '../raster.ts';
import { calmGround } from './calm-ground.ts';
import { evenFigures } from './even-figures.ts';
import { partFromGround } from './part-from-ground.ts';

/**
 * The scene as a painter would arrange it before he begins: figures and faces in even light, calm ground behind heads,
 * and around everybody a ground that is lighter or darker than they are. What a medium of few tones or patches does to
 * it then falls on the right side of every outline. A photograph has no model: its subject is only guessed.
 */
export function modelForStyle(stage: Stage): Canvas {
  if (stage.brief.style === 'photo' || stage.pictureTones || !stage.mask.some((subject) => subject > 0))
    return stage.canvas;
  const raster = readRaster(stage.canvas);
  evenFigures(raster, stage);
  // Air around them would cut a ground of flat colors into rings.
  if (!stage.forms || !isFlat(stage.brief.style)) partFromGround(raster, stage);
  const model = canvasOf(raster);
  stage.checkpoint.check();
  // What falls into forms is calm.
  if (!stage.forms) calmGround(model, stage);
  return model;
}

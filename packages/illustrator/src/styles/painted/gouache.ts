import type { Canvas } from '../../core/canvas.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { findFlatAreas } from '../shared/flat-areas.ts';
import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { flatten } from '../shared/kuwahara.ts';
import { readOrientation } from '../shared/orientation-field.ts';
import { paperTooth } from '../shared/paper.ts';
import { printAreas } from '../shared/print-areas.ts';
import { canvasOf, pictureUnit, type Raster, readRaster } from '../shared/raster.ts';
import { createStreaks, readStreakRow } from '../shared/streaks.ts';
import type { Style } from '../style.types.ts';

/** Picture-book gouache: matte opaque shapes with dry-brushed light and shade and no outlines. */
export const paintGouache: Style = (scene, stage, random) => {
  const { checkpoint, brief } = stage;
  const model = flatten(scene, 4, checkpoint);
  checkpoint.check();
  const flats = layFlats(scene, stage, random);
  dryBrush(flats, readRaster(model), model, stage, random);
  const matte = wishedGrade(stage, {
    saturation: 1.4,
    contrast: 1.02,
    lift: 0.02,
    gain: 1.17,
    temperature: 0.12,
  });
  return gradeCanvas(canvasOf(flats), matte, random.fork(`matte-${brief.detail}`), checkpoint);
};

function layFlats(scene: Canvas, stage: Stage, random: Random): Raster {
  const { detail } = stage.brief;
  const areas = findFlatAreas(
    scene,
    stage,
    {
      sky: Math.round(4 + detail),
      land: Math.round(6 + 3 * detail),
      figures: Math.round(8 + 4 * detail),
      least: 0.00025,
    },
    random.fork('flats'),
  );
  return printAreas(areas, stage);
}

/** The picture's own light and detail come back over the flats in broken strokes that follow the form. */
function dryBrush(flats: Raster, model: Raster, source: Canvas, stage: Stage, random: Random): void {
  const { width, height, mask, checkpoint, brief } = stage;
  const unit = pictureUnit(width, height);
  const field = readOrientation(source, 4);
  const streaks = createStreaks(random.fork('bristles'), field, {
    length: 42 * unit,
    thickness: 2 * unit,
    rest: 0.12,
  });
  const tooth = paperTooth(random.fork('paper'), 0.3);
  const row = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    readStreakRow(streaks, y, row);
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const offset = index * 4;
      const grain = tooth.values[(y & 255) * 256 + (x & 255)]!;
      const streak = row[x]!;
      // Subjects keep more of their modelling: their faces are what the picture is about.
      const share = (mask[index]! > 0 ? 0.6 : 0.12) + (brief.detail - 1) * 0.1;
      const amount = clamp(smoothstep(-0.35, 0.5, streak * 0.75 + grain * 0.3 + share - 0.5));
      const body = streak * 5 + grain * 4;
      for (let channel = offset; channel < offset + 3; channel++)
        flats.data[channel] = lerp(flats.data[channel]!, model.data[channel]!, amount) + body;
    }
  }
}

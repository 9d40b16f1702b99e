import { type Canvas, resample } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import { clamp, lerp } from '../../core/maths.ts';
import { luminance, type Plane } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { findFlatAreas } from '../shared/flat-areas.ts';
import { showsSky } from '../shared/forms/calm-distance.ts';
import { formsOf } from '../shared/forms/forms-of.ts';
import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { linesOfForms } from '../shared/lines/lines-of-forms.ts';
import { paperTooth } from '../shared/paper.ts';
import { printAreas } from '../shared/print-areas.ts';
import { canvasOf, type Raster, readRaster } from '../shared/raster.ts';
import { findSky } from '../shared/sky-map.ts';
import { createTexture } from '../shared/texture.ts';
import type { Style } from '../style.types.ts';
import { mixPigments } from './pigments.ts';
import { printSky } from './print-sky.ts';
import { stampSeal } from './seal.ts';

const KEY_BLOCK: Rgb = [30, 29, 42];

/** A woodblock print: flat color blocks, a graded sky, the dark key block's lines, wood grain and paper. */
export const printUkiyoE: Style = (scene, stage, random) => {
  const { checkpoint } = stage;
  const sky = findSky(scene, stage);
  checkpoint.check();
  const print = printBlocks(scene, stage, random);
  checkpoint.check();
  // Space, water and backdrops fill what has no depth: only a sky over land is graded by hand.
  if (!stage.floating && !stage.indoor && showsSky(stage))
    printSky(print, skyLight(scene, stage), sky, stage);
  checkpoint.check();
  const lines = keyBlock(stage);
  checkpoint.check();
  pressOnPaper(print, lines, stage, random);
  const canvas = canvasOf(print);
  if (!stage.brief.vetoes.has('signature') && !stage.brief.vetoes.has('text'))
    stampSeal(canvas, random.fork('seal'));
  return gradeCanvas(canvas, wishedGrade(stage, { vignette: 0.05 }), random, checkpoint);
};

/** Houses and rooms are made of many small things of their own colors; open land is printed from few blocks. */
function printBlocks(scene: Canvas, stage: Stage, random: Random): Raster {
  const { detail, scene: kind } = stage.brief;
  const built = stage.indoor || kind === 'city' || kind === 'interior';
  const areas = findFlatAreas(
    scene,
    stage,
    {
      sky: Math.round(stage.floating ? 8 + 4 * detail : 3),
      land: Math.round((built ? 13 : 9) + 4 * detail),
      figures: Math.round(8 + 4 * detail),
      least: built ? 0.00005 : 0.0001,
    },
    random,
  );
  mixPigments(areas.colors, stage.palette.night ? 0.8 : 0.74, (color) => (color < areas.figures ? 0.7 : 0.6));
  return printAreas(areas, stage);
}

/** Clouds in prints are long level bands: brightness is averaged over far more columns than rows. */
function skyLight(scene: Canvas, { width, height }: Stage): Plane {
  const bands = resample(scene, width / 24, height / 5);
  return luminance(readRaster(resample(bands, width, height)).data);
}

/** The lines of the key block: subjects heaviest, ridges and shores next, inner contours finest. */
function keyBlock(stage: Stage): Plane {
  return linesOfForms(formsOf(stage), stage, {
    outline: stage.pictureTones ? 3.4 : 3.2,
    ridge: 2.4,
    inner: 2.4,
    onLand: 0.8,
    weight: stage.pictureTones ? undefined : (x, y) => ((x + y) / stage.width - 1) * 0.8,
  });
}

/** Wood grain runs along the block, paper fibres show through, the key block prints last. */
function pressOnPaper(print: Raster, lines: Plane, stage: Stage, random: Random): void {
  const grain = createTexture(random.fork('wood'), { radius: 24, radiusY: 1, size: 512 });
  const tooth = paperTooth(random.fork('paper'), 0.35);
  const { width, height, data } = print;
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) stage.checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const fibre = tooth.values[(y & 255) * 256 + (x & 255)]!;
      const wood = grain.values[(y & 511) * 512 + (x & 511)]!;
      const worn = 1 + wood * 0.055 + fibre * 0.03;
      const line = clamp(lines[index]! * (1 - Math.max(0, fibre - 0.6) * 0.6));
      for (let channel = 0; channel < 3; channel++) {
        const color = data[index * 4 + channel]! * worn;
        data[index * 4 + channel] = lerp(color, KEY_BLOCK[channel]!, line * 0.94);
      }
      data[index * 4 + 3] = 255;
    }
  }
}

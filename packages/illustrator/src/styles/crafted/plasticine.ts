import { clamp } from '../../core/maths.ts';
import { boxBlur, type Plane } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { enlargeRow, type SmallPlane } from '../shared/enlarge-row.ts';
import { type FlatAreas, findFlatAreas } from '../shared/flat-areas.ts';
import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { printAreas } from '../shared/print-areas.ts';
import { canvasOf, type Raster } from '../shared/raster.ts';
import { createTexture } from '../shared/texture.ts';
import type { Style } from '../style.types.ts';

/** A photograph is told by smaller forms than a drawn scene. */
const LUMPS_OF_PHOTOGRAPH = { land: 11, figures: 18 };

/** Modelling clay: rounded lumps of one color each, pressed on by hand, with soft shine and finger marks. */
export const modelPlasticine: Style = (scene, stage, random) => {
  const { detail } = stage.brief;
  const areas = findFlatAreas(
    scene,
    stage,
    {
      sky: 3,
      land: Math.round(4 + 2 * detail),
      figures: Math.round(8 + 5 * detail),
      least: 0.0005,
      ...(stage.pictureTones && LUMPS_OF_PHOTOGRAPH),
    },
    random.fork('lumps'),
  );
  const print = printAreas(areas, stage);
  lightLumps(print, lumpHeights(areas, stage, random), stage, random);
  return gradeCanvas(
    canvasOf(print),
    wishedGrade(stage, { saturation: 1.3, gain: 1.1, contrast: 1.05, vignette: 0.16 }),
    random,
    stage.checkpoint,
  );
};

/** Height of the clay at the areas' size: every lump swells inside its border, figures lie on top. */
function lumpHeights(areas: FlatAreas, stage: Stage, random: Random): SmallPlane {
  const { width, height, labels, figures } = areas;
  const inside = new Float32Array(width * height).fill(1);
  const figure = new Float32Array(width * height);
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0, index = y * width; x < width - 1; x++, index++) {
      const here = labels[index]!;
      if (here >= figures) figure[index] = 1;
      if (here === labels[index + 1] && here === labels[index + width]) continue;
      inside[index] = 0;
    }
  }
  stage.checkpoint.check();
  const reach = Math.max(1, Math.round(Math.min(width, height) / 110));
  const swell = boxBlur(inside, width, height, reach, 2);
  const body = boxBlur(figure, width, height, reach * 2, 2);
  stage.checkpoint.check();
  // A border that was guessed is not pressed as deep.
  const raised = stage.pictureTones ? 0.7 : 1.3;
  const hand = createTexture(random.fork('hand'), { radius: reach * 2, size: 256 });
  for (let y = 0; y < height; y++) {
    for (let x = 0, index = y * width; x < width; x++, index++)
      swell[index]! += body[index]! * raised + hand.values[(y & 255) * 256 + (x & 255)]! * 0.13;
  }
  return { values: swell, width, height, factor: stage.width / width };
}

function lightLumps(print: Raster, heights: SmallPlane, stage: Stage, random: Random): void {
  const { width, height, checkpoint } = stage;
  const { data } = print;
  const prints = createTexture(random.fork('skin'), { radius: 3, radiusY: 1 });
  // The same lump is as steep at every size: finer plans have gentler steps, and so do larger pictures.
  const slopeScale = 9 * heights.factor * (Math.min(heights.width, heights.height) / 512);
  let above: Plane = new Float32Array(width);
  let here: Plane = new Float32Array(width);
  enlargeRow(heights, 0, above);
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    enlargeRow(heights, y, here);
    for (let x = 0, offset = y * width * 4; x < width; x++, offset += 4) {
      const left = here[x === 0 ? 0 : x - 1]!;
      const slope = (here[x]! - left + (here[x]! - above[x]!)) * slopeScale;
      const skin = prints.values[(y & 255) * 256 + (x & 255)]! * 0.035;
      const shade = 1 + clamp(slope * 0.5, -0.42, 0.34) + skin;
      const shine = slope > 0.22 ? Math.min(60, (slope - 0.22) * 150) : 0;
      data[offset] = data[offset]! * shade + shine;
      data[offset + 1] = data[offset + 1]! * shade + shine;
      data[offset + 2] = data[offset + 2]! * shade + shine;
    }
    const held = above;
    above = here;
    here = held;
  }
}

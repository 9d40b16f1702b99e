import type { StyleName } from '../../../brief/brief.types.ts';
import { resample } from '../../../core/canvas.ts';
import { smoothstep } from '../../../core/maths.ts';
import { boxBlur, luminance, type Plane } from '../../../core/plane.ts';
import { createRandom } from '../../../core/random.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { groupCells } from '../group-cells.ts';
import { printAreas } from '../print-areas.ts';
import { canvasOf, type Raster, readRaster } from '../raster.ts';
import { SKY_DEPTH } from '../tone.ts';
import { flowingForms } from './flowing-forms.ts';
import { FORM_OF, type Forms } from './form.types.ts';
import { findForms } from './merge-forms.ts';

/** Forms are looked for with so many cells on the shorter side. */
const CELLS = 512;
/** Pictures up to this shorter side are searched as they are, a cell for each pixel. */
const SMALL = 640;
/** What a border must be worth on sky and land, on subjects, and on faces, in squared levels times cells. */
const WORTH = [1500, 1500, 550, 130] as const;
const FACE = 3;
const GROUPS = [FORM_OF.sky, FORM_OF.land, FORM_OF.subject, FORM_OF.subject];

/** Media of flat colors: how much larger than usual their forms are. */
const FLAT: Partial<Record<StyleName, number>> = {
  papercut: 1.6,
  pop: 1,
  plasticine: 1.4,
  cubism: 1,
  'ukiyo-e': 1,
  'art-nouveau': 1,
  'art-deco': 1.3,
  comic: 1,
  flat: 1.3,
  'stained-glass': 1,
  neon: 1,
  gouache: 0.7,
  embroidery: 1,
  'brush-ink': 1.5,
};
/** The same for media that keep the photograph's tones, smoothed along its forms. */
const FLOWING: Partial<Record<StyleName, number>> = {
  linocut: 1,
  blueprint: 1.3,
  engraving: 1,
  ink: 1,
  anime: 0.8,
  pencil: 1,
  chalk: 1,
};

/**
 * A photograph as a designer redraws it before cutting, printing or modeling: forms with flowing borders, each of one
 * color in a medium of flats. The guessed borders of subject and sky move to those of the forms.
 */
export function redrawPhotograph(stage: Stage): Stage {
  const flat = FLAT[stage.brief.style];
  const simplicity = flat ?? FLOWING[stage.brief.style];
  if (!stage.pictureTones || simplicity === undefined) return stage;
  const small = smallPhotograph(stage);
  const flowing = flowingForms(small, stage.checkpoint);
  const forms = { ...formsOf(flowing, stage, simplicity), features: featuresOf(small) };
  stage.checkpoint.check();
  return {
    ...stage,
    ...guessesOf(forms, stage),
    canvas: flat
      ? canvasOf(printAreas(forms, stage))
      : resample(canvasOf(flowing), stage.width, stage.height),
    forms,
  };
}

function smallPhotograph({ canvas, width, height }: Stage): Raster {
  const shorter = Math.min(width, height);
  if (shorter <= SMALL) return readRaster(canvas);
  const scale = CELLS / shorter;
  return readRaster(resample(canvas, Math.round(width * scale), Math.round(height * scale)));
}

/** Darkness against the surroundings from which something is a feature, and from which it is as dark as can be. */
const DARK = [0.16, 0.34] as const;

function featuresOf({ data, width, height }: Raster): Plane {
  const light = luminance(data);
  const near = boxBlur(light, width, height, 1, 1);
  const wide = boxBlur(light, width, height, 4);
  return wide.map((around, index) => smoothstep(DARK[0], DARK[1], (around - near[index]!) / (around + 0.12)));
}

function formsOf(flowing: Raster, stage: Stage, simplicity: number): Omit<Forms, 'features'> {
  const { width, height } = flowing;
  const kinds = groupCells(stage, width, height);
  const scale = width / stage.width;
  for (const { x, y, radius } of stage.faces) {
    const reach = radius * 0.9 * scale;
    const bottom = Math.min(height, (y * scale + reach) | 0);
    for (let row = Math.max(0, Math.floor(y * scale - reach)); row < bottom; row++)
      for (
        let column = Math.max(0, Math.floor(x * scale - reach));
        column < Math.min(width, x * scale + reach);
        column++
      )
        if (Math.hypot(column - x * scale, row - y * scale) < reach) kinds[row * width + column] = FACE;
  }
  const larger = simplicity / stage.brief.detail;
  return findForms(
    flowing,
    kinds,
    { worth: WORTH.map((worth) => worth * larger), groups: GROUPS },
    createRandom(1),
    stage.checkpoint,
  );
}

/** Mask and depth of the whole picture, with the borders of the forms. */
function guessesOf(
  { labels, groups, width: columns, height: rows }: Forms,
  { width, height, mask: guessed, depth: seen }: Stage,
): Pick<Stage, 'mask' | 'depth'> {
  const mask = new Uint8Array(width * height);
  const depth = seen.slice();
  const subject = guessed.find((value) => value > 0) ?? 1;
  const places = Uint16Array.from({ length: width }, (_, x) => ((x + 0.5) / width) * columns);
  for (let y = 0, index = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) / height) * rows) * columns;
    for (let x = 0; x < width; x++, index++) {
      const group = groups[labels[row + places[x]!]!]!;
      if (group === FORM_OF.subject) mask[index] = guessed[index]! || subject;
      else if (group === FORM_OF.sky) depth[index] = Math.max(SKY_DEPTH, depth[index]!);
      if (group !== FORM_OF.sky && depth[index]! >= SKY_DEPTH) depth[index] = SKY_DEPTH / 2;
    }
  }
  return { mask, depth };
}

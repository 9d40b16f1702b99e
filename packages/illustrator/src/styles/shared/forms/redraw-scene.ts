import type { StyleName } from '../../../brief/brief.types.ts';
import { resample } from '../../../core/canvas.ts';
import { clamp } from '../../../core/maths.ts';
import type { Plane } from '../../../core/plane.ts';
import { createRandom } from '../../../core/random.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { groupCells } from '../group-cells.ts';
import { drawThrough } from '../model/calm-model.ts';
import { canvasOf, copyCanvas, createRaster, type Raster, readRaster } from '../raster.ts';
import { calmDistance } from './calm-distance.ts';
import { FORM_OF, type Forms } from './form.types.ts';
import { findForms } from './merge-forms.ts';
import { roundBorders } from './round-borders.ts';
import { tellSky } from './tell-sky.ts';

/** Forms are looked for with so many cells on the shorter side, in larger pictures at half the size. */
const CELLS = 512;
/** What a border of the ground must be worth, in squared levels times cells of `CELLS`. */
const WORTH = 3000;
/** By night and in mist borders are worth as much although colors are nearer to each other. */
const DIM = 0.3;
/** Flowers and blades of grass are crumbs, and windows are not. */
const CRUMBS = { cells: 40, share: 0.25 };
/** Ground up to so many metres has larger forms. */
const NEAR = { kind: 3, metres: 6, simplicity: 4 };

/** By this share of the picture's height something reaches up at one distance that stands on the ground. */
const UPRIGHT = 0.012;

/** Levels by which what is twice as far away differs, and between how many metres. */
const DOUBLING = 16;
const NEAREST = 2;
const FARTHEST = 500;
/** These levels for each quarter of a metre. */
const STEPS = 4;
const LEVELS = Float32Array.from(
  { length: FARTHEST * STEPS + 1 },
  (_, step) => DOUBLING * Math.log2(Math.max(NEAREST, step / STEPS)),
);

/** Media of flat colors: how much larger than usual the forms of the ground are. */
const FLAT: Partial<Record<StyleName, number>> = {
  papercut: 1.3,
  plasticine: 1.6,
  cubism: 1,
  'ukiyo-e': 0.8,
  'art-nouveau': 1,
  'art-deco': 1.2,
  comic: 0.8,
  flat: 1.6,
  gouache: 0.7,
  embroidery: 0.8,
  'stained-glass': 2,
};
/** The same for media that look at tones or colors, which find one for each form of the land, and the sky as it is. */
const TONED: Partial<Record<StyleName, number>> = {
  pop: 1,
  linocut: 1,
  engraving: 0.8,
  ink: 0.6,
  'brush-ink': 1.2,
  blueprint: 0.8,
};

/**
 * A scene whose ground falls into forms, as a designer draws it before cutting or inking: bark, windows and grass
 * would be scraps. Subjects stay as the pen drew them.
 */
export function redrawScene(stage: Stage): Stage {
  const flat = FLAT[stage.brief.style];
  const simplicity = flat ?? TONED[stage.brief.style];
  if (stage.pictureTones || simplicity === undefined) return stage;
  const { width, height, checkpoint } = stage;
  const scale = clamp(CELLS / Math.min(width, height), 0.5, 1);
  const small = readRaster(
    resample(stage.canvas, Math.max(2, Math.round(width * scale)), Math.max(2, Math.round(height * scale))),
  );
  checkpoint.check();
  const forms = formsOfGround(small, stage, simplicity);
  checkpoint.check();
  return { ...stage, canvas: flat ? stage.canvas : inForms(stage, forms), forms };
}

function formsOfGround(small: Raster, stage: Stage, simplicity: number): Forms {
  const { width, height } = small;
  const kinds = kindsOf(stage, width, height);
  calmDistance(small, kinds, stage);
  tellSky(small, kinds);
  const finer = Math.min(width, height) / CELLS;
  const worth = (WORTH * simplicity * finer * (isDim(stage) ? DIM : 1)) / stage.brief.detail;
  const forms = findForms(
    small,
    kinds,
    {
      worth: [worth, worth, Number.POSITIVE_INFINITY, worth * NEAR.simplicity],
      groups: [FORM_OF.sky, FORM_OF.land, FORM_OF.subject, FORM_OF.land],
      banded: FORM_OF.sky,
      first: { colors: 18, every: 53 },
      crumbs: { cells: CRUMBS.cells * finer * finer, share: CRUMBS.share },
      distance: distancesOf(stage, width, height),
    },
    createRandom(1),
    stage.checkpoint,
  );
  roundBorders(forms, stage.checkpoint);
  return { ...forms, features: new Float32Array(width * height) };
}

/** How far each cell is, in levels: as many for each doubling. */
function distancesOf({ depth, ...stage }: Stage, width: number, height: number): Plane {
  const far = new Float32Array(width * height);
  for (let y = 0, cell = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * stage.height) / height) * stage.width;
    for (let x = 0; x < width; x++, cell++) {
      const metres = depth[row + Math.floor(((x + 0.5) * stage.width) / width)]!;
      far[cell] = LEVELS[metres < FARTHEST ? (metres * STEPS) | 0 : FARTHEST * STEPS]!;
    }
  }
  return far;
}

function isDim({ palette, brief }: Stage): boolean {
  return palette.night || brief.weather === 'fog';
}

/** Sky, land, subjects, and the near ground, whose blades and flowers are large. */
function kindsOf(stage: Stage, width: number, height: number): Uint8Array {
  const kinds = groupCells(stage, width, height);
  // A portrait's backdrop is air.
  if (stage.brief.scene === 'portrait')
    return kinds.map((kind) => (kind === FORM_OF.land ? FORM_OF.sky : kind));
  if (stage.indoor || stage.floating) return kinds;
  const scale = stage.width / width;
  // What stands upright is as far at its foot as above it; ground is in steps of a few rows.
  const rise = Math.ceil(stage.height * UPRIGHT) * stage.width;
  for (let y = Math.max(0, Math.floor(stage.horizon / scale)); y < height; y++)
    for (let x = 0, cell = y * width; x < width; x++, cell++) {
      if (kinds[cell] !== FORM_OF.land) continue;
      const place = Math.floor((y + 0.5) * scale) * stage.width + Math.floor((x + 0.5) * scale);
      const above = stage.depth[Math.max(0, place - rise)]!;
      if (stage.depth[place]! < NEAR.metres && above !== stage.depth[place]) kinds[cell] = NEAR.kind;
    }
  return kinds;
}

/** The scene with its ground in forms; in media of tones the sky keeps its own. */
function inForms(stage: Stage, { width, height, labels, groups, colors }: Forms): Stage['canvas'] {
  const { plain, canvas: scene, brief } = stage;
  const ground = createRaster(width, height);
  const isShown = [isFlat(brief.style), true, false];
  for (let cell = 0, at = 0; cell < labels.length; cell++, at += 4) {
    const form = labels[cell]!;
    for (let channel = 0; channel < 3; channel++) ground.data[at + channel] = colors[form * 3 + channel]!;
    ground.data[at + 3] = isShown[groups[form]!] ? 255 : 0;
  }
  const canvas = copyCanvas(scene);
  const context = canvas.getContext('2d');
  context.drawImage(resample(canvasOf(ground), stage.width, stage.height), 0, 0);
  if (plain) drawThrough(context, plain.canvas, scene);
  return canvas;
}

/** Tells whether a scene's ground is flat colors, which no air around the subjects may change. */
export function isFlat(style: StyleName): boolean {
  return FLAT[style] !== undefined || style === 'pop';
}

import { type Canvas, resample } from '../../core/canvas.ts';
import { clamp } from '../../core/maths.ts';
import { createNoise, type Noise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { flatten } from '../shared/kuwahara.ts';
import { cellAt, type OrientationField, readOrientation } from '../shared/orientation-field.ts';
import { canvasOf, type Raster, readRaster } from '../shared/raster.ts';
import { createTexture } from '../shared/texture.ts';
import type { Style } from '../style.types.ts';
import {
  type Bristles,
  createBristles,
  createDab,
  type PaintSurface,
  paintDab,
  pickBrush,
} from './brush-dabs.ts';
import { lightPaint } from './impasto.ts';
import { type DabLayer, IMPRESSION, OIL, type PaintingManner } from './painting-manners.ts';

/** An oil painting: layered bristle strokes along the forms, with relief. */
export const paintOil: Style = (scene, stage, random) => paint(scene, stage, random, OIL);

/** Impressionism and after: short loaded strokes of broken color, swirling where nothing leads them. */
export const paintImpression: Style = (scene, stage, random) => paint(scene, stage, random, IMPRESSION);

/** Pictures with a shorter side from here are painted on a smaller canvas and enlarged: paint has no finer detail. */
const LARGE = 800;
const SMALLER = 0.7;

function paint(scene: Canvas, stage: Stage, random: Random, manner: PaintingManner): Canvas {
  const { width, height, checkpoint } = stage;
  const varnish = wishedGrade(stage, {
    saturation: manner.saturation,
    contrast: 1.08,
    gain: 1.06,
    vignette: 0.16,
  });
  if (Math.min(width, height) < LARGE)
    return gradeCanvas(paintOn(scene, stage, random, manner), varnish, random, checkpoint);
  const smaller = smallerStage(stage);
  const painted = paintOn(resample(scene, smaller.width, smaller.height), smaller, random, manner);
  checkpoint.check();
  return gradeCanvas(resample(painted, width, height), varnish, random, checkpoint);
}

function smallerStage(stage: Stage): Stage {
  const width = Math.round(stage.width * SMALLER);
  const height = Math.round(stage.height * SMALLER);
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(stage.height - 1, Math.floor((y + 0.5) / SMALLER)) * stage.width;
    for (let x = 0; x < width; x++)
      mask[y * width + x] = stage.mask[row + Math.min(stage.width - 1, Math.floor((x + 0.5) / SMALLER))]!;
  }
  return { ...stage, width, height, mask };
}

function paintOn(scene: Canvas, stage: Stage, random: Random, manner: PaintingManner): Canvas {
  const { width, height, checkpoint } = stage;
  const field = readOrientation(scene);
  const noise = createNoise(random.fork('strokes'));
  checkpoint.check();
  const model = flatten(scene, 3, checkpoint);
  checkpoint.check();
  const ground = readRaster(flatten(model, 4, checkpoint));
  const surface: PaintSurface = {
    pixels: ground.data,
    relief: new Float32Array(width * height).fill(0.4),
    mask: stage.mask,
    width,
    height,
  };
  const easel: Easel = {
    surface,
    model: readRaster(model),
    field,
    noise,
    bristles: createBristles(noise, random.fork('bristles')),
    manner,
    stage,
    random: random.fork('dabs'),
  };
  for (const layer of manner.layers) if (stage.brief.detail >= layer.detail) paintLayer(easel, layer);
  checkpoint.check();
  const weave = createTexture(random.fork('canvas'), { radius: 1, radiusY: 1 });
  lightPaint(surface.pixels, surface.relief, width, height, { strength: manner.impasto, weave }, checkpoint);
  return canvasOf(ground);
}

interface Easel {
  surface: PaintSurface;
  model: Raster;
  field: OrientationField;
  noise: Noise;
  bristles: Bristles;
  manner: PaintingManner;
  stage: Stage;
  random: Random;
}

function paintLayer(easel: Easel, layer: DabLayer): void {
  const { stage, random, surface, field } = easel;
  const { width, height } = stage;
  const size = Math.max(1.2, Math.min(width, height) * layer.size);
  const spacing = size * layer.spacing;
  const columns = Math.ceil(width / spacing) + 1;
  const rows = Math.ceil(height / spacing) + 1;
  const order = shuffled(columns * rows, random);
  const minEdge = layer.minEdge / stage.brief.detail;
  for (let turn = 0; turn < order.length; turn++) {
    if ((turn & 63) === 0) stage.checkpoint.check();
    const place = order[turn]!;
    const x = ((place % columns) + random.range(-0.5, 0.5)) * spacing;
    const y = (Math.floor(place / columns) + random.range(-0.5, 0.5)) * spacing;
    const edge = field.strength[cellAt(field, x, y)]!;
    const column = clamp(Math.round(x), 0, width - 1);
    const row = clamp(Math.round(y), 0, height - 1);
    const onSubject = surface.mask[row * width + column]! > 0;
    if (edge * (onSubject ? 2.2 : 1) < minEdge) continue;
    if (layer.maxEdge !== undefined && edge > layer.maxEdge) continue;
    layDab(easel, layer, x, y, size, edge, (row * width + column) * 4);
  }
}

const dab = createDab();

function layDab(
  { surface, model, field, noise, bristles, manner, random }: Easel,
  layer: DabLayer,
  x: number,
  y: number,
  size: number,
  edge: number,
  source: number,
): void {
  const cell = cellAt(field, x, y);
  if (edge > 0.01) {
    dab.alongX = field.alongX[cell]!;
    dab.alongY = field.alongY[cell]!;
  } else {
    const scale = 1 / Math.min(surface.width, surface.height);
    const angle = noise.at(x * 1.9 * scale, y * 3.1 * scale) * manner.swirl + 0.12;
    dab.alongX = Math.cos(angle);
    dab.alongY = Math.sin(angle);
  }
  const light = (random.next() - 0.5) * layer.variation;
  const warmth = (random.next() - 0.5) * manner.broken;
  dab.x = x;
  dab.y = y;
  dab.length = size * random.range(0.72, 1.25) * manner.elongation;
  dab.width = size * random.range(0.55, 0.95);
  dab.curve = random.range(-0.3, 0.3);
  dab.red = model.data[source]! + light + warmth;
  dab.green = model.data[source + 1]! + light;
  dab.blue = model.data[source + 2]! + light - warmth;
  dab.opacity = layer.opacity;
  dab.brush = pickBrush(random);
  dab.body = random.range(0.3, 0.62);
  dab.spill = layer.size > 1 / 50 ? 0.8 : 0.2;
  paintDab(surface, bristles, dab);
}

function shuffled(count: number, random: Random): Uint32Array {
  const order = new Uint32Array(count);
  for (let index = 0; index < count; index++) order[index] = index;
  for (let index = count - 1; index > 0; index--) {
    const other = random.integer(index + 1);
    const held = order[index]!;
    order[index] = order[other]!;
    order[other] = held;
  }
  return order;
}

import type { Canvas } from '../../core/canvas.ts';
import { hslToRgb, mix } from '../../core/color.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import { coloredRows } from '../../core/number-tables.ts';
import { boxBlur, luminance, type Plane } from '../../core/plane.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { addBloom, layGlow } from '../shared/bloom.ts';
import { contourLines, skylineOutlines, subjectOutlines } from '../shared/edges.ts';
import { formBorders } from '../shared/forms/form-borders.ts';
import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { flatten } from '../shared/kuwahara.ts';
import { readOrientation } from '../shared/orientation-field.ts';
import {
  canvasOf,
  createRaster,
  pictureUnit,
  type Raster,
  readRaster,
  writeRaster,
} from '../shared/raster.ts';
import { findSky } from '../shared/sky-map.ts';
import { percentiles } from '../shared/tone.ts';
import type { Style } from '../style.types.ts';
import { layFloorGrid } from './floor-grid.ts';

/** Night colors by brightness: indigo shadows, violet, hot pink, a pale gold for lights. */
const NIGHT = coloredRows<1>('0,#08031a 0.3,#2a0a5c 0.55,#6d1191 0.76,#e0328f 0.92,#ff9f7a 1,#ffe3b0');

/** Neon signs at night: dark violet surfaces, glowing tubes along every contour. */
export const drawNeon: Style = (scene, stage, random) => {
  const { checkpoint, width, height } = stage;
  const model = flatten(scene, 2, checkpoint);
  checkpoint.check();
  const night = readRaster(model);
  const light = luminance(night.data);
  if (!stage.pictureTones) stretch(light);
  checkpoint.check();
  const tubes = tubePlane(scene, model, light, stage);
  const lamps = canvasOf(lightTubes(tubes, night, stage));
  checkpoint.check();
  darken(night, boxBlur(light, width, height, 1, 1), stage);
  const canvas = canvasOf(night);
  const side = Math.min(width, height);
  layGlow(canvas, halved(lamps), 0.85, side * 0.022);
  checkpoint.check();
  layGlow(canvas, halved(lamps), 0.85, side * 0.006);
  checkpoint.check();
  layCores(canvas, tubes, stage, lamps);
  addBloom(canvas, { amount: 0.4, radius: 0.03, threshold: 0.6 });
  return gradeCanvas(
    canvas,
    wishedGrade(stage, { saturation: 1.12, contrast: 1.08, vignette: 0.3 }),
    random,
    checkpoint,
  );
};

/** The scene is dark already: here its night gets all tones, or tubes would find nothing to run along. In place. */
function stretch(light: Plane): void {
  const { low, high } = percentiles(light, 0.01, 0.985);
  const span = 1 / Math.max(0.12, high - low);
  for (let index = 0; index < light.length; index++) light[index] = clamp((light[index]! - low) * span);
}

function halved(canvas: Canvas): Canvas {
  const width = Math.max(1, canvas.width >> 1);
  const height = Math.max(1, canvas.height >> 1);
  const layer = canvasOf(createRaster(width, height));
  layer.getContext('2d').drawImage(canvas, 0, 0, width, height);
  return layer;
}

/** Where tubes run: around subjects, along their features, and fainter along the background's contours. */
function tubePlane(scene: Canvas, model: Canvas, light: Plane, stage: Stage): Plane {
  const { width, height, mask, checkpoint, brief, indoor } = stage;
  if (stage.forms)
    return formBorders(stage.forms, stage, { thickness: 4.2, from: 12, full: 60, onLand: 0.8, onSky: 0.2 });
  const unit = pictureUnit(width, height);
  const sky = findSky(scene, stage);
  // In rooms tubes are nearly all that tells what is there.
  const inner = contourLines(
    light,
    width,
    height,
    readOrientation(model, 3),
    {
      fine: Math.max(1, Math.round(1.4 * unit)),
      from: (indoor ? 0.03 : 0.05) / brief.detail,
      full: (indoor ? 0.1 : 0.18) / brief.detail,
      reach: 9 * unit,
    },
    checkpoint,
  );
  const outer = subjectOutlines(stage, 3 * unit);
  const ridges = skylineOutlines(stage, sky, light, 2 * unit);
  for (let index = 0; index < inner.length; index++) {
    const own = inner[index]! * (mask[index]! > 0 ? 0.9 : sky[index] ? 0.12 : 0.8);
    inner[index] = Math.max(own, outer[index]!, ridges[index]! * 0.85);
  }
  layFloorGrid(inner, stage);
  return inner;
}

/** Colors the tubes: a sweep from magenta to cyan, pulled towards the hue of what they outline. */
function lightTubes(tubes: Plane, night: Raster, stage: Stage): Raster {
  const { width, height, checkpoint } = stage;
  const lamps = createRaster(width, height);
  const sweep = sweepColors();
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const tube = tubes[index]!;
      if (tube < 0.02) continue;
      const offset = index * 4;
      const entry = (clamp((x / width) * 0.5 + (1 - y / height) * 0.5) * 255) | 0;
      const r = night.data[offset]!;
      const g = night.data[offset + 1]!;
      const b = night.data[offset + 2]!;
      const high = Math.max(r, g, b, 1);
      const own = smoothstep(0.35, 0.85, (high - Math.min(r, g, b)) / high) * 0.72;
      lamps.data[offset] = lerp(sweep[entry * 3]!, (r / high) ** 1.6 * 255, own);
      lamps.data[offset + 1] = lerp(sweep[entry * 3 + 1]!, (g / high) ** 1.6 * 255, own);
      lamps.data[offset + 2] = lerp(sweep[entry * 3 + 2]!, (b / high) ** 1.6 * 255, own);
      lamps.data[offset + 3] = tube * 255;
    }
  }
  return lamps;
}

function sweepColors(): Float32Array {
  const colors = new Float32Array(256 * 3);
  for (let entry = 0; entry < 256; entry++) {
    const color = hslToRgb(lerp(0.9, 0.5, entry / 255), 1, 0.58);
    for (const channel of [0, 1, 2] as const) colors[entry * 3 + channel] = color[channel];
  }
  return colors;
}

/** Maps the scene's brightness to the night's colors, keeping a third of its own. */
function darken({ data }: Raster, light: Plane, stage: Stage): void {
  const table = new Float32Array(256 * 3);
  for (let level = 0; level < 256; level++) {
    const color = nightColor(level / 255);
    for (const channel of [0, 1, 2] as const) table[level * 3 + channel] = color[channel];
  }
  for (let index = 0, offset = 0; index < light.length; index++, offset += 4) {
    if ((index & 32767) === 0) stage.checkpoint.check();
    const entry = (clamp(light[index]!) * 255) | 0;
    const own = stage.mask[index]! > 0 ? 0.5 : 0.24;
    const dim = 0.45 + 0.5 * light[index]!;
    // Rooms and what photographs show are lit by their tubes alone.
    const isLit = stage.mask[index]! > 0 || !(stage.indoor || stage.forms);
    const dark = isLit ? 1 : 0.62;
    for (let channel = 0; channel < 3; channel++)
      data[offset + channel] = dark * lerp(table[entry * 3 + channel]!, data[offset + channel]! * dim, own);
  }
}

function nightColor(value: number) {
  for (let stop = 1; stop < NIGHT.length; stop++) {
    const [from, low] = NIGHT[stop - 1]!;
    const [to, high] = NIGHT[stop]!;
    if (value <= to) return mix(low, high, (value - from) / (to - from));
  }
  return NIGHT[NIGHT.length - 1]![1];
}

/** The tubes themselves, nearly white in the middle. */
function layCores(canvas: Canvas, tubes: Plane, stage: Stage, lamps: Canvas): void {
  const pixels = readRaster(canvas);
  const colors = readRaster(lamps).data;
  for (let index = 0, offset = 0; index < tubes.length; index++, offset += 4) {
    if ((index & 65535) === 0) stage.checkpoint.check();
    const tube = tubes[index]!;
    if (tube < 0.02) continue;
    const white = smoothstep(0.6, 1, tube) * 0.62;
    for (let channel = 0; channel < 3; channel++) {
      const core = lerp(colors[offset + channel]!, 255, white);
      pixels.data[offset + channel] = lerp(pixels.data[offset + channel]!, core, tube * 0.95);
    }
  }
  writeRaster(canvas, pixels);
}

import { type Canvas, resample } from '../../core/canvas.ts';
import { hslToRgb, type Rgb, rgbToHsl } from '../../core/color.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import { createNoise } from '../../core/noise.ts';
import { boxBlur, type Plane } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { addBloom } from '../shared/bloom.ts';
import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { tracedFeatures, traceOver } from '../shared/lines/traced-lines.ts';
import { canvasOf, createRaster, readRaster, writeRaster } from '../shared/raster.ts';
import type { Style } from '../style.types.ts';
import { panesOfScene } from './glass-cartoon.ts';
import { panesOfPhotograph } from './photograph-panes.ts';
import type { Superpixels } from './superpixels.ts';

/** Long strips would grow without end when their shorter side is enlarged. */
const MOST_PIXELS = 1024 * 1024;

/** Leaded glass lit from behind: panes follow the picture, lead follows the panes. */
export const leadGlass: Style = (scene, stage, random) => {
  const { width, height, checkpoint } = stage;
  // Lead needs pixels: small pictures are worked out larger than they are, large ones at half size.
  const affordable = Math.sqrt(MOST_PIXELS / (width * height));
  const scale = Math.max(0.5, Math.min(512 / Math.min(width, height), affordable));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const mask = scaledMask(stage, size.width, size.height);
  const cut = random.fork('panes');
  const panes = stage.pictureTones
    ? panesOfPhotograph(scene, stage, mask, size, cut)
    : panesOfScene(scene, stage, mask, size, cut);
  checkpoint.check();
  const lead = leadPlane(panes.labels, mask, size, stage.pictureTones ? 0.25 : 1);
  checkpoint.check();
  const glass = resample(blowGlass(panes, size, stage, random.fork('glass')), width, height);
  layLead(glass, lead, size.width, size.height, stage, tracedFeatures(scene, stage));
  addBloom(glass, { amount: 0.45, radius: 0.018, threshold: 0.52 });
  checkpoint.check();
  return gradeCanvas(
    glass,
    wishedGrade(stage, { saturation: 1.12, contrast: 1.08, vignette: 0.24 }),
    random,
    checkpoint,
  );
};

interface Size {
  readonly width: number;
  readonly height: number;
}

function scaledMask(stage: Stage, width: number, height: number): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(stage.height - 1, Math.floor(((y + 0.5) / height) * stage.height)) * stage.width;
    for (let x = 0; x < width; x++) {
      const column = Math.min(stage.width - 1, Math.floor(((x + 0.5) / width) * stage.width));
      mask[y * width + x] = stage.mask[row + column]!;
    }
  }
  return mask;
}

/**
 * Glass colors: the panes' own hues, saturated, their brightness stretched over the whole range. Subjects
 * get lighter, warmer glass before a dark ground and deeper glass before a light one, so that they stand out.
 */
function glassColors(panes: Superpixels, random: Random): Float32Array {
  const { colors, count, subjects } = panes;
  const light = paneLight(panes);
  const low = light.reduce((least, value) => Math.min(least, value), 1);
  const high = light.reduce((most, value) => Math.max(most, value), 0);
  const stretch = (value: number) => clamp((value - low) / (high - low + 0.01)) ** 0.85;
  const darkGround = stretch(meanGround(light, subjects)) < 0.5;
  const glass = new Float32Array(count * 3);
  for (let pane = 0; pane < count; pane++) {
    const start = pane * 3;
    const [hue, saturation] = rgbToHsl(colors[start]!, colors[start + 1]!, colors[start + 2]!);
    const onSubject = subjects[pane]! > 0;
    const own = stretch(light[pane]!);
    const stretched = onSubject ? (darkGround ? 0.3 + own * 0.7 : own * 0.86) : darkGround ? own * 0.8 : own;
    const tint = smoothstep(0.02, 0.1, saturation) * 0.16;
    const color = hslToRgb(
      hue + random.range(-0.014, 0.014),
      clamp(saturation * 1.5 + tint),
      clamp(0.14 + 0.68 * stretched + random.range(-0.05, 0.05), 0.1, 0.86),
    );
    const warmth = onSubject && darkGround ? 0.2 : 0;
    for (const channel of [0, 1, 2] as const)
      glass[start + channel] = lerp(color[channel], LAMPLIGHT[channel] * (0.35 + 0.65 * stretched), warmth);
  }
  return glass;
}

/** Joined panes get darker from their middle up to here, in pixels of a picture of 512: long ones would end black. */
const MOST_FALL = 34;

const LAMPLIGHT: Rgb = [255, 206, 128];

function paneLight({ colors, count }: Superpixels): Float32Array {
  const light = new Float32Array(count);
  for (let pane = 0; pane < count; pane++) {
    const start = pane * 3;
    light[pane] = (colors[start]! * 0.3 + colors[start + 1]! * 0.59 + colors[start + 2]! * 0.11) / 255;
  }
  return light;
}

function meanGround(light: Float32Array, subjects: Uint8Array): number {
  let sum = 0;
  let count = 0;
  for (let pane = 0; pane < light.length; pane++) {
    if (subjects[pane]! > 0) continue;
    sum += light[pane]!;
    count++;
  }
  return sum / Math.max(1, count);
}

/** Brighter in the middle of each pane, with the streaks and ripples of mouth-blown glass. */
function blowGlass(panes: Superpixels, { width, height }: Size, stage: Stage, random: Random): Canvas {
  const noise = createNoise(random.fork('ripples'));
  const colors = glassColors(panes, random);
  const fine = 512 / Math.min(width, height);
  const result = createRaster(width, height);
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) stage.checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const pane = panes.labels[index]!;
      const away = Math.hypot(x - panes.centres[pane * 2]!, y - panes.centres[pane * 2 + 1]!) * fine;
      const fromCentre = Math.min(away, MOST_FALL);
      const ripple = noise.at(x * 0.05 * fine + pane, y * 0.05 * fine) * 0.07;
      const streak = noise.at(x * 0.3 * fine, y * 0.07 * fine + pane * 3.1) * 0.06;
      const glow = 1.2 - 0.008 * fromCentre + ripple + streak;
      const offset = index * 4;
      result.data[offset] = colors[pane * 3]! * glow;
      result.data[offset + 1] = colors[pane * 3 + 1]! * glow;
      result.data[offset + 2] = colors[pane * 3 + 2]! * glow;
      result.data[offset + 3] = 255;
    }
  }
  return canvasOf(result);
}

/**
 * Borders of panes, blurred so that enlarging them gives round, antialiased lead; heavier around subjects.
 * @param heavier how much
 */
function leadPlane(labels: Int32Array, mask: Uint8Array, { width, height }: Size, heavier: number): Plane {
  const unit = Math.min(width, height) / 512;
  const border = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, index = y * width + 1; x < width - 1; x++, index++) {
      if (labels[index] === labels[index + 1] && labels[index] === labels[index + width]) continue;
      const outline = mask[index] !== mask[index + 1] || mask[index] !== mask[index + width];
      border[index] = outline ? 1 + heavier : 1;
    }
  }
  const reach = Math.max(1, Math.round(unit));
  const lead = boxBlur(border, width, height, reach);
  const strength = (2 * reach + 1) / 3;
  for (let index = 0; index < lead.length; index++) lead[index]! *= strength;
  return lead;
}

function layLead(
  glass: Canvas,
  lead: Plane,
  leadWidth: number,
  leadHeight: number,
  stage: Stage,
  traced: Plane,
): void {
  const { width, height, checkpoint } = stage;
  const pixels = readRaster(glass);
  traceOver(pixels.data, traced, 0.85);
  const { data } = pixels;
  const across = leadWidth / width;
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) checkpoint.check();
    const row = clamp(((y + 0.5) * leadHeight) / height - 0.5, 0, leadHeight - 1.001);
    const top = row | 0;
    const below = row - top;
    for (let x = 0; x < width; x++) {
      const place = (x + 0.5) * across - 0.5;
      const column = place < 0 ? 0 : place > leadWidth - 1.001 ? leadWidth - 1.001 : place;
      const left = column | 0;
      const at = top * leadWidth + left;
      const upper = lerp(lead[at]!, lead[at + 1]!, column - left);
      const lower = lerp(lead[at + leadWidth]!, lead[at + leadWidth + 1]!, column - left);
      const value = lerp(upper, lower, below);
      if (value < 0.16) continue;
      const cover = smoothstep(0.17, 0.27, value);
      // The ridge of a lead came shines; where many meet, solder lies flat and dark.
      const metal = 18 + smoothstep(0.36, 0.46, value) * smoothstep(0.72, 0.52, value) * 50;
      const offset = (y * width + x) * 4;
      data[offset] = lerp(data[offset]!, metal, cover);
      data[offset + 1] = lerp(data[offset + 1]!, metal, cover);
      data[offset + 2] = lerp(data[offset + 2]!, metal + 3, cover);
    }
  }
  writeRaster(glass, pixels);
}

import { clamp, smoothstep } from '../core/maths.ts';
import { luminance, type Plane } from '../core/plane.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../scene/stage.types.ts';
import { type Colours, findPalette, nearestColour } from './colour-clusters.ts';
import { contourLines, subjectOutlines } from './edges.ts';
import { gradeCanvas, wishedGrade } from './grade.ts';
import { flatten } from './kuwahara.ts';
import { readOrientation } from './orientation-field.ts';
import { canvasOf, pictureUnit, type Raster, readRaster } from './raster.ts';
import type { Style } from './style.types.ts';

/** Comic print: few loud flat inks, Ben Day dots for the tones between them, thick black lines. */
export const printPop: Style = (scene, stage, random) => {
  const { checkpoint, brief } = stage;
  const model = flatten(scene, 4, checkpoint);
  const print = readRaster(model);
  checkpoint.check();
  const lines = brief.vetoes.has('outlines') ? undefined : blackLines(print, stage, model);
  const inks = loudInks(print, Math.round(9 + 3 * brief.detail), random);
  printDots(print, stage, inks, lines);
  return gradeCanvas(canvasOf(print), wishedGrade(stage), random, checkpoint);
};

interface Inks {
  /** Colours of the picture, by which pixels choose their ink. */
  readonly seen: Colours;
  /** What is printed flat for each, and what its dots are printed in. */
  readonly flat: Colours;
  readonly dots: Colours;
  /** Brightness 0..1 of each. */
  readonly light: Float32Array;
}

function loudInks(print: Raster, count: number, random: Random): Inks {
  const samples: number[] = [];
  for (let offset = 0; offset < print.data.length; offset += 4 * 61) {
    samples.push(print.data[offset]!, print.data[offset + 1]!, print.data[offset + 2]!);
  }
  const seen = findPalette(Float32Array.from(samples), count, random.fork('inks'));
  const flat = new Float32Array(seen.length);
  const dots = new Float32Array(seen.length);
  const light = new Float32Array(count);
  for (let ink = 0; ink < count; ink++) {
    const start = ink * 3;
    const [r, g, b] = [seen[start]!, seen[start + 1]!, seen[start + 2]!];
    const luma = r * 0.299 + g * 0.587 + b * 0.114;
    const spread = Math.max(r, g, b) - Math.min(r, g, b);
    // Greys stay grey; anything with a hue is pushed as far as print can take it.
    const boost = 1 + 1.5 * smoothstep(8, 40, spread);
    const level = luma > 222 ? 250 : 84 + luma * 0.68;
    for (let channel = 0; channel < 3; channel++) {
      const hue = (seen[start + channel]! - luma) * boost;
      flat[start + channel] = clamp(level + hue * (luma > 222 ? 0.25 : 1), 0, 255);
      dots[start + channel] = clamp(level * 0.56 + hue * 0.95, 0, 255);
    }
    light[ink] = luma / 255;
  }
  return { seen, flat, dots, light };
}

function blackLines(print: Raster, stage: Stage, model: Parameters<typeof readOrientation>[0]): Plane {
  const { width, height, mask, checkpoint } = stage;
  const unit = pictureUnit(width, height);
  const inner = contourLines(
    luminance(print.data),
    width,
    height,
    readOrientation(model, 3),
    { fine: Math.max(1, Math.round(1.8 * unit)), from: 0.1, full: 0.2, reach: 8 * unit },
    checkpoint,
  );
  const outer = subjectOutlines(
    mask,
    width,
    height,
    4.6 * unit,
    checkpoint,
    (x, y) => ((x + y) / width - 1) * 0.6,
  );
  for (let index = 0; index < inner.length; index++) inner[index] = Math.max(inner[index]!, outer[index]!);
  return inner;
}

/** Prints flat ink, then dots that grow with the darkness of the place, on a screen turned by 45 degrees. */
function printDots({ data }: Raster, stage: Stage, inks: Inks, lines: Plane | undefined): void {
  const { width, height, checkpoint } = stage;
  const pitch = Math.max(4, Math.min(width, height) / 96);
  const turned = Math.SQRT1_2 / pitch;
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const offset = index * 4;
      const r = data[offset]!;
      const g = data[offset + 1]!;
      const b = data[offset + 2]!;
      const ink = nearestColour(inks.seen, r, g, b);
      const luma = (r * 0.299 + g * 0.587 + b * 0.114) / 255;
      const tone = clamp((0.8 - luma) / 0.66);
      const u = (x + y) * turned;
      const v = (x - y) * turned;
      const du = u - Math.round(u);
      const dv = v - Math.round(v);
      const radius = 0.62 * Math.sqrt(tone);
      const dot = clamp((radius - Math.sqrt(du * du + dv * dv)) * pitch + 0.5);
      const line = lines ? lines[index]! : 0;
      for (let channel = 0; channel < 3; channel++) {
        const flat = inks.flat[ink * 3 + channel]!;
        const printed = flat + (inks.dots[ink * 3 + channel]! - flat) * dot;
        data[offset + channel] = printed * (1 - line) + (channel === 2 ? 24 : 12) * line;
      }
    }
  }
}

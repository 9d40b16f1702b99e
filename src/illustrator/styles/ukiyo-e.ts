import { pixelsOf, resample } from '../core/canvas.ts';
import { fromHex, type Rgb } from '../core/colour.ts';
import { clamp, lerp } from '../core/maths.ts';
import { luminance, type Plane } from '../core/plane.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../scene/stage.types.ts';
import { type Colours, findPalette, nearestColour } from './colour-clusters.ts';
import { contourLines, depthOutlines, subjectOutlines } from './edges.ts';
import { gradeCanvas, wishedGrade } from './grade.ts';
import { flatten } from './kuwahara.ts';
import { readOrientation } from './orientation-field.ts';
import { paperTooth } from './paper.ts';
import { printSky } from './print-sky.ts';
import { canvasOf, pictureUnit, type Raster } from './raster.ts';
import { stampSeal } from './seal.ts';
import type { Style } from './style.types.ts';
import { createTexture } from './texture.ts';

/** Pigments of Edo prints: Prussian blue, indigo, safflower red, red lead, ochre, verdigris, sumi, paper. */
const PIGMENTS = [
  '#1d3557',
  '#2f5d8a',
  '#6d9dc5',
  '#b7d3df',
  '#f1e6cf',
  '#e7c9a0',
  '#d98e5f',
  '#b6402f',
  '#8f2f3a',
  '#7d8f69',
  '#3f5a4a',
  '#a8b08a',
  '#c9b79c',
  '#8a6a4c',
  '#4a4048',
  '#2a2a32',
  '#e3a93c',
  '#7f7fa6',
].map(fromHex);

const KEY_BLOCK: Rgb = [30, 29, 42];

/** A woodblock print: flat colour blocks, a graded sky, the dark key block's lines, wood grain and paper. */
export const printUkiyoE: Style = (scene, stage, random) => {
  const { width, height, checkpoint } = stage;
  const model = flatten(flatten(scene, 6, checkpoint), 4, checkpoint);
  checkpoint.check();
  const half = pixelsOf(resample(model, Math.ceil(width / 2), Math.ceil(height / 2)));
  cutColourBlocks(half, stage, random);
  const print = pixelsOf(resample(canvasOf(half), width, height));
  printSky(print, luminance(pixelsOf(model).data), stage);
  checkpoint.check();
  const lines = keyBlock(scene, stage);
  pressOnPaper(print, lines, stage, random);
  const canvas = canvasOf(print);
  if (!stage.brief.vetoes.has('signature') && !stage.brief.vetoes.has('text'))
    stampSeal(canvas, random.fork('seal'));
  return gradeCanvas(canvas, wishedGrade(stage, { vignette: 0.05 }), random, checkpoint);
};

/** Reduces the picture to few flat colours near the pigments, and rubs out crumbs. */
function cutColourBlocks(raster: Raster, stage: Stage, random: Random): void {
  const { width, height, data } = raster;
  const samples: number[] = [];
  for (let offset = 0; offset < data.length; offset += 4 * 29) {
    samples.push(data[offset]!, data[offset + 1]!, data[offset + 2]!);
  }
  const seen = findPalette(Float32Array.from(samples), Math.round(12 + 5 * stage.brief.detail), random);
  const printed = asPigments(seen);
  const blocks = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) stage.checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const offset = index * 4;
      blocks[index] = nearestColour(seen, data[offset]!, data[offset + 1]!, data[offset + 2]!);
    }
  }
  const clean = majority(blocks, width, height, seen.length / 3, stage);
  for (let index = 0; index < clean.length; index++) {
    for (let channel = 0; channel < 3; channel++)
      data[index * 4 + channel] = printed[clean[index]! * 3 + channel]!;
  }
}

function asPigments(seen: Colours): Colours {
  const printed = new Float32Array(seen.length);
  const pigments = Float32Array.from(PIGMENTS.flat());
  for (let start = 0; start < seen.length; start += 3) {
    const nearest = nearestColour(pigments, seen[start]!, seen[start + 1]!, seen[start + 2]!) * 3;
    for (let channel = 0; channel < 3; channel++) {
      printed[start + channel] = lerp(seen[start + channel]!, pigments[nearest + channel]!, 0.68);
    }
  }
  return printed;
}

/** Each pixel takes the block that most of its 5x5 neighbourhood has. */
function majority(
  blocks: Uint8Array,
  width: number,
  height: number,
  count: number,
  stage: Stage,
): Uint8Array {
  const result = Uint8Array.from(blocks);
  const votes = new Uint8Array(count);
  for (let y = 2; y < height - 2; y++) {
    if ((y & 15) === 0) stage.checkpoint.check();
    for (let x = 2, index = y * width + 2; x < width - 2; x++, index++) {
      const here = blocks[index]!;
      if (
        here === blocks[index - 2] &&
        here === blocks[index + 2] &&
        here === blocks[index - 2 * width] &&
        here === blocks[index + 2 * width]
      )
        continue;
      votes.fill(0);
      let best = here;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          const block = blocks[index + dy * width + dx]!;
          votes[block]! += 1;
          if (votes[block]! > votes[best]!) best = block;
        }
      }
      result[index] = best;
    }
  }
  return result;
}

/** The lines of the key block: subjects heaviest, ridges and shores next, inner contours finest. */
function keyBlock(scene: Parameters<typeof flatten>[0], stage: Stage): Plane {
  const { width, height, mask, depth, checkpoint } = stage;
  const unit = pictureUnit(width, height);
  const model = flatten(scene, 3, checkpoint);
  const lines = contourLines(
    luminance(pixelsOf(model).data),
    width,
    height,
    readOrientation(model, 3),
    { fine: Math.max(1, Math.round(1.5 * unit)), from: 0.1, full: 0.22, reach: 9 * unit },
    checkpoint,
  );
  const outline = subjectOutlines(
    mask,
    width,
    height,
    3.2 * unit,
    checkpoint,
    (x, y) => ((x + y) / width - 1) * 0.8,
  );
  const ridges = depthOutlines(depth, width, height, 2.2 * unit, checkpoint);
  for (let index = 0; index < lines.length; index++) {
    const inner = mask[index]! > 0 ? 0.85 : 0.4;
    lines[index] = Math.max(lines[index]! * inner, outline[index]!, ridges[index]! * 0.85);
  }
  return lines;
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
        const colour = data[index * 4 + channel]! * worn;
        data[index * 4 + channel] = lerp(colour, KEY_BLOCK[channel]!, line * 0.94);
      }
      data[index * 4 + 3] = 255;
    }
  }
}

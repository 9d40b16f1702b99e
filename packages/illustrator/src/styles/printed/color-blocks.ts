import { colorList } from '../../core/color.ts';
import { lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { type Colors, createNearestColor, findPalette } from '../shared/color-clusters.ts';
import { createRaster, type Raster } from '../shared/raster.ts';

/** Pigments of Edo prints: Prussian blue, indigo, safflower red, red lead, ochre, orpiment, verdigris, sumi, paper. */
const PIGMENTS = colorList(`
  #1d3557 #2f5d8a #6d9dc5 #b7d3df #f1e6cf #e7c9a0 #d98e5f #c2412d #8f2f3a #d98a94 #8c9c6c #4d7057 #b3bb8c
  #c9b79c #94704e #5a4a50 #34333f #e3ac3c #8a82aa
`);

/**
 * Reduces a picture to flat blocks of color near the pigments. Subjects get blocks of their own, from
 * the finer picture, so that a small red thing is not printed in the color of the field around it.
 * @param fine the picture with its detail, smaller than the stage
 * @param sky 1 for every pixel of sky, of the stage's size
 * @param calm the same without detail, of the same size
 */
export function cutColorBlocks(
  fine: Raster,
  calm: Raster,
  sky: Uint8Array,
  stage: Stage,
  random: Random,
): Raster {
  const { width, height } = fine;
  const isSubject = figurePlaces(stage, sky, width, height);
  const detail = stage.brief.detail;
  const ground = findPalette(samplesOf(calm, isSubject, 0), groundBlocks(stage), random.fork('ground'));
  const figure = findPalette(
    samplesOf(fine, isSubject, 1),
    Math.round(7 + 3 * detail),
    random.fork('figure'),
  );
  const firstOfFigure = ground.length / 3;
  const blocks = new Uint8Array(width * height);
  const groundBlock = createNearestColor(ground);
  const figureBlock = createNearestColor(figure);
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) stage.checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const offset = index * 4;
      blocks[index] = isSubject[index]
        ? firstOfFigure + figureBlock(fine.data[offset]!, fine.data[offset + 1]!, fine.data[offset + 2]!)
        : groundBlock(calm.data[offset]!, calm.data[offset + 1]!, calm.data[offset + 2]!);
    }
  }
  const printed = Float32Array.from([
    ...asPigments(ground, stage.palette.night ? 0.9 : 0.74, 0.78),
    ...asPigments(figure, stage.palette.night ? 0.9 : 0.74, 0.6),
  ]);
  return inked(majority(blocks, width, height, printed.length / 3, stage), printed, width, height);
}

/** Land is printed from few blocks; where there is no land, the backdrop is the picture. */
function groundBlocks({ brief, floating }: Stage): number {
  return Math.round(floating ? 8 + 4 * brief.detail : 5 + 2 * brief.detail);
}

/** 1 for subjects and for near things that stand before the sky: both need their detail. */
function figurePlaces(stage: Stage, sky: Uint8Array, smallWidth: number, smallHeight: number): Uint8Array {
  const { mask, depth, width, height, horizon } = stage;
  const places = new Uint8Array(smallWidth * smallHeight);
  for (let y = 0; y < smallHeight; y++) {
    const row = Math.min(height - 1, Math.floor(((y + 0.5) * height) / smallHeight)) * width;
    for (let x = 0; x < smallWidth; x++) {
      const column = Math.min(width - 1, Math.floor(((x + 0.5) * width) / smallWidth));
      const index = row + column;
      const tall = stage.brief.scene === 'city' || (row < horizon * width && depth[index]! < 150);
      const stands = tall && sky[index] === 0;
      places[y * smallWidth + x] = mask[index]! > 0 || stands ? 1 : 0;
    }
  }
  return places;
}

function samplesOf({ data }: Raster, isSubject: Uint8Array, wanted: 0 | 1): Float32Array {
  const samples: number[] = [];
  const step = wanted === 1 ? 7 : 23;
  for (let index = 0; index < isSubject.length; index += step) {
    if (isSubject[index] !== wanted) continue;
    samples.push(data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!);
  }
  return Float32Array.from(samples);
}

/** Printed colors are lighter and cleaner than seen ones, and lean towards the nearest pigment. */
function asPigments(seen: Colors, lightness: number, share: number): Colors {
  const printed = new Float32Array(seen.length);
  for (let start = 0; start < seen.length; start += 3) {
    const luma = seen[start]! * 0.299 + seen[start + 1]! * 0.587 + seen[start + 2]! * 0.114;
    const lifted = 255 * (luma / 255) ** lightness;
    const color = [0, 1, 2].map((channel) => lifted + (seen[start + channel]! - luma) * 1.5);
    const pigment = PIGMENTS[nearestPigment(color[0]!, color[1]!, color[2]!)]!;
    for (const channel of [0, 1, 2] as const)
      printed[start + channel] = lerp(color[channel]!, pigment[channel], share);
  }
  return printed;
}

/** Nearest by hue first: a dark red is printed in red, not in the gray of the same darkness. */
function nearestPigment(red: number, green: number, blue: number): number {
  const luma = red * 0.299 + green * 0.587 + blue * 0.114;
  let best = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (const [entry, pigment] of PIGMENTS.entries()) {
    const light = pigment[0] * 0.299 + pigment[1] * 0.587 + pigment[2] * 0.114;
    const redness = red - luma - (pigment[0] - light);
    const blueness = blue - luma - (pigment[2] - light);
    const distance = (luma - light) ** 2 * 0.45 + redness ** 2 * 2 + blueness ** 2 * 1.4;
    if (distance < lowest) {
      lowest = distance;
      best = entry;
    }
  }
  return best;
}

/** Each pixel at the border of a block takes the block that most of its 5x5 neighbourhood has. */
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
      if (isInside(blocks, index, width)) continue;
      votes.fill(0);
      let best = blocks[index]!;
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

function isInside(blocks: Uint8Array, index: number, width: number): boolean {
  const here = blocks[index];
  return (
    here === blocks[index - 2] &&
    here === blocks[index + 2] &&
    here === blocks[index - 2 * width] &&
    here === blocks[index + 2 * width]
  );
}

function inked(blocks: Uint8Array, printed: Colors, width: number, height: number): Raster {
  const raster = createRaster(width, height);
  for (let index = 0; index < blocks.length; index++) {
    const start = blocks[index]! * 3;
    raster.data[index * 4] = printed[start]!;
    raster.data[index * 4 + 1] = printed[start + 1]!;
    raster.data[index * 4 + 2] = printed[start + 2]!;
    raster.data[index * 4 + 3] = 255;
  }
  return raster;
}

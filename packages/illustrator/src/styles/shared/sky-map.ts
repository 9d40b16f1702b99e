import { type Canvas, resample } from '../../core/canvas.ts';
import { boxBlur, type Plane } from '../../core/plane.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { FORM_OF, type Forms } from './forms/form.types.ts';
import { mergeScraps } from './merge-scraps.ts';
import { readRaster } from './raster.ts';
import { isSky } from './tone.ts';

/** Things nearer than this may be trees, whose depth is stamped more roughly than they are drawn. */
export const ROUGH_DEPTH = 150;
/** Summed channel difference below which a pixel in such a stamp is sky seen between leaves. */
const SAME_COLOR = 46;
/** Summed channel difference from which something dark before the open sky is a leaf or a bird, not air. */
const MUCH_DARKER = 130;
/** Pictures with a shorter side from here are searched at half their size. */
const LARGE = 700;
/** Pixels per cell of the sky's color field. */
const CELL = 16;

/**
 * 1 for every pixel that shows sky. The depth says so roughly; colors tell sky between the leaves of a
 * tree from its leaves, and leaves beyond the tree's stamp from the sky.
 */
export function findSky(scene: Canvas, stage: Stage): Uint8Array {
  const { width, height } = stage;
  if (stage.forms && !stage.pictureTones) return skyOfForms(stage.forms, stage);
  if (Math.min(width, height) < LARGE) return skyOf(scene, stage);
  const half = halfStage(stage);
  const small = skyOf(resample(scene, half.width, half.height), half);
  const sky = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(half.height - 1, y >> 1) * half.width;
    for (let x = 0, index = y * width; x < width; x++, index++)
      sky[index] = small[row + Math.min(half.width - 1, x >> 1)]!;
  }
  return sky;
}

/** The forms of a drawn scene know already which are sky. */
function skyOfForms({ labels, groups, ...cells }: Forms, { width, height, mask }: Stage): Uint8Array {
  const sky = new Uint8Array(width * height);
  const columns = Uint16Array.from({ length: width }, (_, x) => ((x + 0.5) / width) * cells.width);
  for (let y = 0, index = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) / height) * cells.height) * cells.width;
    for (let x = 0; x < width; x++, index++)
      sky[index] = mask[index] === 0 && groups[labels[row + columns[x]!]!] === FORM_OF.sky ? 1 : 0;
  }
  return sky;
}

/** The same stage with every second pixel of every second row. */
function halfStage(stage: Stage): Stage {
  const width = stage.width >> 1;
  const height = stage.height >> 1;
  const depth = new Float32Array(width * height);
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0, index = y * width, from = y * 2 * stage.width; x < width; x++, index++, from += 2) {
      depth[index] = stage.depth[from]!;
      mask[index] = stage.mask[from]!;
    }
  }
  return { ...stage, width, height, depth, mask, horizon: stage.horizon / 2 };
}

function skyOf(scene: Canvas, stage: Stage): Uint8Array {
  const { width, height, depth, mask, brief, checkpoint } = stage;
  const sky = new Uint8Array(width * height);
  const colors = skyColors(scene, stage);
  const { data } = readRaster(scene);
  // Walls and trunks are stamped exactly, and in haze they have the sky's color: there depth alone tells.
  const trustDepth = brief.scene === 'city' || brief.scene === 'forest' || stage.indoor;
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) checkpoint.check();
    const cellRow = Math.min(colors.height - 1, Math.floor(y / CELL)) * colors.width;
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const open = isSky(stage, index);
      if (trustDepth) {
        sky[index] = open ? 1 : 0;
        continue;
      }
      if (!open && (mask[index]! > 0 || depth[index]! > ROUGH_DEPTH || y > stage.horizon)) continue;
      const cell = cellRow + Math.min(colors.width - 1, Math.floor(x / CELL));
      if (colors.share[cell]! < 0.02) continue;
      const red = data[index * 4]! - colors.red[cell]!;
      const green = data[index * 4 + 1]! - colors.green[cell]!;
      const blue = data[index * 4 + 2]! - colors.blue[cell]!;
      const inColor = Math.abs(red) + Math.abs(green) + Math.abs(blue) < SAME_COLOR;
      const farDarker = red + green + blue < -MUCH_DARKER;
      if (open ? !farDarker : inColor) sky[index] = 1;
    }
  }
  checkpoint.check();
  // A lit window or a gap of a pixel is neither sky nor land of its own.
  const least = Math.round(width * height * 0.00006);
  mergeScraps(
    sky,
    width,
    height,
    () => least,
    () => 0,
  );
  return sky;
}

interface SkyColors {
  width: number;
  height: number;
  /** How much sky there is around each cell, 0..1. */
  share: Plane;
  red: Plane;
  green: Plane;
  blue: Plane;
}

/** The color of the sky around each cell, as if nothing stood before it. */
function skyColors(scene: Canvas, stage: Stage): SkyColors {
  const width = Math.max(2, Math.ceil(stage.width / CELL));
  const height = Math.max(2, Math.ceil(stage.height / CELL));
  const { data } = readRaster(resample(scene, width, height));
  const [share, red, green, blue] = [0, 1, 2, 3].map(() => new Float32Array(width * height)) as [
    Plane,
    Plane,
    Plane,
    Plane,
  ];
  for (let y = 0; y < height; y++) {
    const row = Math.min(stage.height - 1, Math.floor((y + 0.5) * CELL)) * stage.width;
    for (let x = 0; x < width; x++) {
      if (!isSky(stage, row + Math.min(stage.width - 1, Math.floor((x + 0.5) * CELL)))) continue;
      const cell = y * width + x;
      share[cell] = 1;
      red[cell] = data[cell * 4]!;
      green[cell] = data[cell * 4 + 1]!;
      blue[cell] = data[cell * 4 + 2]!;
    }
  }
  const reach = 4;
  const around = boxBlur(share, width, height, reach);
  const mean = (plane: Plane) => {
    const blurred = boxBlur(plane, width, height, reach);
    for (let cell = 0; cell < blurred.length; cell++) blurred[cell]! /= Math.max(1e-6, around[cell]!);
    return blurred;
  };
  return { width, height, share: around, red: mean(red), green: mean(green), blue: mean(blue) };
}

import { beside } from '../../core/beside.ts';
import { type Canvas, resample } from '../../core/canvas.ts';
import { boxBlur, type Plane } from '../../core/plane.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { canvasOf, readRaster } from './raster.ts';
import { SKY_DEPTH } from './tone.ts';

/** Surfaces are looked for with so many pixels on the long side. */
const LONG_SIDE = 160;
/** Levels by which a surface may change from one of them to the next: the sky, with a glow in it, the ground and a subject. */
const CALM = [11, 5, 5] as const;
/** Smaller ones, as a share of the picture, are things. */
const LEAST = 0.012;
/** How much of the slow change of a surface goes: of the ground, and of a subject, whose form it may tell. */
const EVEN = [0.92, 0.92, 0.4] as const;
/** A pixel so many levels from the surface it lies on is a thing on it, which stays as it is. */
const OTHER = 40;

interface Surfaces {
  width: number;
  height: number;
  /** What each cell loses of red, green and blue, and its own colors. */
  change: readonly Plane[];
  own: readonly Plane[];
}

/**
 * A photograph's walls and skies grow slowly darker towards its corners; cut into a few flat colors they would
 * show rings with ragged edges. Surfaces that change slowly are made nearly one color here. Drawn scenes have
 * none of it and stay as they are.
 */
export function evenSurfaces(scene: Canvas, stage: Stage): Canvas {
  if (!stage.pictureTones) return scene;
  const { width, height } = scene;
  const surfaces = findSurfaces(scene, stage);
  stage.checkpoint.check();
  const raster = readRaster(scene);
  const { data } = raster;
  const columns = Uint16Array.from({ length: width }, (_, x) => ((x + 0.5) / width) * surfaces.width);
  for (let y = 0, at = 0; y < height; y++) {
    if ((y & 63) === 0) stage.checkpoint.check();
    const row = Math.floor(((y + 0.5) / height) * surfaces.height) * surfaces.width;
    for (let x = 0; x < width; x++, at += 4) {
      const cell = row + columns[x]!;
      let apart = 0;
      for (let channel = 0; channel < 3; channel++)
        apart = Math.max(apart, Math.abs(data[at + channel]! - surfaces.own[channel]![cell]!));
      if (apart > OTHER) continue;
      for (let channel = 0; channel < 3; channel++) data[at + channel]! -= surfaces.change[channel]![cell]!;
    }
  }
  return canvasOf(raster);
}

function findSurfaces(scene: Canvas, stage: Stage): Surfaces {
  const scale = Math.min(1, LONG_SIDE / Math.max(scene.width, scene.height));
  const small = resample(scene, Math.max(2, scene.width * scale), Math.max(2, scene.height * scale));
  const { width, height } = small;
  const { data } = readRaster(small);
  const own = [0, 1, 2].map((channel) => {
    const plane = new Float32Array(width * height);
    for (let index = 0; index < plane.length; index++) plane[index] = data[index * 4 + channel]!;
    return boxBlur(plane, width, height, 1, 1);
  });
  const change = own.map(() => new Float32Array(width * height));
  const groups = groupCells(stage, width, height);
  const isOneSurface = (one: number, other: number) =>
    groups[one] === groups[other] &&
    own.every((plane) => Math.abs(plane[one]! - plane[other]!) < CALM[groups[one]!]!);
  const seen = new Uint8Array(width * height);
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue;
    const cells = spread(start, width, seen, isOneSurface);
    if (cells.length < LEAST * seen.length) continue;
    for (const [channel, plane] of own.entries()) {
      let mean = 0;
      for (const cell of cells) mean += plane[cell]! / cells.length;
      for (const cell of cells) change[channel]![cell] = (plane[cell]! - mean) * EVEN[groups[cell]!]!;
    }
  }
  return { width, height, change, own };
}

/** All cells that hang together with the first. */
function spread(
  start: number,
  width: number,
  seen: Uint8Array,
  isOneSurface: (one: number, other: number) => boolean,
): number[] {
  const cells = [start];
  const sides = new Int32Array(4);
  seen[start] = 1;
  for (let next = 0; next < cells.length; next++) {
    const cell = cells[next]!;
    for (let side = beside(sides, cell, width, seen.length / width) - 1; side >= 0; side--) {
      const other = sides[side]!;
      if (seen[other] || !isOneSurface(cell, other)) continue;
      seen[other] = 1;
      cells.push(other);
    }
  }
  return cells;
}

/** What each cell of a coarser grid shows: 0 sky, 1 land, 2 subjects. */
export function groupCells(stage: Stage, width: number, height: number): Uint8Array {
  const groups = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(stage.height - 1, Math.floor(((y + 0.5) / height) * stage.height)) * stage.width;
    for (let x = 0; x < width; x++) {
      const index = row + Math.min(stage.width - 1, Math.floor(((x + 0.5) / width) * stage.width));
      groups[y * width + x] = stage.mask[index]! > 0 ? 2 : stage.depth[index]! >= SKY_DEPTH ? 0 : 1;
    }
  }
  return groups;
}

import { smoothstep } from '../../../core/maths.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import type { Raster } from '../raster.ts';
import { SKY_DEPTH } from '../tone.ts';
import { layAverage } from './average-around.ts';
import { FORM_OF } from './form.types.ts';

/** Between so many metres a wood loses its single trunks. */
const DISTANCE = { from: 8, to: 20 };
/** How far the average reaches, up and down in shares of the height or around in blocks, and how much of it is taken. */
const WOODS = { reach: 0.1, share: 0.92 };
const WATER = { reach: 3, share: 0.9 };
/** With less of it than this in the picture, what a wood shows of the sky is light between trunks. */
const OPEN_SKY = 0.14;

/**
 * What has no forms that an artist would cut is made calm before forms are looked for: the far trunks of a wood with
 * the light between them, and mirrored houses. In place.
 */
export function calmDistance(raster: Raster, kinds: Uint8Array, stage: Stage): void {
  if (stage.brief.scene === 'forest') calmWoods(raster, kinds, stage);
  else if (stage.wet && !stage.water) calmWater(raster, kinds, stage, stage.wet);
}

function calmWoods(raster: Raster, kinds: Uint8Array, stage: Stage): void {
  const isOpen = showsSky(stage);
  const weights = new Float32Array(kinds.length);
  for (const [cell, kind] of kinds.entries()) {
    if (kind === FORM_OF.sky && isOpen) continue;
    if (kind === FORM_OF.sky) kinds[cell] = FORM_OF.land;
    else if (kind !== FORM_OF.land) continue;
    weights[cell] =
      WOODS.share * smoothstep(DISTANCE.from, DISTANCE.to, stage.depth[placeOf(stage, raster, cell)]!);
  }
  drawDown(raster, weights, Math.round(raster.height * WOODS.reach));
}

/** Turns each cell to the average of those above and below, by its weight: trunks stay as long bands. In place. */
function drawDown({ data, width, height }: Raster, weights: Float32Array, reach: number): void {
  const sums = new Float64Array(width * 4);
  const add = (row: number, sign: number) => {
    if (row < 0 || row >= height) return;
    for (let x = 0, cell = row * width; x < width; x++, cell++) {
      const weight = weights[cell]! * sign;
      for (let channel = 0; channel < 3; channel++)
        sums[x * 4 + channel]! += from[cell * 4 + channel]! * weight;
      sums[x * 4 + 3]! += weight;
    }
  };
  const from = data.slice();
  for (let row = 0; row < reach; row++) add(row, 1);
  for (let y = 0; y < height; y++) {
    add(y + reach, 1);
    add(y - reach - 1, -1);
    for (let x = 0, cell = y * width; x < width; x++, cell++) {
      const weight = weights[cell]!;
      if (weight === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const at = cell * 4 + channel;
        data[at] = from[at]! + (sums[x * 4 + channel]! / sums[x * 4 + 3]! - from[at]!) * weight;
      }
    }
  }
}

function calmWater(raster: Raster, kinds: Uint8Array, stage: Stage, wet: Uint8Array): void {
  layAverage(raster, WATER.reach, (cell) =>
    kinds[cell] !== FORM_OF.subject && wet[placeOf(stage, raster, cell)] ? WATER.share : 0,
  );
}

function placeOf({ width, height }: Stage, small: Raster, cell: number): number {
  const x = Math.floor((((cell % small.width) + 0.5) * width) / small.width);
  const y = Math.floor(((Math.floor(cell / small.width) + 0.5) * height) / small.height);
  return y * width + x;
}

/** Whether a wood opens to the sky, which is light between trunks otherwise. */
export function showsSky({ depth, brief }: Pick<Stage, 'depth' | 'brief'>): boolean {
  if (brief.scene !== 'forest') return true;
  let open = 0;
  let seen = 0;
  for (let index = 0; index < depth.length; index += 7, seen++) if (depth[index]! >= SKY_DEPTH) open++;
  return open / seen > OPEN_SKY;
}

import type { Checkpoint } from '../../core/checkpoint.ts';
import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Raster } from '../shared/raster.ts';

/** A picture cut into small areas of one color each. */
export interface Superpixels {
  /** Which area each pixel belongs to. */
  readonly labels: Int32Array;
  readonly count: number;
  /** Mean color of each area, three values each. */
  readonly colors: Float32Array;
  /** Centre of each area, two values each. */
  readonly centres: Float32Array;
  /** The subject each area belongs to, 0 for none. */
  readonly subjects: Uint8Array;
}

/** Color distance (squared levels) that keeps areas from crossing the border of a subject. */
const BORDER_PENALTY = 30_000;
/** How strongly areas stay round, against following color. */
const COMPACTNESS = 14;
const ROUNDS = 4;

/**
 * Simple linear iterative clustering (Achanta et al., "SLIC superpixels", 2012) with a penalty for
 * crossing subjects. Subjects get about twice as many areas as the rest.
 * @param mask subject per pixel, of the raster's size
 */
export function findSuperpixels(
  raster: Raster,
  mask: Uint8Array,
  wanted: number,
  random: Random,
  checkpoint: Checkpoint,
): Superpixels {
  const { width, height } = raster;
  const spacing = Math.sqrt((width * height) / wanted);
  const seeds = plantSeeds(mask, width, height, spacing, random);
  const count = seeds.length / 2;
  const colors = new Float32Array(count * 3);
  const subjects = new Uint8Array(count);
  for (let area = 0; area < count; area++) {
    const index = seeds[area * 2 + 1]! * width + seeds[area * 2]!;
    for (let channel = 0; channel < 3; channel++)
      colors[area * 3 + channel] = raster.data[index * 4 + channel]!;
    subjects[area] = mask[index]!;
  }
  const state: ClusterState = {
    labels: new Int32Array(width * height),
    distances: new Float32Array(width * height),
    colors,
    centres: seeds,
    subjects,
    spacing,
  };
  for (let round = 0; round < ROUNDS; round++) {
    state.distances.fill(Number.POSITIVE_INFINITY);
    for (let area = 0; area < count; area++) {
      if ((area & 15) === 0) checkpoint.check();
      claimPixels(state, area, raster, mask);
    }
    moveCentres(state, raster);
  }
  checkpoint.check();
  dropCrumbs(state.labels, width, height);
  return { labels: state.labels, count, colors, centres: seeds, subjects };
}

interface ClusterState {
  labels: Int32Array;
  distances: Float32Array;
  colors: Float32Array;
  centres: Float32Array;
  subjects: Uint8Array;
  spacing: number;
}

/** Gives pixels with fewer than four neighbours of their own area to the area around them, twice. */
function dropCrumbs(labels: Int32Array, width: number, height: number): void {
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  for (let round = 0; round < 2; round++) {
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1, index = y * width + 1; x < width - 1; x++, index++) {
        const here = labels[index]!;
        if (here === labels[index + 1] && here === labels[index - 1] && here === labels[index + width])
          continue;
        let own = 0;
        for (const step of around) if (labels[index + step] === here) own++;
        if (own < 4) labels[index] = commonest(labels, index, around);
      }
    }
  }
}

function commonest(labels: Int32Array, index: number, around: readonly number[]): number {
  let best = labels[index]!;
  let most = 0;
  for (const step of around) {
    const label = labels[index + step]!;
    let count = 0;
    for (const other of around) if (labels[index + other] === label) count++;
    if (count > most) {
      most = count;
      best = label;
    }
  }
  return best;
}

function plantSeeds(
  mask: Uint8Array,
  width: number,
  height: number,
  spacing: number,
  random: Random,
): Float32Array {
  const seeds: number[] = [];
  const plant = (x: number, y: number, spread: number): number => {
    const column = clamp(Math.floor(x + random.range(-spread, spread) * spacing), 0, width - 1);
    const row = clamp(Math.floor(y + random.range(-spread, spread) * spacing), 0, height - 1);
    seeds.push(column, row);
    return mask[row * width + column]!;
  };
  for (let y = spacing / 2; y < height; y += spacing) {
    for (let x = spacing / 2; x < width; x += spacing) {
      if (plant(x, y, 0.38) > 0 && random.chance(0.9)) plant(x, y, 0.6);
    }
  }
  if (seeds.length === 0) plant(width / 2, height / 2, 0);
  return Float32Array.from(seeds);
}

function claimPixels(state: ClusterState, area: number, raster: Raster, mask: Uint8Array): void {
  const { labels, distances, colors, centres, spacing } = state;
  const { data, width, height } = raster;
  const centreX = centres[area * 2]!;
  const centreY = centres[area * 2 + 1]!;
  const red = colors[area * 3]!;
  const green = colors[area * 3 + 1]!;
  const blue = colors[area * 3 + 2]!;
  const subject = state.subjects[area]!;
  const reach = spacing * 1.6;
  const roundness = (14 / spacing) ** 2 * COMPACTNESS;
  const left = Math.max(0, Math.floor(centreX - reach));
  const right = Math.min(width - 1, Math.floor(centreX + reach));
  const top = Math.max(0, Math.floor(centreY - reach));
  const bottom = Math.min(height - 1, Math.floor(centreY + reach));
  for (let y = top; y <= bottom; y++) {
    const dy = (y - centreY) ** 2;
    for (let x = left, index = y * width + left; x <= right; x++, index++) {
      const offset = index * 4;
      const r = data[offset]! - red;
      const g = data[offset + 1]! - green;
      const b = data[offset + 2]! - blue;
      const dx = x - centreX;
      let distance = r * r + g * g + b * b + (dx * dx + dy) * roundness;
      if (mask[index] !== subject) distance += BORDER_PENALTY;
      if (distance < distances[index]!) {
        distances[index] = distance;
        labels[index] = area;
      }
    }
  }
}

function moveCentres({ labels, colors, centres, subjects }: ClusterState, { data, width }: Raster): void {
  const sums = new Float64Array(subjects.length * 6);
  for (let index = 0; index < labels.length; index++) {
    const sum = labels[index]! * 6;
    sums[sum]! += data[index * 4]!;
    sums[sum + 1]! += data[index * 4 + 1]!;
    sums[sum + 2]! += data[index * 4 + 2]!;
    sums[sum + 3]! += index % width;
    sums[sum + 4]! += (index / width) | 0;
    sums[sum + 5]! += 1;
  }
  for (let area = 0; area < subjects.length; area++) {
    const members = sums[area * 6 + 5]!;
    if (members === 0) continue;
    for (let channel = 0; channel < 3; channel++)
      colors[area * 3 + channel] = sums[area * 6 + channel]! / members;
    centres[area * 2] = sums[area * 6 + 3]! / members;
    centres[area * 2 + 1] = sums[area * 6 + 4]! / members;
  }
}

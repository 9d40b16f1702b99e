import { clamp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { createRaster, type Raster } from './raster.ts';

/** How far the vote of a cell reaches, in cells: each pixel belongs to the form with the most votes around it. */
const SOFTNESS = 0.8;
/** How sharp the border between two forms is, for a picture of as many pixels as there are cells. */
const SHARPNESS = 1.1;

/** Areas of one color each, a color for every label. */
interface Areas {
  readonly width: number;
  readonly height: number;
  readonly labels: ArrayLike<number>;
  readonly colors: Float32Array;
}

/** Prints areas at the picture's size, with smooth borders. */
export function printAreas(
  { labels, colors, ...cells }: Areas,
  { width, height, checkpoint }: Stage,
): Raster {
  const print = createRaster(width, height);
  const inside = insides(labels, cells.width, cells.height);
  const votes = new Votes();
  const columns = voters(width, cells.width);
  const rows = voters(height, cells.height);
  const sharpness = SHARPNESS * Math.max(1, width / cells.width);
  const { data } = print;
  for (let y = 0, at = 0; y < height; y++) {
    if ((y & 31) === 0) checkpoint.check();
    const row = rows.middles[y]!;
    for (let x = 0; x < width; x++, at += 4) {
      const cell = row * cells.width + columns.middles[x]!;
      let one = labels[cell]!;
      let other = one;
      let share = 0;
      if (inside[cell] === 0) {
        votes.clear();
        for (let down = 0; down < 3; down++) {
          const from = clamp(row + down - 1, 0, cells.height - 1) * cells.width;
          const weight = rows.weights[y * 3 + down]!;
          for (let right = 0; right < 3; right++)
            votes.add(
              labels[from + clamp(columns.middles[x]! + right - 1, 0, cells.width - 1)]!,
              weight * columns.weights[x * 3 + right]!,
            );
        }
        votes.count();
        one = votes.first;
        other = votes.second;
        share = clamp(0.5 - votes.lead * sharpness, 0, 0.5);
      }
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = colors[one * 3 + channel]! * (1 - share) + colors[other * 3 + channel]! * share;
      data[at + 3] = 255;
    }
  }
  return print;
}

/** For each pixel along one side of the picture: the cell it is in, and what its vote and those of both beside it weigh. */
function voters(pixels: number, cells: number): { middles: Int32Array; weights: Float32Array } {
  const middles = new Int32Array(pixels);
  const weights = new Float32Array(pixels * 3);
  for (let pixel = 0; pixel < pixels; pixel++) {
    const place = ((pixel + 0.5) / pixels) * cells;
    const middle = Math.min(cells - 1, Math.floor(place));
    middles[pixel] = middle;
    let total = 0;
    for (let step = 0; step < 3; step++) {
      const away = (middle + step - 0.5 - place) / SOFTNESS;
      weights[pixel * 3 + step] = Math.exp(-away * away);
      total += weights[pixel * 3 + step]!;
    }
    for (let step = 0; step < 3; step++) weights[pixel * 3 + step]! /= total;
  }
  return { middles, weights };
}

/** 1 for cells all of whose neighbours are of the same form. */
function insides(labels: ArrayLike<number>, width: number, height: number): Uint8Array {
  const inside = new Uint8Array(labels.length);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, index = y * width + 1; x < width - 1; x++, index++) {
      const own = labels[index];
      inside[index] =
        labels[index - width - 1] === own &&
        labels[index - width] === own &&
        labels[index - width + 1] === own &&
        labels[index - 1] === own &&
        labels[index + 1] === own &&
        labels[index + width - 1] === own &&
        labels[index + width] === own &&
        labels[index + width + 1] === own
          ? 1
          : 0;
    }
  return inside;
}

/** Counts the votes of a cell and its eight neighbours, allocating nothing for each pixel. */
class Votes {
  private readonly names = new Int32Array(9);
  private readonly sums = new Float32Array(9);
  private size = 0;
  /** The labels with the most and the second most votes; the same one where there is only one. */
  first = 0;
  second = 0;
  /** By how much of all votes the first leads. */
  lead = 0;

  clear(): void {
    this.size = 0;
  }

  add(name: number, weight: number): void {
    for (let entry = 0; entry < this.size; entry++)
      if (this.names[entry] === name) {
        this.sums[entry]! += weight;
        return;
      }
    this.names[this.size] = name;
    this.sums[this.size++] = weight;
  }

  count(): void {
    const first = this.best();
    const second = this.best(first);
    this.first = this.names[first]!;
    this.second = this.names[second]!;
    this.lead = first === second ? 1 : this.sums[first]! - this.sums[second]!;
  }

  private best(but = -1): number {
    let best = but === 0 ? 1 : 0;
    for (let entry = 0; entry < this.size; entry++)
      if (entry !== but && this.sums[entry]! > this.sums[best]!) best = entry;
    return best < this.size ? best : but;
  }
}

import type { Random } from '../../core/random.ts';
import type { Superpixels } from './superpixels.ts';

/** Cells of one pane of ground in a picture of 512 by 512, at most: a meadow is a few panes. */
export const GROUND_PANE = 9000;
/** Panes of sky and ground lie: across, they reach so much farther than down. */
export const LYING = 1.7;
/** How many places are tried for the middle of each pane, of which the farthest from the others is taken. */
const TRIES = 6;

/** Areas of the panes of a window, as a glazier cuts them one after the other. */
export class Panes {
  readonly labels: Int32Array;
  private readonly colors: number[] = [];
  private readonly centres: number[] = [];
  private readonly subjects: number[] = [];
  /** The cells of the area that was collected last. */
  private readonly area: Int32Array;
  private readonly width: number;
  private readonly height: number;
  private readonly mask: Uint8Array;

  constructor(width: number, height: number, mask: Uint8Array) {
    this.width = width;
    this.height = height;
    this.mask = mask;
    this.labels = new Int32Array(width * height).fill(-1);
    this.area = new Int32Array(width * height);
  }

  /** Makes a pane of all cells of one color and one subject that hang together. Answers how many they are. */
  collect(start: number, colored: Uint8Array | Int32Array): number {
    const { labels, area, mask, width, height } = this;
    const pane = this.subjects.length;
    this.subjects.push(mask[start]!);
    labels[start] = pane;
    area[0] = start;
    let size = 1;
    for (let next = 0; next < size; next++) {
      const cell = area[next]!;
      const x = cell % width;
      for (const side of [-1, 1, -width, width]) {
        const other = cell + side;
        if (
          other < 0 ||
          other >= width * height ||
          (side === -1 && x === 0) ||
          (side === 1 && x === width - 1)
        )
          continue;
        if (labels[other]! >= 0 || colored[other] !== colored[start] || mask[other] !== mask[start]) continue;
        labels[other] = pane;
        area[size++] = other;
      }
    }
    return size;
  }

  /** Cuts what was collected last into so many panes. */
  cut(size: number, count: number, lying: number, random: Random): void {
    const { labels, area, centres, subjects, width } = this;
    const first = subjects.length - 1;
    for (let pane = 0; pane < count; pane++) {
      let [best, farthest] = [area[0]!, -1];
      for (let turn = 0; turn < TRIES; turn++) {
        const cell = area[random.integer(size)]!;
        const away = this.nearest(cell, first, first + pane, lying).away;
        if (away > farthest) [best, farthest] = [cell, away];
      }
      centres.push(best % width, Math.floor(best / width));
      if (pane > 0) subjects.push(subjects[first]!);
    }
    if (count === 1) this.centre(first, size);
    else
      for (let next = 0; next < size; next++)
        labels[area[next]!] = this.nearest(area[next]!, first, first + count, lying).pane;
  }

  private nearest(cell: number, from: number, to: number, lying: number): { pane: number; away: number } {
    const { centres, width } = this;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    let [pane, away] = [from, Number.POSITIVE_INFINITY];
    for (let other = from; other < to; other++) {
      const here = ((centres[other * 2]! - x) / lying) ** 2 + (centres[other * 2 + 1]! - y) ** 2;
      if (here < away) [pane, away] = [other, here];
    }
    return { pane, away };
  }

  private centre(pane: number, size: number): void {
    const { area, centres, width } = this;
    let [x, y] = [0, 0];
    for (let next = 0; next < size; next++) {
      x += area[next]! % width;
      y += Math.floor(area[next]! / width);
    }
    centres[pane * 2] = x / size;
    centres[pane * 2 + 1] = y / size;
  }

  /** Gives all panes that have no color yet one. */
  color(colors: Float32Array, color: number): void {
    while (this.colors.length < this.subjects.length * 3)
      this.colors.push(colors[color * 3]!, colors[color * 3 + 1]!, colors[color * 3 + 2]!);
  }

  all(): Superpixels {
    return {
      labels: this.labels,
      count: this.subjects.length,
      colors: Float32Array.from(this.colors),
      centres: Float32Array.from(this.centres),
      subjects: Uint8Array.from(this.subjects),
    };
  }
}

import type { Canvas } from '../../core/canvas.ts';
import type { Random } from '../../core/random.ts';
import type { FaceSpot, Stage } from '../../stage/stage.types.ts';
import { type FlatAreas, findFlatAreas } from '../shared/flat-areas.ts';
import type { Superpixels } from './superpixels.ts';

/** Colors that the glass of a scene is cut from. */
const GLASS = { sky: 4, land: 9, figures: 13 };
/** Cells of one pane of 512 by 512, at most; a whole robe is one pane, and a meadow a few. */
const PANE = { ground: 9000, figure: 5200 };
/** Panes of sky and ground lie: across, they reach so much farther than down. */
const LYING = 1.7;
/** How many places are tried for the middle of each pane, of which the farthest from the others is taken. */
const TRIES = 6;
/** Smaller patches, as a share of the picture, are cut out of no glass. */
const LEAST = 0.0003;

/**
 * The panes of a scene as a glazier cuts them after his cartoon: the parts of whoever is shown are panes of their own,
 * and the ground, by its forms, a few large ones. A face is never cut.
 * @param mask subject per pixel, of `width` by `height`
 */
export function panesOfScene(
  scene: Canvas,
  stage: Stage,
  mask: Uint8Array,
  { width, height }: { width: number; height: number },
  random: Random,
): Superpixels {
  const { detail } = stage.brief;
  const areas = findFlatAreas(
    scene,
    stage,
    {
      ...GLASS,
      land: Math.round(GLASS.land * detail),
      figures: Math.round(GLASS.figures * detail),
      least: LEAST,
    },
    random.fork('glass-colors'),
  );
  stage.checkpoint.check();
  const colored = colorsOfCells(areas, width, height);
  const faces = stage.faces.flatMap((face) =>
    evenSkin(colored, areas, face, { width, height, scale: width / stage.width }),
  );
  const panes = new Panes(width, height, mask);
  const share = (Math.min(width, height) / 512) ** 2 / detail;
  for (let start = 0; start < colored.length; start++) {
    if (panes.labels[start]! >= 0) continue;
    const size = panes.collect(start, colored);
    const isGround = mask[start] === 0;
    const most = (isGround ? PANE.ground : PANE.figure) * share;
    const isFace = faces.some((face) => panes.labels[face] === panes.labels[start]);
    panes.cut(size, isFace ? 1 : Math.max(1, Math.round(size / most)), isGround ? LYING : 1, random);
    panes.color(areas.colors, colored[start]!);
    stage.checkpoint.check();
  }
  return panes.all();
}

/** The color of each cell of a grid of another size. */
function colorsOfCells({ labels, ...from }: FlatAreas, width: number, height: number): Uint8Array {
  const colors = new Uint8Array(width * height);
  for (let y = 0, cell = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * from.height) / height) * from.width;
    for (let x = 0; x < width; x++, cell++)
      colors[cell] = labels[row + Math.floor(((x + 0.5) * from.width) / width)]!;
  }
  return colors;
}

/** Colors that differ from most of a face by less than this share of its brightest channel are its skin, in light or shade. */
const SKIN = 0.42;

/**
 * Makes skin one color, in place: its features are painted on it, and lead through its shades would hide them.
 * Answers which of its cells is nearest to the middle of the face.
 */
function evenSkin(
  colored: Uint8Array,
  { colors, figures }: FlatAreas,
  { x, y, radius }: FaceSpot,
  { width, height, scale }: { width: number; height: number; scale: number },
): number[] {
  const counts = new Uint32Array(256);
  const reach = radius * scale * 1.25;
  const cells: number[] = [];
  for (let row = Math.max(0, Math.ceil(y * scale - reach)); row < Math.min(height, y * scale + reach); row++)
    for (
      let column = Math.max(0, Math.ceil(x * scale - reach));
      column < Math.min(width, x * scale + reach);
      column++
    ) {
      const away = Math.hypot(column - x * scale, row - y * scale) / reach;
      const cell = row * width + column;
      if (away > 1 || colored[cell]! < figures) continue;
      cells.push(cell);
      if (away < 0.5) counts[colored[cell]!]! += 1;
    }
  const skin = counts.indexOf(Math.max(...counts));
  const range = SKIN * Math.max(...colors.subarray(skin * 3, skin * 3 + 3));
  const isSkin = Array.from(counts, (_, color) =>
    [0, 1, 2].every(
      (channel) => Math.abs(colors[color * 3 + channel]! - colors[skin * 3 + channel]!) < range,
    ),
  );
  const found = cells.filter((cell) => isSkin[colored[cell]!]);
  for (const cell of found) colored[cell] = skin;
  const away = (cell: number) => Math.hypot((cell % width) - x * scale, Math.floor(cell / width) - y * scale);
  return found.length > 0 ? [found.reduce((best, cell) => (away(cell) < away(best) ? cell : best))] : [];
}

class Panes {
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
  collect(start: number, colored: Uint8Array): number {
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

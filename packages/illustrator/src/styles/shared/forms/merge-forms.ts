import { beside } from '../../../core/beside.ts';
import type { Checkpoint } from '../../../core/checkpoint.ts';
import type { Random } from '../../../core/random.ts';
import { createNearestColor, findPalette } from '../color-clusters.ts';
import type { Raster } from '../raster.ts';
import { FORM_OF, type Forms } from './form.types.ts';

/** Colors by which a picture first falls apart; much of that is put together again. */
const FIRST_COLORS = 28;
/** Shares of the wished simplicity at which forms are joined, the most alike first. */
const STEPS = [0.02, 0.06, 0.15, 0.35, 0.65, 1] as const;

interface Border {
  length: number;
  /** Sum of the differences of color across it. */
  contrast: number;
}

/**
 * Tells the forms of a picture: areas of one color each whose borders are worth their length. Neighbours are joined
 * while what the picture loses by it is less than the border's length times the wished simplicity (Koepfler, Lopez and
 * Morel, "A multiscale algorithm for image segmentation by variational method", 1994). A slow change is one form,
 * however far it goes; cutting it by color would make rings.
 * @param kinds what each cell shows: sky, land, a subject, a face; forms seldom reach from one to another
 * @param worth what a border must be worth for each kind, in squared levels times cells
 */
export function findForms(
  raster: Raster,
  kinds: Uint8Array,
  worth: readonly number[],
  random: Random,
  checkpoint: Checkpoint,
): Omit<Forms, 'features'> {
  const labels = firstForms(raster, kinds, random);
  checkpoint.check();
  const graph = new FormGraph(raster, kinds, labels);
  checkpoint.check();
  for (const step of STEPS) {
    graph.join(step, worth);
    checkpoint.check();
  }
  return { ...graph.forms(labels), width: raster.width, height: raster.height };
}

/** Connected cells whose colors are nearest to the same of a few. */
function firstForms({ data, width, height }: Raster, kinds: Uint8Array, random: Random): Int32Array {
  const samples: number[] = [];
  for (let index = 0; index < width * height; index += 23)
    samples.push(data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!);
  const nearest = createNearestColor(findPalette(Float32Array.from(samples), FIRST_COLORS, random, true));
  const colors = new Uint8Array(width * height);
  for (let index = 0; index < colors.length; index++)
    colors[index] =
      nearest(data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!) + kinds[index]! * FIRST_COLORS;
  const labels = new Int32Array(width * height).fill(-1);
  const form = new Int32Array(width * height);
  const sides = new Int32Array(4);
  let count = 0;
  for (let start = 0; start < labels.length; start++) {
    if (labels[start]! >= 0) continue;
    let size = 1;
    form[0] = start;
    labels[start] = count;
    for (let next = 0; next < size; next++) {
      for (let side = beside(sides, form[next]!, width, height) - 1; side >= 0; side--) {
        const other = sides[side]!;
        if (labels[other]! >= 0 || colors[other] !== colors[start]) continue;
        labels[other] = count;
        form[size++] = other;
      }
    }
    count++;
  }
  return labels;
}

/** Values kept of each form: cells, red, green, blue, and cells of each kind. */
const KEPT = 8;
/** Differences across a border count so much more than those between whole forms. */
const EDGE = 1.6;
/** A border between sky, land and subjects is worth so much more. */
const PARTING = 2.5;
/** So few cells are the soft edge of something, and join it for a share of the price. */
const SCRAP = { cells: 5, share: 0.05 };

class FormGraph {
  private readonly sums: Float64Array;
  private readonly parents: Int32Array;
  private readonly borders: (Map<number, Border> | undefined)[];

  constructor(raster: Raster, kinds: Uint8Array, labels: Int32Array) {
    const count = labels.reduce((most, label) => Math.max(most, label), 0) + 1;
    this.sums = new Float64Array(count * KEPT);
    this.parents = Int32Array.from({ length: count }, (_, form) => form);
    this.borders = Array.from({ length: count }, () => new Map());
    this.read(raster, kinds, labels);
  }

  private read({ data, width }: Raster, kinds: Uint8Array, labels: Int32Array): void {
    for (let index = 0; index < labels.length; index++) {
      const sum = labels[index]! * KEPT;
      this.sums[sum]! += 1;
      for (let channel = 0; channel < 3; channel++)
        this.sums[sum + 1 + channel]! += data[index * 4 + channel]!;
      this.sums[sum + 4 + kinds[index]!]! += 1;
      if ((index + 1) % width !== 0) this.meet(data, labels, index, index + 1, 1);
      if (index + width < labels.length) this.meet(data, labels, index, index + width, width);
    }
  }

  private meet(data: Uint8ClampedArray, labels: Int32Array, one: number, other: number, step: number): void {
    const [a, b] = [labels[one]!, labels[other]!];
    if (a === b) return;
    // Edges are two or three cells wide.
    const from = Math.max(0, one - step) * 4;
    const to = Math.min(labels.length - 1, other + step) * 4;
    const contrast = distance(
      data[from]! - data[to]!,
      data[from + 1]! - data[to + 1]!,
      data[from + 2]! - data[to + 2]!,
    );
    const known = this.borders[a]!.get(b);
    if (known) {
      known.length += 1;
      known.contrast += contrast;
      return;
    }
    const border = { length: 1, contrast };
    this.borders[a]!.set(b, border);
    this.borders[b]!.set(a, border);
  }

  /** Joins each form, the smallest first, to the neighbour that costs least, while it costs less than wished. */
  join(share: number, worth: readonly number[]): void {
    const order = this.borders.flatMap((borders, form) => (borders ? [form] : []));
    order.sort((one, other) => this.sums[one * KEPT]! - this.sums[other * KEPT]!);
    for (const form of order) {
      while (this.borders[form]) {
        const best = this.cheapest(form);
        if (!best || best.cost > share * worth[this.kindOf(form)]!) break;
        this.unite(form, best.neighbour);
      }
    }
  }

  private cheapest(form: number): { neighbour: number; cost: number } | undefined {
    let [neighbour, cost] = [-1, Number.POSITIVE_INFINITY];
    for (const [other, border] of this.borders[form]!) {
      const price = this.costOf(form, other, border);
      if (price < cost) [neighbour, cost] = [other, price];
    }
    return neighbour < 0 ? undefined : { neighbour, cost };
  }

  private costOf(one: number, other: number, { length, contrast }: Border): number {
    const [a, b] = [one * KEPT, other * KEPT];
    const [cells, others] = [this.sums[a]!, this.sums[b]!];
    const means = distance(
      this.sums[a + 1]! / cells - this.sums[b + 1]! / others,
      this.sums[a + 2]! / cells - this.sums[b + 2]! / others,
      this.sums[a + 3]! / cells - this.sums[b + 3]! / others,
    );
    const seen = Math.min(means, (contrast / length) * EDGE);
    const parting = Math.min(2, this.kindOf(one)) === Math.min(2, this.kindOf(other)) ? 1 : PARTING;
    const scrap = Math.min(cells, others) < SCRAP.cells ? SCRAP.share : 1;
    return (scrap * parting * seen * seen * ((cells * others) / (cells + others))) / length;
  }

  private kindOf(form: number): number {
    const at = form * KEPT + 4;
    let most = 0;
    for (let kind = 1; kind < 4; kind++) if (this.sums[at + kind]! > this.sums[at + most]!) most = kind;
    return most;
  }

  /** The one with fewer neighbours goes into the other. */
  private unite(one: number, other: number): void {
    const [kept, gone] = this.borders[one]!.size > this.borders[other]!.size ? [one, other] : [other, one];
    for (let value = 0; value < KEPT; value++)
      this.sums[kept * KEPT + value]! += this.sums[gone * KEPT + value]!;
    const own = this.borders[kept]!;
    own.delete(gone);
    for (const [neighbour, border] of this.borders[gone]!) {
      if (neighbour === kept) continue;
      const theirs = this.borders[neighbour]!;
      theirs.delete(gone);
      const known = own.get(neighbour);
      if (known) {
        known.length += border.length;
        known.contrast += border.contrast;
      } else {
        own.set(neighbour, border);
        theirs.set(kept, border);
      }
    }
    this.borders[gone] = undefined;
    this.parents[gone] = kept;
  }

  private rootOf(form: number): number {
    let root = form;
    while (this.parents[root] !== root) root = this.parents[root]!;
    this.parents[form] = root;
    return root;
  }

  /** The forms that are left, numbered anew. */
  forms(first: Int32Array): Omit<Forms, 'width' | 'height' | 'features'> {
    const numbers = new Map<number, number>();
    const labels = first.map((form) => {
      const root = this.rootOf(form);
      const number = numbers.get(root) ?? numbers.size;
      numbers.set(root, number);
      return number;
    });
    const colors = new Float32Array(numbers.size * 3);
    const sizes = new Uint32Array(numbers.size);
    const groups = new Uint8Array(numbers.size);
    for (const [root, number] of numbers) {
      for (let channel = 0; channel < 3; channel++)
        colors[number * 3 + channel] = this.sums[root * KEPT + 1 + channel]! / this.sums[root * KEPT]!;
      sizes[number] = this.sums[root * KEPT]!;
      groups[number] = Math.min(FORM_OF.subject, this.kindOf(root));
    }
    return { labels, colors, sizes, groups };
  }
}

/** Difference of two colors in levels, with channel weights close to perception. */
function distance(red: number, green: number, blue: number): number {
  return Math.sqrt(red * red * 0.9 + green * green * 1.6 + blue * blue * 0.8) / 1.8;
}

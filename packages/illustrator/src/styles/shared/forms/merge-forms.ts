import { beside } from '../../../core/beside.ts';
import type { Checkpoint } from '../../../core/checkpoint.ts';
import type { Plane } from '../../../core/plane.ts';
import type { Random } from '../../../core/random.ts';
import { createNearestColor, findPalette } from '../color-clusters.ts';
import type { Raster } from '../raster.ts';
import type { Forms } from './form.types.ts';

/** Colors by which a picture first falls apart, much of which is put together again, and which cells are asked for them. */
const FIRST = { colors: 28, every: 23 };
/** Shares of the wished simplicity at which forms are joined, the most alike first. */
const STEPS = [0.02, 0.06, 0.15, 0.35, 0.65, 1] as const;

export interface FormWishes {
  /**
   * What a border must be worth for each kind, in squared levels times cells. All that hangs together of a kind of
   * infinite worth is one form, and joins no other.
   */
  worth: readonly number[];
  /** To which of `FORM_OF` each kind belongs. */
  groups: readonly number[];
  /** The kind in which a slow change is cut by its colors all the same: a dusk is of many. */
  banded?: number;
  /** Drawn things have few colors: as `FIRST`, which a photograph needs. */
  first?: { colors: number; every: number };
  /** Forms of fewer cells are crumbs, and join others for a share of the price. */
  crumbs?: { cells: number; share: number };
  /** How far each cell is, in levels as if it were a color: a trunk parts from the wood behind it, whatever their colors. */
  distance?: Plane;
}

/** Neighbours that are so many levels of distance apart are of two things. */
const JUMP = 10;

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
 * @param kinds what each cell shows, at most four kinds; forms seldom reach from one group of them to another
 */
export function findForms(
  raster: Raster,
  kinds: Uint8Array,
  wishes: FormWishes,
  random: Random,
  checkpoint: Checkpoint,
): Omit<Forms, 'features'> {
  const labels = firstForms(raster, kinds, wishes, random);
  checkpoint.check();
  const graph = new FormGraph(raster, kinds, labels, wishes);
  checkpoint.check();
  for (const step of STEPS) {
    graph.join(step);
    checkpoint.check();
  }
  return { ...graph.forms(labels), width: raster.width, height: raster.height };
}

/** Connected cells whose colors are nearest to the same of a few. */
function firstForms(
  { data, width, height }: Raster,
  kinds: Uint8Array,
  { worth, first = FIRST, distance: far }: FormWishes,
  random: Random,
): Int32Array {
  const isWhole = worth.map((value) => value === Number.POSITIVE_INFINITY);
  const samples: number[] = [];
  for (let index = 0; index < width * height; index += first.every)
    if (!isWhole[kinds[index]!]) samples.push(data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!);
  const nearest = createNearestColor(findPalette(Float32Array.from(samples), first.colors, random, true));
  const colors = new Uint8Array(width * height);
  for (let index = 0; index < colors.length; index++)
    colors[index] =
      kinds[index]! * first.colors +
      (isWhole[kinds[index]!] ? 0 : nearest(data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!));
  const labels = new Int32Array(width * height).fill(-1);
  const form = new Int32Array(width * height);
  const sides = new Int32Array(4);
  let count = 0;
  for (let start = 0; start < labels.length; start++) {
    if (labels[start]! >= 0) continue;
    const whole = isWhole[kinds[start]!];
    let size = 1;
    form[0] = start;
    labels[start] = count;
    for (let next = 0; next < size; next++) {
      for (let side = beside(sides, form[next]!, width, height) - 1; side >= 0; side--) {
        const other = sides[side]!;
        if (labels[other]! >= 0 || colors[other] !== colors[start]) continue;
        if (far && !whole && Math.abs(far[other]! - far[form[next]!]!) > JUMP) continue;
        labels[other] = count;
        form[size++] = other;
      }
    }
    count++;
  }
  return labels;
}

/** Values kept of each form: cells, red, green, blue, cells of each kind, and distance. */
const KEPT = 9;
const FAR = 8;
/** Differences across a border count so much more than those between whole forms. */
const EDGE = 1.6;
/** A border between sky, land and subjects is worth so much more. */
const PARTING = 2.5;
/** So few cells are the soft edge of something, and join it for a share of the price. */
const EDGE_SCRAP = { cells: 5, share: 0.05 };

class FormGraph {
  private readonly sums: Float64Array;
  private readonly parents: Int32Array;
  private readonly borders: (Map<number, Border> | undefined)[];

  private readonly wishes: FormWishes;
  /** What most of each form shows. */
  private readonly kinds: Uint8Array;

  constructor(raster: Raster, kinds: Uint8Array, labels: Int32Array, wishes: FormWishes) {
    this.wishes = wishes;
    const count = labels.reduce((most, label) => Math.max(most, label), 0) + 1;
    this.sums = new Float64Array(count * KEPT);
    this.parents = Int32Array.from({ length: count }, (_, form) => form);
    this.borders = Array.from({ length: count }, () => new Map());
    this.read(raster, kinds, labels);
    this.kinds = Uint8Array.from({ length: count }, (_, form) => this.kindOf(form));
  }

  private read({ data, width }: Raster, kinds: Uint8Array, labels: Int32Array): void {
    const far = this.wishes.distance;
    for (let index = 0; index < labels.length; index++) {
      const sum = labels[index]! * KEPT;
      this.sums[sum]! += 1;
      for (let channel = 0; channel < 3; channel++)
        this.sums[sum + 1 + channel]! += data[index * 4 + channel]!;
      this.sums[sum + 4 + kinds[index]!]! += 1;
      if (far) this.sums[sum + FAR]! += far[index]!;
      if ((index + 1) % width !== 0) this.meet(data, labels, index, index + 1, 1);
      if (index + width < labels.length) this.meet(data, labels, index, index + width, width);
    }
  }

  private meet(data: Uint8ClampedArray, labels: Int32Array, one: number, other: number, step: number): void {
    const [a, b] = [labels[one]!, labels[other]!];
    if (a === b) return;
    // Edges are two or three cells wide.
    const before = Math.max(0, one - step);
    const after = Math.min(labels.length - 1, other + step);
    const [from, to] = [before * 4, after * 4];
    const far = this.wishes.distance;
    const contrast = distance(
      data[from]! - data[to]!,
      data[from + 1]! - data[to + 1]!,
      data[from + 2]! - data[to + 2]!,
      far ? far[before]! - far[after]! : 0,
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
  join(share: number): void {
    const order = this.borders.flatMap((borders, form) => (borders ? [form] : []));
    order.sort((one, other) => this.sums[one * KEPT]! - this.sums[other * KEPT]!);
    for (const form of order) {
      while (this.borders[form]) {
        const best = this.isWhole(form) ? undefined : this.cheapest(form);
        if (!best || best.cost > share * this.wishes.worth[this.kinds[form]!]!) break;
        this.unite(form, best.neighbour);
      }
    }
  }

  private isWhole(form: number): boolean {
    return this.wishes.worth[this.kinds[form]!] === Number.POSITIVE_INFINITY;
  }

  private cheapest(form: number): { neighbour: number; cost: number } | undefined {
    let [neighbour, cost] = [-1, Number.POSITIVE_INFINITY];
    for (const [other, border] of this.borders[form]!) {
      if (this.isWhole(other)) continue;
      const price = this.costOf(form, other, border);
      if (price < cost) [neighbour, cost] = [other, price];
    }
    return neighbour < 0 ? undefined : { neighbour, cost };
  }

  private costOf(one: number, other: number, { length, contrast }: Border): number {
    const a = one * KEPT;
    const b = other * KEPT;
    const { sums, kinds, wishes } = this;
    const cells = sums[a]!;
    const others = sums[b]!;
    const means = distance(
      sums[a + 1]! / cells - sums[b + 1]! / others,
      sums[a + 2]! / cells - sums[b + 2]! / others,
      sums[a + 3]! / cells - sums[b + 3]! / others,
      wishes.distance ? sums[a + FAR]! / cells - sums[b + FAR]! / others : 0,
    );
    const kind = kinds[one]!;
    const otherKind = kinds[other]!;
    const isBanded = kind === otherKind && kind === wishes.banded;
    const seen = isBanded ? means : Math.min(means, (contrast / length) * EDGE);
    const parting = wishes.groups[kind] === wishes.groups[otherKind] ? 1 : PARTING;
    return (
      (this.shareFor(Math.min(cells, others)) *
        parting *
        seen *
        seen *
        ((cells * others) / (cells + others))) /
      length
    );
  }

  /** Which share of its price a form of so many cells pays. */
  private shareFor(cells: number): number {
    if (cells < EDGE_SCRAP.cells) return EDGE_SCRAP.share;
    const { crumbs } = this.wishes;
    return crumbs && cells < crumbs.cells ? crumbs.share : 1;
  }

  /** What most of a form shows. */
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
    this.kinds[kept] = this.kindOf(kept);
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
      groups[number] = this.wishes.groups[this.kinds[root]!]!;
    }
    return { labels, colors, sizes, groups };
  }
}

/** Difference of two colors in levels, with channel weights close to perception, and of how far they are. */
function distance(red: number, green: number, blue: number, far: number): number {
  return Math.sqrt(red * red * 0.9 + green * green * 1.6 + blue * blue * 0.8 + far * far * 3.2) / 1.8;
}

import { LRUCache } from 'lru-cache';
import { createRandom, hashText, type Random } from '../../core/random.ts';

/**
 * A seamless square tile of values around 0 (standard deviation 1/3, so nearly all lie in -1..1).
 * Looking a texture up costs a tenth of evaluating noise at every pixel.
 */
export interface Texture {
  readonly values: Float32Array;
  /** A power of two: index with `((y & (size - 1)) * size) + (x & (size - 1))`. */
  readonly size: number;
}

/** So many numbers are read from memory at once. */
const LANES = 16;

interface TextureOptions {
  /** Blur radius in pixels: 0 is white noise, 1 film grain, 2 paper tooth. */
  radius: number;
  /** A different vertical radius makes fibres and wood grain. */
  radiusY?: number;
  size?: number;
}

/**
 * Grain is the same everywhere, so one tile serves all pictures of a process: each begins at another place of it.
 * Making a tile takes as long as drawing half of a small picture.
 */
export function createTexture(random: Random, options: TextureOptions): Texture {
  const { radius, radiusY = radius, size = 256 } = options;
  const key = `${size} ${radius} ${radiusY}`;
  const tile = tiles.get(key) ?? makeTile(createRandom(hashText(key)), { radius, radiusY, size });
  tiles.set(key, tile);
  return { values: moved(tile, size, random), size };
}

/** The tiles used last: at most 16 MB. */
const tiles = new LRUCache<string, Float32Array>({ max: 16 });

function makeTile(random: Random, { radius, radiusY, size }: Required<TextureOptions>): Float32Array {
  const values = new Float32Array(size * size);
  for (let index = 0; index < values.length; index++) values[index] = random.next() + random.next() - 1;
  for (let pass = 0; pass < 2; pass++) {
    blurRows(values, size, radius);
    blurColumns(values, size, radiusY);
  }
  normalise(values);
  return values;
}

/** The tile repeats, so what leaves it at one edge comes in at the other. */
function moved(tile: Float32Array, size: number, random: Random): Float32Array {
  const start = random.integer(size) * size;
  const column = random.integer(size);
  const values = new Float32Array(tile.length);
  for (let row = 0; row < tile.length; row += size) {
    const from = (start + row) % tile.length;
    values.set(tile.subarray(from + column, from + size), row);
    values.set(tile.subarray(from, from + column), row + size - column);
  }
  return values;
}

/** The sum of a fine and a coarse tile, brought back to the usual spread. */
export function mixTextures(fine: Texture, coarse: Texture, coarseShare: number): Texture {
  const values = new Float32Array(fine.values.length);
  for (let index = 0; index < values.length; index++)
    values[index] =
      fine.values[index]! * (1 - coarseShare) + coarse.values[index % coarse.values.length]! * coarseShare;
  normalise(values);
  return { values, size: fine.size };
}

function blurRows(values: Float32Array, size: number, radius: number): void {
  if (radius < 1) return;
  const line = new Float32Array(size);
  const last = size - 1;
  const weight = 1 / (2 * radius + 1);
  for (let start = 0; start < values.length; start += size) {
    let sum = 0;
    for (let offset = -radius; offset <= radius; offset++) sum += values[start + (offset & last)]!;
    for (let position = 0; position < size; position++) {
      line[position] = sum * weight;
      sum += values[start + ((position + radius + 1) & last)]!;
      sum -= values[start + ((position - radius) & last)]!;
    }
    values.set(line, start);
  }
}

/** A cache line of columns at a time: going down each alone reads another line at every step. */
function blurColumns(values: Float32Array, size: number, radius: number): void {
  if (radius < 1) return;
  const before = new Float32Array(size * LANES);
  const sums = new Float64Array(LANES);
  const last = size - 1;
  const weight = 1 / (2 * radius + 1);
  for (let start = 0; start < size; start += LANES) {
    for (let y = 0; y < size; y++)
      for (let lane = 0; lane < LANES; lane++) before[y * LANES + lane] = values[y * size + start + lane]!;
    sums.fill(0);
    for (let offset = -radius; offset <= radius; offset++)
      for (let lane = 0; lane < LANES; lane++) sums[lane]! += before[(offset & last) * LANES + lane]!;
    for (let y = 0; y < size; y++) {
      const entering = ((y + radius + 1) & last) * LANES;
      const leaving = ((y - radius) & last) * LANES;
      for (let lane = 0; lane < LANES; lane++) {
        const sum = sums[lane]!;
        values[y * size + start + lane] = sum * weight;
        sums[lane] = sum + before[entering + lane]! - before[leaving + lane]!;
      }
    }
  }
}

function normalise(values: Float32Array): void {
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  const spread = Math.sqrt(Math.max(1e-12, squares / values.length - mean * mean)) * 3;
  for (let index = 0; index < values.length; index++) values[index] = (values[index]! - mean) / spread;
}

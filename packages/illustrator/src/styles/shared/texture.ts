import type { Random } from '../../core/random.ts';

/**
 * A seamless square tile of values around 0 (standard deviation 1/3, so nearly all lie in -1..1).
 * Looking a texture up costs a tenth of evaluating noise at every pixel.
 */
export interface Texture {
  readonly values: Float32Array;
  /** A power of two: index with `((y & (size - 1)) * size) + (x & (size - 1))`. */
  readonly size: number;
}

interface TextureOptions {
  /** Blur radius in pixels: 0 is white noise, 1 film grain, 2 paper tooth. */
  radius: number;
  /** A different vertical radius makes fibres and wood grain. */
  radiusY?: number;
  size?: number;
}

export function createTexture(random: Random, options: TextureOptions): Texture {
  const { radius, radiusY = radius, size = 256 } = options;
  const values = new Float32Array(size * size);
  for (let index = 0; index < values.length; index++) values[index] = random.next() + random.next() - 1;
  for (let pass = 0; pass < 2; pass++) {
    blurWrapped(values, size, radius, 1, size);
    blurWrapped(values, size, radiusY, size, 1);
  }
  normalise(values);
  return { values, size };
}

/** The sum of a fine and a coarse tile, brought back to the usual spread. */
export function mixTextures(fine: Texture, coarse: Texture, coarseShare: number): Texture {
  const values = fine.values.map(
    (value, index) => value * (1 - coarseShare) + coarse.values[index % coarse.values.length]! * coarseShare,
  );
  normalise(values);
  return { values, size: fine.size };
}

function blurWrapped(values: Float32Array, size: number, radius: number, step: number, stride: number): void {
  if (radius < 1) return;
  const line = new Float32Array(size);
  const last = size - 1;
  const weight = 1 / (2 * radius + 1);
  for (let row = 0; row < size; row++) {
    const start = row * stride;
    let sum = 0;
    for (let offset = -radius; offset <= radius; offset++) sum += values[start + (offset & last) * step]!;
    for (let position = 0; position < size; position++) {
      line[position] = sum * weight;
      sum += values[start + ((position + radius + 1) & last) * step]!;
      sum -= values[start + ((position - radius) & last) * step]!;
    }
    for (let position = 0; position < size; position++) values[start + position * step] = line[position]!;
  }
}

function normalise(values: Float32Array): void {
  let sum = 0;
  let squares = 0;
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  const spread = Math.sqrt(Math.max(1e-12, squares / values.length - mean * mean)) * 3;
  for (let index = 0; index < values.length; index++) values[index] = (values[index]! - mean) / spread;
}

import { TAU } from './maths.ts';
import type { Random } from './random.ts';

/** Two-dimensional gradient noise (Perlin's improved noise with unit gradients). */
export interface Noise {
  /** About -1..1, zero on the integer lattice. */
  at(x: number, y: number): number;
  /** Fractal sum of octaves, about -1..1: clouds, ground, pigment. */
  fbm(x: number, y: number, octaves?: number, gain?: number): number;
  /** Ridged multifractal, about 0..1 with sharp crests: mountains, veins. */
  ridge(x: number, y: number, octaves?: number, gain?: number): number;
}

export function createNoise(random: Random): Noise {
  return new GradientNoise(random);
}

/** A class, because the same code serves every noise: functions made anew for each would be compiled anew, too. */
class GradientNoise implements Noise {
  readonly #permutation = new Uint8Array(512);
  readonly #gradientX = new Float32Array(256);
  readonly #gradientY = new Float32Array(256);

  constructor(random: Random) {
    const order = Array.from({ length: 256 }, (_, index) => index);
    for (let index = 255; index > 0; index--) {
      const other = random.integer(index + 1);
      [order[index], order[other]] = [order[other]!, order[index]!];
    }
    for (let index = 0; index < 512; index++) this.#permutation[index] = order[index & 255]!;
    for (let index = 0; index < 256; index++) {
      const angle = random.next() * TAU;
      this.#gradientX[index] = Math.cos(angle);
      this.#gradientY[index] = Math.sin(angle);
    }
  }

  at(x: number, y: number): number {
    const permutation = this.#permutation;
    const gradientX = this.#gradientX;
    const gradientY = this.#gradientY;
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const fx = x - cellX;
    const fy = y - cellY;
    const px = cellX & 255;
    const py = cellY & 255;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const left = permutation[px]!;
    const right = permutation[px + 1]!;
    const a = permutation[left + py]!;
    const b = permutation[right + py]!;
    const c = permutation[left + py + 1]!;
    const d = permutation[right + py + 1]!;
    const n00 = gradientX[a]! * fx + gradientY[a]! * fy;
    const n10 = gradientX[b]! * (fx - 1) + gradientY[b]! * fy;
    const n01 = gradientX[c]! * fx + gradientY[c]! * (fy - 1);
    const n11 = gradientX[d]! * (fx - 1) + gradientY[d]! * (fy - 1);
    const top = n00 + u * (n10 - n00);
    const bottom = n01 + u * (n11 - n01);
    return (top + v * (bottom - top)) * 1.5;
  }

  fbm(x: number, y: number, octaves = 5, gain = 0.5): number {
    return this.#sum(x, y, octaves, gain, false);
  }

  ridge(x: number, y: number, octaves = 5, gain = 0.5): number {
    return this.#sum(x, y, octaves, gain, true);
  }

  #sum(startX: number, startY: number, octaves: number, gain: number, ridged: boolean): number {
    const shift = ridged ? 3.1 : 7.3;
    let x = startX;
    let y = startY;
    let sum = 0;
    let amplitude = 1;
    let total = 0;
    let weight = 1;
    for (let octave = 0; octave < octaves; octave++) {
      let value = this.at(x, y);
      if (ridged) {
        const crest = 1 - Math.abs(value);
        value = crest * crest * weight;
        weight = Math.min(1, value * 1.6);
      }
      sum += amplitude * value;
      total += amplitude;
      amplitude *= gain;
      // Rotating each octave by about 37 degrees hides the lattice.
      const nextX = x * 1.6 - y * 1.2 + shift;
      y = x * 1.2 + y * 1.6;
      x = nextX;
    }
    return sum / total;
  }
}

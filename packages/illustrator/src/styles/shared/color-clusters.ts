import { rgbToHsl } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';

/** Colors as red, green, blue triples in one flat array. */
export type Colors = Float32Array;

const ROUNDS = 7;

/**
 * A palette of `count` colors for the samples: k-means with channel weights close to perception,
 * started from samples evenly spread over brightness.
 * @param accents up to a third of the colors begin at hues that few samples have, so that a red letter box in a gray
 * street stays red
 */
export function findPalette(samples: Colors, count: number, random: Random, accents = false): Colors {
  const total = samples.length / 3;
  const palette = new Float32Array(count * 3);
  if (total === 0) return palette;
  const order = byBrightness(samples);
  const first = accents ? rareHues(samples, order).slice(0, Math.floor(count / 3)) : [];
  for (const [entry, sample] of first.entries()) copyColor(samples, sample, palette, entry);
  const rest = count - first.length;
  for (let entry = 0; entry < rest; entry++)
    copyColor(samples, order[Math.floor(((entry + 0.5) / rest) * total)]!, palette, first.length + entry);
  const sums = new Float64Array(count * 4);
  for (let round = 0; round < ROUNDS; round++) {
    sums.fill(0);
    for (let sample = 0; sample < total; sample++) {
      const start = sample * 3;
      const entry = nearestColor(palette, samples[start]!, samples[start + 1]!, samples[start + 2]!) * 4;
      sums[entry]! += samples[start]!;
      sums[entry + 1]! += samples[start + 1]!;
      sums[entry + 2]! += samples[start + 2]!;
      sums[entry + 3]! += 1;
    }
    moveToMeans(palette, sums, samples, random);
  }
  return palette;
}

/** Levels within which two colors of a photograph are one: parted, they would be rings on a plain wall. */
const ONE_COLOR = 17;

/** In a photograph's palette each color that another one nearly equals becomes that one, in place. */
export function keepApart(palette: Colors): Colors {
  for (let start = 3; start < palette.length; start += 3) {
    for (let other = 0; other < start; other += 3) {
      const apart = [0, 1, 2].map((channel) =>
        Math.abs(palette[start + channel]! - palette[other + channel]!),
      );
      if (Math.max(...apart) >= ONE_COLOR) continue;
      palette.copyWithin(start, other, other + 3);
      break;
    }
  }
  return palette;
}

/** The position of the palette's color that looks most like the given one. */
export function nearestColor(palette: Colors, red: number, green: number, blue: number): number {
  let best = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let entry = 0, start = 0; start < palette.length; entry++, start += 3) {
    const r = red - palette[start]!;
    const g = green - palette[start + 1]!;
    const b = blue - palette[start + 2]!;
    const distance = r * r * 0.9 + g * g * 1.6 + b * b * 0.8;
    if (distance < lowest) {
      lowest = distance;
      best = entry;
    }
  }
  return best;
}

/**
 * `nearestColor` with a memory, for whole pictures: colors are told apart in steps of 8 levels, so at most
 * 32,768 searches are made however many pixels ask.
 */
export function createNearestColor(palette: Colors): (red: number, green: number, blue: number) => number {
  const known = new Int16Array(32_768).fill(-1);
  return (red, green, blue) => {
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const found = known[key]!;
    if (found >= 0) return found;
    const entry = nearestColor(palette, (red & ~7) + 4, (green & ~7) + 4, (blue & ~7) + 4);
    known[key] = entry;
    return entry;
  };
}

const HUES = 12;
/** Levels between the strongest and the weakest channel from which a color has a hue that is seen from afar. */
const COLORFUL = 75;
/** Share of the samples from which a hue is a thing, and up to which it is one that averages would lose. */
const RARE = [0.002, 0.08] as const;

/** One sample of middle brightness for each rare hue, the commonest of them first. */
function rareHues(samples: Colors, order: Uint32Array): number[] {
  const members: number[][] = Array.from({ length: HUES }, () => []);
  for (const sample of order) {
    const [red, green, blue] = [0, 1, 2].map((channel) => samples[sample * 3 + channel]!) as [
      number,
      number,
      number,
    ];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < COLORFUL) continue;
    members[Math.floor(rgbToHsl(red, green, blue)[0] * HUES) % HUES]!.push(sample);
  }
  const [least, most] = RARE.map((share) => share * order.length) as [number, number];
  return members
    .filter(({ length }) => length >= least && length <= most)
    .sort((one, other) => other.length - one.length)
    .map((hue) => hue[hue.length >> 1]!);
}

function byBrightness(samples: Colors): Uint32Array {
  const order = new Uint32Array(samples.length / 3);
  for (let index = 0; index < order.length; index++) order[index] = index;
  const brightness = (index: number) =>
    samples[index * 3]! + samples[index * 3 + 1]! * 2 + samples[index * 3 + 2]!;
  return order.sort((a, b) => brightness(a) - brightness(b));
}

function moveToMeans(palette: Colors, sums: Float64Array, samples: Colors, random: Random): void {
  for (let entry = 0; entry * 3 < palette.length; entry++) {
    const members = sums[entry * 4 + 3]!;
    if (members === 0) {
      copyColor(samples, random.integer(samples.length / 3), palette, entry);
      continue;
    }
    for (let channel = 0; channel < 3; channel++)
      palette[entry * 3 + channel] = sums[entry * 4 + channel]! / members;
  }
}

function copyColor(from: Colors, source: number, to: Colors, target: number): void {
  for (let channel = 0; channel < 3; channel++) to[target * 3 + channel] = from[source * 3 + channel]!;
}

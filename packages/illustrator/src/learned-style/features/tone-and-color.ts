import type { SmallLook } from '../small-look.ts';
import { evenness, logOf, meanOf, momentsOf, valuesAt } from './statistics.ts';

const TONE_SHARES = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98];
const HUES = 12;
/** Below it a color passes for gray. */
const GRAY = 0.025;
const VIVID = 0.14;

/** How bright, how colorful, in how many colors: 26 numbers. */
export function toneAndColor(look: SmallLook): number[] {
  const { light, red, yellow, chroma } = look;
  const tones = valuesAt(light, TONE_SHARES);
  const colors = valuesAt(chroma, [0.1, 0.5, 0.9]);
  const shares = [shareOf(chroma, (c) => c < GRAY), shareOf(chroma, (c) => c > VIVID)];
  const spread = [momentsOf(red).deviation, momentsOf(yellow).deviation].map((value) => logOf(value, 0.005));
  return [
    ...tones,
    momentsOf(light).deviation,
    ...colors,
    ...shares,
    meanOf(red),
    meanOf(yellow),
    ...spread,
    ...hueShares(look),
    ...colorCounts(look),
    ...chromaByTone(look),
  ];
}

function shareOf(plane: Float32Array, test: (value: number) => boolean): number {
  let count = 0;
  for (const value of plane) if (test(value)) count++;
  return count / plane.length;
}

/** How many hues share the picture, and how much the strongest has of it. */
function hueShares({ red, yellow, chroma }: SmallLook): number[] {
  const shares = new Array<number>(HUES).fill(0);
  for (let index = 0; index < red.length; index++) {
    const turn = Math.atan2(yellow[index]!, red[index]!) / (2 * Math.PI) + 1;
    shares[Math.floor(turn * HUES) % HUES]! += chroma[index]!;
  }
  const sum = shares.reduce((total, share) => total + share, 1e-6);
  return [evenness(shares), Math.max(...shares) / sum];
}

/** How many colors make up half, and nine tenths, of the picture; how much the commonest has. */
function colorCounts({ light, red, yellow }: SmallLook): number[] {
  const counts = new Uint32Array(25 * 4096);
  for (let index = 0; index < light.length; index++) {
    const hue = (bin(red[index]! * 40 + 32, 64) << 6) + bin(yellow[index]! * 40 + 32, 64);
    counts[bin(light[index]! * 24, 25) * 4096 + hue]!++;
  }
  const sorted = counts
    .filter((count) => count > 0)
    .sort()
    .reverse();
  const needed = (share: number) => {
    let left = share * light.length;
    return (
      sorted.findIndex((count) => {
        left -= count;
        return left <= 0;
      }) + 1
    );
  };
  return [Math.log(needed(0.5)), Math.log(needed(0.9)), Math.sqrt(sorted[0]! / light.length)];
}

function bin(value: number, bins: number): number {
  return Math.min(bins - 1, Math.max(0, Math.round(value)));
}

/** Colorfulness of shadows, middle tones and highlights. */
function chromaByTone({ light, chroma }: SmallLook): number[] {
  const sums = [0, 0, 0];
  const counts = [1, 1, 1];
  for (let index = 0; index < light.length; index++) {
    const band = light[index]! < 0.4 ? 0 : light[index]! < 0.75 ? 1 : 2;
    sums[band]! += chroma[index]!;
    counts[band]!++;
  }
  return sums.map((sum, band) => sum / counts[band]!);
}

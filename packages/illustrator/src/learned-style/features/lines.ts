import { boxBlur, type Plane } from '../../core/plane.ts';
import type { SmallLook } from '../small-look.ts';
import { evenness, logOf, meanOf, valuesAt } from './statistics.ts';

const DIRECTIONS = 8;
const FLAT = [0.004, 0.012, 0.035] as const;
const EDGE_SHARES = [0.3, 0.5, 0.7, 0.85, 0.95, 0.99];

/** Edges: how many, how hard, in which directions, and whether lines are drawn along them: 29 numbers. */
export function lines(look: SmallLook): number[] {
  const { light, width, height } = look;
  const slopes = slopesOf(light, width, height);
  const size = slopes.across.map((x, index) => Math.sqrt(x * x + slopes.down[index]! ** 2));
  const flat = FLAT.map(
    (least) => size.reduce((sum, value) => sum + (value < least ? 1 : 0), 0) / size.length,
  );
  return [
    ...valuesAt(size, EDGE_SHARES).map((value) => logOf(value, 0.004)),
    ...flat,
    ...directions(slopes, size),
    ...[2, 5].flatMap((radius) => coherence(slopes, look, radius)),
    ...drawnLines(light, size, look),
  ];
}

interface Slopes {
  across: Plane;
  down: Plane;
}

function slopesOf(light: Plane, width: number, height: number): Slopes {
  const across = new Float32Array(light.length);
  const down = new Float32Array(light.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, index = y * width + 1; x < width - 1; x++, index++) {
      across[index] = (light[index + 1]! - light[index - 1]!) / 2;
      down[index] = (light[index + width]! - light[index - width]!) / 2;
    }
  }
  return { across, down };
}

/** Shares of eight directions in all edges, as far as they are not alike; the straight ones of a grid stand out. */
function directions({ across, down }: Slopes, size: Plane): number[] {
  const shares = new Array<number>(DIRECTIONS).fill(0);
  let straight = 0;
  let sum = 1e-6;
  for (let index = 0; index < size.length; index++) {
    const length = size[index]!;
    if (length < FLAT[0]) continue;
    const turn = Math.atan2(down[index]!, across[index]!) / Math.PI + 1 + 0.5 / DIRECTIONS;
    shares[((turn * DIRECTIONS) | 0) % DIRECTIONS]! += length;
    sum += length;
    const [x, y] = [Math.abs(across[index]!), Math.abs(down[index]!)];
    if ((x < y ? x : y) < 0.1 * (x < y ? y : x)) straight += length;
  }
  return [evenness(shares), ...shares.map((share) => share / sum), straight / sum];
}

/** How much neighbors agree on one direction: strokes and hatching do, grain and dots do not. */
function coherence({ across, down }: Slopes, { width, height }: SmallLook, radius: number): number[] {
  const smooth = (combine: (x: number, y: number) => number) =>
    boxBlur(
      across.map((x, index) => combine(x, down[index]!)),
      width,
      height,
      radius,
      1,
    );
  const [xx, yy, xy] = [smooth((x) => x * x), smooth((_, y) => y * y), smooth((x, y) => x * y)];
  let [weighted, energy] = [0, 1e-6];
  const agreed = xx.map((value, index) => {
    const sum = value + yy[index]!;
    const [unequal, slanted] = [value - yy[index]!, 2 * xy[index]!];
    const agreement = Math.sqrt(unequal * unequal + slanted * slanted);
    weighted += agreement;
    energy += sum;
    return agreement / (sum + 1e-5);
  });
  return [weighted / energy, ...valuesAt(agreed, [0.25, 0.5, 0.75])];
}

/** Whether the strongest edges are darker, or brighter, than what lies on both of their sides. */
function drawnLines(light: Plane, size: Plane, { width, height }: SmallLook): number[] {
  const near = boxBlur(light, width, height, 2);
  const far = boxBlur(light, width, height, 5);
  const [strong] = valuesAt(size, [0.92]) as [number];
  let [against, count] = [0, 1];
  for (let index = 0; index < size.length; index++) {
    if (size[index]! < strong) continue;
    against += near[index]! - far[index]!;
    count++;
  }
  const dark = meanOf(light.map((value, index) => Math.max(0, far[index]! - value - 0.06)));
  const bright = meanOf(light.map((value, index) => Math.max(0, value - far[index]! - 0.06)));
  return [against / count, logOf(dark), logOf(bright)];
}

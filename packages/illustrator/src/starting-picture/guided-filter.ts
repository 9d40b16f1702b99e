import { boxBlur, type Plane } from '../core/plane.ts';

/** For each place, the line `a * guide + b` that comes closest to a plane around it. */
interface LocalLines {
  a: Plane;
  b: Plane;
}

/**
 * The lines of the guided filter (He, Sun and Tang, 2010), which smooths a plane along the edges of a guide.
 * @param softness differences of the guide below its root are no edges
 */
export function localLines(
  plane: Plane,
  guide: Plane,
  { width, height }: { width: number; height: number },
  { reach, softness }: { reach: number; softness: number },
): LocalLines {
  const mean = (values: Plane) => boxBlur(values, width, height, reach, 1);
  const meanGuide = mean(guide);
  const meanPlane = mean(plane);
  const products = new Float32Array(plane.length);
  const squares = new Float32Array(plane.length);
  for (let index = 0; index < plane.length; index++) {
    products[index] = plane[index]! * guide[index]!;
    squares[index] = guide[index]! * guide[index]!;
  }
  const a = mean(products);
  const b = mean(squares);
  for (let index = 0; index < a.length; index++) {
    const value = meanGuide[index]!;
    a[index] = (a[index]! - value * meanPlane[index]!) / (b[index]! - value * value + softness);
    b[index] = meanPlane[index]! - a[index]! * value;
  }
  return { a: mean(a), b: mean(b) };
}

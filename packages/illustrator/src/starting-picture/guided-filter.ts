import { boxBlur, type Plane } from '../core/plane.ts';

/** For each place, the line `a * guide + b` that comes closest to a plane around it. */
interface LocalLines {
  a: Plane;
  b: Plane;
}

/**
 * The guided filter (He, Sun and Tang, 2010): smooths a plane along the edges of a guide of the same size.
 * @param softness differences of the guide below its root are no edges
 */
export function guidedFilter(
  plane: Plane,
  guide: Plane,
  size: { width: number; height: number },
  { reach, softness }: { reach: number; softness: number },
): Plane {
  const { a, b } = localLines(plane, guide, size, { reach, softness });
  return guide.map((value, index) => a[index]! * value + b[index]!);
}

export function localLines(
  plane: Plane,
  guide: Plane,
  { width, height }: { width: number; height: number },
  { reach, softness }: { reach: number; softness: number },
): LocalLines {
  const mean = (values: Plane) => boxBlur(values, width, height, reach, 1);
  const meanGuide = mean(guide);
  const meanPlane = mean(plane);
  const products = mean(plane.map((value, index) => value * guide[index]!));
  const squares = mean(guide.map((value) => value * value));
  const a = meanGuide.map(
    (value, index) =>
      (products[index]! - value * meanPlane[index]!) / (squares[index]! - value * value + softness),
  );
  const b = meanPlane.map((value, index) => value - a[index]! * meanGuide[index]!);
  return { a: mean(a), b: mean(b) };
}

import type { StyleName } from '../src/brief/brief.types.ts';
import type { MediaTable } from '../src/learned-style/media-table.ts';
import { dot, standardize } from '../src/learned-style/nearest-media.ts';

export interface MeasuredSample {
  medium: StyleName;
  features: number[];
}

/** How much of the spread inside media is taken as equal in all numbers: few samples know it badly. */
const EQUAL_SHARE = 0.1;
const LEAST_DEVIATION = 1e-4;

/**
 * Fisher's linear discriminants: the axes on which media lie apart, measured by how much pictures of one medium do.
 * They span the middles of the media once the spread inside media is made equal everywhere, so no eigenvectors are needed.
 */
export function findDiscriminants(samples: readonly MeasuredSample[]): MediaTable {
  const columns = samples[0]!.features.map((_, index) => samples.map(({ features }) => features[index]!));
  const means = columns.map(meanOf);
  const deviations = columns.map((column, index) =>
    Math.max(LEAST_DEVIATION, Math.sqrt(meanOf(column.map((value) => (value - means[index]!) ** 2)))),
  );
  const standard = samples.map(({ medium, features }) => ({
    medium,
    values: features.map((value, index) => standardize(value, means[index]!, deviations[index]!)),
  }));
  const media = [...new Set(samples.map(({ medium }) => medium))];
  const middles = new Map(
    media.map((medium) => [
      medium,
      middleOf(standard.filter((s) => s.medium === medium).map((s) => s.values)),
    ]),
  );
  const residuals = standard.map(({ medium, values }) => minus(values, middles.get(medium)!));
  const whiten = whitening(covariance(residuals));
  const white = new Map(media.map((medium) => [medium, whiten.map((row) => dot(row, middles.get(medium)!))]));
  const grand = middleOf([...white.values()]);
  const basis = orthonormal([...white.values()].map((vector) => minus(vector, grand)));
  const axes = basis.map((vector) => transposedProduct(whiten, vector));
  const centers = Object.fromEntries(
    media.map((medium) => [medium, axes.map((axis) => round(dot(axis, middles.get(medium)!)))]),
  ) as MediaTable['centers'];
  return {
    means: means.map(round),
    deviations: deviations.map(round),
    axes: axes.map((axis) => axis.map(round)),
    centers,
  };
}

type Vector = readonly number[];

const round = (value: number) => Number(value.toPrecision(4));
const meanOf = (values: Vector) => values.reduce((sum, value) => sum + value, 0) / values.length;
const minus = (one: Vector, other: Vector) => one.map((value, index) => value - other[index]!);
const middleOf = (vectors: readonly Vector[]) =>
  vectors[0]!.map((_, index) => meanOf(vectors.map((vector) => vector[index]!)));

function covariance(vectors: readonly Vector[]): number[][] {
  const size = vectors[0]!.length;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const product = meanOf(vectors.map((vector) => vector[row]! * vector[column]!));
      return product * (1 - EQUAL_SHARE) + (row === column ? EQUAL_SHARE : 0);
    }),
  );
}

/** The inverse of the lower Cholesky factor: it makes a covariance the unit matrix. */
function whitening(matrix: readonly Vector[]): number[][] {
  const size = matrix.length;
  const lower = matrix.map(() => new Array<number>(size).fill(0));
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      const done = dot(lower[row]!.slice(0, column), lower[column]!.slice(0, column));
      const left = matrix[row]![column]! - done;
      lower[row]![column] = row === column ? Math.sqrt(left) : left / lower[column]![column]!;
    }
  }
  const inverse = matrix.map(() => new Array<number>(size).fill(0));
  for (let column = 0; column < size; column++) {
    for (let row = column; row < size; row++) {
      let value = row === column ? 1 : 0;
      for (let step = column; step < row; step++) value -= lower[row]![step]! * inverse[step]![column]!;
      inverse[row]![column] = value / lower[row]![row]!;
    }
  }
  return inverse;
}

/** Gram and Schmidt; what the others span already is left out. */
function orthonormal(vectors: readonly Vector[]): number[][] {
  const basis: number[][] = [];
  for (const vector of vectors) {
    let left = [...vector];
    for (const known of basis) {
      const along = dot(left, known);
      left = left.map((value, index) => value - along * known[index]!);
    }
    const length = Math.sqrt(dot(left, left));
    if (length > 1e-6 * Math.sqrt(dot(vector, vector))) basis.push(left.map((value) => value / length));
  }
  return basis;
}

function transposedProduct(matrix: readonly Vector[], vector: Vector): number[] {
  return vector.map((_, column) =>
    matrix.reduce((sum, row, index) => sum + row[column]! * vector[index]!, 0),
  );
}

import type { Raster } from './picture-reading.types.ts';

const CELLS = 6;

/** Mean colour of each of 6 x 6 fields in coarse steps (1/24 of lightness, 1/50 of a and b), as text. */
export function signatureOf({ width, height, lightness, a, b }: Raster): string {
  const fields = Array.from({ length: CELLS * CELLS }, () => ({ count: 0, lightness: 0, a: 0, b: 0 }));
  for (let pixel = 0; pixel < lightness.length; pixel++) {
    const column = Math.floor(((pixel % width) / width) * CELLS);
    const row = Math.floor((Math.floor(pixel / width) / height) * CELLS);
    const field = fields[row * CELLS + column]!;
    field.count++;
    field.lightness += lightness[pixel]!;
    field.a += a[pixel]!;
    field.b += b[pixel]!;
  }
  return fields
    .map(({ count, ...sums }) =>
      count === 0
        ? '-'
        : [sums.lightness * 24, sums.a * 50, sums.b * 50].map((sum) => Math.round(sum / count)).join(','),
    )
    .join(';');
}

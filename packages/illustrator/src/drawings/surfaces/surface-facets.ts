import { pixelsOf } from '../../core/canvas.ts';
import { type Rgb, scale, toCss } from '../../core/color.ts';
import type { LaySurface, Sheet } from './surface.types.ts';

type Corner = readonly [x: number, y: number];

/** Corners on the longer side. */
const CORNERS = 11;

/** The drawing in flat triangles, each in the color that is below it. */
export const layFacets: LaySurface = (sheet) => {
  const { context, width, height, size, random } = sheet;
  const colorIn = colorReader(sheet);
  const step = size / CORNERS;
  const [columns, rows] = [Math.ceil(width / step) + 1, Math.ceil(height / step) + 1];
  const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, at): Corner => {
    const [column, row] = [at % (columns + 1), Math.floor(at / (columns + 1))];
    const shift = () => random.range(-0.3, 0.3);
    return [(column - 0.5 + shift()) * step, (row - 0.5 + shift()) * step];
  });
  const corner = (column: number, row: number) => corners[row * (columns + 1) + column]!;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [a, b] = [corner(column, row), corner(column + 1, row)];
      const [c, d] = [corner(column, row + 1), corner(column + 1, row + 1)];
      const halves =
        (row + column) % 2
          ? [[a, b, c] as const, [b, d, c] as const]
          : [[a, b, d] as const, [a, d, c] as const];
      for (const half of halves) {
        const color = colorIn(half);
        if (!color) continue;
        const paint = toCss(scale(color, random.range(0.86, 1.16)));
        context.fillStyle = paint;
        context.strokeStyle = paint;
        context.lineWidth = size * 0.003;
        context.beginPath();
        for (const [x, y] of half) context.lineTo(x, y);
        context.closePath();
        context.fill();
        context.stroke();
      }
    }
};

/** Places in a triangle, as shares of the way to its second and third corner. */
const PROBES = [
  [0.33, 0.33],
  [0.15, 0.15],
  [0.7, 0.15],
  [0.15, 0.7],
  [0.5, 0.25],
  [0.25, 0.5],
  [0.45, 0.45],
] as const;

function colorReader({ context, width, height }: Sheet) {
  const { data } = pixelsOf(context.canvas);
  return ([[ax, ay], [bx, by], [cx, cy]]: readonly [Corner, Corner, Corner]): Rgb | undefined => {
    const sum = [0, 0, 0];
    let count = 0;
    for (const [second, third] of PROBES) {
      const x = Math.round(ax + (bx - ax) * second + (cx - ax) * third);
      const y = Math.round(ay + (by - ay) * second + (cy - ay) * third);
      const at = (y * width + x) * 4;
      if (x < 0 || y < 0 || x >= width || y >= height || data[at + 3]! < 150) continue;
      for (let part = 0; part < 3; part++) sum[part] = sum[part]! + data[at + part]!;
      count++;
    }
    return count === 0 ? undefined : [sum[0]! / count, sum[1]! / count, sum[2]! / count];
  };
}

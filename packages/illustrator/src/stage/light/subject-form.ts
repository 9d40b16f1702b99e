import { clamp } from '../../core/maths.ts';
import { boxBlur, type Plane } from '../../core/plane.ts';
import type { Stage } from '../stage.types.ts';

/** The subjects on a coarse grid: which cells they cover, and how their outline bulges. */
export interface SubjectForm {
  columns: number;
  rows: number;
  /** Pixels of the picture per cell. */
  cell: number;
  /** Share of the cell that is subject, 0..1. */
  cover: Plane;
  /** `cover`, blurred: what a pillow of this outline would be high. */
  pillow: Plane;
}

export function readForm({ mask, width, height }: Stage, cell: number, blur: number): SubjectForm {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const cover = new Float32Array(columns * rows);
  const share = 1 / (cell * cell);
  for (let y = 0; y < height; y++) {
    const row = ((y / cell) | 0) * columns;
    for (let x = 0; x < width; x++) if (mask[y * width + x]! > 0) cover[row + ((x / cell) | 0)]! += share;
  }
  return { columns, rows, cell, cover, pillow: boxBlur(cover, columns, rows, Math.max(1, blur / cell)) };
}

/** Middle and reach of all subjects, in fractions of the picture's sides; the picture's middle when there is none. */
export function whereSubjectsAre({ cover, columns, rows }: SubjectForm): {
  x: number;
  y: number;
  any: boolean;
} {
  let weight = 0;
  let sumX = 0;
  let sumY = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const share = cover[row * columns + column]!;
      weight += share;
      sumX += share * (column + 0.5);
      sumY += share * (row + 0.5);
    }
  }
  if (weight < columns * rows * 0.002) return { x: 0.5, y: 0.56, any: false };
  return { x: clamp(sumX / weight / columns), y: clamp(sumY / weight / rows), any: true };
}

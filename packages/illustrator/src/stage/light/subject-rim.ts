import { clamp } from '../../core/maths.ts';
import type { Plane } from '../../core/plane.ts';
import type { Stage } from '../stage.types.ts';
import type { LightRecipe } from './light-recipe.types.ts';
import { readForm } from './subject-form.ts';

export interface Rim {
  columns: number;
  /** Light to add per cell of two pixels: red, green, blue. */
  light: Plane;
}

/** The bright edge that a light from behind draws on subjects. */
export function findRim(stage: Stage, rim: NonNullable<LightRecipe['rim']>, keySide: -1 | 1): Rim {
  const side = Math.min(stage.width, stage.height);
  const form = readForm(stage, 2, Math.max(2, side * rim.width));
  const { columns, rows, cover, pillow } = form;
  const light = new Float32Array(columns * rows * 3);
  const steep = Math.max(1, (side * rim.width) / 2) * 1.6;
  for (let row = 1; row < rows - 1; row++) {
    if ((row & 31) === 0) stage.checkpoint.check();
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column;
      if (cover[at]! < 0.2) continue;
      const edge = clamp((1 - pillow[at]!) * 1.7) ** 1.3;
      if (edge < 0.02) continue;
      const across = clamp((pillow[at - 1]! - pillow[at + 1]!) * steep, -1, 1) * keySide;
      const up = clamp((pillow[at + columns]! - pillow[at - columns]!) * steep, -1, 1);
      const key = clamp(across) * edge;
      const fill = clamp(-across) * edge;
      const top = clamp(up) * edge * (1 - Math.abs(across) * 0.5);
      for (let channel = 0; channel < 3; channel++) {
        const c = channel as 0 | 1 | 2;
        light[at * 3 + c] = rim.key[c] * key + rim.fill[c] * fill + rim.top[c] * top;
      }
    }
  }
  return { columns, light };
}

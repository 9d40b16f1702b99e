import { clamp } from '../../core/maths.ts';
import type { Plane } from '../../core/plane.ts';
import type { Stage } from '../stage.types.ts';
import type { LightRecipe, Tint } from './light-recipe.types.ts';
import { readForm, type SubjectForm, whereSubjectsAre } from './subject-form.ts';

/** Factors for red, green and blue per cell, for what is subject and for what is not. */
export interface LightField {
  columns: number;
  cell: number;
  scene: Plane;
  subject: Plane;
  /** Middle of the subjects in pixels. */
  focus: { x: number; y: number };
}

const NOTHING: Tint = [1, 1, 1];

/** Works the recipe out on a coarse grid: light has no fine detail. */
export function spreadLight(stage: Stage, recipe: LightRecipe, keySide: -1 | 1): LightField {
  const side = Math.min(stage.width, stage.height);
  const cell = Math.max(1, Math.round(side / 256));
  const form = readForm(stage, cell, side * 0.05);
  const focus = whereSubjectsAre(form);
  const { columns, rows } = form;
  const scene = new Float32Array(columns * rows * 3);
  const subject = new Float32Array(columns * rows * 3);
  const pool = poolOf(stage, recipe, focus, keySide);
  for (let row = 0; row < rows; row++) {
    if ((row & 15) === 0) stage.checkpoint.check();
    for (let column = 0; column < columns; column++) {
      const near = pool ? pool(column * cell, row * cell) : 0;
      const [across, up] = bulge(form, column, row);
      const facing = across * keySide;
      const at = row * columns + column;
      const beside = clamp(0.5 + ((column / columns - focus.x) * keySide) / 0.9);
      const model = 1 + (recipe.key ?? 0) * clamp(facing * 0.55 + up * 0.22, -0.6, 0.4);
      for (let channel = 0; channel < 3; channel++) {
        const c = channel as 0 | 1 | 2;
        const key = (recipe.sides?.key ?? NOTHING)[c];
        const fill = (recipe.sides?.fill ?? NOTHING)[c];
        const onScene = fill + (key - fill) * beside;
        const onSubject = fill + (key - fill) * clamp(0.5 + facing * 0.6 + (beside - 0.5) * 0.5);
        const poolScene = recipe.pool?.scene[c] ?? 1;
        const poolSubject = recipe.pool?.subject[c] ?? 1;
        scene[at * 3 + c] = (recipe.scene[c] + (poolScene - recipe.scene[c]) * near) * onScene;
        subject[at * 3 + c] =
          (recipe.subject[c] + (poolSubject - recipe.subject[c]) * near) * onSubject * model;
      }
    }
  }
  return { columns, cell, scene, subject, focus: { x: focus.x * stage.width, y: focus.y * stage.height } };
}

/** Which way the outline's pillow slopes at a cell: right and up are positive, about -1..1. */
function bulge({ pillow, columns, rows }: SubjectForm, column: number, row: number): [number, number] {
  const west = pillow[row * columns + Math.max(0, column - 1)]!;
  const east = pillow[row * columns + Math.min(columns - 1, column + 1)]!;
  const north = pillow[Math.max(0, row - 1) * columns + column]!;
  const south = pillow[Math.min(rows - 1, row + 1) * columns + column]!;
  const gain = columns * 0.09;
  return [clamp((west - east) * gain, -1, 1), clamp((south - north) * gain, -1, 1)];
}

type Pool = (x: number, y: number) => number;

function poolOf(
  { width, height, sun }: Stage,
  { pool }: LightRecipe,
  focus: { x: number; y: number },
  keySide: -1 | 1,
): Pool | undefined {
  if (!pool) return undefined;
  const side = Math.min(width, height);
  const reach = pool.reach * side;
  const at = {
    subject: { x: focus.x * width, y: focus.y * height },
    above: { x: width / 2, y: -0.05 * height },
    below: { x: focus.x * width, y: height * 0.98 },
    beside: { x: focus.x * width + keySide * side * 0.17, y: focus.y * height - side * 0.1 },
    sun: { x: clamp(sun.x, 0, width), y: clamp(sun.y, 0, height) },
  }[pool.at];
  return (x, y) => {
    const distance = Math.hypot(x - at.x, y - at.y) / reach;
    return 1 / (1 + distance ** 2 * (0.35 + distance ** 2 * 0.9));
  };
}

import type { Checkpoint } from '../../core/checkpoint.ts';
import { smoothstep, TAU } from '../../core/maths.ts';
import type { Plane } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';
import { cellAt, type OrientationField } from '../shared/orientation-field.ts';
import { createStroke, drawStroke, type Stroke, type StrokeMedium, type StrokeSheet } from './pen-strokes.ts';

/** Strokes on the ground rise a little, as a hand draws them. */
const LEVEL_X = Math.cos(-0.09);
const LEVEL_Y = Math.sin(-0.09);

/** One set of roughly parallel strokes. */
export interface HatchLayer {
  /** Direction of the strokes on flat places, radians. */
  angle: number;
  /** Distance between neighbouring strokes, pixels. */
  spacing: number;
  /** Half the length of a stroke, pixels. */
  length: number;
  /** Half the thickness of a stroke in the darkest place, pixels. */
  thickness: number;
  darkness: number;
  /** Tone (0 black .. 1 white) below which strokes begin, and at which they are full. */
  from: number;
  full: number;
  /** 0..1: how far strokes turn along the form where there is one. */
  follow: number;
  /** 0..1: irregularity of place, length and angle. */
  looseness: number;
  /** Below this row strokes lie nearly level where nothing leads them, as ground does. */
  levelBelow?: number;
}

/**
 * Hatches every place darker than the layer's limit. Strokes lie in rows, so that flat places get an even
 * tone, and turn with the form where the orientation is clear.
 */
export function hatch(
  sheet: StrokeSheet,
  tone: Plane,
  field: OrientationField,
  layer: HatchLayer,
  medium: StrokeMedium,
  random: Random,
  checkpoint: Checkpoint,
): void {
  const { width, height } = sheet;
  const cos = Math.cos(layer.angle);
  const sin = Math.sin(layer.angle);
  const reach = Math.abs(width * cos) + Math.abs(height * sin);
  const rows = Math.ceil((Math.abs(width * sin) + Math.abs(height * cos)) / layer.spacing / 2) + 1;
  const step = layer.length * 1.7;
  const stroke = createStroke();
  for (let row = -rows; row <= rows; row++) {
    if ((row & 7) === 0) checkpoint.check();
    const start = random.next() * step;
    for (let along = -reach / 2 + start; along < reach / 2; along += step * random.range(0.8, 1.2)) {
      const across = (row + (random.next() - 0.5) * layer.looseness) * layer.spacing;
      const x = width / 2 + along * cos - across * sin;
      const y = height / 2 + along * sin + across * cos;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const dark = smoothstep(layer.from, layer.full, tone[(y | 0) * width + (x | 0)]!);
      if (dark <= 0.04) continue;
      const level =
        layer.levelBelow !== undefined && y > layer.levelBelow && sheet.mask[(y | 0) * width + (x | 0)] === 0;
      aim(stroke, x, y, level ? LEVEL_X : cos, level ? LEVEL_Y : sin, field, layer, random);
      stroke.thickness = layer.thickness * (0.35 + 0.65 * dark);
      stroke.darkness = layer.darkness * (0.5 + 0.5 * dark);
      stroke.length = layer.length * (0.55 + 0.45 * dark) * random.range(0.85, 1.2);
      drawStroke(sheet, stroke, medium);
    }
  }
}

function aim(
  stroke: Stroke,
  x: number,
  y: number,
  cos: number,
  sin: number,
  field: OrientationField,
  layer: HatchLayer,
  random: Random,
): void {
  const cell = cellAt(field, x, y);
  const formX = field.alongX[cell]!;
  const formY = field.alongY[cell]!;
  const agreement = formX * cos + formY * sin;
  const turn = layer.follow * smoothstep(0.015, 0.12, field.strength[cell]!);
  const side = agreement < 0 ? -turn : turn;
  const angle =
    Math.atan2(sin * (1 - turn) + formY * side, cos * (1 - turn) + formX * side) +
    (random.next() - 0.5) * 0.02 * TAU * layer.looseness;
  stroke.x = x;
  stroke.y = y;
  stroke.alongX = Math.cos(angle);
  stroke.alongY = Math.sin(angle);
  stroke.bend = (random.next() - 0.5) * layer.length * 0.16 * (0.3 + layer.looseness);
}

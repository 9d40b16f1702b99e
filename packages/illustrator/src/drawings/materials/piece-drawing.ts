import { type Canvas, createLayer, pixelsOf } from '../../core/canvas.ts';
import type { Checkpoint } from '../../core/checkpoint.ts';
import type { Rgb } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import type { PieceSubstance } from './substance.types.ts';
import type { Form } from './tone-drawing.ts';

interface PieceWork {
  substance: PieceSubstance;
  random: Random;
  checkpoint: Checkpoint;
  /** The color the prompt asked for. */
  color?: Rgb;
}

/** Steps of Roberts' R2 sequence, whose points keep apart: random points leave bald patches. */
const STEP = { x: 0.7548776662, y: 0.569840291 };

function evenSpots(count: number, random: Random): Array<{ x: number; y: number }> {
  const [x, y] = [random.next(), random.next()];
  return Array.from({ length: count }, (_, index) => ({
    x: (x + index * STEP.x) % 1,
    y: (y + index * STEP.y) % 1,
  })).sort((a, b) => a.y - b.y);
}

/** Covers a ground drawing with pieces that follow the light of its form, the upper ones over the lower. */
export function drawInPieces(ground: Canvas, form: Form, work: PieceWork): Canvas {
  const { substance, random, checkpoint, color } = work;
  const { width, height } = ground;
  const layer = createLayer(width, height);
  layer.context.drawImage(ground, 0, 0);
  const { data } = pixelsOf(ground);
  const size = Math.max(4.5, substance.size * Math.max(width, height));
  const count = Math.min(2600, Math.round((substance.density * width * height) / size ** 2));
  const spots = evenSpots(count, random);
  const margin = size * (1 - substance.ragged) * 0.5;
  layer.context.lineCap = 'round';
  for (const [index, spot] of spots.entries()) {
    if ((index & 127) === 0) checkpoint.check();
    const x = Math.floor(spot.x * width);
    const y = Math.floor(spot.y * height);
    if (!covered(x, y) || !covered(x - margin, y) || !covered(x + margin, y) || !covered(x, y + margin))
      continue;
    substance.draw({
      context: layer.context,
      x,
      y,
      size: size * random.range(0.75, 1.2),
      light: form.light[y * width + x]!,
      random,
      color,
    });
  }
  return layer.canvas;

  function covered(x: number, y: number): boolean {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column < 0 || row < 0 || column >= width || row >= height) return false;
    return data[(row * width + column) * 4 + 3]! > 150;
  }
}

import type { Surroundings } from '../../art/relight.ts';
import type { Rgb } from '../../core/color.ts';
import { clamp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';

/** So many bands of color stand for what is seen beside a subject. */
const BANDS = 24;

/** The colors around a place on the picture, before anybody is drawn there. */
export function surroundingsOf(stage: Stage, { x, y, width, height }: Placement): Surroundings {
  const top = clamp(Math.round(y - height), 0, stage.height - 2);
  const bottom = clamp(Math.round(y), top + 1, stage.height);
  const beside = (column: number) => bandsOf(stage, column, top, bottom);
  const [left, right] = [beside(x - width * 0.5), beside(x + width * 0.5)];
  const below = bandsOf(stage, x, bottom - 1, Math.min(stage.height, bottom + Math.ceil(height * 0.05)));
  return { left, right, ground: below.at(-1)! };
}

/** One column of pixels, averaged band by band from top to bottom. */
function bandsOf({ context, width }: Stage, column: number, top: number, bottom: number): Rgb[] {
  const rows = bottom - top;
  const { data } = context.getImageData(clamp(Math.round(column), 0, width - 1), top, 1, rows);
  return Array.from({ length: BANDS }, (_, band) => {
    const from = Math.floor((band / BANDS) * rows);
    const to = Math.max(from + 1, Math.floor(((band + 1) / BANDS) * rows));
    const sum: [number, number, number] = [0, 0, 0];
    for (let row = from; row < to; row++)
      for (let channel = 0; channel < 3; channel++) sum[channel]! += data[row * 4 + channel]!;
    return [sum[0] / (to - from), sum[1] / (to - from), sum[2] / (to - from)];
  });
}

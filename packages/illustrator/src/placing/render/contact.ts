import { createLayer, pixelsOf } from '../../core/canvas.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import type { Placement } from '../plan/placement.types.ts';

/** Where a drawing touches what is below it: feet, wheels, the whole of a wall. Fractions of its width from the left. */
export interface Contact {
  from: number;
  to: number;
}

const COLUMNS = 64;
const ROWS = 24;
/** The part of a drawing's height, from below, that still counts as touching. */
const BAND = 0.05;
/** Gaps of this many columns do not part one foot into two. */
const GAP = 2;

/**
 * The feet of a drawing from left to right; its whole breadth where nothing is found. `sunk` is the
 * part of its height, from below, that is in the ground.
 */
export function contactsOf({ canvas }: Pick<Drawing, 'canvas'>, sunk = 0): Contact[] {
  const band = Math.max(2, canvas.height * BAND);
  const layer = createLayer(COLUMNS, ROWS);
  layer.context.drawImage(
    canvas,
    0,
    canvas.height * (1 - sunk) - band,
    canvas.width,
    band,
    0,
    0,
    COLUMNS,
    ROWS,
  );
  const { data } = pixelsOf(layer.canvas);
  const contacts: Contact[] = [];
  let last = -GAP - 2;
  for (let column = 0; column < COLUMNS; column++) {
    let covered = 0;
    for (let row = 0; row < ROWS; row++) if (data[(row * COLUMNS + column) * 4 + 3]! > 110) covered++;
    if (covered < ROWS * 0.3) continue;
    const current = contacts.at(-1);
    if (current && column - last <= GAP + 1) current.to = (column + 1) / COLUMNS;
    else contacts.push({ from: column / COLUMNS, to: (column + 1) / COLUMNS });
    last = column;
  }
  return contacts.length > 0 ? contacts : [{ from: 0.1, to: 0.9 }];
}

/** The feet of a placement on the picture, in pixels. */
export function contactsOnPicture({ drawing, x, width, mirrored }: Placement, sunk = 0): Contact[] {
  const left = x - width / 2;
  return contactsOf(drawing, sunk).map(({ from, to }) =>
    mirrored
      ? { from: left + (1 - to) * width, to: left + (1 - from) * width }
      : { from: left + from * width, to: left + to * width },
  );
}

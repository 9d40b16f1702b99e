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

/** Rows and columns in which a lower outline is told. */
const OUTLINE = 64;
/** How far inside its ends the outline is looked at, in shares of the breadth. */
const INSET = 0.1;
/** A base bows up at its ends by at least and at most this much of its breadth: a plate, a flat stone, a leaf. */
const LEAST_BOW = 0.012;
const MOST_BOW = 0.17;
/** What is taller than this, by its breadth, throws a shadow of its own whatever it stands on. */
const TALLEST_BOWED = 1.2;

const outlines = new WeakMap<Drawing['canvas'], readonly number[]>();

/** How high the ink begins above the foot of a drawing, column by column, as shares of its height; 1 where there is none. */
export function risesOf({ canvas }: Pick<Drawing, 'canvas'>): readonly number[] {
  const known = outlines.get(canvas);
  if (known) return known;
  const layer = createLayer(OUTLINE, OUTLINE);
  layer.context.drawImage(canvas, 0, 0, OUTLINE, OUTLINE);
  const { data } = pixelsOf(layer.canvas);
  const rises = Array.from({ length: OUTLINE }, (_, column) => {
    let row = OUTLINE - 1;
    while (row >= 0 && data[(row * OUTLINE + column) * 4 + 3]! <= 110) row--;
    return row < 0 ? 1 : (OUTLINE - 1 - row) / OUTLINE;
  });
  outlines.set(canvas, rises);
  return rises;
}

/** Seen from a little above, the front of a round or uneven base is a bow: it touches the ground along the whole of it. */
export function isBowed({ drawing, width, height, turn }: Placement): boolean {
  if (turn !== 0 || height > width * TALLEST_BOWED) return false;
  const rises = risesOf(drawing);
  const at = (share: number) => (rises[Math.floor(share * OUTLINE)]! * height) / width;
  const [left, right] = [at(INSET), at(1 - INSET)];
  const middle = Math.max(at(0.4), at(0.5), at(0.6));
  return (
    Math.min(left, right) - middle > -LEAST_BOW &&
    Math.max(left, right) >= LEAST_BOW &&
    Math.max(left, right) <= MOST_BOW &&
    middle < MOST_BOW / 4
  );
}

/** The row of the picture in which a placement touches the ground at a column of it. */
export function baseRow(placement: Placement, column: number): number {
  const { drawing, x, y, width, height, mirrored } = placement;
  if (!isBowed(placement)) return y;
  const across = (column - x) / width;
  const at = Math.floor((0.5 + (mirrored ? -across : across)) * OUTLINE);
  const rise = risesOf(drawing)[Math.min(OUTLINE - 1, Math.max(0, at))]!;
  return y - Math.min(rise, (MOST_BOW * width) / height) * height;
}

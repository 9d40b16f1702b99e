import { createLayer, pixelsOf } from '../../core/canvas.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { drawingOrder } from '../plan/drawing-order.ts';
import { boundsOf, type Placement, type Rectangle } from '../plan/placement.types.ts';
import type { Layout, Shape } from './critic.types.ts';

/** Cells across the picture; an outline needs no more. */
const COLUMNS = 64;
/** Cells of a drawing's own outline, in both directions. */
const OUTLINE = 24;
/** Beyond the edges of the picture this many cells are looked at. */
const MARGIN = 40;

/** Lays the outlines of all placements over each other as they will be drawn, and tells what each one loses. */
export function outlineLayout(stage: Stage, placed: readonly Placement[]): Layout {
  const cell = stage.width / COLUMNS;
  const rows = Math.ceil(stage.height / cell);
  const top = new Int16Array(COLUMNS * rows).fill(-1);
  const order = drawingOrder(placed);
  for (const [index, placement] of order.entries())
    eachCell(placement, cell, (column, row) => {
      if (column >= 0 && column < COLUMNS && row >= 0 && row < rows) top[row * COLUMNS + column] = index;
    });
  const shapes = order.map((placement, index): Shape => {
    const head = headOf(placement);
    const seen = { all: 0, outside: 0, hidden: 0, head: 0, headHidden: 0, headOutside: 0 };
    eachCell(placement, cell, (column, row) => {
      const inHead = isWithin(head, (column + 0.5) * cell, (row + 0.5) * cell);
      const outside = column < 0 || column >= COLUMNS || row < 0 || row >= rows;
      const cover = outside ? undefined : order[top[row * COLUMNS + column]!];
      const hidden = outside || (cover !== undefined && cover !== order[index] && !carries(placement, cover));
      seen.all++;
      if (outside) seen.outside++;
      else if (hidden) seen.hidden++;
      if (inHead) seen.head++;
      if (inHead && outside) seen.headOutside++;
      else if (inHead && (hidden || (cover && coversFace(placement, cover)))) seen.headHidden++;
    });
    return {
      placement,
      box: boundsOf(placement),
      head,
      area: seen.all - seen.outside - seen.hidden,
      hidden: share(seen.hidden, seen.all),
      outside: share(seen.outside, seen.all),
      headHidden: share(seen.headHidden + seen.headOutside, seen.head),
      headOutside: share(seen.headOutside, seen.head),
      isMain: placement.subject === 0,
    };
  });
  return { stage, shapes, cells: COLUMNS * rows };
}

/** Whoever is carried covers the carrier by right. */
function carries(host: Placement, load: Placement): boolean {
  return load.carrier === host.id || host.carrier === load.id;
}

/** What somebody carries may lie over the body but, unless it is worn, not over the face. */
function coversFace(host: Placement, load: Placement): boolean {
  const other = load.subject !== host.subject && load.request.noun.kind !== 'hat';
  return other && load.carrier === host.id && host.drawing.anchors.face !== undefined;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function isWithin({ left, right, top, bottom }: Rectangle, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function headOf(placement: Placement): Rectangle {
  const box = boundsOf(placement);
  const { face } = placement.drawing.anchors;
  if (!face) return { ...box, bottom: box.top + placement.height * 0.34 };
  const across = placement.mirrored ? 1 - face.x : face.x;
  const radius = ((placement.drawing.headWidth ?? 0.3) / 2) * placement.width;
  const x = box.left + across * placement.width;
  const y = box.top + face.y * placement.height;
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** Every cell of the picture's grid whose middle lies on a placement's ink, also beyond the edges. */
function eachCell(placement: Placement, cell: number, visit: (column: number, row: number) => void): void {
  const { drawing, mirrored, visible } = placement;
  const { left, right, top, bottom } = boundsOf(placement);
  const outline = outlineOf(drawing);
  const lowest = visible === undefined ? bottom : top + placement.height * visible;
  const last = COLUMNS + MARGIN;
  const from = Math.max(-MARGIN, Math.round(left / cell));
  for (
    let row = Math.max(-MARGIN, Math.round(top / cell));
    (row + 0.5) * cell <= lowest && row < last * 2;
    row++
  ) {
    const y = Math.floor((((row + 0.5) * cell - top) / placement.height) * OUTLINE);
    if (y < 0 || y >= OUTLINE) continue;
    for (let column = from; (column + 0.5) * cell <= right && column < last; column++) {
      const across = ((column + 0.5) * cell - left) / placement.width;
      const x = Math.floor((mirrored ? 1 - across : across) * OUTLINE);
      if (x >= 0 && x < OUTLINE && outline[y * OUTLINE + x]) visit(column, row);
    }
  }
}

const outlines = new WeakMap<Drawing['canvas'], Uint8Array>();

/** Where a drawing has ink. */
function outlineOf({ canvas }: Drawing): Uint8Array {
  const known = outlines.get(canvas);
  if (known) return known;
  const layer = createLayer(OUTLINE, OUTLINE);
  layer.context.drawImage(canvas, 0, 0, OUTLINE, OUTLINE);
  const { data } = pixelsOf(layer.canvas);
  const outline = Uint8Array.from({ length: OUTLINE ** 2 }, (_, index) => Number(data[index * 4 + 3]! > 90));
  outlines.set(canvas, outline);
  return outline;
}

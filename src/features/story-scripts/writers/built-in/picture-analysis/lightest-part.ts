import type { Column, Part, Raster, Row } from './picture-analysis.types.ts';

const ROWS: readonly Row[] = ['top', 'middle', 'bottom'];
const COLUMNS: readonly Column[] = ['left', 'centre', 'right'];
/** In mean lightness; less is easily overlooked. */
const CLEARLY_LIGHTER = 0.08;

/**
 * The part that is lightest compared with the rest of the picture: a corner, a side (a third of the
 * picture) or its middle (a ninth). Undefined where none is clearly lighter.
 */
export function lightestPart(raster: Raster): Part | undefined {
  const parts = ROWS.flatMap((row) => COLUMNS.map((column): Part => ({ row, column })));
  const [best] = parts
    .map((part) => ({ part, lead: leadOf(part, raster) }))
    .sort((one, other) => other.lead - one.lead);
  return best!.lead >= CLEARLY_LIGHTER ? best!.part : undefined;
}

/** How much lighter the part is than the rest, in the mean. */
function leadOf({ row, column }: Part, { width, height, lightness }: Raster): number {
  const inside = { sum: 0, count: 0 };
  const outside = { sum: 0, count: 0 };
  for (const [pixel, value] of lightness.entries()) {
    const isRow = ROWS[Math.floor((Math.floor(pixel / width) / height) * 3)] === row;
    const isColumn = COLUMNS[Math.floor(((pixel % width) / width) * 3)] === column;
    // The middle of the top is the whole top, and the left of the middle the whole left.
    const isSide = (row === 'middle') !== (column === 'centre');
    const isInside = isSide ? (row === 'middle' ? isColumn : isRow) : isRow && isColumn;
    const side = isInside ? inside : outside;
    side.sum += value;
    side.count++;
  }
  if (inside.count === 0 || outside.count === 0) return 0;
  return inside.sum / inside.count - outside.sum / outside.count;
}

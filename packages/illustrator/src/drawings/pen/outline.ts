import { type Canvas, pixelsOf, resample } from '../../core/canvas.ts';
import { clamp } from '../../core/maths.ts';
import type { Anchor, Drawing, Opening } from './drawing.types.ts';

/** The uppermost point of a drawing within `reach` of a column, as fractions. */
export function topAt({ canvas }: Drawing, across: number, reach = 0.06): Anchor {
  const { data, width, height } = pixelsOf(canvas);
  const from = Math.floor(clamp(across - reach) * (width - 1));
  const to = Math.ceil(clamp(across + reach) * (width - 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    let count = 0;
    for (let x = from; x <= to; x++) {
      if (data[(y * width + x) * 4 + 3]! < 160) continue;
      sum += x;
      count++;
    }
    if (count > Math.max(1, (to - from) * 0.3)) return { x: sum / count / width, y: y / height };
  }
  return { x: across, y: 0.2 };
}

/** The outermost point of a drawing on one side, about a row; the middle where nothing is there. */
export function edgeAt({ canvas }: Drawing, down: number, side: -1 | 1, reach = 0.06): Anchor {
  const { data, width, height } = pixelsOf(canvas);
  const from = Math.floor(clamp(down - reach) * (height - 1));
  const to = Math.ceil(clamp(down + reach) * (height - 1));
  for (let step = 0; step < width; step++) {
    const x = side < 0 ? step : width - 1 - step;
    for (let y = from; y <= to; y++)
      if (data[(y * width + x) * 4 + 3]! >= 160) return { x: (x + 0.5) / width, y: y / height };
  }
  return { x: 0.5, y: down };
}

/** The lowest point of a drawing near a column: where something hangs from a branch or a hook. */
export function bottomAt({ canvas }: Drawing, across: number): Anchor {
  const { data, width, height } = pixelsOf(canvas);
  const x = Math.floor(clamp(across) * (width - 1));
  for (let y = height - 1; y >= 0; y--)
    if (data[(y * width + x) * 4 + 3]! >= 160) return { x: across, y: (y + 1) / height };
  return { x: across, y: 0.5 };
}

/** Where a hat goes. */
export function headTop(drawing: Drawing): Anchor {
  if (drawing.anchors.hat) return drawing.anchors.hat;
  // Animals of the art sets look left and carry their head high.
  if (drawing.facing === 'left') return topAt(drawing, 0.26, 0.16);
  if (drawing.facing === 'right') return topAt(drawing, 0.74, 0.16);
  return topAt(drawing, 0.5, 0.12);
}

const SCAN = 96;

interface Row {
  /** First and last covered column. */
  left: number;
  right: number;
  /** How many columns are covered: few where only a handle or two masts are. */
  ink: number;
}

/** The rows of a small copy of a drawing. */
function rowsOf(canvas: Canvas): { rows: Row[]; width: number } {
  const zoom = SCAN / Math.max(canvas.width, canvas.height);
  const { data, width, height } = pixelsOf(resample(canvas, canvas.width * zoom, canvas.height * zoom));
  const rows: Row[] = [];
  for (let y = 0; y < height; y++) {
    const row: Row = { left: width, right: -1, ink: 0 };
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 120) continue;
      row.left = Math.min(row.left, x);
      row.right = x;
      row.ink++;
    }
    rows.push(row);
  }
  return { rows, width };
}

/**
 * The mouth of a container: as its drawer told, or else guessed from the outline. Handles, masts and
 * taps are narrow, so the rim is the first row from the top that is nearly as full as the fullest.
 */
export function openingOf(drawing: Drawing): Opening {
  if (drawing.opening) return drawing.opening;
  const { rows, width } = rowsOf(drawing.canvas);
  const fullest = Math.max(1, ...rows.map(({ ink }) => ink));
  const rim = Math.max(
    0,
    rows.findIndex(({ ink }) => ink >= fullest * 0.8),
  );
  const { left, right } = rows[rim] ?? { left: 0, right: width - 1 };
  const radiusX = ((right - left + 1) / width) * 0.46;
  const radiusY = clamp((radiusX * width * 0.22) / rows.length, 0.02, 0.16);
  return {
    x: (left + right + 1) / 2 / width,
    y: Math.min(0.85, rim / rows.length + radiusY * 0.6),
    radiusX,
    radiusY,
  };
}

import { type Canvas, pixelsOf, resample } from '../core/canvas.ts';
import { clamp } from '../core/maths.ts';
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

/** Where a hat goes. */
export function headTop(drawing: Drawing): Anchor {
  if (drawing.anchors.hat) return drawing.anchors.hat;
  // Animals of the art sets look left and carry their head high.
  if (drawing.facing === 'left') return topAt(drawing, 0.26, 0.16);
  if (drawing.facing === 'right') return topAt(drawing, 0.74, 0.16);
  return topAt(drawing, 0.5, 0.12);
}

interface Rows {
  left: Int16Array;
  right: Int16Array;
  width: number;
  height: number;
}

const SCAN = 96;

/** First and last covered column of each row of a small copy; -1 in empty rows. */
function rowsOf(canvas: Canvas): Rows {
  const zoom = SCAN / Math.max(canvas.width, canvas.height);
  const { data, width, height } = pixelsOf(resample(canvas, canvas.width * zoom, canvas.height * zoom));
  const left = new Int16Array(height).fill(-1);
  const right = new Int16Array(height).fill(-1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 120) continue;
      if (left[y]! < 0) left[y] = x;
      right[y] = x;
    }
  }
  return { left, right, width, height };
}

/**
 * The mouth of a container: as its drawer told, or else guessed from the outline. Handles, masts and
 * taps are narrow, so the rim is the first row from the top that is nearly as wide as the whole.
 */
export function openingOf(drawing: Drawing): Opening {
  if (drawing.opening) return drawing.opening;
  const { left, right, width, height } = rowsOf(drawing.canvas);
  let widest = 1;
  for (let y = 0; y < height; y++) widest = Math.max(widest, right[y]! - left[y]! + 1);
  let rim = 0;
  while (rim < height - 1 && right[rim]! - left[rim]! + 1 < widest * 0.84) rim++;
  const radiusX = ((right[rim]! - left[rim]! + 1) / width) * 0.46;
  const radiusY = clamp((radiusX * width * 0.2) / height, 0.02, 0.16);
  return {
    x: (left[rim]! + right[rim]! + 1) / 2 / width,
    y: Math.min(0.85, rim / height + radiusY),
    radiusX,
    radiusY,
  };
}

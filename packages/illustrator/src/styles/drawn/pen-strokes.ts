import type { Plane } from '../../core/plane.ts';

/** What strokes are drawn on: coverage 0..1 per pixel, and the subjects they must not run over. */
export interface StrokeSheet {
  readonly cover: Plane;
  readonly mask: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** One tapered stroke. Callers reuse one object for all strokes. */
export interface Stroke {
  x: number;
  y: number;
  /** Unit vector along the stroke. */
  alongX: number;
  alongY: number;
  /** Half the length in pixels. */
  length: number;
  /** Half the thickness in pixels in the middle; the ends run out to nothing. */
  thickness: number;
  /** How far the middle bends aside, in pixels. */
  bend: number;
  /** 0..1. */
  darkness: number;
}

/** How a stroke meets what is under it: ink covers, graphite adds up. */
export type StrokeMedium = 'ink' | 'graphite';

export function createStroke(): Stroke {
  return { x: 0, y: 0, alongX: 1, alongY: 0, length: 8, thickness: 0.8, bend: 0, darkness: 1 };
}

/** Draws one antialiased stroke; it ends at the border of the subject it starts on. */
export function drawStroke(sheet: StrokeSheet, stroke: Stroke, medium: StrokeMedium): void {
  const { width, height, mask } = sheet;
  const side = stroke.thickness + Math.abs(stroke.bend) + 1;
  const reachY = Math.abs(stroke.alongY) * stroke.length + Math.abs(stroke.alongX) * side;
  const reachX = Math.abs(stroke.alongX) * stroke.length + Math.abs(stroke.alongY) * side;
  const top = Math.max(0, Math.ceil(stroke.y - reachY));
  const bottom = Math.min(height - 1, Math.floor(stroke.y + reachY));
  const column = Math.min(width - 1, Math.max(0, Math.round(stroke.x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(stroke.y)));
  const subject = mask[row * width + column]!;
  for (let y = top; y <= bottom; y++) {
    let left = stroke.x - reachX;
    let right = stroke.x + reachX;
    if (Math.abs(stroke.alongY) > 0.02) {
      // The row meets the stroke's strip only between these two columns.
      const middle = stroke.x + ((y - stroke.y) * stroke.alongX) / stroke.alongY;
      const half = side / Math.abs(stroke.alongY);
      left = Math.max(left, middle - half);
      right = Math.min(right, middle + half);
    }
    drawStrokeRow(
      sheet,
      stroke,
      medium,
      y,
      Math.max(0, Math.ceil(left)),
      Math.min(width - 1, right),
      subject,
    );
  }
}

function drawStrokeRow(
  { cover, mask, width }: StrokeSheet,
  stroke: Stroke,
  medium: StrokeMedium,
  y: number,
  left: number,
  right: number,
  subject: number,
): void {
  const { alongX, alongY, thickness, bend, darkness } = stroke;
  const dy = y - stroke.y;
  const inverse = 1 / stroke.length;
  for (let x = left, index = y * width + left; x <= right; x++, index++) {
    const dx = x - stroke.x;
    const u = (dx * alongX + dy * alongY) * inverse;
    const rest = 1 - u * u;
    if (rest <= 0 || mask[index] !== subject) continue;
    const v = dy * alongX - dx * alongY + bend * rest;
    let amount = thickness * rest - (v < 0 ? -v : v) + 0.5;
    if (amount <= 0) continue;
    if (amount > 1) amount = 1;
    amount *= darkness;
    if (medium === 'graphite') cover[index]! += (1 - cover[index]!) * amount;
    else if (amount > cover[index]!) cover[index] = amount;
  }
}

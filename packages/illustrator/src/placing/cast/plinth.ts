import { createLayer, type SKRSContext2D } from '../../core/canvas.ts';
import type { Anchor, Drawing } from '../../drawings/pen/drawing.types.ts';
import { edgeAt } from '../../drawings/pen/outline.ts';

/** Height of the plinth, as a share of the statue on it. */
const HIGH = 0.34;

/** Slabs from the top down: top edge and height as shares of the plinth, width as a share of its foot. */
const SLABS = [
  { top: 0, high: 0.16, wide: 0.86 },
  { top: 0.16, high: 0.56, wide: 0.74 },
  { top: 0.72, high: 0.14, wide: 0.88 },
  { top: 0.86, high: 0.14, wide: 1 },
] as const;

/** Puts a statue on a stone base. */
export function onPlinth(drawing: Drawing, lightSide: -1 | 1): Drawing {
  const { width, height } = drawing.canvas;
  const rise = Math.round(height * HIGH);
  const stand = standOf(drawing);
  const foot = Math.round(Math.max(stand.wide * 1.36, height * 0.36));
  const middle = Math.max(stand.middle, foot / 2);
  const left = Math.round(middle - stand.middle);
  const sheet = createLayer(Math.ceil(Math.max(width + left, middle + foot / 2)), height + rise);
  drawSlabs(sheet.context, middle, height - 2, rise + 2, foot, lightSide);
  sheet.context.drawImage(drawing.canvas, left, 0);
  const moved = <Place extends Anchor>(place: Place): Place => ({
    ...place,
    x: (place.x * width + left) / sheet.canvas.width,
    y: (place.y * height) / sheet.canvas.height,
  });
  return {
    ...drawing,
    canvas: sheet.canvas,
    glow: undefined,
    front: undefined,
    lights: [],
    backLights: undefined,
    opening: undefined,
    face: drawing.face && {
      ...moved(drawing.face),
      radius: (drawing.face.radius * height) / sheet.canvas.height,
    },
    units: ((drawing.units ?? 1) * sheet.canvas.height) / height,
    headWidth: drawing.headWidth && (drawing.headWidth * width) / sheet.canvas.width,
    anchors: Object.fromEntries(Object.entries(drawing.anchors).map(([name, place]) => [name, moved(place)])),
  };
}

/** Where the feet are: arms, wings and tails reach farther. */
function standOf(drawing: Drawing): { middle: number; wide: number } {
  const { width } = drawing.canvas;
  const left = edgeAt(drawing, 0.96, -1, 0.04).x * width;
  const right = edgeAt(drawing, 0.96, 1, 0.04).x * width;
  return { middle: (left + right) / 2, wide: right - left };
}

function drawSlabs(
  context: SKRSContext2D,
  middle: number,
  top: number,
  rise: number,
  foot: number,
  lightSide: -1 | 1,
): void {
  context.save();
  context.lineWidth = Math.max(1, rise * 0.02);
  context.strokeStyle = 'rgb(84,80,78)';
  for (const slab of SLABS) {
    const wide = foot * slab.wide;
    const paint = context.createLinearGradient(middle - wide / 2, 0, middle + wide / 2, 0);
    paint.addColorStop(0, lightSide < 0 ? 'rgb(196,190,182)' : 'rgb(118,114,112)');
    paint.addColorStop(0.5, 'rgb(168,162,154)');
    paint.addColorStop(1, lightSide < 0 ? 'rgb(118,114,112)' : 'rgb(196,190,182)');
    context.fillStyle = paint;
    const inset = context.lineWidth / 2;
    context.beginPath();
    context.rect(
      middle - wide / 2 + inset,
      top + rise * slab.top + inset,
      wide - inset * 2,
      rise * slab.high - inset * 2,
    );
    context.fill();
    context.stroke();
  }
  context.restore();
}

import { createLayer, pixelsOf, type SKRSContext2D } from '../../core/canvas.ts';
import type { Anchor, Drawing } from '../pen/drawing.types.ts';

/** What stays of a craft whose body has another shape. */
export type CraftPart = 'basketed' | 'wheeled';

/** A balloon in the shape of a whale still has its burner and basket, a bus like a loaf its wheels and windows. */
export function withCraftParts(drawing: Drawing, qualities: readonly string[]): Drawing {
  if (qualities.includes('basketed')) return withBasket(drawing);
  return qualities.includes('wheeled') ? withWheels(drawing) : drawing;
}

/** The drawing on a higher sheet with room below, and its places told anew. */
function raised(drawing: Drawing, rise: number, draw: (context: SKRSContext2D) => void): Drawing {
  const { width, height } = drawing.canvas;
  const sheet = createLayer(width, height + rise);
  sheet.context.lineCap = 'round';
  sheet.context.lineJoin = 'round';
  draw(sheet.context);
  const moved = <Place extends Anchor>(place: Place): Place => ({
    ...place,
    y: (place.y * height) / sheet.canvas.height,
  });
  return {
    ...drawing,
    canvas: sheet.canvas,
    glow: undefined,
    front: undefined,
    face: undefined,
    opening: undefined,
    units: ((drawing.units ?? 1) * sheet.canvas.height) / height,
    anchors: Object.fromEntries(Object.entries(drawing.anchors).map(([name, place]) => [name, moved(place)])),
  };
}

function withBasket(drawing: Drawing): Drawing {
  const { canvas } = drawing;
  const { width, height } = canvas;
  const size = Math.max(width * 0.8, height);
  const rise = Math.round(size * 0.36);
  const wide = size * 0.19;
  const foot = height + rise;
  const covers = coverOf(drawing);
  return raised(drawing, rise, (context) => {
    const middle = width / 2;
    context.strokeStyle = 'rgba(70,52,40,0.9)';
    context.lineWidth = size * 0.008;
    for (const side of [-2.1, -0.9, 0.9, 2.1]) {
      const x = Math.min(width - 2, Math.max(2, middle + side * wide * 0.62));
      let top = height - 1;
      while (top > height * 0.3 && !covers(x, top)) top--;
      context.beginPath();
      context.moveTo(x, top - size * 0.02);
      context.lineTo(middle + (side / 2.1) * wide * 0.46, foot - wide * 0.8);
      context.stroke();
    }
    context.drawImage(canvas, 0, 0);
    // The flame below the mouth of the envelope.
    const flame = context.createRadialGradient(
      middle,
      foot - wide * 1.28,
      0,
      middle,
      foot - wide * 1.28,
      wide * 0.36,
    );
    flame.addColorStop(0, 'rgba(255,244,190,0.95)');
    flame.addColorStop(0.5, 'rgba(255,170,60,0.7)');
    flame.addColorStop(1, 'rgba(255,120,30,0)');
    context.fillStyle = flame;
    context.fillRect(middle - wide, foot - wide * 1.8, wide * 2, wide);
    context.fillStyle = '#6c6a70';
    context.fillRect(middle - wide * 0.13, foot - wide * 1.12, wide * 0.26, wide * 0.2);
    const wicker = context.createLinearGradient(middle - wide / 2, 0, middle + wide / 2, 0);
    wicker.addColorStop(0, '#c48f52');
    wicker.addColorStop(0.4, '#b07a40');
    wicker.addColorStop(1, '#7c5026');
    context.fillStyle = wicker;
    context.beginPath();
    context.roundRect(middle - wide / 2, foot - wide * 0.82, wide, wide * 0.8, wide * 0.1);
    context.fill();
    context.strokeStyle = 'rgba(60,36,14,0.5)';
    context.lineWidth = wide * 0.03;
    for (let row = 1; row < 5; row++) {
      context.beginPath();
      context.moveTo(middle - wide * 0.48, foot - wide * 0.82 + row * wide * 0.16);
      context.lineTo(middle + wide * 0.48, foot - wide * 0.82 + row * wide * 0.16);
      context.stroke();
    }
    context.fillStyle = '#8a5a2c';
    context.fillRect(middle - wide * 0.54, foot - wide * 0.86, wide * 1.08, wide * 0.12);
  });
}

function withWheels(drawing: Drawing): Drawing {
  const { canvas } = drawing;
  const { width, height } = canvas;
  const radius = Math.min(height * 0.17, width * 0.11);
  const rise = Math.round(radius * 0.9);
  const covers = coverOf(drawing);
  return raised(drawing, rise, (context) => {
    context.drawImage(canvas, 0, 0);
    const row =
      [0.34, 0.44, 0.54].map((share) => height * share).find((y) => covers(width / 2, y)) ?? height * 0.4;
    layWindows(context, { width, row, unit: Math.min(height * 0.2, width * 0.1), covers });
    for (const share of [0.24, 0.76]) drawWheel(context, width * share, height + rise - radius, radius);
  });
}

interface Panes {
  width: number;
  row: number;
  unit: number;
  covers: (x: number, y: number) => boolean;
}

/** A row of panes where the body is broad enough for them. */
function layWindows(context: SKRSContext2D, { width, row, unit, covers }: Panes): void {
  const step = unit * 1.36;
  const most = Math.floor((width * 0.8) / step);
  for (let pane = 0; pane < most; pane++) {
    const x = width / 2 + (pane - (most - 1) / 2) * step;
    const fits = [-1, 1].every(
      (side) =>
        covers(x + side * unit * 0.6, row - unit * 0.55) && covers(x + side * unit * 0.6, row + unit * 0.55),
    );
    if (!fits) continue;
    context.fillStyle = '#3a3436';
    context.beginPath();
    context.roundRect(x - unit * 0.56, row - unit * 0.52, unit * 1.12, unit * 1.04, unit * 0.16);
    context.fill();
    const glass = context.createLinearGradient(x - unit / 2, row - unit / 2, x + unit / 2, row + unit / 2);
    glass.addColorStop(0, '#d8f0f8');
    glass.addColorStop(1, '#7cb2c8');
    context.fillStyle = glass;
    context.beginPath();
    context.roundRect(x - unit * 0.48, row - unit * 0.44, unit * 0.96, unit * 0.88, unit * 0.12);
    context.fill();
  }
}

function drawWheel(context: SKRSContext2D, x: number, y: number, radius: number): void {
  for (const [share, paint] of [
    [1, '#2a2a2e'],
    [0.6, '#b8bcc2'],
    [0.46, '#8c9198'],
    [0.16, '#46484e'],
  ] as const) {
    context.fillStyle = paint;
    context.beginPath();
    context.arc(x, y, radius * share, 0, Math.PI * 2);
    context.fill();
  }
}

function coverOf({ canvas }: Drawing): (x: number, y: number) => boolean {
  const { data, width, height } = pixelsOf(canvas);
  return (x, y) => {
    const [column, row] = [Math.round(x), Math.round(y)];
    return (
      column >= 0 && row >= 0 && column < width && row < height && data[(row * width + column) * 4 + 3]! > 150
    );
  };
}

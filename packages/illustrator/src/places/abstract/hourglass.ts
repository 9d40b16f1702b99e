import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fade, fillBox, fillOval, linear } from '../../core/ink.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { glowAt } from './abstract-ground.ts';

export function drawHourglass(stage: Stage, random: Random): void {
  const { context, width, height } = stage;
  const size = Math.min(width, height * 0.9) * 0.78;
  const [x, top, bottom] = [width / 2, height / 2 - size * 0.46, height / 2 + size * 0.46];
  const [half, middle] = [size * 0.27, height / 2];
  glowAt(stage, x, middle, size * 0.75, [255, 206, 130], 0.6);
  const bulb = (wall: number) => traceBulb(stage, { x, middle, size, half }, wall);
  bulb(1);
  context.fillStyle = 'rgba(226,240,255,0.3)';
  context.fill();
  context.save();
  bulb(0.93);
  context.clip();
  pourSand(stage, random, { x, middle, bottom, size, half });
  context.restore();
  bulb(1);
  context.strokeStyle = 'rgba(255,255,255,0.85)';
  context.lineWidth = size * 0.012;
  context.stroke();
  context.strokeStyle = 'rgba(255,255,255,0.6)';
  context.lineWidth = size * 0.022;
  context.lineCap = 'round';
  for (const [from, side] of [
    [top + size * 0.06, -1],
    [bottom - size * 0.06, -1],
  ] as const) {
    context.beginPath();
    context.moveTo(x + side * half * 0.72, from);
    context.quadraticCurveTo(
      x + side * half * 0.74,
      from + (middle - from) * 0.4,
      x + side * half * 0.45,
      from + (middle - from) * 0.62,
    );
    context.stroke();
  }
  for (const y of [top, bottom]) drawPlate(stage, x, y, half * 1.28, size * 0.055);
  for (const side of [-1, 1])
    fillBox(context, [150, 94, 54], x + side * half * 1.12 - size * 0.013, top, size * 0.026, bottom - top);
}

interface Glass {
  x: number;
  middle: number;
  size: number;
  half: number;
}

/** The outline of both bulbs; `wall` below 1 is the inside of the glass. */
function traceBulb({ context }: Stage, { x, middle, size, half }: Glass, wall: number): void {
  const waist = size * 0.022;
  const [near, far] = [size * 0.12, size * 0.14];
  const [top, bottom] = [middle - size * 0.46, middle + size * 0.46];
  context.beginPath();
  context.moveTo(x - half * wall, top);
  context.bezierCurveTo(x - half * wall, middle - far, x - waist, middle - near, x - waist * wall, middle);
  context.bezierCurveTo(x - waist, middle + near, x - half * wall, middle + far, x - half * wall, bottom);
  context.lineTo(x + half * wall, bottom);
  context.bezierCurveTo(x + half * wall, middle + far, x + waist, middle + near, x + waist * wall, middle);
  context.bezierCurveTo(x + waist, middle - near, x + half * wall, middle - far, x + half * wall, top);
}

function pourSand(
  stage: Stage,
  random: Random,
  {
    x,
    middle,
    bottom,
    size,
    half,
  }: { x: number; middle: number; bottom: number; size: number; half: number },
): void {
  const { context } = stage;
  const sand: Rgb = [246, 196, 104];
  context.fillStyle = toCss(sand);
  context.beginPath();
  context.moveTo(x - half * 0.34, middle - size * 0.13);
  context.quadraticCurveTo(x, middle - size * 0.085, x + half * 0.34, middle - size * 0.13);
  context.lineTo(x, middle);
  context.fill();
  context.fillRect(x - size * 0.005, middle - size * 0.02, size * 0.01, size * 0.34);
  const heap = context.createLinearGradient(0, bottom - size * 0.28, 0, bottom);
  heap.addColorStop(0, toCss(mix(sand, [255, 250, 220], 0.4)));
  heap.addColorStop(1, toCss(scale(sand, 0.72)));
  context.fillStyle = heap;
  context.beginPath();
  context.moveTo(x - half, bottom);
  context.lineTo(x - half, bottom - size * 0.1);
  context.quadraticCurveTo(x - half * 0.3, bottom - size * 0.15, x, bottom - size * 0.3);
  context.quadraticCurveTo(x + half * 0.3, bottom - size * 0.15, x + half, bottom - size * 0.1);
  context.lineTo(x + half, bottom);
  context.fill();
  for (let grain = 0; grain < 90; grain++) {
    context.fillStyle = toCss(mix(sand, [255, 250, 220], random.next()));
    context.fillRect(
      x + (random.next() + random.next() - 1) * size * 0.05,
      middle + random.next() * size * 0.3,
      size * 0.007,
      size * 0.007,
    );
  }
}

function drawPlate({ context }: Stage, x: number, y: number, half: number, tall: number): void {
  const wood = linear(context, [x - half, 0, x + half, 0], fade('#6e4226', [0.35, '#c98a52'], '#5a3420'));
  fillOval(context, wood, x, y + tall / 2, half, tall * 0.45);
  context.fillRect(x - half, y - tall / 2, half * 2, tall);
  fillOval(context, '#d9a066', x, y - tall / 2, half, tall * 0.45);
}

import { pickColor, toCss } from '../../core/color.ts';
import { fade, fillDisc, linear } from '../../core/ink.ts';
import { clamp, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { glowAt } from './abstract-ground.ts';

/** The face goes to pieces from one side; the pieces fly off and shrink. */
export function drawCrumblingClock(stage: Stage, random: Random): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  const radius = unit * 0.34;
  const side = random.chance(0.5) ? 1 : -1;
  const centre = { x: width * (0.5 - side * 0.08), y: height * 0.5 };
  glowAt(stage, centre.x, centre.y, radius * 2, [255, 214, 150], 0.5);
  const cell = radius / 7;
  const kept = (x: number, y: number) =>
    clamp(
      ((x - centre.x) * side) / radius +
        (y - centre.y) / radius / 2 -
        0.12 +
        stage.noise.at(x / cell / 2, y / cell / 2) * 0.4,
    );
  context.save();
  for (let y = -8; y < 8; y++)
    for (let x = -8; x < 8; x++) {
      const spot = { x: centre.x + x * cell, y: centre.y + y * cell };
      if (Math.hypot(x + 0.5, y + 0.5) * cell > radius * 1.12) continue;
      const gone = kept(spot.x, spot.y);
      if (gone > 0.02) flyOff(stage, random, spot, cell, gone, side);
    }
  context.beginPath();
  for (let y = -9; y < 9; y++)
    for (let x = -9; x < 9; x++)
      if (kept(centre.x + x * cell, centre.y + y * cell) <= 0.02)
        context.rect(centre.x + x * cell, centre.y + y * cell, cell + 0.5, cell + 0.5);
  context.clip();
  drawDial(stage, centre, radius);
  context.restore();
}

function flyOff(
  { context, width }: Stage,
  random: Random,
  { x, y }: { x: number; y: number },
  cell: number,
  gone: number,
  side: number,
): void {
  const away = gone * width * random.range(0.1, 0.34);
  context.save();
  context.translate(x + side * away, y - away * random.range(0.1, 0.6));
  context.rotate(random.range(-1, 1) * gone * 3);
  const size = cell * (1 - gone * 0.55) * random.range(0.5, 0.95);
  context.fillStyle = toCss(pickColor(random, '#fcf4e2 #f0d6a0 #cea05a #46323c'), 1 - gone * 0.3);
  context.fillRect(0, 0, size, size);
  context.restore();
}

function drawDial({ context }: Stage, { x, y }: { x: number; y: number }, radius: number): void {
  const rim = linear(context, [x - radius, y - radius, x + radius, y + radius], fade('#f4cf86', '#8f5c2c'));
  fillDisc(context, rim, x, y, radius * 1.08);
  fillDisc(context, '#fcf5e4', x, y, radius * 0.94);
  context.strokeStyle = '#3a2a3a';
  context.lineCap = 'round';
  for (let hour = 0; hour < 60; hour++) {
    const angle = (hour / 60) * TAU;
    const long = hour % 5 === 0;
    context.lineWidth = radius * (long ? 0.035 : 0.012);
    context.beginPath();
    context.moveTo(
      x + Math.cos(angle) * radius * (long ? 0.76 : 0.83),
      y + Math.sin(angle) * radius * (long ? 0.76 : 0.83),
    );
    context.lineTo(x + Math.cos(angle) * radius * 0.87, y + Math.sin(angle) * radius * 0.87);
    context.stroke();
  }
  for (const [angle, long, thick] of [
    [-1.72, 0.46, 0.06],
    [-1.57 - 0.28, 0.7, 0.035],
  ] as const) {
    context.lineWidth = radius * thick;
    context.beginPath();
    context.moveTo(x - Math.cos(angle) * radius * 0.1, y - Math.sin(angle) * radius * 0.1);
    context.lineTo(x + Math.cos(angle) * radius * long, y + Math.sin(angle) * radius * long);
    context.stroke();
  }
  fillDisc(context, '#c23b3b', x, y, radius * 0.06);
}

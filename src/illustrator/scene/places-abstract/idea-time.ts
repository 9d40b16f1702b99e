import { mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import { clamp, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../stage.types.ts';
import type { PaintForm } from './abstract.types.ts';
import { fillGround, glowAt } from './abstract-ground.ts';

/** Time that runs out: an hourglass with its last grains, or a clock that crumbles and blows away. */
export const paintTime: PaintForm = (stage, random, colours) => {
  const dusk: readonly Rgb[] = random.pick([
    [
      [30, 26, 60],
      [110, 60, 100],
      [236, 150, 90],
    ],
    [
      [24, 40, 62],
      [60, 110, 120],
      [230, 190, 120],
    ],
    [
      [52, 22, 44],
      [150, 60, 60],
      [244, 180, 100],
    ],
  ]);
  fillGround(
    stage,
    stage.brief.colours?.length
      ? [scale(colours[0]!, 0.3), scale(colours[0]!, 0.7), colours[1 % colours.length]!]
      : dusk,
  );
  if (random.chance(0.5)) drawHourglass(stage, random);
  else drawCrumblingClock(stage, random);
};

function drawHourglass(stage: Stage, random: Random): void {
  const { context, width, height } = stage;
  const size = Math.min(width, height * 0.9) * 0.78;
  const [x, top, bottom] = [width / 2, height / 2 - size * 0.46, height / 2 + size * 0.46];
  const [half, waist, middle] = [size * 0.27, size * 0.022, height / 2];
  glowAt(stage, x, middle, size * 0.75, [255, 206, 130], 0.6);
  const bulb = (wall: number) => {
    context.beginPath();
    context.moveTo(x - half * wall, top);
    context.bezierCurveTo(
      x - half * wall,
      top + size * 0.32,
      x - waist,
      middle - size * 0.12,
      x - waist * wall,
      middle,
    );
    context.bezierCurveTo(
      x - waist,
      middle + size * 0.12,
      x - half * wall,
      bottom - size * 0.32,
      x - half * wall,
      bottom,
    );
    context.lineTo(x + half * wall, bottom);
    context.bezierCurveTo(
      x + half * wall,
      bottom - size * 0.32,
      x + waist,
      middle + size * 0.12,
      x + waist * wall,
      middle,
    );
    context.bezierCurveTo(
      x + waist,
      middle - size * 0.12,
      x + half * wall,
      top + size * 0.32,
      x + half * wall,
      top,
    );
  };
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
  for (const side of [-1, 1]) {
    context.fillStyle = toCss([150, 94, 54]);
    context.fillRect(x + side * half * 1.12 - size * 0.013, top, size * 0.026, bottom - top);
  }
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
  const wood = context.createLinearGradient(x - half, 0, x + half, 0);
  wood.addColorStop(0, '#6e4226');
  wood.addColorStop(0.35, '#c98a52');
  wood.addColorStop(1, '#5a3420');
  context.fillStyle = wood;
  context.beginPath();
  context.ellipse(x, y + tall / 2, half, tall * 0.45, 0, 0, TAU);
  context.fill();
  context.fillRect(x - half, y - tall / 2, half * 2, tall);
  context.fillStyle = '#d9a066';
  context.beginPath();
  context.ellipse(x, y - tall / 2, half, tall * 0.45, 0, 0, TAU);
  context.fill();
}

/** The face goes to pieces from one side; the pieces fly off and shrink. */
function drawCrumblingClock(stage: Stage, random: Random): void {
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
  context.fillStyle = toCss(
    random.pick<Rgb>([
      [252, 244, 226],
      [240, 214, 160],
      [206, 160, 90],
      [70, 50, 60],
    ]),
    1 - gone * 0.3,
  );
  context.fillRect(0, 0, size, size);
  context.restore();
}

function drawDial({ context }: Stage, { x, y }: { x: number; y: number }, radius: number): void {
  const rim = context.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  rim.addColorStop(0, '#f4cf86');
  rim.addColorStop(1, '#8f5c2c');
  context.fillStyle = rim;
  context.beginPath();
  context.arc(x, y, radius * 1.08, 0, TAU);
  context.fill();
  context.fillStyle = '#fcf5e4';
  context.beginPath();
  context.arc(x, y, radius * 0.94, 0, TAU);
  context.fill();
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
  context.fillStyle = '#c23b3b';
  context.beginPath();
  context.arc(x, y, radius * 0.06, 0, TAU);
  context.fill();
}

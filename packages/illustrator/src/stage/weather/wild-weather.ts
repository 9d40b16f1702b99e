import { createLayer, drawSoftly } from '../../core/canvas.ts';
import { mix, toCss } from '../../core/color.ts';
import { fillDisc, fillOval, strokeLine } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import { countFor } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';
import { hideBehind } from './hide-behind.ts';

/** Balls of ice, round where they fall and heaped where they lie. */
export function drawHail(stage: Stage): void {
  const { context, width, height } = stage;
  const random = stage.random.fork('hail');
  const side = Math.min(width, height);
  const stones = countFor(stage.brief, (300 * width) / side);
  for (let stone = 0; stone < stones; stone++) {
    if ((stone & 63) === 0) stage.checkpoint.check();
    const lies = stone % 3 === 0;
    const x = random.next() * width;
    const y = lies ? height * random.range(0.72, 1) : random.next() * height;
    const radius = side * random.range(0.003, lies ? 0.008 : 0.0095);
    if (!lies)
      strokeLine(context, 'rgba(235,244,255,0.34)', radius * 0.9, x, y, x - radius * 1.6, y - radius * 8);
    fillDisc(context, 'rgba(120,140,165,0.5)', x + radius * 0.2, y + radius * 0.25, radius);
    fillDisc(context, 'rgba(246,250,255,0.94)', x, y, radius * 0.92);
  }
}

/** Streams of sand low over the ground, and dust in front of everything. */
export function drawBlownSand(stage: Stage): void {
  const { context, width, height, palette } = stage;
  const random = stage.random.fork('blown sand');
  const side = Math.min(width, height);
  const way = random.chance(0.5) ? 1 : -1;
  const color = mix(palette.fog, [224, 164, 92], 0.5);
  drawSoftly(context, width, height, { blur: side * 0.009, resolution: 0.25 }, (soft) => {
    for (let stream = 0; stream < 60; stream++) {
      const y = height * (0.25 + 0.75 * random.next() ** 0.7);
      const x = random.range(-0.3, 1) * width;
      const length = side * random.range(0.3, 0.9);
      soft.strokeStyle = toCss(random.chance(0.3) ? mix(color, [120, 74, 36], 0.5) : color, 0.34);
      soft.lineWidth = side * random.range(0.006, 0.03);
      soft.beginPath();
      soft.moveTo(x, y);
      soft.bezierCurveTo(
        x + length * 0.3,
        y - side * 0.03 * way,
        x + length * 0.6,
        y + side * 0.03,
        x + length,
        y - side * 0.02,
      );
      soft.stroke();
    }
  });
  context.fillStyle = toCss(mix(color, [255, 226, 170], 0.4), 0.7);
  for (let grain = 0; grain < (260 * width) / side; grain++) {
    const size = side * random.range(0.0008, 0.003);
    context.fillRect(random.next() * width, random.next() * height, size * 3, size);
  }
}

/** A dark funnel that hangs from the clouds to the horizon, with a skirt of dust. */
export function drawTornado(stage: Stage): void {
  const { width, height, horizon, context, palette } = stage;
  const random = stage.random.fork('tornado');
  const side = Math.min(width, height);
  const layer = createLayer(width / 2, height / 2);
  const soft = layer.context;
  soft.scale(0.5, 0.5);
  const foot = Math.min(height * 0.8, horizon + side * 0.01);
  const across = width * (stage.sun.x < width / 2 ? random.range(0.22, 0.32) : random.range(0.68, 0.78));
  const bend = side * random.range(-0.1, 0.1);
  const rings = 90;
  for (let ring = 0; ring <= rings; ring++) {
    const t = ring / rings;
    const y = foot * t;
    const radius = side * (0.016 + 0.2 * (1 - t) ** 2.1);
    const x = across + bend * Math.sin(t * 3) + side * 0.006 * Math.sin(ring * 1.7);
    const shade = soft.createLinearGradient(x - radius, 0, x + radius, 0);
    shade.addColorStop(0, toCss(mix(palette.fog, [52, 56, 66], 0.9), 0.5));
    shade.addColorStop(0.35, toCss(mix(palette.fog, [96, 100, 108], 0.8), 0.62));
    shade.addColorStop(1, toCss([38, 40, 50], 0.62));
    fillOval(soft, shade, x, y, radius, radius * 0.2 + side * 0.008, 0.05 * Math.sin(ring));
  }
  const base = across + bend * Math.sin(3);
  for (let puff = 0; puff < 34; puff++) {
    soft.fillStyle = toCss(mix(palette.fog, [120, 100, 80], 0.6), 0.2);
    soft.beginPath();
    soft.arc(
      base + side * random.range(-0.11, 0.11),
      foot - side * random.range(-0.01, 0.05),
      side * random.range(0.015, 0.05),
      0,
      TAU,
    );
    soft.fill();
  }
  hideBehind(stage, layer.canvas, 60);
  context.save();
  context.imageSmoothingQuality = 'high';
  context.drawImage(layer.canvas, 0, 0, width, height);
  context.restore();
}

/** Hot air over the ground bends what is seen through it: rows slide a little to and fro. */
export function shimmer(stage: Stage): void {
  const { canvas, context, width, height, horizon } = stage;
  const bent = createLayer(width, height);
  const side = Math.min(width, height);
  const band = Math.max(1, Math.round(side / 256));
  const middle = Math.min(horizon, height * 0.8);
  for (let y = Math.max(0, Math.floor(middle - height * 0.22)); y < height; y += band) {
    const near = Math.exp(-Math.abs(y - middle) / (height * 0.24));
    const shift = side * 0.011 * near * Math.sin((y / side) * 95 + Math.sin((y / side) * 23) * 2);
    bent.context.drawImage(canvas, 0, y, width, band, shift, y, width, band);
  }
  hideBehind(stage, bent.canvas, 9);
  context.drawImage(bent.canvas, 0, 0);
}

/** Gusts, drawn as illustrators do: long strokes that end in a curl. */
export function drawGusts(stage: Stage): void {
  const { context, width, height } = stage;
  const random = stage.random.fork('gusts');
  const side = Math.min(width, height);
  const way = random.chance(0.5) ? 1 : -1;
  context.save();
  context.lineCap = 'round';
  for (let gust = 0; gust < countFor(stage.brief, (13 * width) / side); gust++) {
    const x = random.range(-0.1, 1) * width;
    const y = random.range(0.06, 0.9) * height;
    const length = side * random.range(0.16, 0.42) * way;
    const curl = side * random.range(0.012, 0.03);
    context.strokeStyle = `rgba(255,255,255,${random.range(0.3, 0.62)})`;
    context.lineWidth = Math.max(0.8, side * random.range(0.002, 0.005));
    context.beginPath();
    context.moveTo(x, y);
    context.bezierCurveTo(
      x + length * 0.3,
      y - curl * 1.6,
      x + length * 0.6,
      y + curl * 1.4,
      x + length,
      y - curl * 0.2,
    );
    context.arc(
      x + length,
      y - curl * 1.2,
      curl,
      Math.PI / 2,
      way > 0 ? -Math.PI * 0.8 : Math.PI * 1.8,
      way > 0,
    );
    context.stroke();
  }
  context.restore();
}

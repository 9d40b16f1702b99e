import { mix, type Rgb, scale, toCss } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import { forbids } from './brief-questions.ts';
import { project } from './camera.ts';
import { stampDepth } from './depth-stamp.ts';
import { hazeAt } from './lighting.ts';
import type { Stage } from './stage.types.ts';

const RIM: readonly Rgb[] = [
  [255, 80, 170],
  [70, 220, 255],
  [255, 190, 80],
];

const COATS: readonly Rgb[] = [
  [186, 70, 60],
  [70, 110, 140],
  [206, 160, 80],
  [96, 120, 90],
  [120, 84, 70],
];

/** Passers-by as silhouettes along the sides of a street; with umbrellas when it rains. */
export function drawPassersBy(stage: Stage, random: Random, { neon }: { neon: boolean }): void {
  if (forbids(stage.brief, 'people', 'person', 'crowd', 'human')) return;
  const walkers = Array.from({ length: 3 + random.integer(3) }, () => ({
    x: (random.chance(0.5) ? 1 : -1) * random.range(1.4, 3.7),
    z: random.range(11, 28),
  })).sort((a, b) => b.z - a.z);
  for (const { x, z } of walkers) drawWalker(stage, random, x, z, neon);
}

function drawWalker(stage: Stage, random: Random, x: number, z: number, neon: boolean): void {
  const { context, palette, brief } = stage;
  const foot = project(stage, x, 0, z);
  const size = foot.scale * random.range(1.62, 1.82);
  const haze = hazeAt(stage, z, 0.016);
  const coat = neon || palette.night ? [12, 10, 22] : mix([62, 56, 64], random.pick(COATS), 0.7);
  const colour = toCss(mix(coat as Rgb, palette.fog, haze));
  context.fillStyle = colour;
  drawFigure(context, foot.x, foot.y, size, random.range(-0.04, 0.04));
  stampDepth(stage, { x: foot.x, y: foot.y, width: size * 0.3, height: size, distance: z, shape: 'post' });
  const rim = random.pick(RIM);
  if (brief.weather === 'rain' || brief.weather === 'storm')
    drawUmbrella(stage, foot.x, foot.y, size, mix(scale(rim, 0.55), palette.fog, haze), colour);
  if (!neon) return;
  context.strokeStyle = toCss(rim, 0.75 * (1 - haze));
  context.lineWidth = Math.max(1, size * 0.012);
  context.beginPath();
  context.moveTo(foot.x + size * 0.12, foot.y - size * 0.74);
  context.lineTo(foot.x + size * 0.16, foot.y - size * 0.34);
  context.stroke();
}

function drawFigure(context: Stage['context'], x: number, y: number, size: number, stride: number): void {
  context.beginPath();
  context.ellipse(x, y - size * 0.91, size * 0.06, size * 0.075, 0, 0, Math.PI * 2);
  context.fill();
  context.beginPath();
  context.moveTo(x - size * 0.12, y - size * 0.78);
  context.quadraticCurveTo(x, y - size * 0.87, x + size * 0.12, y - size * 0.78);
  context.lineTo(x + size * 0.16, y - size * 0.36);
  context.lineTo(x - size * 0.16, y - size * 0.36);
  context.fill();
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(x + side * size * 0.02, y - size * 0.4);
    context.lineTo(x + side * size * 0.12, y - size * 0.4);
    context.lineTo(x + side * size * (0.1 + stride), y);
    context.lineTo(x + side * size * (0.03 + stride), y);
    context.fill();
  }
}

function drawUmbrella(stage: Stage, x: number, y: number, size: number, canopy: Rgb, shaft: string): void {
  const { context } = stage;
  context.strokeStyle = shaft;
  context.lineWidth = Math.max(0.8, size * 0.016);
  context.beginPath();
  context.moveTo(x + size * 0.08, y - size * 0.55);
  context.lineTo(x + size * 0.06, y - size * 1.14);
  context.stroke();
  const gradient = context.createLinearGradient(x - size * 0.3, 0, x + size * 0.42, 0);
  gradient.addColorStop(0, toCss(scale(canopy, 0.6)));
  gradient.addColorStop(1, toCss(canopy));
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(x - size * 0.3, y - size * 0.95);
  context.quadraticCurveTo(x - size * 0.22, y - size * 1.22, x + size * 0.06, y - size * 1.24);
  context.quadraticCurveTo(x + size * 0.36, y - size * 1.2, x + size * 0.42, y - size * 0.94);
  context.quadraticCurveTo(x + size * 0.06, y - size * 1.02, x - size * 0.3, y - size * 0.95);
  context.fill();
}

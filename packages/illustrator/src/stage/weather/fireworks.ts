import { drawSoftly } from '../../core/canvas.ts';
import { hslToRgb, mix, type Rgb, toCss } from '../../core/color.ts';
import { fade, fillBox, fillDisc, linear } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../stage.types.ts';

interface Burst {
  x: number;
  y: number;
  radius: number;
  color: Rgb;
  heart: Rgb;
  form: 'peony' | 'willow' | 'ring';
}

/** Bursts of colored sparks over the horizon, each with its glow, its falling tails and a fading trail from below. */
export function paintFireworks(stage: Stage): void {
  const { context, width, height } = stage;
  const random = stage.random.fork('fireworks');
  const bursts = planBursts(stage, random);
  context.save();
  context.globalCompositeOperation = 'screen';
  for (const { x, y, radius, color } of bursts) {
    const reach = radius * 1.7;
    const glow = context.createRadialGradient(x, y, 0, x, y, reach);
    glow.addColorStop(0, toCss(color, 0.5));
    glow.addColorStop(0.5, toCss(color, 0.16));
    glow.addColorStop(1, toCss(color, 0));
    fillBox(context, glow, x - reach, y - reach, reach * 2, reach * 2);
  }
  context.restore();
  for (const [blur, resolution] of [
    [Math.min(width, height) * 0.006, 0.5],
    [0, 1],
  ] as const) {
    stage.checkpoint.check();
    drawSoftly(context, width, height, { blur, blend: 'lighter', resolution }, (soft) => {
      for (const [index, burst] of bursts.entries())
        drawBurst(soft, random.fork(`burst ${index}`), stage, burst);
    });
  }
}

function planBursts({ width, height, horizon }: Stage, random: Random): Burst[] {
  const unit = Math.min(width, height);
  const hue = random.next();
  const number = 6;
  return Array.from({ length: number }, (_, index) => {
    const color = hslToRgb(hue + index * 0.21 + random.range(-0.04, 0.04), 0.92, 0.6);
    return {
      x: width * ((index + random.range(0.2, 0.8)) / number),
      y: Math.max(height * 0.08, horizon * random.range(0.14, 0.56)),
      radius: unit * random.range(0.1, 0.2),
      color,
      heart: mix(color, [255, 250, 230], 0.7),
      form: random.pick(['peony', 'willow', 'ring', 'peony'] as const),
    };
  });
}

function drawBurst(context: Stage['context'], random: Random, stage: Stage, burst: Burst): void {
  const { x, y, radius, color, heart, form } = burst;
  context.lineCap = 'round';
  const rise = linear(context, [0, y, 0, stage.horizon], fade(toCss(heart, 0.5), toCss(heart, 0)));
  context.strokeStyle = rise;
  context.lineWidth = Math.max(0.6, radius * 0.012);
  context.beginPath();
  context.moveTo(x + random.range(-0.1, 0.1) * radius, stage.horizon);
  context.lineTo(x, y);
  context.stroke();
  const rays = form === 'ring' ? 40 : 64;
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * TAU + random.range(-0.06, 0.06);
    const reach = radius * (form === 'ring' ? 0.95 : 0.45 + 0.55 * Math.sqrt(random.next()));
    const fall = radius * (form === 'willow' ? random.range(0.45, 0.85) : 0.14);
    const start = form === 'ring' ? 0.72 : 0.12;
    const fromX = x + Math.cos(angle) * reach * start;
    const fromY = y + Math.sin(angle) * reach * start;
    const toX = x + Math.cos(angle) * reach;
    const toY = y + Math.sin(angle) * reach + fall;
    const tail = linear(context, [fromX, fromY, toX, toY], fade(toCss(heart, 0.05), toCss(color, 0.9)));
    context.strokeStyle = tail;
    context.lineWidth = Math.max(0.7, radius * 0.016);
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.quadraticCurveTo(x + Math.cos(angle) * reach * 0.8, y + Math.sin(angle) * reach * 0.8, toX, toY);
    context.stroke();
    fillDisc(context, toCss(heart, 0.95), toX, toY, Math.max(0.7, radius * random.range(0.012, 0.024)));
  }
}

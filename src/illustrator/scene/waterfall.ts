import { drawSoftly } from '../core/canvas.ts';
import { mix, toCss } from '../core/colour.ts';
import { lerp } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import { litColour } from './lighting.ts';
import type { Stage } from './stage.types.ts';

/** A white fall between two rock shoulders, with spray at its foot. */
export function paintWaterfall(stage: Stage, random: Random): void {
  const { context, width, height, horizon } = stage;
  const x = width * (random.chance(0.5) ? random.range(0.24, 0.36) : random.range(0.64, 0.76));
  const top = horizon - height * random.range(0.2, 0.27);
  const foot = horizon + height * 0.05;
  const half = width * random.range(0.022, 0.034);
  drawShoulders(stage, random, { x, top, foot, half });
  const water = litColour(stage, [226, 238, 246], { sun: 0.42, distance: 20 });
  context.lineCap = 'round';
  for (let strand = 0; strand < 90; strand++) {
    const across = random.range(-1, 1);
    const start = top + Math.abs(across) * half * 0.4 + random.next() ** 2 * (foot - top) * 0.5;
    const end = Math.min(foot, start + (foot - top) * random.range(0.25, 0.9));
    context.strokeStyle = toCss(mix(water, [150, 184, 204], random.next() * 0.55), random.range(0.25, 0.7));
    context.lineWidth = half * random.range(0.05, 0.2);
    context.beginPath();
    context.moveTo(x + across * half * 0.8, start);
    context.lineTo(x + across * half * lerp(0.9, 1.15, random.next()), end);
    context.stroke();
  }
  drawSoftly(context, width, height, { blur: half * 0.4, resolution: 0.25 }, (soft) => {
    for (let puff = 0; puff < 22; puff++) {
      soft.fillStyle = toCss(water, random.range(0.12, 0.3));
      soft.beginPath();
      soft.arc(
        x + random.range(-1.7, 1.7) * half,
        foot + random.range(-1, 0.35) * half,
        half * random.range(0.3, 0.8),
        0,
        7,
      );
      soft.fill();
    }
  });
}

interface Fall {
  x: number;
  top: number;
  foot: number;
  half: number;
}

function drawShoulders(stage: Stage, random: Random, { x, top, foot, half }: Fall): void {
  const { context } = stage;
  for (const side of [-1, 1]) {
    for (let block = 0; block < 15; block++) {
      const t = block / 14;
      const y = lerp(top - half * 0.9, foot + half * 0.3, t);
      const reach = half * (1.2 + t * 2.2 + random.range(0, 1.2));
      const tone = random.range(0.7, 1.2);
      context.fillStyle = toCss(
        litColour(stage, [92 * tone, 88 * tone, 84 * tone], { sun: 0.3, distance: 26 }),
      );
      context.beginPath();
      context.moveTo(x + side * half * 0.72, y - half * 0.9);
      context.lineTo(x + side * (half + reach * 0.6), y - half * random.range(0.7, 1.1));
      context.lineTo(x + side * (half + reach), y + half * random.range(0.2, 0.7));
      context.lineTo(x + side * half * 0.8, y + half * 0.8);
      context.fill();
    }
  }
}

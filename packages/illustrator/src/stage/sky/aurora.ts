import { drawSoftly } from '../../core/canvas.ts';
import { hslToRgb, toCss } from '../../core/color.ts';
import type { Stage } from '../stage.types.ts';

/** Curtains of northern lights: bright lower hems, rays fading upwards from green to violet. */
export function paintAurora(stage: Stage): void {
  const { context, width, horizon, height } = stage;
  const random = stage.random.fork('aurora');
  const tint = random.pick([0.36, 0.4, 0.44]);
  const curtains = 3;
  for (let curtain = 0; curtain < curtains; curtain++) {
    stage.checkpoint.check();
    const shape = {
      // High enough to stand over mountains.
      hem: horizon * [0.62, 0.5, 0.38][curtain]! * random.range(0.88, 1.12),
      shift: random.range(0, 50),
      seed: curtain * 7 + random.range(0, 3),
      hue: tint + [0, 0.04, 0.16][curtain]!,
    };
    drawSoftly(context, width, height, { blur: width * 0.005, blend: 'screen', resolution: 0.5 }, (soft) => {
      const step = Math.max(2, width / 210);
      for (let x = -step; x < width + step; x += step) drawRay(stage, soft, shape, x, step);
    });
  }
}

interface Curtain {
  hem: number;
  shift: number;
  seed: number;
  hue: number;
}

function drawRay(
  stage: Stage,
  context: Stage['context'],
  { hem, shift, seed, hue }: Curtain,
  x: number,
  step: number,
): void {
  const { noise, horizon, width } = stage;
  const across = x / width;
  const bottom =
    hem +
    noise.at(across * 2.3 + shift, seed) * horizon * 0.3 +
    noise.at(across * 7 + shift, seed) * horizon * 0.05;
  const tall = horizon * (0.38 + 0.36 * (noise.at(across * 5 + shift, 3) * 0.5 + 0.5));
  const fine = 0.75 + 0.25 * noise.at(across * 60 + shift, seed + 5);
  const strength = (0.2 + 0.8 * Math.max(0, noise.at(across * 4 + shift, 7 + seed) + 0.3)) * fine;
  const gradient = context.createLinearGradient(0, bottom - tall, 0, bottom);
  gradient.addColorStop(0, toCss(hslToRgb(hue + 0.3, 0.8, 0.5), 0));
  gradient.addColorStop(0.55, toCss(hslToRgb(hue + 0.14, 0.8, 0.48), strength * 0.75));
  gradient.addColorStop(0.92, toCss(hslToRgb(hue, 0.88, 0.6), Math.min(0.95, strength)));
  gradient.addColorStop(1, toCss(hslToRgb(hue, 0.9, 0.6), 0));
  context.fillStyle = gradient;
  context.fillRect(x, bottom - tall, step + 1, tall);
}

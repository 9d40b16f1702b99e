import { drawSoftly, type SKRSContext2D } from '../../core/canvas.ts';
import { type Rgb, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Stage } from '../stage.types.ts';

interface RayOptions {
  /** Where the light comes from, in pixels; may lie outside the picture. */
  x: number;
  y: number;
  strength: number;
  count?: number;
  color?: Rgb;
  label?: string;
}

/** Shafts of light that spread from a point. */
export function paintRays(
  stage: Stage,
  { x, y, strength, count = 16, color = stage.palette.sun, label = 'rays' }: RayOptions,
): void {
  const { context, width, height } = stage;
  const random = stage.random.fork(label);
  const reach = Math.max(width, height) * 1.3;
  drawSoftly(context, width, height, { blur: width * 0.008, blend: 'screen', resolution: 0.25 }, (soft) => {
    soft.globalCompositeOperation = 'lighter';
    const turn = random.next() * TAU;
    for (let index = 0; index < count; index++) {
      const angle = turn + (index / count) * TAU + random.range(-0.12, 0.12);
      const half = random.range(0.015, 0.06);
      const gradient = soft.createRadialGradient(x, y, 0, x, y, reach);
      gradient.addColorStop(0, toCss(color, strength * random.range(0.4, 1)));
      gradient.addColorStop(1, toCss(color, 0));
      soft.fillStyle = gradient;
      fillBeam(soft, { x, y, angle, half, reach });
    }
  });
}

/** Rays of the sun when the brief asks for them. */
export function paintWishedRays(stage: Stage): void {
  const { brief, sun } = stage;
  const wished =
    brief.features.has('rays') ||
    brief.features.has('divine') ||
    brief.lighting === 'volumetric' ||
    brief.lighting === 'divine';
  if (!wished || stage.palette.night) return;
  paintRays(stage, {
    x: sun.x,
    y: Math.max(sun.y, -stage.height * 0.1),
    strength: 0.34,
    count: 20,
    label: 'wished-rays',
  });
}

/** A wedge from a point outwards; `half` is its half width as an angle. */
export function fillBeam(
  context: SKRSContext2D,
  { x, y, angle, half, reach }: Record<'x' | 'y' | 'angle' | 'half' | 'reach', number>,
): void {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + Math.cos(angle - half) * reach, y + Math.sin(angle - half) * reach);
  context.lineTo(x + Math.cos(angle + half) * reach, y + Math.sin(angle + half) * reach);
  context.fill();
}

import { type Canvas, createLayer } from '../../core/canvas.ts';
import { mix, type Rgb, toCss } from '../../core/color.ts';
import { fillBox, fillDisc } from '../../core/ink.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../stage.types.ts';

/** A heap of cloud, its foot fading into nothing; twice as wide as tall. */
export type CloudPuff = Canvas;

interface PuffLight {
  bright: Rgb;
  shade: Rgb;
  /** Where the light comes from, as a direction on the screen. */
  x: number;
  y: number;
}

/** The light on clouds: nearly white towards the sun, the color of the sky in their own shadow. */
export function lightOfClouds(stage: Stage, screenX: number, screenY: number): PuffLight {
  const { palette, sun } = stage;
  const low = palette.sunElevation < 0.2 && !palette.night;
  const away = Math.hypot(sun.x - screenX, sun.y - screenY) || 1;
  const white: Rgb = palette.night
    ? mix(palette.sun, palette.ambient, 0.45)
    : mix(palette.sun, [255, 255, 255], low ? 0.2 : 0.62);
  const shade = palette.night
    ? mix(palette.middle, palette.ambient, 0.35)
    : mix(mix(palette.middle, palette.ambient, 0.5), [255, 255, 255], low ? 0.02 : 0.08);
  return { bright: white, shade, x: (sun.x - screenX) / away, y: Math.min(-0.35, (sun.y - screenY) / away) };
}

/**
 * One cloud of round billows; `size` is its height in pixels. Each billow has a crisp bright upper
 * edge and melts downwards into the body, as painters do it.
 */
export function drawCloudPuff(
  random: Random,
  size: number,
  light: PuffLight,
  { billows = 15, fadeFrom = 0.55 }: { billows?: number; fadeFrom?: number } = {},
): CloudPuff {
  const { canvas, context } = createLayer(size * 2.2, size * 1.15);
  const { width, height } = canvas;
  const peaks = [random.range(0.26, 0.42), random.range(0.5, 0.74)];
  const heights = [random.range(0.6, 1), random.range(0.7, 1)];
  const knobs: Knob[] = [];
  for (let billow = 0; billow < billows; billow++) {
    const across = 0.09 + (0.82 * (billow + random.range(0.1, 0.9))) / billows;
    const rise = Math.max(
      ...peaks.map((peak, index) => heights[index]! * Math.max(0, 1 - Math.abs(across - peak) * 2.7)),
    );
    const radius = height * (0.075 + (billows > 24 ? 0.085 : 0.14) * rise) * random.range(0.8, 1.15);
    const level = random.next() ** 0.7 * rise * 0.52;
    knobs.push({ x: across * width, y: height * (0.84 - level) - radius * 0.4, radius });
  }
  // Every billow carries smaller ones on its shoulders: that makes a cloud and not a heap of balls.
  for (const knob of knobs.slice()) {
    for (let bud = 0; bud < 4; bud++) {
      const angle = -Math.PI / 2 + random.range(-1.5, 1.5);
      const radius = knob.radius * random.range(0.28, 0.52);
      const reach = knob.radius * 0.82;
      knobs.push({ x: knob.x + Math.cos(angle) * reach, y: knob.y + Math.sin(angle) * reach, radius });
    }
  }
  knobs.sort((a, b) => a.y + a.radius * 0.5 - b.y - b.radius * 0.5);
  for (const { x, y, radius } of knobs) drawBillow(context, x, y, radius, light, y / height);
  fadeFoot(context, width, height, fadeFrom);
  return canvas;
}

interface Knob {
  x: number;
  y: number;
  radius: number;
}

function drawBillow(
  context: Stage['context'],
  x: number,
  y: number,
  radius: number,
  { bright, shade, x: lightX, y: lightY }: PuffLight,
  down: number,
): void {
  const gradient = context.createLinearGradient(
    x + lightX * radius * 0.9,
    y + lightY * radius,
    x - lightX * radius * 0.7,
    y - lightY * radius * 0.9,
  );
  const lit = mix(bright, shade, Math.max(0, down - 0.3) * 0.8);
  gradient.addColorStop(0, toCss(lit, 1));
  gradient.addColorStop(0.28, toCss(mix(lit, shade, 0.22), 0.96));
  gradient.addColorStop(0.62, toCss(mix(lit, shade, 0.7), 0.7));
  gradient.addColorStop(1, toCss(shade, 0));
  fillDisc(context, gradient, x, y, radius);
}

function fadeFoot(context: Stage['context'], width: number, height: number, from: number): void {
  context.globalCompositeOperation = 'destination-out';
  const gradient = context.createLinearGradient(0, height * from, 0, height * 0.97);
  gradient.addColorStop(0, 'rgba(0,0,0,0)');
  gradient.addColorStop(1, 'rgba(0,0,0,1)');
  fillBox(context, gradient, 0, height * from, width, height * (1 - from));
}

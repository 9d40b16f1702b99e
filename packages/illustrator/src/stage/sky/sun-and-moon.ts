import { createLayer } from '../../core/canvas.ts';
import { mix, toCss } from '../../core/color.ts';
import { fillBox } from '../../core/ink.ts';
import { clamp, smoothstep } from '../../core/maths.ts';
import type { Stage } from '../stage.types.ts';
import type { SkyCover } from './sky-cover.ts';

/** The sun by day and the moon by night, at `stage.sun`. */
export function paintSunOrMoon(stage: Stage, { cover }: { cover: SkyCover }): void {
  const { palette, height, width, sun } = stage;
  const side = Math.min(width, height);
  const clear = 1 - cover(sun.x, sun.y) * 0.75;
  if (palette.night) {
    paintMoon(stage, side * moonRadius(stage), clear);
    return;
  }
  paintSun(stage, side * (palette.sunElevation < 0.2 ? 0.05 : 0.028), clear);
}

/** As a share of the shorter side: the moon that somebody looks up to is what the picture is about. */
function moonRadius({ brief }: Stage): number {
  if (!brief.features.has('full-moon')) return 0.04;
  return brief.subjects.some(
    ({ pose, fromBehind }) => pose === 'howling' || pose === 'reaching' || fromBehind,
  )
    ? 0.14
    : 0.085;
}

/** A white heart in a wide bloom: no eye sees the sun as a disc unless it stands low. */
function paintSun(stage: Stage, radius: number, clear: number): void {
  const { context, palette, sun } = stage;
  const low = palette.sunElevation < 0.2;
  const reach = radius * (low ? 7 : 9);
  const warm = mix(palette.sun, [255, 236, 170], 0.4);
  context.save();
  context.globalCompositeOperation = 'screen';
  const bloom = context.createRadialGradient(sun.x, sun.y, radius * 0.4, sun.x, sun.y, reach);
  bloom.addColorStop(0, toCss(warm, 0.85 * clear));
  bloom.addColorStop(0.18, toCss(warm, 0.42 * clear));
  bloom.addColorStop(0.5, toCss(palette.sun, 0.13 * clear));
  bloom.addColorStop(1, toCss(palette.sun, 0));
  fillBox(context, bloom, sun.x - reach, sun.y - reach, reach * 2, reach * 2);
  context.restore();
  const heart = radius * (low ? 1.15 : 1.6);
  const gradient = context.createRadialGradient(sun.x, sun.y, 0, sun.x, sun.y, heart);
  gradient.addColorStop(0, toCss([255, 254, 246], clear));
  gradient.addColorStop(low ? 0.8 : 0.45, toCss(mix(warm, [255, 253, 236], low ? 0.6 : 0.85), 0.97 * clear));
  gradient.addColorStop(1, toCss(warm, 0));
  fillBox(context, gradient, sun.x - heart, sun.y - heart, heart * 2, heart * 2);
}

function paintMoon(stage: Stage, radius: number, clear: number): void {
  const { context, sun, brief } = stage;
  const full = brief.features.has('full-moon');
  const phase = full ? 1 : stage.random.fork('moon').pick([1, 1, 0.82, 0.6, -0.5]);
  const disc = drawMoon(stage, radius, phase);
  context.save();
  context.globalCompositeOperation = 'screen';
  const halo = context.createRadialGradient(sun.x, sun.y, radius * 0.8, sun.x, sun.y, radius * 5);
  halo.addColorStop(0, toCss(stage.palette.sun, 0.42 * clear));
  halo.addColorStop(0.3, toCss(stage.palette.sun, 0.16 * clear));
  halo.addColorStop(1, toCss(stage.palette.sun, 0));
  fillBox(context, halo, sun.x - radius * 5, sun.y - radius * 5, radius * 10, radius * 10);
  context.restore();
  context.globalAlpha = clear;
  context.drawImage(disc, sun.x - disc.width / 2, sun.y - disc.height / 2);
  context.globalAlpha = 1;
}

/** A lit sphere with dark seas; `phase` 1 is full, 0.6 gibbous, -0.5 a crescent. */
function drawMoon(stage: Stage, radius: number, phase: number) {
  const { noise } = stage;
  const size = Math.ceil(radius * 2.2);
  const { canvas, context } = createLayer(size, size);
  const image = context.createImageData(canvas.width, canvas.height);
  const sunward = phase >= 1 ? 0 : Math.acos(clamp(phase, -1, 1));
  const lightX = Math.sin(sunward);
  const lightZ = Math.cos(sunward);
  for (let row = 0; row < canvas.height; row++) {
    for (let column = 0; column < canvas.width; column++) {
      const x = (column - size / 2) / radius;
      const y = (row - size / 2) / radius;
      const distance = Math.hypot(x, y);
      if (distance > 1.05) continue;
      const z = Math.sqrt(Math.max(0, 1 - distance * distance));
      const lit = phase >= 1 ? 1 : smoothstep(-0.1, 0.34, x * lightX + z * lightZ);
      const seas = 0.86 + 0.22 * noise.fbm(x * 1.8 + 9, y * 1.8, 4) + 0.08 * (1 - distance);
      const offset = (row * canvas.width + column) * 4;
      image.data[offset] = 250 * seas;
      image.data[offset + 1] = 246 * seas;
      image.data[offset + 2] = 232 * seas;
      image.data[offset + 3] = clamp((1 - distance) * radius) * 255 * (0.05 + 0.95 * lit);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

import { createLayer } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../stage.types.ts';

interface Asteroid {
  x: number;
  y: number;
  /** Mean radius in pixels. */
  radius: number;
  color: Rgb;
}

/** A lumpy, pitted body lit from one side. */
export function drawAsteroid(stage: Stage, { x, y, radius, color }: Asteroid, random: Random): void {
  const { noise, light } = stage;
  const half = Math.ceil(radius * 1.45);
  const { canvas, context } = createLayer(half * 2, half * 2);
  const image = context.createImageData(canvas.width, canvas.height);
  const shift = random.range(0, 99);
  const long = random.range(0.72, 1);
  const turn = random.range(0, Math.PI);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  for (let row = 0; row < canvas.height; row++) {
    for (let column = 0; column < canvas.width; column++) {
      const across = (column - half) / radius;
      const down = (row - half) / radius;
      const u = across * cos + down * sin;
      const v = (down * cos - across * sin) / long;
      const angle = Math.atan2(v, u);
      const edge = 1 + noise.fbm(Math.cos(angle) * 1.3 + shift, Math.sin(angle) * 1.3, 3) * 0.42;
      const away = Math.hypot(u, v) / edge;
      if (away > 1.04) continue;
      const toViewer = Math.sqrt(Math.max(0, 1 - away * away));
      const pits = noise.fbm(u * 2.6 + shift, v * 2.6, 4);
      const facing = across * light[0] - down * light[1] + toViewer * 0.42 + pits * 0.5;
      const shade = 0.05 + 0.95 * clamp(facing * 0.95);
      const offset = (row * canvas.width + column) * 4;
      for (let channel = 0; channel < 3; channel++) image.data[offset + channel] = color[channel]! * shade;
      image.data[offset + 3] = 255 * clamp((1 - away) * radius + 0.5);
    }
  }
  context.putImageData(image, 0, 0);
  stage.context.drawImage(canvas, x - half, y - half);
}

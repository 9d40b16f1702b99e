import { createLayer } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { isSymmetrical } from '../../stage/brief-questions.ts';
import type { Stage } from '../../stage/stage.types.ts';

/** Paint that has been poured and drawn apart: a field of color bent twice by itself. */
export function fillMarble(stage: Stage, random: Random, colors: readonly Rgb[], pull: number): void {
  const { context, width, height, noise } = stage;
  const columns = Math.ceil(width / 2);
  const rows = Math.ceil(height / 2);
  const { canvas, context: small } = createLayer(columns, rows);
  const image = small.createImageData(columns, rows);
  const shift = random.range(0, 60);
  const side = Math.min(columns, rows);
  const fold = isSymmetrical(stage.brief);
  for (let y = 0; y < rows; y++) {
    if ((y & 7) === 0) stage.checkpoint.check();
    for (let x = 0; x < columns; x++) {
      const across = (x - columns / 2) / side;
      const u = (fold ? Math.abs(across) : across) * 1.7 + 0.85;
      const v = (y / side) * 1.7;
      const first = noise.fbm(u + shift, v, 4);
      const second = noise.fbm(u + 4.2, v + first * 1.8 * pull + shift, 4);
      const value = noise.fbm(u + first * 1.9 * pull, v + second * 1.9 * pull, 4);
      writeColor(image.data, (y * columns + x) * 4, colors, value, 1 + first * 0.25);
    }
  }
  small.putImageData(image, 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, columns * 2, rows * 2);
}

function writeColor(
  data: Uint8ClampedArray,
  offset: number,
  colors: readonly Rgb[],
  value: number,
  tone: number,
): void {
  const place = clamp(value * 1.5 + 0.5) * (colors.length - 1.001);
  const index = Math.floor(place);
  const t = smoothstep(0.15, 0.85, place - index);
  for (let channel = 0; channel < 3; channel++)
    data[offset + channel] = lerp(colors[index]![channel]!, colors[index + 1]![channel]!, t) * tone;
  data[offset + 3] = 255;
}

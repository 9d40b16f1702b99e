import { createLayer, pixelsOf } from '../../core/canvas.ts';
import { mix, toCss } from '../../core/color.ts';
import { clamp } from '../../core/maths.ts';
import { airThickness } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';

/** One pixel of the fog for so many of the picture: it has no edges. */
const GRAIN = 4;
/** Metres up to which nothing is veiled: what is near is dark and clear, or all of the picture fades. */
const CLEAR_TO = 9;

/** Fog thickens with distance, in drifting banks. */
export function drawFog(stage: Stage): void {
  const { context, width, height } = stage;
  const columns = Math.ceil(width / GRAIN);
  const rows = Math.ceil(height / GRAIN);
  context.imageSmoothingQuality = 'high';
  for (const draw of [drawAir, drawBanks]) {
    const canvas = draw(stage, columns, rows);
    if (canvas) context.drawImage(canvas, 0, 0, columns * GRAIN, rows * GRAIN);
  }
}

function distanceAt({ depth, width, height }: Stage, column: number, row: number): number {
  return depth[Math.min(height - 1, row * GRAIN) * width + Math.min(width - 1, column * GRAIN)]!;
}

function drawAir(stage: Stage, columns: number, rows: number) {
  const { noise, palette, horizon } = stage;
  const { canvas, context } = createLayer(columns, rows);
  const image = context.createImageData(canvas.width, canvas.height);
  const { features } = stage.brief;
  const density =
    0.0085 *
    airThickness(stage.brief) *
    // By night there is little to be seen that it could hide.
    (palette.night ? 0.5 : 1) *
    (features.has('gentle-weather') ? 0.5 : features.has('sandstorm') ? 1.7 : 1);
  for (let y = 0; y < rows; y++) {
    if ((y & 15) === 0) stage.checkpoint.check();
    for (let x = 0; x < columns; x++) {
      const distance = distanceAt(stage, x, y);
      const bank = 0.75 + 0.5 * noise.fbm((x / columns) * 3, (y / columns) * 7.5, 4);
      // High in the sky there is less of it to look through.
      const low = distance > 5000 ? clamp(0.35 + (0.65 * y * GRAIN) / Math.max(1, horizon)) : 1;
      const air = Math.max(0, distance - CLEAR_TO);
      const offset = (y * canvas.width + x) * 4;
      image.data.set(palette.fog, offset);
      image.data[offset + 3] = clamp((1 - Math.exp(-air * density)) * 0.5 * bank * low) * 255;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Long banks with bright brows lie over the land behind what is near: fog that shows a shape is a mood, even gray only fades the picture. */
function drawBanks(stage: Stage, columns: number, rows: number) {
  const { height, horizon, palette } = stage;
  if (stage.indoor || stage.brief.features.has('sandstorm')) return undefined;
  const random = stage.random.fork('fog banks');
  const bright = mix(palette.fog, palette.night ? palette.sun : [255, 252, 244], palette.night ? 0.12 : 0.4);
  const { canvas, context } = createLayer(columns, rows);
  context.filter = `blur(${rows * 0.014}px)`;
  for (let bank = 0; bank < 9; bank++) {
    const low = bank / 8;
    const y = rows * (horizon / height - 0.12 + low * low * 0.46);
    const middle = columns * random.range(-0.1, 1.1);
    const long = columns * random.range(0.3, 0.6);
    const high = rows * (0.012 + low * 0.016);
    context.fillStyle = toCss(bright, (0.34 - low * 0.16) * (palette.night ? 0.5 : 1));
    for (let puff = 0; puff < 9; puff++) {
      const across = puff / 4 - 1;
      const tall = high * (1.5 - Math.abs(across)) * random.range(0.8, 1.4);
      context.beginPath();
      context.ellipse(middle + across * long, y + random.range(-0.6, 0.6) * high, long * 0.34, tall, 0, 0, 7);
      context.fill();
    }
  }
  return keptBehind(stage, canvas);
}

function keptBehind(stage: Stage, canvas: ReturnType<typeof createLayer>['canvas']) {
  const context = canvas.getContext('2d');
  const image = pixelsOf(canvas);
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++)
      image.data[(y * canvas.width + x) * 4 + 3]! *= clamp((distanceAt(stage, x, y) - CLEAR_TO * 0.6) / 14);
  context.putImageData(image, 0, 0);
  return canvas;
}

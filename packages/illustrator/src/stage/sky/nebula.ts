import { createLayer } from '../../core/canvas.ts';
import { hslToRgb, type Rgb } from '../../core/color.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Stage } from '../stage.types.ts';

interface NebulaWish {
  /** 1 fills the sky, 0.3 is a hint. */
  strength: number;
  /** Base hue in turns. */
  hue?: number;
}

interface Gas {
  first: Rgb;
  second: Rgb;
  third: Rgb;
  shift: number;
  cos: number;
  sin: number;
  strength: number;
}

/** Black sky with glowing gas along a band, dust lanes and far stars; covers the whole picture. */
export function paintNebula(stage: Stage, { strength, hue }: NebulaWish): void {
  const { context, width, height } = stage;
  const random = stage.random.fork('nebula');
  const base = hue ?? 0.5 + random.next() * 0.52;
  const turn = random.range(0, Math.PI);
  const gas: Gas = {
    first: hslToRgb(base, 0.75, 0.42),
    second: hslToRgb(base + random.range(0.1, 0.2), 0.8, 0.46),
    third: hslToRgb(base + 0.4, 0.6, 0.4),
    shift: random.range(0, 99),
    cos: Math.cos(turn),
    sin: Math.sin(turn),
    strength,
  };
  const columns = Math.ceil(width / 2);
  const rows = Math.ceil(height / 2);
  const { canvas, context: small } = createLayer(columns, rows);
  const image = small.createImageData(columns, rows);
  const side = Math.min(columns, rows);
  for (let y = 0; y < rows; y++) {
    if ((y & 7) === 0) stage.checkpoint.check();
    for (let x = 0; x < columns; x++) {
      const u = ((x - columns / 2) / side) * 2.5;
      const v = ((y - rows / 2) / side) * 2.5;
      writeGas(stage, gas, u, v, image.data, (y * columns + x) * 4);
    }
  }
  small.putImageData(image, 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, columns * 2, rows * 2);
  sprinkleFarStars(stage, strength);
}

function writeGas(
  stage: Stage,
  gas: Gas,
  u: number,
  v: number,
  data: Uint8ClampedArray,
  offset: number,
): void {
  const { noise } = stage;
  const { shift, first, second, third } = gas;
  const warpA = noise.fbm(u + shift, v, 3);
  const warpB = noise.fbm(u, v + shift + 5, 3);
  const cloud = noise.fbm(u * 1.1 + warpA * 1.6 + shift, v * 1.1 + warpB * 1.6, 6) * 0.5 + 0.5;
  const across = (u * gas.sin + v * gas.cos + warpA * 0.5) * 1.15;
  const band = Math.exp(-across * across);
  const density = clamp(cloud * 1.25 - 0.12) ** 2.2 * (0.3 + band * 1.25) * gas.strength;
  const blend = clamp(warpB + 0.5);
  const dust = clamp(1 - smoothstep(0.05, 0.5, noise.fbm(u * 2.2 + 9, v * 2.2 + warpA, 4)) * band * 0.9);
  const core = density ** 4 * 204;
  for (let channel = 0; channel < 3; channel++) {
    const glow =
      lerp(first[channel]!, second[channel]!, blend) * density * 1.5 +
      third[channel]! * density * density * 0.9;
    data[offset + channel] = (glow + core) * dust + (channel === 2 ? 13 : 5);
  }
  data[offset + 3] = 255;
}

function sprinkleFarStars(stage: Stage, strength: number): void {
  const { context, width, height } = stage;
  const random = stage.random.fork('far-stars');
  const size = Math.max(0.7, Math.min(width, height) / 1024);
  const total = 1500 * strength * ((width * height) / (1024 * 1024));
  context.fillStyle = '#fff';
  for (let star = 0; star < total; star++) {
    context.globalAlpha = random.next() * 0.7;
    context.fillRect(random.next() * width, random.next() * height, size, size);
  }
  context.globalAlpha = 1;
}

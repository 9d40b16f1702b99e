import type { StyleName } from '../../brief/brief.types.ts';
import { mix, type Rgb } from '../../core/color.ts';
import { clamp, lerp } from '../../core/maths.ts';
import type { Stage } from '../stage.types.ts';
import { softenBanks } from './water-edges.ts';

interface ReflectionOptions {
  /** 1 where water shows, per pixel. */
  water: Uint8Array;
  /** 1 is a lake on a quiet day. */
  roughness?: number;
  /** Color of the depth; from the sky when left out. */
  tint?: Rgb;
  /** Strength of the reflection at the far shore and at the viewer's feet. */
  mirror?: readonly [number, number];
}

interface Mirror {
  stage: Stage;
  water: Uint8Array;
  source: Uint8ClampedArray;
  target: Uint8ClampedArray;
  line: number;
  roughness: number;
  tint: Rgb;
  far: number;
  near: number;
  glitter: number;
}

/** In a handful of tones, water that mirrors trees would be grass. */
const PLAIN_WATER: ReadonlySet<StyleName> = new Set([
  'papercut',
  'plasticine',
  'ukiyo-e',
  'art-nouveau',
  'art-deco',
  'comic',
  'flat',
  'pop',
  'gouache',
  'embroidery',
  'stained-glass',
] as const);

/** Turns the water pixels into a rippled mirror of what stands above them, with the sun's glitter. */
export function reflectInWater(stage: Stage, options: ReflectionOptions): void {
  const { width, height, context, palette } = stage;
  const line = shoreline(stage, options.water);
  if (line === undefined) return;
  const image = context.getImageData(0, 0, width, height);
  const isPlain = PLAIN_WATER.has(stage.brief.style);
  const [far, near] = isPlain ? [0.12, 0.08] : (options.mirror ?? [0.8, 0.34]);
  const deepColor = options.tint ?? mix(palette.zenith, [28, 90, 106], 0.5);
  const mirror: Mirror = {
    stage,
    water: options.water,
    source: image.data.slice(),
    target: image.data,
    line,
    roughness: options.roughness ?? (stage.brief.weather === 'wind' ? 2 : 1),
    tint: isPlain ? mix(deepColor, palette.night ? palette.zenith : [78, 150, 200], 0.75) : deepColor,
    far,
    near,
    glitter: palette.night
      ? 0.7
      : stage.brief.weather === 'clear' || stage.brief.weather === 'wind'
        ? 0.8
        : 0.12,
  };
  const first = Math.max(0, Math.floor(Math.min(line * 0.9, stage.horizon)));
  for (let y = first; y < height; y++) {
    if ((y & 7) === 0) stage.checkpoint.check();
    for (let x = 0; x < width; x++) if (options.water[y * width + x]) reflectPixel(mirror, x, y);
  }
  softenBanks(stage, options.water, image.data, first);
  context.putImageData(image, 0, 0);
}

/** The row about which the land is mirrored: where most columns begin to show water. */
function shoreline(stage: Stage, water: Uint8Array): number | undefined {
  const tops: number[] = [];
  for (let x = 0; x < stage.width; x += 4) {
    for (let y = Math.max(0, Math.floor(stage.horizon) - 2); y < stage.height; y++) {
      if (water[y * stage.width + x]) {
        tops.push(y);
        break;
      }
    }
  }
  tops.sort((a, b) => a - b);
  return tops[Math.floor(tops.length * 0.35)];
}

function skyRow({ stage }: Mirror, y: number, shift: number): number {
  const low = stage.horizon - Math.abs(y - stage.horizon) - stage.height * 0.05 - shift;
  return clamp(Math.floor(low), 0, stage.height - 1);
}

function reflectPixel(mirror: Mirror, x: number, y: number): void {
  const { stage, source, target, line, roughness, tint } = mirror;
  const { width, height, noise, palette, sun } = stage;
  const t = Math.abs(y - line) / Math.max(1, height - line);
  const nearness = 1 / (t + (y < line ? 0.06 : 0.015));
  const u = (x - width / 2) * nearness * (12 / width);
  const ripple = noise.at(u * 1.1, nearness * 5) * 0.6 + noise.at(u * 2.6 + 5, nearness * 13) * 0.4;
  const reach = ((2 + t * 40) * roughness * height) / 1024;
  const mirrored = line - 1 - Math.abs(y - line) - ripple * reach;
  const row = clamp(mirrored | 0, 0, Math.max(0, line - 1)) | 0;
  // Seen from high above, near water mirrors a sky that the picture does not show.
  const shown = mirrored < 0 ? clamp(1 + mirrored / (0.3 * line + 1)) : 1;
  const column = clamp((x + ripple * reach * 0.35) | 0, 0, width - 1);
  // Far water lies above the mirror's line: it shows the sky and never itself.
  const seen = y < line || mirror.water[row * width + column] ? skyRow(mirror, y, ripple * reach) : row;
  const from = (seen * width + column) * 4;
  const to = (y * width + x) * 4;
  const strength = clamp(lerp(mirror.far, mirror.near, Math.sqrt(t)) + 0.18 * ripple) * shown;
  const spread = width * (0.03 + 0.1 * t);
  const glitter =
    mirror.glitter * Math.exp(-Math.abs(x - sun.x) / spread) * Math.max(0, ripple + 0.1) * (1 - t * 0.5);
  for (let channel = 0; channel < 3; channel++)
    target[to + channel] =
      lerp(tint[channel]! * 0.7, source[from + channel]!, strength) + palette.sun[channel]! * glitter;
}

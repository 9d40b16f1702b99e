import { clamp, lerp } from './maths.ts';
import type { Random } from './random.ts';

/** Red, green, blue in 0..255; may run over while light is being added up. */
export type Rgb = readonly [number, number, number];

/** Hue in turns 0..1, saturation and lightness 0..1. */
type Hsl = readonly [number, number, number];

export function fromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', ''), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Parsed once: a drawing asks for its colors each time it is drawn. */
const parsed = new Map<string, readonly Rgb[]>();

/** Several colors as one text: `#e23c32 #f07832`. Where each has a part of its own, the type says how many: `colorList<2>`. */
export function colorList<N extends number = number>(text: string): ColorList<N> {
  let list = parsed.get(text);
  if (!list) {
    list = text.trim().split(/\s+/).map(fromHex);
    parsed.set(text, list);
  }
  return list as ColorList<N>;
}

type ColorList<N extends number, Sofar extends readonly Rgb[] = []> = number extends N
  ? readonly Rgb[]
  : Sofar['length'] extends N
    ? readonly [...Sofar]
    : ColorList<N, [...Sofar, Rgb]>;

/** One of several colors, which are written as for `colorList`. */
export function pickColor(random: Random, text: string): Rgb {
  return random.pick(colorList(text));
}

export function toCss(color: Rgb, alpha = 1): string {
  const byte = (channel: number) => clamp(Math.round(channel), 0, 255);
  return `rgba(${byte(color[0])},${byte(color[1])},${byte(color[2])},${alpha})`;
}

export function mix(from: Rgb, to: Rgb, amount: number): Rgb {
  return [lerp(from[0], to[0], amount), lerp(from[1], to[1], amount), lerp(from[2], to[2], amount)];
}

export function scale(color: Rgb, factor: number): Rgb {
  return [color[0] * factor, color[1] * factor, color[2] * factor];
}

export function rgbToHsl(red: number, green: number, blue: number): Hsl {
  const r = red / 255;
  const g = green / 255;
  const b = blue / 255;
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const lightness = (high + low) / 2;
  const spread = high - low;
  if (spread < 1e-6) return [0, 0, lightness];
  const saturation = lightness > 0.5 ? spread / (2 - high - low) : spread / (high + low);
  const sector =
    high === r
      ? (g - b) / spread + (g < b ? 6 : 0)
      : high === g
        ? (b - r) / spread + 2
        : (r - g) / spread + 4;
  return [sector / 6, saturation, lightness];
}

export function hslToRgb(hue: number, saturation: number, lightness: number): Rgb {
  const turn = ((hue % 1) + 1) % 1;
  if (saturation <= 0) return [lightness * 255, lightness * 255, lightness * 255];
  const q = lightness < 0.5 ? lightness * (1 + saturation) : lightness + saturation - lightness * saturation;
  const p = 2 * lightness - q;
  return [
    hueChannel(p, q, turn + 1 / 3) * 255,
    hueChannel(p, q, turn) * 255,
    hueChannel(p, q, turn - 1 / 3) * 255,
  ];
}

function hueChannel(p: number, q: number, turn: number): number {
  const t = turn < 0 ? turn + 1 : turn > 1 ? turn - 1 : turn;
  if (t < 1 / 6) return p + (q - p) * 6 * t;
  if (t < 1 / 2) return q;
  if (t < 2 / 3) return p + (q - p) * (2 / 3 - t) * 6;
  return p;
}

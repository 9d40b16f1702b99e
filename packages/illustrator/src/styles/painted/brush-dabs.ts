import { clamp } from '../../core/maths.ts';
import type { Noise } from '../../core/noise.ts';
import type { Plane } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';

const BRUSHES = 24;
const HAIRS = 48;

/** How thickly the hairs of each brush carry paint, 0..1, `HAIRS` values per brush. */
export type Bristles = Float32Array;

/** What is painted on: color, and how high the paint stands (0..1) for the light to catch. */
export interface PaintSurface {
  readonly pixels: Uint8ClampedArray;
  readonly relief: Plane;
  readonly mask: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** One touch of the brush. Painters reuse one object for all dabs: there are tens of thousands. */
interface Dab {
  x: number;
  y: number;
  /** Unit vector along the stroke. */
  alongX: number;
  alongY: number;
  /** Half the length and half the width in pixels. */
  length: number;
  width: number;
  /** How far the middle bends aside, in widths. */
  curve: number;
  red: number;
  green: number;
  blue: number;
  opacity: number;
  /** Which brush of the bristles, 0..23. */
  brush: number;
  /** 0..1: how thickly the paint is laid. */
  body: number;
  /** How much of the dab runs over the border of a subject, 0..1. */
  spill: number;
}

export function createDab(): Dab {
  return {
    x: 0,
    y: 0,
    alongX: 1,
    alongY: 0,
    length: 8,
    width: 3,
    curve: 0,
    red: 0,
    green: 0,
    blue: 0,
    opacity: 1,
    brush: 0,
    body: 0.5,
    spill: 1,
  };
}

export function createBristles(noise: Noise, random: Random): Bristles {
  const bristles = new Float32Array(BRUSHES * HAIRS);
  for (let brush = 0; brush < BRUSHES; brush++) {
    const start = random.range(0, 99);
    for (let hair = 0; hair < HAIRS; hair++) {
      const clumps = noise.at(hair * 0.33 + start, brush * 3.7) * 0.75;
      const hairs = noise.at(hair * 0.9 + start, brush) * 0.35;
      bristles[brush * HAIRS + hair] = clamp(0.62 + clumps + hairs, 0.05, 1);
    }
  }
  return bristles;
}

export function pickBrush(random: Random): number {
  return random.integer(BRUSHES);
}

/** Lays one dab: full in the middle, frayed along the hairs at both ends, raised where the hairs are thick. */
export function paintDab(surface: PaintSurface, bristles: Bristles, dab: Dab): void {
  const { width, height, mask } = surface;
  const reachX = Math.abs(dab.alongX) * dab.length + Math.abs(dab.alongY) * dab.width + 1;
  const reachY = Math.abs(dab.alongY) * dab.length + Math.abs(dab.alongX) * dab.width + 1;
  const left = Math.max(0, Math.floor(dab.x - reachX));
  const right = Math.min(width - 1, Math.ceil(dab.x + reachX));
  const top = Math.max(0, Math.floor(dab.y - reachY));
  const bottom = Math.min(height - 1, Math.ceil(dab.y + reachY));
  const centreX = clamp(Math.round(dab.x), 0, width - 1);
  const centreY = clamp(Math.round(dab.y), 0, height - 1);
  const subject = mask[centreY * width + centreX]!;
  for (let y = top; y <= bottom; y++) paintDabRow(surface, bristles, dab, y, left, right, subject);
}

function paintDabRow(
  surface: PaintSurface,
  bristles: Bristles,
  dab: Dab,
  y: number,
  left: number,
  right: number,
  subject: number,
): void {
  const { pixels, relief, mask, width } = surface;
  const { red, green, blue, opacity, curve, body, spill } = dab;
  const stepU = dab.alongX / dab.length;
  const stepV = -dab.alongY / dab.width;
  const firstHair = dab.brush * HAIRS;
  const dx = left - dab.x;
  const dy = y - dab.y;
  let u = (dx * dab.alongX + dy * dab.alongY) / dab.length - stepU;
  let v = (dy * dab.alongX - dx * dab.alongY) / dab.width - stepV;
  for (let x = left, index = y * width + left; x <= right; x++, index++) {
    u += stepU;
    v += stepV;
    if (u <= -1 || u >= 1) continue;
    const across = v + curve * u * u;
    if (across <= -1 || across >= 1) continue;
    const hair = bristles[(firstHair + (across * 0.5 + 0.5) * HAIRS) | 0]!;
    const fall = 1 - across * across;
    const edge = fall > 0.3 ? 1 : fall * 3.3;
    const end = 1 - (u < 0 ? -u : u);
    const tail = end < 0.35 ? end / 0.35 : 1;
    let cover = opacity * edge * (tail * (0.55 + 0.45 * hair) - (1 - tail) * (1 - hair) * 0.5);
    if (mask[index] !== subject) cover *= spill;
    if (cover <= 0.02) continue;
    if (cover > 1) cover = 1;
    const offset = index * 4;
    pixels[offset]! += (red - pixels[offset]!) * cover;
    pixels[offset + 1]! += (green - pixels[offset + 1]!) * cover;
    pixels[offset + 2]! += (blue - pixels[offset + 2]!) * cover;
    relief[index]! += (body + hair * 0.5 * edge - relief[index]!) * cover;
  }
}

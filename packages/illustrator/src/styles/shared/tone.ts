import type { Canvas } from '../../core/canvas.ts';
import { clamp, smoothstep } from '../../core/maths.ts';
import { luminance, type Plane } from '../../core/plane.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { lightAt, readRaster } from './raster.ts';
import { wideMean } from './wide-mean.ts';

/** Depth in metres from which a pixel counts as sky. */
export const SKY_DEPTH = 5000;

/** How much of a photograph's gray is told by the tones in which its subject differs from the rest. */
const PARTING = 0.3;

/**
 * Brightness 0..1 for drawing without color: differences to the surroundings are strengthened, then the
 * darkest and lightest hundredths become black and white. An orange fox in a green wood is as bright as the wood:
 * in a photograph the tones that part them count, too.
 */
export function stretchedTone(canvas: Canvas, { pictureTones, checkpoint }: Stage): Plane {
  const { width, height } = canvas;
  const tone = luminance(readRaster(canvas).data);
  checkpoint.check();
  if (pictureTones) {
    const { low, high } = percentiles(pictureTones, 0.01, 0.99);
    const span = PARTING / Math.max(0.15, high - low);
    for (let index = 0; index < tone.length; index++)
      tone[index] = tone[index]! * (1 - PARTING) + clamp((pictureTones[index]! - low) * span, 0, PARTING);
    checkpoint.check();
  }
  const around = wideMean(canvas, Math.min(width, height) / 14);
  checkpoint.check();
  for (let index = 0; index < tone.length; index++) tone[index]! += (tone[index]! - around[index]!) * 0.7;
  const { low, high } = percentiles(tone, 0.01, 0.99);
  const span = 1 / Math.max(0.25, high - low);
  for (let index = 0; index < tone.length; index++) tone[index] = clamp((tone[index]! - low) * span);
  checkpoint.check();
  return tone;
}

/**
 * Stretches the tones of subjects over most of the range, in place, so that a dark figure before a dark wall
 * keeps its face. `strength` 1 stretches fully. A drawn subject gets those of its own colors.
 */
export function openFigures(tone: Plane, model: Canvas, stage: Stage, strength = 0.8): void {
  const { mask, pictureTones } = stage;
  if (!pictureTones) {
    tonesOfDrawing(tone, model, mask);
    return;
  }
  const counts = new Uint32Array(256);
  let total = 0;
  for (let index = 0; index < mask.length; index += 3) {
    if (mask[index] === 0) continue;
    counts[clamp(tone[index]! * 255, 0, 255) | 0]! += 1;
    total++;
  }
  if (total === 0) return;
  const curve = new Float32Array(256);
  const amount = strength * 0.5 * spreadOf(counts, total);
  let seen = 0;
  for (let level = 0; level < 256; level++) {
    seen += counts[level]!;
    const even = 0.08 + (0.86 * (seen - counts[level]! / 2)) / total;
    curve[level] = level / 255 + (even - level / 255) * amount;
  }
  for (let index = 0; index < mask.length; index++) {
    if (mask[index]! > 0) tone[index] = curve[clamp(tone[index]! * 255, 0, 255) | 0]!;
  }
}

/** Darkest and lightest tone of a drawn subject: light and dark of medium strength are told apart, and ink is darker. */
const DRAWN = { dark: 0.1, light: 0.96 };

function tonesOfDrawing(tone: Plane, model: Canvas, mask: Uint8Array): void {
  const { data } = readRaster(model);
  const samples: number[] = [];
  for (let index = 0; index < mask.length; index += 11)
    if (mask[index]! > 0) samples.push(lightAt(data, index * 4) / 255);
  if (samples.length === 0) return;
  samples.sort((one, other) => one - other);
  // What is darkest on an angel is not black.
  const low = Math.min(0.2, samples[Math.floor(samples.length * 0.03)]!);
  const high = samples[Math.floor(samples.length * 0.97)]!;
  const scale = (DRAWN.light - DRAWN.dark) / Math.max(0.4, high - low);
  for (let index = 0; index < mask.length; index++)
    if (mask[index]! > 0) tone[index] = clamp(DRAWN.dark + (lightAt(data, index * 4) / 255 - low) * scale);
}

/** 0 for a photographed thing of one tone, which no stretching may tear in two, to 1 for one of many. */
function spreadOf(counts: Uint32Array, total: number): number {
  const levelAt = (share: number) => {
    let [level, seen] = [0, counts[0]!];
    while (seen < share * total && level < 255) seen += counts[++level]!;
    return level / 255;
  };
  return smoothstep(0.2, 0.7, levelAt(0.9) - levelAt(0.1));
}

/** Tones of a land without anybody: from where strokes nearly close to bare paper. */
const DARKEST_LAND = 0.08;
const LIGHTEST_LAND = 0.95;

/**
 * A bright sky or mist leaves a landscape few tones, which would be drawn alike: here it gets them all. Where
 * something stands out from the land, the land stays as it is. In place.
 */
export function openLand(tone: Plane, { mask }: Stage, sky: Uint8Array): void {
  if (!sky.includes(1) || mask.some((subject) => subject > 0)) return;
  const land = tone.filter((_, index) => sky[index] === 0);
  if (land.length < tone.length / 5) return;
  const { low, high } = percentiles(land, 0.03, 0.95);
  const span = (LIGHTEST_LAND - DARKEST_LAND) / Math.max(0.2, high - low);
  for (let index = 0; index < tone.length; index++)
    if (sky[index] === 0) tone[index] = clamp(DARKEST_LAND + (tone[index]! - low) * span);
}

/** How much of the middle tones of a room is left to the paper. */
const ROOM = 0.5;

/** Walls and furniture are of one darkness, and strokes all over them hide who is in the room: only what is dark stays. In place. */
export function openRoom(tone: Plane, { mask, indoor, pictureTones }: Stage): void {
  if (!indoor || pictureTones) return;
  const curve = Float32Array.from({ length: 256 }, (_, level) => {
    const light = level / 255;
    return light + (1 - light) * ROOM * smoothstep(0.05, 0.4, light);
  });
  for (let index = 0; index < tone.length; index++)
    if (mask[index] === 0) tone[index] = curve[(tone[index]! * 255) | 0]!;
}

/** Tones of drawn faces that are black, and from which they are of dark skin. */
const BLACK = 0.12;
const DARK_SKIN = 0.24;

/**
 * Lifts the shade that lies on faces to nearly the face's own light, in place: what tells a face are its
 * features, and hatching hides them. A black bird stays black.
 * @param least tone that a face that is not black shall have: a coarse cut would hide it
 */
export function openFaces(tone: Plane, { faces, width, height, pictureTones }: Stage, least = 0): void {
  for (const { x, y, radius: half } of faces) {
    // The shade below the chin, too, would read as a beard. Drawn faces have lost theirs already.
    const radius = half * (pictureTones ? 1.4 : 1.1);
    const spots: Array<readonly [index: number, within: number]> = [];
    for (let row = Math.max(0, Math.floor(y - radius)); row < Math.min(height, y + radius); row++)
      for (let column = Math.max(0, Math.floor(x - radius)); column < Math.min(width, x + radius); column++) {
        const away = Math.hypot(column - x, row - y) / radius;
        if (away < 1) spots.push([row * width + column, smoothstep(1, 0.75, away)]);
      }
    const inner = Float32Array.from(
      spots.filter(([, within]) => within === 1),
      ([index]) => tone[index]!,
    );
    const seen = inner.sort()[Math.floor(inner.length * (pictureTones ? 0.85 : 0.65))] ?? 0;
    const own = Math.max(
      seen,
      pictureTones ? Math.min(least, seen * 2) : least * smoothstep(BLACK, DARK_SKIN, seen),
    );
    // Eyes and brows stay black. Dark skin is darker than the shade on fair skin, and shade is drawn away.
    const [black, bare] = pictureTones
      ? [0.08, 0.3]
      : [Math.min(0.08, seen * 0.4), Math.min(0.3, seen * 0.75)];
    for (const [index, within] of spots) {
      const value = tone[index]!;
      tone[index] = value + Math.max(0, own - value) * 0.75 * within * smoothstep(black, bare, value);
    }
  }
}

export function percentiles(plane: Plane, lower: number, upper: number): { low: number; high: number } {
  const counts = new Uint32Array(256);
  for (let index = 0; index < plane.length; index += 7) counts[clamp(plane[index]! * 255, 0, 255) | 0]! += 1;
  const total = Math.ceil(plane.length / 7);
  let seen = 0;
  let low = 0;
  let high = 1;
  for (let level = 0; level < 256; level++) {
    const before = seen / total;
    seen += counts[level]!;
    if (before < lower && seen / total >= lower) low = level / 255;
    if (before < upper && seen / total >= upper) high = level / 255;
  }
  return { low, high };
}

/** True for open sky: nothing stands there. */
export function isSky(stage: Stage, index: number): boolean {
  return stage.depth[index]! >= SKY_DEPTH && stage.mask[index] === 0;
}

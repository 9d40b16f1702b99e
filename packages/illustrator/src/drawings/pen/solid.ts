import type { Path2D } from '@napi-rs/canvas';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { paintSurface, type Surface } from '../buildings/parts/wall-surface.ts';
import type { DrawingRequest } from './drawing.types.ts';
import { across, clipped, fade, fill, line, type Point, polygon } from './pen.ts';
import type { Sketch } from './sketch.ts';

/** Height of the eye: edges that run away from us sink or rise towards it. */
const EYE = -0.1;
const SHEAR = 0.62;

/** A point of a building in three-quarter view, its side on the right: `z` is the distance behind the front. */
export function at(x: number, y: number, z: number): Point {
  const nearness = 1 / (1 + z * 0.28);
  return [x + z * SHEAR, EYE + (y - EYE) * nearness];
}

/** A box that stands on `base` (0 is the ground); `top` is above it, so it is the smaller number. */
export interface Volume {
  left: number;
  right: number;
  top: number;
  base?: number;
  depth: number;
}

export interface WallPaint {
  color: Rgb;
  surface: Surface;
}

function frontOf({ left, right, top, base = 0 }: Volume): Path2D {
  return polygon([
    [left, base],
    [left, top],
    [right, top],
    [right, base],
  ]);
}

export function sideOf({ right, top, base = 0, depth }: Volume): Path2D {
  return polygon([at(right, base, 0), at(right, top, 0), at(right, top, depth), at(right, base, depth)]);
}

export type Lit = Pick<DrawingRequest, 'lightSide'>;

/** How bright the front and the right side of a building are. */
export function faceTones({ lightSide }: Lit): { front: number; side: number } {
  return lightSide < 0 ? { front: 1.05, side: 0.6 } : { front: 0.84, side: 1.04 };
}

/** The two walls of a box that we see. */
export function drawWalls(sheet: Sketch, volume: Volume, paint: WallPaint, request: DrawingRequest): void {
  const { context } = sheet;
  const { left, right, top, base = 0, depth } = volume;
  const tones = faceTones(request);
  const front = frontOf(volume);
  sheet.cover(front);
  if (depth > 0) {
    const side = sideOf(volume);
    sheet.cover(side);
    const tone = scale(paint.color, tones.side);
    fill(
      context,
      side,
      across(
        context,
        right,
        right + depth * SHEAR,
        fade(scale(tone, 0.94), mix(tone, [120, 130, 160], 0.16)),
      ),
    );
    clipped(context, side, () => {
      const courses = Math.max(3, Math.round((base - top) / 0.05));
      if (paint.surface !== 'plaster')
        for (let row = 1; row < courses; row++) {
          const y = base + ((top - base) * row) / courses;
          const [from, to] = [at(right, y, 0), at(right, y, depth)];
          line(context, polygon([from, to]), toCss(scale(tone, 0.66), 0.55), 0.004);
        }
    });
    line(context, side, toCss(scale(paint.color, 0.3), 0.55), 0.005);
  }
  const tone = scale(paint.color, tones.front);
  fill(
    context,
    front,
    across(
      context,
      left,
      right,
      fade(
        mix(tone, [255, 250, 236], request.lightSide < 0 ? 0.14 : 0),
        mix(tone, [255, 250, 236], request.lightSide < 0 ? 0 : 0.08),
      ),
    ),
  );
  paintSurface(context, request.random, { left, right, top, bottom: base }, tone, paint.surface);
  line(context, front, toCss(scale(paint.color, 0.3), 0.55), 0.005);
}

/** The foot of a wall, darker and a little wider, so that a house sits on the ground. */
export function drawPlinth(sheet: Sketch, volume: Volume, color: Rgb, request: Lit, height = 0.04): void {
  const { base = 0 } = volume;
  const { front, side } = faceTones(request);
  const foot = { ...volume, left: volume.left - 0.012, right: volume.right + 0.012, top: base - height };
  fill(sheet.context, sideOf(foot), scale(color, side * 0.9));
  fill(sheet.context, frontOf(foot), scale(color, front * 0.9));
  line(sheet.context, frontOf(foot), toCss(scale(color, 0.35), 0.5), 0.004);
}

import { type Rgb, toCss } from '../../../core/color.ts';
import { clamp, lerp } from '../../../core/maths.ts';
import { project } from '../../../stage/camera.ts';
import { litColor } from '../../../stage/light/lighting.ts';
import type { Stage } from '../../../stage/stage.types.ts';

interface ScreenSpot {
  x: number;
  y: number;
}

/** The upright face of a house, in metres along it from its left end on the screen, up from the ground, and out towards the street. */
export interface TownWall {
  stage: Stage;
  length: number;
  /** Metres from the camera at its nearest edge, for haze. */
  distance: number;
  /** Share of sunlight on it. */
  sun: number;
  at(along: number, up: number, out?: number): ScreenSpot;
  /** Metres from the camera at a place along it. */
  depthAt(along: number): number;
}

/** A wall that faces us, its left end at world x. */
export function facingWall(stage: Stage, x: number, z: number, length: number): TownWall {
  return {
    stage,
    length,
    distance: z,
    sun: stage.light[2] < 0 ? 0.42 : 0.32,
    at: (along, up, out = 0) => project(stage, x + along, up, Math.max(0.6, z - out)),
    depthAt: () => z,
  };
}

/** A wall along a street, from `near` to `far` metres ahead; `side` is where it stands. */
export function streetWall(stage: Stage, x: number, near: number, far: number, side: -1 | 1): TownWall {
  const zAt = (along: number) => (side < 0 ? near + along : far - along);
  return {
    stage,
    length: far - near,
    distance: near,
    sun: clamp(0.34 - side * stage.light[0] * 0.6, 0.1, 0.75),
    at: (along, up, out = 0) => project(stage, x - side * out, up, Math.max(0.6, zAt(along))),
    depthAt: zAt,
  };
}

/** The color of a surface of the wall in the hour's light and air. */
export function wallColor({ stage, distance, sun }: TownWall, color: Rgb): Rgb {
  return litColor(stage, color, { distance, haze: 0.011, sun, ambient: 0.7 });
}

interface WallPatch {
  along: number;
  up: number;
  wide: number;
  high: number;
  out?: number;
}

export function tracePatch({ stage, at }: TownWall, { along, up, wide, high, out = 0 }: WallPatch): void {
  const { context } = stage;
  context.beginPath();
  for (const [u, v] of [
    [along, up],
    [along + wide, up],
    [along + wide, up + high],
    [along, up + high],
  ] as const) {
    const { x, y } = at(u, v, out);
    context.lineTo(x, y);
  }
  context.closePath();
}

export function fillWallPatch(wall: TownWall, patch: WallPatch, color: Rgb, alpha = 1): void {
  tracePatch(wall, patch);
  wall.stage.context.fillStyle = toCss(color, alpha);
  wall.stage.context.fill();
}

/** Fills the outline through places on the wall, each [along, up, out]. */
export function fillWallOutline(
  { stage, at }: TownWall,
  corners: ReadonlyArray<readonly [number, number, number]>,
  color: Rgb,
  alpha = 1,
): void {
  const { context } = stage;
  context.fillStyle = toCss(color, alpha);
  context.beginPath();
  for (const corner of corners) {
    const { x, y } = at(...corner);
    context.lineTo(x, y);
  }
  context.fill();
}

/** Pixels per metre near a place on the wall. */
export function wallScale({ at }: TownWall, along: number): number {
  return Math.abs(at(along, 1).y - at(along, 0).y);
}

/** Writes the wall's distance; 1/z is linear on the screen. */
export function stampWall({ stage, at, length, depthAt }: TownWall, height: number): void {
  const { width, depth } = stage;
  const [a, b] = [at(0, height), at(length, height)];
  const [footA, footB] = [at(0, 0), at(length, 0)];
  const first = Math.max(0, Math.ceil(a.x));
  const last = Math.min(width - 1, Math.floor(b.x));
  for (let column = first; column <= last; column++) {
    const share = clamp((column - a.x) / Math.max(0.001, b.x - a.x));
    const z = 1 / lerp(1 / depthAt(0), 1 / depthAt(length), share);
    const top = Math.max(0, Math.ceil(lerp(a.y, b.y, share)));
    const bottom = Math.min(stage.height - 1, Math.floor(lerp(footA.y, footB.y, share)));
    for (let row = top; row <= bottom; row++) depth[row * width + column] = z;
  }
}

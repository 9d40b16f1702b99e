import type { Random } from '../core/random.ts';
import { countFor, isSymmetrical } from './brief-questions.ts';
import { project } from './camera.ts';
import type { Stage } from './stage.types.ts';

/** A place on the ground, seen on the screen. */
export interface Spot {
  /** Foot on the screen, pixels. */
  x: number;
  y: number;
  /** Pixels per metre. */
  scale: number;
  /** Metres from the camera. */
  distance: number;
  worldX: number;
}

interface ScatterWish {
  /** Number with normal detail. */
  count: number;
  near: number;
  far: number;
  /** A corridor from the camera that stays free for the subjects. */
  clear?: { x: number; halfWidth: number; until: number };
  /** Where the things grow; everywhere when left out. */
  grows?: (x: number, z: number, height: number) => boolean;
}

/**
 * Places on the ground of the stage, furthest first. Far distances are as likely as near
 * ones on the screen, what a crest hides is left out, and a symmetrical picture gets pairs.
 */
export function scatter(stage: Stage, random: Random, wish: ScatterWish): Spot[] {
  const spots: Spot[] = [];
  const symmetrical = isSymmetrical(stage.brief);
  const total = countFor(stage.brief, symmetrical ? wish.count / 2 : wish.count);
  const spread = (stage.width / stage.focal) * 0.62;
  for (let index = 0; index < total; index++) {
    const z = wish.near * (wish.far / wish.near) ** random.next();
    const x = random.range(-spread, spread) * z;
    if (isInTheWay(wish, x, z)) continue;
    addSpot(stage, spots, wish, x, z);
    if (symmetrical) addSpot(stage, spots, wish, -x, z);
  }
  return spots.sort((a, b) => b.distance - a.distance);
}

function isInTheWay({ clear }: ScatterWish, x: number, z: number): boolean {
  if (!clear || z >= clear.until) return false;
  return Math.abs(x - clear.x * Math.min(1, z / 34)) < clear.halfWidth * (1 + z * 0.02);
}

function addSpot(stage: Stage, spots: Spot[], wish: ScatterWish, x: number, z: number): void {
  const height = stage.ground ? stage.ground(x, z, 5) : 0;
  if (wish.grows && !wish.grows(x, z, height)) return;
  const point = project(stage, x, height, z);
  if (isHidden(stage, point.x, point.y, z)) return;
  spots.push({ x: point.x, y: point.y, scale: point.scale, distance: z, worldX: x });
}

/** Nearer ground covers the foot. */
function isHidden(stage: Stage, x: number, y: number, z: number): boolean {
  const column = Math.round(x);
  const row = Math.round(y);
  if (column < 0 || column >= stage.width || row < 0 || row >= stage.height) return false;
  return stage.depth[row * stage.width + column]! < z * 0.72;
}

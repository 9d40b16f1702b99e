import { clamp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { isCentred, isSymmetrical } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';

export interface Hill {
  x: number;
  z: number;
  /** Metres that it adds to the ground at (x, z). */
  rise(x: number, z: number, octaves: number): number;
}

/** Metres from the camera to the middle of a hill. */
const HILL_DISTANCE = 34;
/** The level part of a hill, as a share of its radius. */
const FLAT_SHARE = 0.49;

/** A rounded hill with a level top (at least `topWidth` metres) for a building, inside the picture, noted on the stage. */
export function raiseHill(
  stage: Stage,
  random: Random,
  side: -1 | 0 | 1,
  height = random.range(4.2, 6),
  topWidth = 0,
): Hill {
  const { noise } = stage;
  const z = HILL_DISTANCE;
  const widest = (0.2 * stage.width * z) / stage.focal;
  const x = isCentred(stage.brief) ? 0 : clamp(side * random.range(3, 8), -widest, widest);
  const radius = Math.max(11, topWidth / (2 * FLAT_SHARE));
  stage.hill = { x, z };
  return {
    x,
    z,
    rise(pointX, pointZ, octaves) {
      const dx = (pointX - x) / radius;
      const dz = (pointZ - z) / radius;
      const nearness = Math.exp(-(dx * dx * 0.8 + dz * dz) * 1.5);
      if (nearness < 0.004) return 0;
      const rough = noise.fbm(pointX * 0.35, pointZ * 0.35, Math.min(4, octaves)) * 0.9;
      return height * smoothstep(0.02, 0.75, nearness) + nearness * rough;
    },
  };
}

/** A hill when a building wants to stand somewhere. */
export function raiseHillForBuilding(stage: Stage, random: Random, side: -1 | 0 | 1): Hill | undefined {
  const building = stage.brief.subjects.find(({ noun }) => noun.kind === 'building');
  if (!building) return undefined;
  const onScreen = 0.9 * building.noun.size * Math.min(stage.width, stage.height);
  return raiseHill(stage, random, side, random.range(4.2, 6), (onScreen * HILL_DISTANCE) / stage.focal);
}

/** Folds the world about the middle for symmetrical pictures. */
export function foldFor(stage: Stage): (x: number) => number {
  return isSymmetrical(stage.brief) ? Math.abs : (x) => x;
}

interface MountainRange {
  /** Where the range begins to rise and where it has its full height, metres. */
  from: number;
  to: number;
  /** Metres. */
  height: number;
  /** Ridges per metre. */
  pitch: number;
  /** World x of a gap through the range, and how wide it is. */
  gap?: { x: number; width: number };
}

/** Sharp ridges at a distance: the silhouette of the picture. */
export function raiseRange(stage: Stage, random: Random, range: MountainRange) {
  const { noise } = stage;
  const fold = foldFor(stage);
  const shiftX = random.range(0, 90);
  const shiftZ = random.range(0, 90);
  const { from, to, height, pitch, gap } = range;
  return (x: number, z: number, octaves: number): number => {
    const strength = smoothstep(from, to, z);
    if (strength <= 0) return 0;
    const folded = fold(x);
    const ridge = noise.ridge(
      folded * pitch + shiftX,
      z * pitch + shiftZ,
      Math.min(octaves + 1, from > 200 ? 4 : 6),
    );
    const open = gap ? 0.3 + 0.7 * smoothstep(gap.width * 0.1, gap.width, Math.abs(x - gap.x)) : 1;
    return strength * height * (ridge - 0.2) * open;
  };
}

export interface Cone {
  x: number;
  z: number;
  height: number;
  radius: number;
}

/** A volcano's regular cone with a broken rim. */
export function raiseCone(stage: Stage, { x, z, height, radius }: Cone) {
  const { noise } = stage;
  return (pointX: number, pointZ: number): number => {
    const away = Math.hypot(pointX - x, pointZ - z) / radius;
    if (away >= 1) return 0;
    const flank =
      height * (1 - away) ** 1.55 + noise.fbm(pointX * 0.06, pointZ * 0.06, 4) * 1.8 * Math.min(1, away * 2);
    const rim = height * (0.84 + noise.at(pointX * 0.12, 3) * 0.03);
    return Math.min(flank, rim);
  };
}

export interface Basin {
  /** Centre and half extents in metres. */
  x: number;
  z: number;
  halfWidth: number;
  halfLength: number;
}

/** How deep a point lies inside a lake's basin: 0 on dry ground, 1 in the middle. */
export function basinDepth(stage: Stage, basin: Basin, x: number, z: number): number {
  const shore = stage.noise.fbm(x * 0.09 + 31, z * 0.09, 3) * 0.28;
  // Distances shrink with perspective, so the far half of a lake must be longer than the near one.
  const along = z < basin.z ? (z - basin.z) / (basin.halfLength * 0.45) : (z - basin.z) / basin.halfLength;
  const across = (x - basin.x) / (basin.halfWidth * (0.5 + 0.5 * (z / basin.z)));
  return smoothstep(1.05, 0.8, Math.hypot(across, along) + shore);
}

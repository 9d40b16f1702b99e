import type { Brief } from '../brief/brief.types.ts';
import { clamp } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import { isCentred, isSymmetrical } from './brief-questions.ts';
import type { Palette, Stage } from './stage.types.ts';

export interface Camera {
  horizon: number;
  focal: number;
  cameraHeight: number;
}

/** Horizon as a fraction of the picture's height, and height of the eye in metres. */
const ANGLES: Record<Brief['cameraAngle'], { horizon: [number, number]; height: number }> = {
  eye: { horizon: [0.5, 0.6], height: 1.7 },
  dutch: { horizon: [0.5, 0.58], height: 1.7 },
  wide: { horizon: [0.5, 0.57], height: 2 },
  'close-up': { horizon: [0.46, 0.54], height: 1.5 },
  low: { horizon: [0.7, 0.76], height: 1.25 },
  high: { horizon: [0.27, 0.34], height: 3.6 },
  aerial: { horizon: [0.16, 0.22], height: 9 },
};

const LENS_FACTORS: Partial<Record<Brief['lens'], number>> = {
  wide: 0.74,
  'ultra-wide': 0.56,
  fisheye: 0.8,
  telephoto: 1.4,
  'super-telephoto': 1.8,
};

export function chooseCamera(brief: Brief, width: number, height: number, random: Random): Camera {
  const angle = ANGLES[brief.cameraAngle];
  // A very long strip would otherwise get a focal length that leaves only far ground in view.
  const reach = Math.min(Math.max(width, height), 2 * Math.min(width, height));
  return {
    horizon: height * random.range(...angle.horizon),
    focal: 0.85 * reach * (LENS_FACTORS[brief.lens] ?? 1),
    cameraHeight: angle.height,
  };
}

/** Above the middle of a full moon is room for all of it, as a share of the height. */
const HIGHEST_MOON = 0.13;

export interface Sun {
  position: { x: number; y: number };
  light: readonly [number, number, number];
}

export function placeSun(
  brief: Brief,
  size: { width: number; height: number },
  horizon: number,
  palette: Palette,
  random: Random,
): Sun {
  const { width, height } = size;
  const side = random.chance(0.5) ? random.range(0.14, 0.36) : random.range(0.64, 0.86);
  const centred = isSymmetrical(brief) || brief.features.has('divine') || brief.lighting === 'divine';
  const behind = ['backlit', 'rim', 'silhouette'].includes(brief.lighting);
  const across = centred ? 0.5 : behind ? 0.5 + (side - 0.5) * 0.35 : side;
  let y = horizon - height * palette.sunElevation;
  // The moon is worth seeing; a high sun may stay above the picture's edge.
  if (palette.night) y = Math.max(y, height * HIGHEST_MOON);
  return { position: { x: width * across, y }, light: lightDirection(across, palette, behind) };
}

function lightDirection(
  across: number,
  palette: Palette,
  behind: boolean,
): readonly [number, number, number] {
  const low = behind || palette.sunElevation < 0.2;
  const x = (across - 0.5) * 2.2;
  const [y, z] = low ? [0.36, 0.35] : [0.8, -0.35];
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Moves the horizon and the sun with it. */
export function setHorizon(stage: Stage, horizon: number): void {
  const moved = horizon - stage.horizon;
  stage.horizon = horizon;
  stage.sun.y += moved;
  // A moon that is worth seeing is seen whole.
  if (stage.palette.night) stage.sun.y = Math.max(stage.sun.y, stage.height * HIGHEST_MOON);
}

/** Where the horizon goes when a layout likes `fraction`, unless the camera angle decides it. */
export function preferHorizon(stage: Stage, fraction: number): void {
  const { cameraAngle } = stage.brief;
  if (
    cameraAngle === 'eye' ||
    cameraAngle === 'dutch' ||
    cameraAngle === 'close-up' ||
    cameraAngle === 'wide'
  )
    setHorizon(stage, stage.height * fraction);
}

/** Which half is left for the subjects; 0 means the middle. */
export function chooseSide(stage: Stage, random: Random): -1 | 0 | 1 {
  const side = random.chance(0.5) ? -1 : 1;
  return isCentred(stage.brief) ? 0 : side;
}

interface ScreenPoint {
  x: number;
  y: number;
  /** Pixels per metre at this distance. */
  scale: number;
}

export function project(stage: Stage, x: number, y: number, z: number): ScreenPoint {
  const scale = stage.focal / z;
  return { x: stage.width / 2 + x * scale, y: stage.horizon + (stage.cameraHeight - y) * scale, scale };
}

/** Distance of flat ground at a screen row below the horizon. */
export function distanceOfRow(stage: Stage, y: number): number {
  return clamp((stage.focal * stage.cameraHeight) / Math.max(0.5, y - stage.horizon), 0.2, 10000);
}

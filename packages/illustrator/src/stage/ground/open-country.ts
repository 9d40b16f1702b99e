import { preferHorizon } from '../camera.ts';
import { paintSky, type SkyWish } from '../sky/sky.ts';
import type { Stage } from '../stage.types.ts';
import { renderTerrain, type Surface, type TerrainOptions, type TerrainResult } from './terrain.ts';

/** A landscape that needs only its own ground; sky, air and camera are those of all open country. */
export interface Country {
  /** Where the horizon lies, as a share of the picture's height, unless the camera angle decides it. */
  horizon: number;
  /** Height of the eye in metres, unless the camera angle decides it. */
  eye?: number;
  surface: Surface;
  air?: Partial<TerrainOptions>;
  sky?: SkyWish;
}

export function paintCountry(stage: Stage, { horizon, eye, surface, air, sky }: Country): TerrainResult {
  preferHorizon(stage, horizon);
  if (eye !== undefined) raiseEye(stage, eye);
  paintSky(stage, sky);
  return renderTerrain(stage, surface, {
    far: 460,
    haze: 0.0062,
    sunHaze: 0.4,
    dapple: stage.brief.weather === 'clear' && !stage.palette.night ? 0.36 : 0,
    ...air,
  });
}

/** A crop is seen best from a little above it; a camera angle that was asked for keeps its own height. */
export function raiseEye(stage: Stage, metres: number): void {
  const { cameraAngle } = stage.brief;
  if (cameraAngle === 'eye' || cameraAngle === 'wide' || cameraAngle === 'dutch') stage.cameraHeight = metres;
}

import type { Brief } from '../../brief/brief.types.ts';
import { mix, type Rgb } from '../../core/color.ts';
import type { Stage } from '../stage.types.ts';

/** How much thicker the air is than on a clear day. */
const AIR: Record<Brief['weather'], number> = {
  clear: 1,
  wind: 1,
  cloudy: 1.15,
  snowfall: 1.5,
  rain: 1.7,
  storm: 1.6,
  fog: 2,
};

export function airThickness(brief: Brief): number {
  const tele = brief.lens === 'telephoto' ? 1.25 : 1;
  return AIR[brief.weather] * (brief.timeOfDay === 'dawn' ? 1.25 : 1) * tele;
}

/** Even in fog the furthest ridge shows faintly: the fog's own banks come over it later. */
export function thickestAir(brief: Brief): number {
  return brief.weather === 'fog' ? 0.8 : 1;
}

interface SurfaceLight {
  /** Share of sunlight that reaches the surface, about 0..1. */
  sun?: number;
  /** Share of the light of the sky. */
  ambient?: number;
  /** Metres of air between the surface and the camera. */
  distance?: number;
  /** Haze per metre on a clear day. */
  haze?: number;
}

/** The color of a matt surface in this scene's light and air. */
export function litColor(
  stage: Stage,
  color: Rgb,
  { sun = 0.36, ambient = 0.74, distance = 0, haze = 0.0085 }: SurfaceLight = {},
): Rgb {
  const { palette } = stage;
  const lit: Rgb = [
    (color[0] / 255) * (palette.ambient[0] * ambient + palette.sun[0] * sun),
    (color[1] / 255) * (palette.ambient[1] * ambient + palette.sun[1] * sun),
    (color[2] / 255) * (palette.ambient[2] * ambient + palette.sun[2] * sun),
  ];
  return distance > 0 ? mix(lit, palette.fog, hazeAt(stage, distance, haze)) : lit;
}

/** How much of the air's color lies over something `distance` metres away, 0..1. */
export function hazeAt(stage: Stage, distance: number, haze = 0.0085): number {
  return thickestAir(stage.brief) * (1 - Math.exp(-haze * airThickness(stage.brief) * distance));
}

/** -1 when the light comes from the left of `screenX`, 1 when from its right. */
export function lightSide(stage: Stage, screenX: number): -1 | 1 {
  return stage.sun.x > screenX ? 1 : -1;
}

import { mix, type Rgb, toCss } from '../../core/color.ts';
import type { CityLight } from '../../places/city/city-light.ts';
import { distanceOfRow, project } from '../camera.ts';
import { litColor } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';

export function groundColor(light: CityLight, day: Rgb): Rgb {
  return light.neon ? [44, 40, 58] : day;
}

/** Flat ground with depth, paler towards the horizon. */
export function paintFlatGround(stage: Stage, color: Rgb): void {
  const { context, width, height, horizon, depth, palette } = stage;
  const near = litColor(stage, color, { sun: 0.34, ambient: 0.66 });
  const gradient = context.createLinearGradient(0, horizon, 0, height);
  gradient.addColorStop(0, toCss(mix(near, palette.fog, 0.7)));
  gradient.addColorStop(0.25, toCss(mix(near, palette.fog, 0.25)));
  gradient.addColorStop(1, toCss(near));
  context.fillStyle = gradient;
  context.fillRect(0, horizon, width, height - horizon);
  for (let y = Math.max(0, Math.ceil(horizon)); y < height; y++)
    depth.fill(distanceOfRow(stage, y), y * width, (y + 1) * width);
  stage.ground = () => 0;
}

export function traceGround(stage: Stage, corners: ReadonlyArray<readonly [number, number]>): void {
  stage.context.beginPath();
  for (const [x, z] of corners) {
    const point = project(stage, x, 0, z);
    stage.context.lineTo(point.x, point.y);
  }
  stage.context.closePath();
}

import { fromHex, mix, type Rgb, scale } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import { setHorizon } from './camera.ts';
import type { Stage } from './stage.types.ts';

export interface RoomLight {
  /** 0 night outside, 1 full day. */
  daylight: number;
  /** Candles, fire or lamps make the light. */
  warm: boolean;
  wall: Rgb;
  wood: Rgb;
  /** Side of the window: -1 left, 1 right. */
  side: -1 | 1;
}

const WALLS = ['#6b5a48', '#54625a', '#7a5a48', '#5a5868', '#8a765a', '#4e5f6e', '#93806a', '#6e4f52'].map(
  fromHex,
);
const WOODS = ['#8a5a34', '#74462a', '#9a6b42', '#6a4a34', '#a87c50'].map(fromHex);

/** Sets the stage for a room: line of the floor, direction and colour of the light. */
export function lightRoom(stage: Stage, random: Random, floorLine: number): RoomLight {
  const { brief, width, height } = stage;
  const warm = brief.features.has('cosy-light') || brief.lighting === 'candle';
  const night = brief.timeOfDay === 'night' || brief.timeOfDay === 'neon';
  const daylight = night ? 0 : brief.timeOfDay === 'day' ? 1 : 0.6;
  const side = random.chance(0.5) ? -1 : 1;
  const dim =
    brief.lighting === 'low-key' ? 0.72 : brief.lighting === 'high-key' ? 1.25 : night || warm ? 0.74 : 1;
  const wall = random.pick(WALLS);
  setHorizon(stage, height * floorLine);
  stage.indoor = true;
  stage.sun = { x: side < 0 ? -width * 0.1 : width * 1.1, y: height * 0.05 };
  stage.light = [side * 0.699, 0.619, -0.359];
  const sun: Rgb =
    warm || night ? [255, 204, 138] : brief.timeOfDay === 'sunset' ? [255, 200, 140] : [255, 236, 206];
  stage.palette = {
    ...stage.palette,
    sun,
    ambient: scale(mix([132, 122, 120], sun, warm ? 0.12 : 0.05), dim),
    fog: scale(wall, dim),
    night: false,
    sunElevation: 0.4,
  };
  stage.ground = () => 0;
  return { daylight, warm, wall: scale(wall, dim), wood: scale(random.pick(WOODS), dim), side };
}

/** Brightness at a place of the room, lit from the window's side. */
export function roomBrightness(stage: Stage, x: number, y: number): number {
  const { width, height, sun } = stage;
  const away = Math.hypot((x - sun.x) / width, (y - sun.y) / height);
  return Math.max(0.34, Math.min(1.42, 1.5 - away * 0.74));
}

import { clamp } from '../../../core/maths.ts';
import type { Random } from '../../../core/random.ts';
import { isCentred } from '../../../stage/brief-questions.ts';
import { setHorizon } from '../../../stage/camera.ts';
import type { Palette, Stage } from '../../../stage/stage.types.ts';
import type { Room, RoomScheme } from './room.types.ts';
import { toldScheme } from './room-parts.ts';

/** How the room lies before us: both side walls, one of them, or only the back wall. */
type RoomLayout = 'frontal' | 'deep-left' | 'deep-right' | 'close' | 'hall';

export interface RoomWish {
  layouts: readonly RoomLayout[];
  schemes: readonly RoomScheme[];
  /** Metres to the ceiling on a square picture. */
  height?: number;
  /** Metres from the back wall to the eye. */
  reach?: number;
  /** The lower edge of the back wall, as a share of the picture's height. */
  floorLine?: number;
  /** The upper edge of the back wall. */
  ceilingLine?: number;
  /** Height of the vanishing point. */
  eyeLine?: number;
}

/** Left and right edge of the back wall and the vanishing point, as shares of the picture's width. */
const LAYOUTS: Record<RoomLayout, { left: number; right: number; vanish: number }> = {
  frontal: { left: 0.14, right: 0.86, vanish: 0.5 },
  'deep-left': { left: 0.23, right: 1.02, vanish: 0.6 },
  'deep-right': { left: -0.02, right: 0.77, vanish: 0.4 },
  close: { left: -0.03, right: 1.03, vanish: 0.5 },
  hall: { left: 0.29, right: 0.71, vanish: 0.5 },
};

export interface RoomHour {
  outside: Palette;
  daylight: number;
  cosy: boolean;
  side: -1 | 1;
  /** Nobody has put on a light. */
  unlit: boolean;
}

/** A room seen from inside, with the wall's lower edge as the stage's horizon. `seated` is the view over a table. */
export function openRoom(
  stage: Stage,
  random: Random,
  hour: RoomHour,
  wish: RoomWish,
  seated: boolean,
): Room {
  const { width: across, height: down, brief } = stage;
  const layout = isCentred(brief)
    ? wish.layouts.includes('hall')
      ? 'hall'
      : 'frontal'
    : random.pick(wish.layouts);
  const frame = LAYOUTS[layout];
  const shift = isCentred(brief) || layout === 'hall' ? 0 : random.range(-0.03, 0.03);
  const tilt = { high: -0.1, aerial: -0.14, low: 0.1 }[brief.cameraAngle as 'high'] ?? 0;
  const floor = down * ((seated ? 0.8 : (wish.floorLine ?? 0.62)) + tilt + random.range(-0.015, 0.015));
  const ceiling = down * ((wish.ceilingLine ?? 0.04) - (seated ? 0.02 : 0) + tilt * 0.6);
  const long = clamp(down / across, 0.62, 1.7);
  const height = (wish.height ?? 2.75) * Math.max(1, long);
  const scale = (floor - ceiling) / height;
  const vanish = {
    x: across * (frame.vanish + shift),
    y: down * ((wish.eyeLine ?? 0.33) + (seated ? 0.12 : 0) + tilt * 0.4),
  };
  const middle = (across * (frame.left + frame.right)) / 2 + across * shift;
  const reach = wish.reach ?? 4.6;
  const nearness = (z: number) => reach / Math.max(0.12, reach - z);
  setHorizon(stage, floor);
  return {
    stage,
    context: stage.context,
    random,
    scheme: toldScheme(stage, random.pick(wish.schemes)),
    ...hour,
    width: (across * (frame.right - frame.left)) / scale,
    height,
    reach,
    near: reach * (1 - (floor - vanish.y) / (down - vanish.y)),
    vanish,
    unit: Math.min(across, down),
    lamps: [],
    panes: [],
    scaleAt: (z) => scale * nearness(z),
    point: (x, y, z) => ({
      x: vanish.x + (middle + x * scale - vanish.x) * nearness(z),
      y: vanish.y + (floor - y * scale - vanish.y) * nearness(z),
    }),
  };
}

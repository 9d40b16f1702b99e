import type { Rgb } from '../../../core/color.ts';
import type { Random } from '../../../core/random.ts';
import type { Palette, Stage } from '../../../stage/stage.types.ts';

export interface Point {
  x: number;
  y: number;
}

/** One harmony of wall, wood and cloth. */
export interface RoomScheme {
  wall: Rgb;
  /** The lower part of the wall, doors, cupboards. */
  trim: Rgb;
  floor: Rgb;
  wood: Rgb;
  cloth: Rgb;
  accent: Rgb;
}

/** Something that shines in the room; drawn as a glow after the room's light. Pixels. */
interface RoomLamp extends Point {
  radius: number;
  color: Rgb;
  strength: number;
}

/** A window or other opening: its outline on the screen. */
interface RoomPane {
  outline: readonly Point[];
  /** The same opening's light on the floor, when the sun reaches it. */
  patch?: readonly Point[] | undefined;
}

/**
 * A box-shaped room in metres: x from the middle of the back wall, y above the floor, z in front of
 * the back wall, towards the viewer.
 */
export interface Room {
  readonly stage: Stage;
  readonly context: Stage['context'];
  readonly random: Random;
  readonly scheme: RoomScheme;
  /** The sky outside. */
  readonly outside: Palette;
  /** 0 night outside .. 1 full day. */
  readonly daylight: number;
  /** Candles, fire or lamps make the light. */
  readonly cosy: boolean;
  readonly unlit: boolean;
  /** Side the daylight comes from. */
  readonly side: -1 | 1;
  /** Metres across and up the back wall. */
  readonly width: number;
  readonly height: number;
  /** Metres from the back wall to the eye. */
  readonly reach: number;
  /** Metres from the back wall to the picture's lower edge. */
  readonly near: number;
  /** Where lines that run away from us meet, in pixels. */
  readonly vanish: Point;
  /** Shorter side of the picture, pixels. */
  readonly unit: number;
  readonly lamps: RoomLamp[];
  readonly panes: RoomPane[];
  point(x: number, y: number, z: number): Point;
  /** Pixels per metre at z. */
  scaleAt(z: number): number;
}

export type WallName = 'back' | 'left' | 'right';

export type PaintPlace = (room: Room) => void;

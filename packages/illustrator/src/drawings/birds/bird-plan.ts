import type { SKRSContext2D } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import type { Point } from '../pen/pen.ts';
import type { Sketch } from '../pen/sketch.ts';

export type BeakKind = 'cone' | 'hook' | 'duck' | 'dagger' | 'huge' | 'needle' | 'bent';

/** One kind of bird in profile, looking right; units of its standing height. */
export interface BirdPlan {
  coat: Rgb;
  belly: Rgb;
  wing: Rgb;
  /** Flight feathers and tail. */
  tips: Rgb;
  head?: Rgb;
  body: {
    length: number;
    depth: number;
    /** How upright it sits, radians. */
    tilt: number;
  };
  /** Shape of the neck; the head sits on the body where there is none. */
  neck?: { points: readonly Point[]; widths: readonly number[] };
  headRadius: number;
  beak: { kind: BeakKind; length: number; depth: number; color: Rgb; tip?: Rgb };
  legs: { length: number; width: number; color: Rgb; webbed?: boolean };
  tail: { length: number; width: number; spread?: number; lift?: number };
  eye: { size: number; ring?: Rgb; iris?: Rgb };
  /** Wing span over body length in flight. */
  span: number;
  markings?: (context: SKRSContext2D, at: BirdAnchors) => void;
  behind?: (sheet: Sketch, at: BirdAnchors) => void;
  over?: (sheet: Sketch, at: BirdAnchors) => void;
}

export interface BirdAnchors {
  body: Point;
  head: Point;
  headRadius: number;
}

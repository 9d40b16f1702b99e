import type { Rgb } from '../../core/color.ts';
import type { Point } from '../pen/pen.ts';

type FootKind = 'paw' | 'hoof' | 'pillar';

/** The measures of a four-legged animal, in units of about its standing height; it looks right. */
export interface Build {
  /** Height of the hip and shoulder joints above the ground. */
  hip: number;
  shoulder: number;
  /** From hip to shoulder. */
  length: number;
  /** Depths of the trunk. */
  rump: number;
  waist: number;
  chest: number;
  neck: {
    length: number;
    /** Radians from upright, forwards positive. */
    lean: number;
    base: number;
    top: number;
  };
  /** Widths of thigh, upper arm and ankle. */
  legs: { thigh: number; arm: number; ankle: number; foot: FootKind };
  /** Breadth of a head seen from the front, or length of one in profile. */
  head: number;
  /** How much shorter lying and sitting bodies fold: 1 for cats, 0 for animals that only lie down. */
  sits?: boolean;
}

export interface Leg {
  points: readonly Point[];
  widths: readonly number[];
  /** Turn of the foot from flat, radians. */
  tilt: number;
}

/** A body in a pose. */
export interface Skeleton {
  pose: BodyPose;
  spine: readonly Point[];
  spineWidths: readonly number[];
  neck: readonly Point[];
  neckWidths: readonly number[];
  hindNear?: Leg;
  hindFar?: Leg;
  foreNear?: Leg;
  foreFar?: Leg;
  /** The folded thigh of a sitting or lying animal. */
  haunch?: { x: number; y: number; radiusX: number; radiusY: number };
  /** Where the head joins. */
  head: Point;
  /** Radians by which a head in profile is turned, nose down positive. */
  headTurn: number;
  tail: Point;
  seat: Point;
}

export type BodyPose = 'standing' | 'walking' | 'running' | 'sitting' | 'lying' | 'curled' | 'jumping';

export interface TailPlan {
  kind: 'cat' | 'bushy' | 'stub' | 'whip' | 'tuft' | 'horse' | 'curl' | 'thick' | 'none';
  length: number;
  width: number;
  color: Rgb;
  tip?: Rgb;
  /** Raised, hanging, or over the back: -1 .. 1. */
  lift?: number;
  rings?: Rgb;
}

import type { SKRSContext2D } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import type { Sketch } from '../pen/sketch.ts';
import type { Build, Skeleton, TailPlan } from './build.types.ts';
import type { FacePlan } from './head/face.ts';
import type { SideHeadPlan } from './head/side-head.ts';

/** One kind of four-legged animal: its measures, coat, head and tail. */
export interface QuadrupedPlan {
  build: Build;
  coat: Rgb;
  belly: Rgb;
  /** Color of feet, and of the legs up to `socks.reach` of their height. */
  foot: Rgb;
  socks?: { color: Rgb; reach: number };
  face?: FacePlan;
  side?: SideHeadPlan;
  /** How often the head looks at the viewer where both heads exist; 0.6 when absent. */
  frontal?: number;
  tail: TailPlan;
  /** Shaggy outline, 0..1. */
  fur?: number;
  /** Sits up to eat and brings the food to its mouth. */
  eatsWithHands?: boolean;
  /** Has a pattern of its own, or knows how to take the one that is asked for. */
  patterned?: boolean;
  /** Spots and stripes of trunk and legs; cut by the body. */
  markings?: (context: SKRSContext2D, body: Skeleton) => void;
  /** Humps, manes and plates behind and over the body. */
  behind?: (sheet: Sketch, body: Skeleton) => void;
  over?: (sheet: Sketch, body: Skeleton) => void;
}

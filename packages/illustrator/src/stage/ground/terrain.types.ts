import type { Rgb } from '../../core/color.ts';
import type { GroundHeight, Stage } from '../stage.types.ts';

/** A sample of the ground; one object is reused for all samples. */
export interface GroundPoint {
  x: number;
  z: number;
  height: number;
  /** Vertical part of the surface normal: 1 is level, 0 a wall. */
  up: number;
  /** Cosine between normal and light, 0..1. */
  facing: number;
  /** Screen column. */
  column: number;
}

/**
 * What a surface writes for a point: albedo (0..255) at 0..2, light of its own at 3..5,
 * water (0 or 1) at 6. The terrain clears 3..6 before each call.
 */
export type GroundPaint = Float32Array;

export interface Surface {
  height: GroundHeight;
  paint(point: GroundPoint, paint: GroundPaint): void;
}

/** What the drawing of one height field carries from row to row. */
export interface TerrainFrame {
  stage: Stage;
  surface: Surface;
  pixels: Uint8ClampedArray;
  water: Uint8Array;
  /** Screen row above which nothing is drawn yet, per column. */
  skyline: Float32Array;
  /** Color of the last visible sample per column, -1 before the first. */
  last: Float32Array;
  /** Whether the last visible sample per column showed water. */
  lastWet: Uint8Array;
  ambient: Rgb;
  sun: Rgb;
  hazeColor: Rgb;
  sunHaze: number;
  dapple: number;
  /** How much a low sun shines through and along the ground below it. */
  sheen: number;
  faces: boolean;
  sharpShores: boolean;
  point: GroundPoint;
  paint: GroundPaint;
  shade: Float32Array;
}

/** One sample of all columns at a distance. */
export interface TerrainRow {
  z: number;
  step: number;
  heights: Float32Array;
  previous: Float32Array;
  haze: number;
}

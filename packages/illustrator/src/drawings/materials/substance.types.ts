import type { Rgb } from '../../core/color.ts';
import type { Noise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';

/** What a substance knows of one pixel; one object is reused for all. Lengths are fractions of the longer side. */
export interface Grain {
  x: number;
  y: number;
  /** Light and shade of the drawing at this pixel, 0..1. */
  light: number;
  /** 1 at the outline, 0 well inside. */
  edge: number;
}

/** A substance that keeps the drawing's own light and shade and changes its colors. */
export interface ToneSubstance {
  /** Colors from the deepest shade to the highest light. */
  tones: readonly Rgb[];
  /** How much of the drawing's own color stays, 0..1. */
  keep?: number;
  /** Opacity inside and at the outline. */
  opacity?: readonly [inside: number, outline: number];
  /** Brightness to add for the texture, about -0.4..0.4. */
  texture?(grain: Grain, noise: Noise): number;
}

/** A substance made of many small pieces laid over the drawing's shape. */
export interface PieceSubstance {
  /** What shows between the pieces, from shade to light. */
  tones: readonly Rgb[];
  /** Size of a piece as a fraction of the longer side. */
  size: number;
  /** Pieces for each of their own areas. */
  density: number;
  /** The pieces may reach over the outline by this share of their size. */
  ragged: number;
  draw(piece: Piece): void;
}

export interface Piece {
  context: import('../../core/canvas.ts').SKRSContext2D;
  x: number;
  y: number;
  /** Pixels. */
  size: number;
  /** 0..1 light and shade of the drawing here. */
  light: number;
  random: Random;
  color?: Rgb;
}

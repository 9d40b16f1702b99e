import type { SKRSContext2D } from '../../core/canvas.ts';
import type { Random } from '../../core/random.ts';

/** A finished drawing on which something is laid, in its own pixels. */
export interface Sheet {
  context: SKRSContext2D;
  width: number;
  height: number;
  /** The longer side; marks are sized by it. */
  size: number;
  random: Random;
  /** Whether the drawing covers a pixel. */
  covers(x: number, y: number): boolean;
  /** The row of the topmost covered pixel of a column; undefined for an empty one. */
  topOf(x: number): number | undefined;
}

export type LaySurface = (sheet: Sheet) => void;

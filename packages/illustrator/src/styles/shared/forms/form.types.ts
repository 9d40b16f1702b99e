import type { Plane } from '../../../core/plane.ts';

/** A picture divided into areas of one color each (its forms), on a grid of `width` by `height` cells. */
export interface Forms {
  readonly width: number;
  readonly height: number;
  /** Which form each cell belongs to. */
  readonly labels: Int32Array;
  /** Red, green and blue of each form. */
  readonly colors: Float32Array;
  /** How many cells each form has. */
  readonly sizes: Uint32Array;
  /** What most of each form shows, see `FORM_OF`. */
  readonly groups: Uint8Array;
  /** How much each cell is a small dark thing that forms are too large for, 0..1: an eye, a mouth, a bar. */
  readonly features: Plane;
}

export const FORM_OF = { sky: 0, land: 1, subject: 2 } as const;

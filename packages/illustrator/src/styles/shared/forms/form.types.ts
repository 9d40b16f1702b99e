import type { Plane } from '../../../core/plane.ts';

/** A picture told apart into areas of one color each, `width` by `height` cells. */
export interface Forms {
  readonly width: number;
  readonly height: number;
  /** Which form each cell belongs to. */
  readonly labels: Int32Array;
  readonly count: number;
  /** Red, green and blue of each form. */
  readonly colors: Float32Array;
  /** How many cells each form has. */
  readonly sizes: Uint32Array;
  /** What most of each form shows, see `FORM_OF`. */
  readonly groups: Uint8Array;
  /** Small dark things in each cell, 0..1: eyes, mouths and bars, that forms are too large for. */
  readonly features: Plane;
}

export const FORM_OF = { sky: 0, land: 1, subject: 2 } as const;

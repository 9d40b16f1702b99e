import type { Grade } from '../../brief/brief.types.ts';
import type { Rgb } from '../../core/color.ts';

/** How sticks of color meet a sheet: chalk, wax and lead differ only in these. */
export interface DryMedium {
  paper: Rgb;
  /** The sheet at night and in dark rooms: pastels are drawn on the tone of their subject. */
  nightPaper?: Rgb;
  base: Grade;
  /** Half the length and thickness of a mark, in pixels of a picture of 1024. */
  mark: { length: number; thickness: number; angle: number };
  /** How thickly color lies everywhere, and how much more where the sheet must be hidden, 0..1. */
  body: number;
  need: number;
  /** How much the marks and the sheet's tooth break it up. */
  streaked: number;
  toothed: number;
  /** Softness of the broken edge: 0.1 wax, 0.6 rubbed chalk. */
  softness: number;
  /** Change of color between marks, in levels. */
  layered: number;
  /** Radius of the filter that takes detail away. */
  flattened: number;
  line: { color: Rgb; strength: number; thickness: number };
  /** How much more firmly subjects are drawn than what is around them, 0..1. */
  figures: number;
  /** How much of the inner lines of subjects is drawn. */
  features: number;
  /** Darkest brightness that the sticks have, 0..255. */
  palest?: number;
  /** Bare margin, as a share of the shorter side. */
  margin: number;
  /** What is otherwise on a photograph, which has more to tell than a drawn scene: bare sheet would hide it. */
  ofPhotograph?: Partial<
    Pick<DryMedium, 'body' | 'need' | 'streaked' | 'toothed' | 'flattened' | 'features'>
  >;
}

export const PASTEL: DryMedium = {
  paper: [185, 167, 143],
  nightPaper: [61, 66, 86],
  base: { saturation: 1.25, gain: 1.12, contrast: 1.02 },
  mark: { length: 34, thickness: 3.4, angle: -0.8 },
  body: 0.36,
  need: 0.42,
  streaked: 0.62,
  toothed: 0.62,
  softness: 0.5,
  layered: 34,
  flattened: 4,
  line: { color: [52, 38, 60], strength: 0.4, thickness: 2.6 },
  figures: 0.1,
  features: 0.9,
  margin: 0.03,
  ofPhotograph: { body: 0.46, streaked: 0.46, toothed: 0.4, flattened: 3 },
};

export const CRAYON: DryMedium = {
  paper: [251, 247, 234],
  base: { saturation: 1.6, gain: 1.18, contrast: 1.08 },
  mark: { length: 60, thickness: 6.5, angle: -0.7 },
  body: 0.22,
  need: 0.6,
  streaked: 0.8,
  toothed: 0.7,
  softness: 0.2,
  layered: 30,
  flattened: 4,
  line: { color: [62, 42, 56], strength: 0.85, thickness: 5 },
  figures: 0.12,
  features: 1,
  margin: 0.035,
  ofPhotograph: { body: 0.32, streaked: 0.6, toothed: 0.46, flattened: 3 },
};

export const COLORED_PENCIL: DryMedium = {
  paper: [253, 251, 245],
  base: { saturation: 1.4, gain: 1.2, contrast: 1 },
  mark: { length: 46, thickness: 1, angle: -0.85 },
  body: 0.1,
  need: 0.6,
  streaked: 0.85,
  toothed: 0.4,
  softness: 0.5,
  layered: 30,
  flattened: 3,
  line: { color: [70, 58, 66], strength: 0.6, thickness: 1.5 },
  figures: 0.1,
  features: 0.9,
  margin: 0.05,
  ofPhotograph: { body: 0.2, streaked: 0.66, flattened: 2 },
};

export const CHALKBOARD: DryMedium = {
  paper: [44, 58, 54],
  base: { saturation: 1.15, gain: 1.05, contrast: 1.2 },
  mark: { length: 44, thickness: 3, angle: -0.75 },
  body: 0.02,
  need: 0.5,
  streaked: 0.55,
  toothed: 0.6,
  softness: 0.5,
  layered: 14,
  flattened: 3,
  line: { color: [242, 240, 230], strength: 1, thickness: 3.2 },
  palest: 64,
  figures: 0.16,
  features: 0,
  margin: 0.035,
  ofPhotograph: { body: 0.22, need: 0.5, streaked: 0.36, toothed: 0.42, flattened: 2 },
};

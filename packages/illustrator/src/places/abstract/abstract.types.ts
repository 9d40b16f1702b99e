import type { Rgb } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';

/** Fills the picture with pure form, in colors from the prompt or its mood. */
export type PaintForm = (stage: Stage, random: Random, colors: readonly Rgb[]) => void;

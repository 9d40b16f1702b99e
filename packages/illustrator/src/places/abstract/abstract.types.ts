import type { Rgb } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';

/** Fills the picture with pure form, in colours from the prompt or its mood. */
export type PaintForm = (stage: Stage, random: Random, colours: readonly Rgb[]) => void;

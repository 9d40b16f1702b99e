import type { Canvas } from '../core/canvas.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../stage/stage.types.ts';

/**
 * Turns the finished scene into a medium: oil, glass, pixels. Gets the scene's pixels and
 * everything the stage knows (depth, mask, brief), returns a canvas of the same size.
 * Grading wishes (`stage.brief.grade`) are the style's to apply, where its medium allows.
 */
export type Style = (scene: Canvas, stage: Stage, random: Random) => Canvas;

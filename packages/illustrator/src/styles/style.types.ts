import type { Canvas } from '../core/canvas.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../stage/stage.types.ts';

/**
 * Turns a scene into a medium: oil, glass, pixels. Gets the pixels of its model (`modelForStyle`), whose ground may be
 * redrawn in forms (`redrawScene`), or of a photograph redrawn in forms (`redrawPhotograph`), and everything the stage knows (depth, mask, brief); returns a canvas of the
 * same size. Grading wishes (`stage.brief.grade`) are the style's to apply, where its medium allows.
 */
export type Style = (scene: Canvas, stage: Stage, random: Random) => Canvas;

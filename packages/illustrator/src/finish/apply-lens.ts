import type { Canvas } from '../core/canvas.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../stage/stage.types.ts';
import { blurByDepth } from '../styles/shared/depth-of-field.ts';
import { gradeCanvas } from '../styles/shared/grade.ts';
import { copyCanvas } from '../styles/shared/raster.ts';
import { addAnamorphicFlare } from './anamorphic.ts';
import { scatterBokeh } from './bokeh.ts';
import { warpRadially } from './lens-warp.ts';
import { burst, pinhole, swirl } from './odd-lenses.ts';
import { comeNearer } from './reframe.ts';
import { blurAsMiniature } from './tilt-shift.ts';

/** The optical marks of the brief's lens; what it does to perspective is the scene's part. */
export function applyLens(canvas: Canvas, stage: Stage, random: Random): Canvas {
  const { brief, checkpoint, width, height } = stage;
  switch (brief.lens) {
    case 'normal':
      return canvas;
    case 'fisheye':
      return fisheye(canvas, stage);
    case 'wide':
      return gradeCanvas(barrel(canvas, stage), { vignette: 0.16 }, random, checkpoint);
    case 'ultra-wide':
      return gradeCanvas(stretchEdges(canvas, stage), { vignette: 0.3 }, random, checkpoint);
    case 'super-telephoto':
      return gradeCanvas(
        comeNearer(withShallowFocus(canvas, stage, 0.014), stage, 0.85),
        { contrast: 0.9, lift: 0.04, saturation: 0.9 },
        random,
        checkpoint,
      );
    case 'portrait':
      return comeNearer(withShallowFocus(canvas, stage, 0.011), stage, 1.04);
    case 'vintage':
      return swirl(withShallowFocus(canvas, stage, 0.006), stage, random);
    case 'pinhole':
      return pinhole(canvas, stage, random);
    case 'zoom':
      return burst(canvas, stage);
    case 'telephoto':
      return gradeCanvas(
        copyCanvas(canvas),
        { contrast: 0.94, lift: 0.025, saturation: 0.95 },
        random,
        checkpoint,
      );
    case 'tilt-shift':
      return brief.vetoes.has('blur') ? canvas : blurAsMiniature(canvas, stage, random);
    case 'macro':
      return gradeCanvas(
        withShallowFocus(canvas, stage, 0.012),
        { vignette: 0.26, saturation: 1.06, contrast: 1.03 },
        random,
        checkpoint,
      );
    case 'bokeh':
      return scatterBokeh(withShallowFocus(canvas, stage, 0.01), stage, random);
    case 'anamorphic':
      return addAnamorphicFlare(canvas, stage, random);
    default:
      return unknownLens(brief.lens, width, height);
  }
}

function withShallowFocus(canvas: Canvas, stage: Stage, strength: number): Canvas {
  const picture = copyCanvas(canvas);
  if (stage.brief.vetoes.has('blur')) return picture;
  return blurByDepth(picture, stage, { strength, far: 0.95 });
}

function unknownLens(lens: never, width: number, height: number): never {
  throw new Error(`There is no lens called ${String(lens)} for a picture of ${width}x${height}.`);
}

/** A circular fisheye, its circle as wide as the longer side so that only corners go dark. */
function fisheye(canvas: Canvas, { width, height, checkpoint }: Stage): Canvas {
  const bend = 1.12;
  const radius = Math.max(width, height) * 0.545;
  return warpRadially(
    canvas,
    radius,
    (distance) => Math.tan(Math.min(distance, 1.15) * bend) / Math.tan(bend),
    checkpoint,
    1,
  );
}

/** A very wide flat view: what is in the middle looks far away, what is at the edge leans outwards. */
function stretchEdges(canvas: Canvas, { width, height, checkpoint }: Stage): Canvas {
  const radius = Math.hypot(width, height) / 2;
  return warpRadially(
    canvas,
    radius,
    (distance) => distance * (1.36 - 0.36 * distance * distance),
    checkpoint,
  );
}

/** The slight barrel of a wide lens; scaled so that the corners are still filled. */
function barrel(canvas: Canvas, { width, height, checkpoint }: Stage): Canvas {
  const radius = Math.hypot(width, height) / 2;
  return warpRadially(
    canvas,
    radius,
    (distance) => distance * (0.88 + 0.12 * distance * distance),
    checkpoint,
  );
}

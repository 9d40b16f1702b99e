import type { Grade } from '../../brief/brief.types.ts';
import type { Canvas } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import { lerp } from '../../core/maths.ts';
import type { Plane } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { colorPart, gradeCanvas, gradeColor, wishedGrade } from './grade.ts';
import { canvasOf, createRaster } from './raster.ts';
import { createTexture, mixTextures, type Texture } from './texture.ts';

/** Cold-pressed paper: fine tooth over soft hollows, values about -1..1. */
export function paperTooth(random: Random, coarseShare = 0.45): Texture {
  const fine = createTexture(random.fork('tooth'), { radius: 1 });
  const hollows = createTexture(random.fork('hollows'), { radius: 4 });
  return mixTextures(fine, hollows, coarseShare);
}

/** The paper's own color under the wished colors: sepia and monochrome pictures are not on cream paper. */
export function paperColor(paper: Rgb, wish: Grade): Rgb {
  return gradeColor(paper, colorPart(wish));
}

export interface DrawingMaterials {
  paper: Rgb;
  ink: Rgb;
  tooth: Texture;
  /** How many levels the tooth changes the bare paper. */
  relief: number;
  /** What the paper takes of a coverage 0..1 where its tooth is -1 (a hollow) .. 1 (a hill). */
  take(cover: number, tooth: number): number;
}

/** Turns the coverage of a drawing into a picture on paper; wished vignettes are kept light. */
export function drawOnPaper(cover: Plane, stage: Stage, materials: DrawingMaterials, random: Random): Canvas {
  const { width, height, checkpoint, brief } = stage;
  const { tooth, relief } = materials;
  const paper = paperColor(materials.paper, brief.grade);
  const ink = paperColor(materials.ink, brief.grade);
  const result = createRaster(width, height);
  const last = tooth.size - 1;
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const grain = tooth.values[(y & last) * tooth.size + (x & last)]!;
      const amount = Math.min(1, materials.take(cover[index]!, grain));
      const offset = index * 4;
      result.data[offset] = lerp(paper[0] + grain * relief, ink[0], amount);
      result.data[offset + 1] = lerp(paper[1] + grain * relief, ink[1], amount);
      result.data[offset + 2] = lerp(paper[2] + grain * relief, ink[2], amount);
      result.data[offset + 3] = 255;
    }
  }
  const frame = { vignette: (brief.grade.vignette ?? 0) * 0.5, grain: wishedGrade(stage).grain };
  return gradeCanvas(canvasOf(result), frame, random, checkpoint);
}

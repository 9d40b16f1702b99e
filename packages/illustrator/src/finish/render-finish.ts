import type { Canvas } from '../core/canvas.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../stage/stage.types.ts';
import { addBloom } from '../styles/shared/bloom.ts';
import { gradeCanvas } from '../styles/shared/grade.ts';
import { copyCanvas } from '../styles/shared/raster.ts';
import { modelInClay } from './clay.ts';
import { addOrnament, drawWireframe, lineOver } from './pen-lines-over.ts';
import { traceRays } from './ray-traced.ts';
import { giveTexture, sharpen, simplify, soften } from './sharpen-and-soften.ts';
import { inkAsToon } from './toon.ts';
import { buildFromVoxels } from './voxels.ts';

/** The look of a renderer or of a degree of detail. */
export function applyRenderFinish(canvas: Canvas, stage: Stage, random: Random): Canvas {
  switch (stage.brief.finish) {
    case 'none':
      return canvas;
    case 'bloom':
      return glossy(canvas, stage, random);
    case 'clay':
      return modelInClay(canvas, stage);
    case 'voxel':
      return buildFromVoxels(canvas, stage);
    case 'toon':
      return inkAsToon(canvas, stage);
    case 'crisp':
      return sharpen(canvas, stage, 1.5);
    case 'soft-focus':
      return soften(canvas, stage, random);
    case 'textured':
      return giveTexture(canvas, stage);
    case 'flat':
      return simplify(canvas, stage, 10);
    case 'lined':
      return lineOver(canvas, stage);
    case 'ornate':
      return addOrnament(sharpen(canvas, stage, 0.8));
    case 'wireframe':
      return drawWireframe(canvas, stage);
    case 'ray-traced':
      return traceRays(canvas, stage, random);
  }
}

function glossy(canvas: Canvas, stage: Stage, random: Random): Canvas {
  const lit = addBloom(copyCanvas(canvas), { amount: 0.55, radius: 0.032, threshold: 0.52 });
  stage.checkpoint.check();
  const look = { contrast: 1.1, saturation: 1.12, vignette: 0.12, shadowTint: [-3, 0, 6] } as const;
  return gradeCanvas(lit, look, random, stage.checkpoint);
}

import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { canvasOf } from '../shared/raster.ts';
import { createTexture, mixTextures } from '../shared/texture.ts';
import type { Style } from '../style.types.ts';
import { planSheets } from './paper-sheets.ts';
import { stackSheets } from './paper-stack.ts';

/** Layered paper: each depth and tone is a clean sheet that casts a soft shadow on those below. */
export const cutPaper: Style = (scene, stage, random) => {
  const plan = planSheets(stage, scene, random);
  const fibres = mixTextures(
    createTexture(random.fork('fibres'), { radius: 0 }),
    createTexture(random.fork('felt'), { radius: 2, radiusY: 1 }),
    0.7,
  );
  const canvas = canvasOf(stackSheets(plan, stage, fibres));
  const wish = wishedGrade(stage, { saturation: 1.08, vignette: 0.1 });
  return gradeCanvas(canvas, wish, random, stage.checkpoint);
};

import type { Drawing, DrawingRequest, FigurePose } from '../drawing.types.ts';
import { box, ellipse } from '../pen.ts';
import { sketch } from '../sketch.ts';
import type { FigureLook } from './figure.types.ts';
import { drawArm, drawLower, drawTorso, type FigurePaintbox } from './figure-body.ts';
import { drawBackHair, drawHead } from './figure-head.ts';
import { drawHeadwear } from './figure-headwear.ts';
import { drawBehind, drawHeld, drawShield } from './figure-props.ts';
import { poseFigure } from './figure-skeleton.ts';

/**
 * Draws a person from the inside out: skeleton, what hangs behind, legs or skirt, trunk, arms,
 * head, hat, what the near hand holds.
 */
export function drawFigure(request: DrawingRequest, look: FigureLook): Drawing {
  const pose: FigurePose =
    (request.pose === 'standing' ? look.pose : request.pose) ?? look.pose ?? 'standing';
  const bones = poseFigure(look, pose);
  return sketch(
    {
      size: request.size,
      left: -0.75,
      right: 0.75,
      top: -1.36,
      bottom: 0.09,
      facing: bones.turn > 0.6 ? 'right' : 'front',
    },
    (sheet) => {
      const paintbox: FigurePaintbox = { context: sheet.context, look, bones, lightSide: request.lightSide };
      drawBehind(sheet, paintbox);
      drawBackHair(paintbox);
      if (bones.turn > 0.6) drawArm(paintbox, 'far');
      drawLower(paintbox);
      drawTorso(paintbox);
      if (bones.turn <= 0.6) drawArm(paintbox, 'far');
      drawShield(paintbox);
      sheet.cover(ellipse(bones.head[0], bones.head[1], bones.headRadius * 0.9, bones.headRadius * 1.08));
      sheet.cover(box(0, bones.hip, look.build.shoulders * 2, bones.hip - bones.neck[1]));
      drawHead(paintbox);
      drawHeadwear(paintbox);
      if (pose !== 'riding') drawHeld(sheet, paintbox);
      drawArm(paintbox, 'near');
      sheet.anchor('hat', bones.head[0], bones.head[1] - bones.headRadius * 0.78);
      sheet.anchor('face', bones.head[0], bones.head[1]);
      sheet.anchor('hand', bones.nearHand[0], bones.nearHand[1]);
      sheet.anchor('seat', 0, bones.hip + 0.05);
      sheet.head(bones.headRadius * 1.7);
    },
  );
}

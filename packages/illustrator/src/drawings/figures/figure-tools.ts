import { scale, toCss } from '../../core/color.ts';
import { isColor } from '../../core/ink.ts';
import type { DrawingRequest } from '../pen/drawing.types.ts';
import { fill, line, modelled } from '../pen/pen.ts';
import type { Sketch } from '../pen/sketch.ts';
import type { FigureLook, FigureTools, Skeleton } from './figure.types.ts';

/** Below this height in pixels the crescents of shade are not seen; crowds are drawn without. */
const PLAIN_BELOW = 84;

/** From this radius of the head in pixels strands, lashes and seams are drawn. */
const FINE_FROM = 46;

/** From this height in pixels each finger is drawn. */
const FINGERS_FROM = 220;

/** Gathers what the parts of one figure need. */
export function figureToolsFor(
  sheet: Sketch,
  request: DrawingRequest,
  { look, bones }: { look: FigureLook; bones: Skeleton },
  lightSide: -1 | 1 = request.lightSide,
): FigureTools {
  const { context } = sheet;
  const plain = request.size < PLAIN_BELOW;
  return {
    sheet,
    context,
    look,
    bones,
    lightSide,
    random: request.random,
    fine: bones.headRadius * request.size > FINE_FROM,
    fingers: request.size > FINGERS_FROM,
    fromBehind: Boolean(request.fromBehind),
    astride: request.seat === 'mount',
    asleep: request.pose === 'sleeping' || request.qualities.includes('sleepy'),
    expression: request.expression ?? look.expression,
    model: (shape, color, depth = 0.03, outline = 0.005, side = 1) => {
      if (!plain) {
        modelled(context, shape, color, { depth, lightSide: (lightSide * side) as -1 | 1, outline });
        return;
      }
      fill(context, shape, color);
      if (outline > 0)
        line(context, shape, toCss(scale(isColor(color) ? color : [70, 60, 60], 0.4), 0.6), outline * 1.4);
    },
  };
}

import { colorList, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { points, pointsAt, rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, line, type Point, pathAt, smooth } from '../../pen/pen.ts';
import { type Sketch, sketch } from '../../pen/sketch.ts';
import { moodOf } from '../beast-expression.ts';
import { drawEye } from '../head/face-eyes.ts';
import { paintHide, softPatch } from '../paint-hide.ts';
import { skinOf } from './lizards.ts';

/** A coiled snake with a raised head; a cobra spreads its hood. */
export function drawSnake(request: DrawingRequest): Drawing {
  return snake(request, false);
}

export function drawCobra(request: DrawingRequest): Drawing {
  return snake(request, true);
}

function snake(request: DrawingRequest, hooded: boolean): Drawing {
  const { size, lightSide } = request;
  const skin = skinOf(request, hooded ? colorList('#927442 #546854') : colorList('#62a04e #c48e46 #6e968c'));
  const pale = mix(skin, [252, 240, 196], 0.65);
  const dark = scale(skin, 0.58);
  const asleep = request.pose === 'sleeping' || request.pose === 'lying';
  return sketch({ size, left: -0.8, right: 0.9, top: -1.15, bottom: 0.06, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    const coils: ReadonlyArray<readonly [number, number, number, number]> = rows<4>(
      '0,-0.13,0.5,0.13 -0.02,-0.27,0.4,0.12 0,-0.4,0.28,0.1',
    );
    paintHide(context, limb('0.3,-0.1 0.56,-0.07 0.68,-0.12 0.78,-0.09', [0.14, 0.09, 0.05, 0.01]), skin, {
      lightSide,
      depth: 0.03,
    });
    for (const [x, y, radiusX, radiusY] of coils) {
      const coil = ellipse(x, y, radiusX, radiusY);
      paintHide(context, coil, skin, {
        lightSide,
        depth: 0.05,
        markings: (clipped) => {
          for (let band = -4; band <= 4; band++)
            fill(
              clipped,
              ellipse(x + band * radiusX * 0.25, y - radiusY * 0.3, radiusX * 0.075, radiusY * 0.42),
              dark,
            );
          softPatch(clipped, x, y + radiusY * 0.9, radiusX, radiusY * 0.4, pale, 0.8);
        },
      });
    }
    const neck: readonly Point[] = asleep
      ? points('-0.1,-0.46 0.06,-0.5 0.24,-0.5')
      : points('-0.06,-0.42 -0.16,-0.62 0.02,-0.78 0.1,-0.92');
    if (hooded && !asleep)
      paintHide(
        context,
        'M0.1 -1.02C-0.16 -1.04 -0.24 -0.78 -0.1 -0.6Q0.02 -0.5 0.14 -0.6C0.34 -0.76 0.36 -1.02 0.1 -1.02Z',
        skin,
        {
          lightSide,
          depth: 0.06,
          markings: (clipped) => softPatch(clipped, 0.06, -0.72, 0.12, 0.2, pale, 0.9),
        },
      );
    paintHide(context, limb(neck, asleep ? [0.18, 0.17, 0.16] : [0.2, 0.18, 0.16, 0.15]), skin, {
      lightSide,
      depth: 0.04,
      markings: (clipped) => softPatch(clipped, 0.06, -0.66, 0.07, 0.2, pale, 0.8),
    });
    drawSnakeHead(sheet, neck[neck.length - 1]!, request, skin);
    sheet.anchor('seat', 0, -0.48);
    sheet.head(0.3);
  });
}

function drawSnakeHead(sheet: Sketch, [x, y]: Point, request: DrawingRequest, skin: Rgb): void {
  const { context } = sheet;
  line(context, `M${x + 0.3} ${y + 0.02}h0.1l0.05 -0.03m-0.05 0.03l0.05 0.03`, [206, 50, 60], 0.016);
  const head = smooth(
    pointsAt(x, y, '-0.1,-0.02 0,-0.13 0.16,-0.13 0.32,-0.02 0.28,0.07 0.08,0.11 -0.06,0.08'),
  );
  paintHide(context, head, skin, { lightSide: request.lightSide, depth: 0.04 });
  drawEye(
    context,
    x + 0.11,
    y - 0.05,
    1,
    { size: 0.046, spread: 0, y: 0, iris: [250, 206, 70], slit: true },
    moodOf(request),
  );
  line(context, pathAt(x, y, 'M0.31 0.02Q0.18 0.07 0.06 0.03'), toCss(scale(skin, 0.4), 0.9), 0.012);
  sheet.anchor('hat', x + 0.06, y - 0.12);
  sheet.anchor('face', x + 0.1, y);
  sheet.anchor('hand', x + 0.34, y + 0.03);
}

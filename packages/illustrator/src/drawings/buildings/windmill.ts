import type { SKRSContext2D } from '../../core/canvas.ts';
import { pickColor, type Rgb } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { points } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, barrel, box, clipped, ellipse, fill, line, polygon } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import { drawBars, drawOpening, layStones } from './parts/masonry.ts';

/** A Dutch tower mill with four sails, turned to a random angle. */
export function drawWindmill(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide, lamps } = request;
  const wall: Rgb = pickColor(random, '#e6dcc8 #c9a585 #d8d2ca');
  const cap: Rgb = color ?? pickColor(random, '#7a3f2c #4c5a66 #5d6b3c');
  return sketch({ size, left: -0.56, right: 0.56, top: -1.12 }, (sheet) => {
    const { context } = sheet;
    const tower = polygon(points('-0.2,0 -0.115,-0.52 0.115,-0.52 0.2,0'));
    fill(context, tower, across(context, -0.2, 0.2, barrel(wall, lightSide)));
    clipped(context, tower, () =>
      layStones(context, random, { left: -0.2, right: 0.2, top: -0.52, bottom: 0 }, wall, 0.02, 0.22),
    );
    fill(context, box(0, -0.2, 0.4, 0.022, 0.006), [104, 76, 54]);
    for (let post = -3; post <= 3; post++)
      fill(context, box(post * 0.06, -0.22, 0.008, 0.035), [104, 76, 54]);
    line(context, 'M-0.2 -0.255H0.2', [104, 76, 54], 0.01);
    const roof =
      'M-0.14 -0.51C-0.13 -0.64 -0.05 -0.7 0 -0.7C0.05 -0.7 0.13 -0.64 0.14 -0.51Q0 -0.47 -0.14 -0.51Z';
    fill(context, roof, across(context, -0.14, 0.14, barrel(cap, lightSide)));
    for (const y of [-0.36, -0.45]) {
      const shape = { x: y < -0.4 ? 0.03 : -0.05, y, width: 0.05, height: 0.065, arched: false };
      drawOpening(sheet, shape, lamps, [86, 112, 132]);
      drawBars(sheet, shape, lamps);
      if (lamps) sheet.light(shape.x, y, 0.1, [255, 180, 90]);
    }
    drawOpening(sheet, { x: 0, y: -0.075, width: 0.085, height: 0.15 }, false, [92, 58, 38]);
    drawSails(context, random.range(0.15, 1.3));
  });
}

function drawSails(context: SKRSContext2D, turn: number): void {
  framed(context, { at: [0, -0.58] }, () => {
    for (let sail = 0; sail < 4; sail++)
      framed(context, { turn: turn + (sail * Math.PI) / 2 }, () => {
        context.fillStyle = 'rgba(246,238,220,0.95)';
        context.fillRect(0.008, 0.08, 0.088, 0.38);
        context.fillStyle = 'rgba(120,90,60,0.16)';
        context.fillRect(0.052, 0.08, 0.044, 0.38);
        for (let slat = 0; slat <= 7; slat++)
          line(context, `M0 ${0.08 + slat * 0.0543}H0.098`, [122, 86, 58], 0.006);
        line(context, 'M0.098 0.08V0.46', [122, 86, 58], 0.007);
        line(context, 'M0 0V0.48', [84, 56, 36], 0.018);
      });
    fill(context, ellipse(0, 0, 0.032), [62, 42, 30]);
    fill(context, ellipse(-0.006, -0.008, 0.015), [126, 92, 66]);
  });
}

import { fromHex, pickColor, type Rgb, scale } from '../../core/color.ts';
import { coloredRows, points, pointsAt, rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, box, ellipse, fill, line, modelled, polygon } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import { drawAwning } from './parts/awning.ts';

/** A market stall: a striped roof on posts over crates of fruit. */
export function drawMarketStall(request: DrawingRequest): Drawing {
  const { random, size, color, lightSide, lamps } = request;
  const stripe: Rgb = color ?? pickColor(random, '#c8413a #2f7a5c #d98a2b #3465a8');
  return sketch({ size, left: -0.85, right: 0.85, top: -1 }, (sheet) => {
    const { context } = sheet;
    fill(context, polygon(points('-0.56,-0.75 0.56,-0.75 0.6,-0.1 -0.6,-0.1')), [78, 58, 46]);
    for (const x of [-0.62, 0.62])
      fill(
        context,
        box(x, 0, 0.045, 0.78),
        across(context, x - 0.02, x + 0.02, coloredRows<1>('0,#a8784c 1,#6a482e')),
      );
    for (const [row, y] of rows<2>('0,-0.42 1,-0.3')) {
      for (let crate = 0; crate < 4; crate++) {
        const x = -0.43 + crate * 0.287;
        const fruit = fromHex(
          ['#e2443c', '#f09a2c', '#8ab83c', '#f0cf4a', '#8a4a9a', '#d9603c'][(crate + row * 3) % 6]!,
        );
        for (let piece = 0; piece < 14; piece++)
          modelled(
            context,
            ellipse(x + random.range(-0.11, 0.11), y - 0.045 - random.range(0, 0.04), 0.032),
            scale(fruit, random.range(0.9, 1.08)),
            { depth: 0.012, lightSide, outline: 0.003 },
          );
        fill(
          context,
          polygon(pointsAt(x, y, '-0.14,-0.045 0.14,-0.045 0.13,0.03 -0.13,0.03')),
          [190, 142, 90],
        );
        line(context, `M${x - 0.135} ${y - 0.01}h0.27`, [120, 82, 50], 0.008);
      }
    }
    modelled(context, box(0, 0, 1.2, 0.28, 0.01), [150, 104, 66], { depth: 0.03, lightSide });
    for (let plank = 1; plank < 8; plank++)
      line(context, `M${-0.6 + plank * 0.15} -0.01V-0.27`, 'rgba(70,44,28,0.6)', 0.008);
    drawAwning(context, -0.66, 0.66, stripe, request, -0.92, 0.22);
    for (const x of lamps ? [-0.3, 0.3] : []) {
      line(context, `M${x} -0.7v0.05`, [50, 40, 36], 0.008);
      for (const target of [context, sheet.glow]) fill(target, ellipse(x, -0.61, 0.035), [255, 224, 150]);
      sheet.light(x, -0.6, 0.5, [255, 190, 100]);
    }
    sheet.anchor('back', 0, -0.28);
  });
}

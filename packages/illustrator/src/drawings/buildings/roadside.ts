import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, barrel, box, down, ellipse, fade, fill, line, modelled, path } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import { drawWalls, type Volume } from '../pen/solid.ts';
import { drawDoorway, drawWindow } from './parts/house-parts.ts';

/** A filling station: a flat roof on posts over two pumps, a little shop behind, a sign on a mast. */
export function drawGasStation(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide, lamps } = request;
  const paint: Rgb =
    color ??
    random.pick<Rgb>([
      [206, 58, 48],
      [38, 128, 132],
      [226, 150, 46],
    ]);
  const white: Rgb = [244, 240, 230];
  return sketch({ size: size * 1.2, left: -1.1, right: 1.2, top: -1.0 }, (sheet) => {
    const { context } = sheet;
    const shop: Volume = { left: -0.1, right: 0.9, top: -0.46, depth: 0.3 };
    drawWalls(sheet, shop, { color: white, surface: 'plaster' }, request);
    fill(context, box(0.4, -0.4, 1.06, 0.1, 0.01), paint);
    for (const x of [0.2, 0.72])
      drawWindow(
        sheet,
        { x, bottom: -0.14, width: 0.22, height: 0.2 },
        { bars: [0, 1], frame: paint, sill: false },
        request,
      );
    drawDoorway(sheet, { x: 0.46, bottom: 0, width: 0.16, height: 0.32 }, mix(paint, white, 0.3));
    for (const [x, tone] of rows<2>('-0.85,0.9 0.1,1'))
      fill(
        context,
        box(x, 0.02, 0.06, 0.68),
        across(context, x - 0.03, x + 0.03, barrel(scale(white, tone), lightSide)),
      );
    modelled(context, box(-0.36, -0.64, 1.3, 0.16, 0.02), white, { depth: 0.03, lightSide });
    fill(context, box(-0.36, -0.67, 1.3, 0.07), paint);
    if (lamps) {
      for (const x of [-0.7, -0.36, -0.02]) fill(sheet.glow, box(x, -0.63, 0.14, 0.02), [255, 246, 214]);
      sheet.light(-0.36, -0.5, 0.9, [255, 236, 190]);
    }
    modelled(context, box(-0.38, 0.02, 0.72, 0.05, 0.01), [160, 156, 150], { depth: 0.01, lightSide });
    for (const x of [-0.58, -0.2]) {
      modelled(context, box(x, -0.02, 0.19, 0.42, 0.04), paint, { depth: 0.03, lightSide });
      const dial = box(x, -0.28, 0.13, 0.1, 0.012);
      for (const target of lamps ? [context, sheet.glow] : [context]) fill(target, dial, [250, 244, 222]);
      line(context, `M${x - 0.03} -0.32h0.06`, [60, 56, 60], 0.016);
      modelled(context, ellipse(x, -0.49, 0.065), white, { depth: 0.02, lightSide });
      line(
        context,
        `M${x + 0.1} -0.34C${x + 0.18} -0.34 ${x + 0.17} -0.1 ${x + 0.1} -0.12`,
        [40, 38, 42],
        0.022,
      );
    }
    line(context, 'M1.06 0.02V-0.8', [150, 150, 154], 0.04);
    const sign = ellipse(1.06, -0.82, 0.15);
    modelled(context, sign, paint, { depth: 0.03, lightSide });
    fill(context, 'M1.06 -0.92Q1.15 -0.8 1.06 -0.74Q0.97 -0.8 1.06 -0.92Z', white);
    if (lamps) {
      fill(sheet.glow, sign, down(sheet.glow, -0.95, -0.7, fade(mix(paint, white, 0.3), paint)));
      sheet.light(1.06, -0.82, 0.5, paint);
    }
  });
}

/** An eight-sided sign on its post, with bars for the letters. */
export function drawStopSign({ size, color, lightSide }: DrawingRequest): Drawing {
  const paint: Rgb = color ?? [200, 36, 40];
  const side = (reach: number) => {
    const shape = path('');
    for (let corner = 0; corner < 8; corner++) {
      const turn = ((corner + 0.5) / 8) * Math.PI * 2;
      shape.lineTo(Math.cos(turn) * reach, -0.76 + Math.sin(turn) * reach);
    }
    shape.closePath();
    return shape;
  };
  return sketch({ size, left: -0.3, right: 0.3, top: -1.02 }, ({ context }) => {
    fill(context, box(0, 0.01, 0.04, 0.7), across(context, -0.02, 0.02, barrel([166, 170, 176], lightSide)));
    modelled(context, side(0.24), [246, 246, 242], { depth: 0.02, lightSide });
    fill(context, side(0.216), paint);
    const letters =
      'M-0.1 -0.8q-0.05 -0.02 -0.05 0.02q0 0.03 0.02 0.03q0.03 0.01 0.02 0.04q-0.02 0.02 -0.05 0M-0.08 -0.81h0.07M-0.045 -0.81v0.11M0.035 -0.755m-0.03 0a0.03 0.055 0 1 0 0.06 0a0.03 0.055 0 1 0 -0.06 0M0.1 -0.7v-0.11h0.03q0.03 0.02 0 0.055h-0.03';
    line(context, letters, [250, 248, 244], 0.02);
    line(context, side(0.216), toCss(scale(paint, 0.5), 0.6), 0.006);
  });
}

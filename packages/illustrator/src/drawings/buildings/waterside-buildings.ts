import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import { coloredRows, points, rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, barrel, box, down, ellipse, fill, line, modelled, path, polygon } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import { drawWalls, type Volume } from '../pen/solid.ts';
import { drawShrubs } from './parts/doorstep.ts';
import { drawChimneyStack, drawDoorway, drawSideWindow, drawWindow } from './parts/house-parts.ts';
import { drawGableRoof } from './parts/roofs.ts';

/** A mill of stone and timber, its great wheel turning in the stream. */
export function drawWatermill(request: DrawingRequest): Drawing {
  const { random, size, color, lightSide } = request;
  const wall: Rgb = color ?? pickColor(random, '#c8b89a #e2d2b4 #b5a894');
  const roof = pickColor(random, '#8a4a36 #6b4a3a #5a5f68');
  const house: Volume = { left: -0.24, right: 0.34, top: -0.48, depth: 0.42 };
  const paint = { color: wall, surface: 'timber-frame' as const };
  return sketch({ size, left: -0.85, right: 0.85, top: -0.98, bottom: 0.1 }, (sheet) => {
    const { context } = sheet;
    drawChimneyStack(sheet, { x: 0.28, bottom: -0.66, width: 0.09, height: 0.24 }, request);
    drawWalls(sheet, house, paint, request);
    drawWalls(sheet, { ...house, top: -0.14 }, { color: [150, 144, 136], surface: 'stone' }, request);
    drawSideWindow(sheet, house, { from: 0.35, to: 0.65, top: -0.4, bottom: -0.24 }, request);
    drawGableRoof(sheet, house, { rise: 0.34 }, roof, paint, request);
    for (const x of [0.16])
      drawWindow(sheet, { x, bottom: -0.22, width: 0.12, height: 0.14 }, { flowers: true }, request);
    drawWindow(sheet, { x: 0.05, bottom: -0.52, width: 0.11, height: 0.12 }, {}, request);
    drawDoorway(sheet, { x: 0.17, bottom: 0, width: 0.12, height: 0.19 }, [110, 66, 44], { arched: true });
    drawShrubs(sheet, -0.1, 0.36, 0.17, request);
    fill(
      context,
      'M-0.8 -0.02Q-0.4 -0.07 0.0 -0.02L-0.04 0.07Q-0.4 0.1 -0.82 0.07Z',
      down(context, -0.06, 0.08, coloredRows<1>('0,#588ca4 1,#96c4d4')),
    );
    const [x, y, radius] = [-0.34, -0.29, 0.31];
    for (let paddle = 0; paddle < 12; paddle++) {
      const angle = (paddle / 12) * TAU + 0.1;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      line(context, `M${x} ${y}L${x + c * radius} ${y + s * radius}`, [112, 78, 50], 0.022);
      line(
        context,
        `M${x + c * radius * 0.8 - s * 0.035} ${y + s * radius * 0.8 + c * 0.035}L${x + c * radius * 1.06 - s * 0.035} ${y + s * radius * 1.06 + c * 0.035}`,
        [146, 104, 66],
        0.03,
      );
    }
    for (const [reach, width] of rows<2>('0.92,0.034 0.68,0.022')) {
      line(context, ellipse(x, y, radius * reach), [84, 58, 38], width * 1.5);
      line(context, ellipse(x, y, radius * reach), [150, 108, 70], width);
    }
    modelled(context, ellipse(x, y, 0.05), [92, 64, 44], { depth: 0.015, lightSide });
    for (let drop = 0; drop < 26; drop++)
      fill(
        context,
        ellipse(x + random.range(-0.3, 0.24), -0.02 - random.next() ** 2 * 0.2, random.range(0.006, 0.014)),
        'rgba(236,248,252,0.8)',
      );
    for (let ripple = 0; ripple < 6; ripple++)
      line(
        context,
        `M${-0.74 + ripple * 0.12} ${0.01 + (ripple % 3) * 0.02}q0.04 -0.012 0.08 0`,
        'rgba(240,250,252,0.8)',
        0.009,
      );
  });
}

/** A suspension bridge: two portals, swinging cables, a deck over water. */
export function drawSuspensionBridge({ size, random, color, lamps, lightSide }: DrawingRequest): Drawing {
  const steel: Rgb = color ?? pickColor(random, '#c0492f #8a9aa6 #c0492f #5f7f7a');
  return sketch({ size: size * 1.1, left: -1.3, right: 1.3, top: -0.94, bottom: 0.06 }, (sheet) => {
    const { context } = sheet;
    const cable = (x: number) =>
      Math.abs(x) < 0.56 ? -0.3 - 0.52 * (x / 0.56) ** 2 : -0.82 + ((Math.abs(x) - 0.56) / 0.7) * 0.52;
    const hangers = path('');
    for (let x = -1.2; x <= 1.21; x += 0.045) {
      hangers.moveTo(x, cable(x));
      hangers.lineTo(x, -0.24);
    }
    line(context, hangers, toCss(scale(steel, 0.8), 0.8), 0.006);
    for (const [offset, tone] of rows<2>('-0.012,0.7 0.006,1.05')) {
      const main = path('');
      for (let x = -1.26; x <= 1.261; x += 0.02) main.lineTo(x, cable(x) + offset);
      line(context, main, scale(steel, tone), 0.017);
    }
    for (const x of [-0.56, 0.56]) {
      for (const side of [-1, 1])
        fill(
          context,
          `M${x + side * 0.075 - 0.022} 0L${x + side * 0.055 - 0.018} -0.86H${x + side * 0.055 + 0.018}L${x + side * 0.075 + 0.022} 0Z`,
          across(context, x + side * 0.07 - 0.03, x + side * 0.07 + 0.03, barrel(steel, lightSide)),
        );
      for (const y of [-0.82, -0.64, -0.46, -0.32])
        modelled(context, box(x, y, 0.13, 0.036, 0.006), steel, { depth: 0.01, lightSide, outline: 0.004 });
      modelled(context, box(x, 0.04, 0.26, 0.09, 0.01), [164, 158, 150], { depth: 0.02, lightSide });
      if (lamps) {
        fill(sheet.glow, ellipse(x, -0.88, 0.016), [255, 90, 70]);
        sheet.light(x, -0.88, 0.14, [255, 80, 60]);
      }
    }
    modelled(context, box(0, -0.18, 2.56, 0.06, 0.004), scale(steel, 0.85), { depth: 0.015, lightSide });
    const truss = path('');
    for (let x = -1.28; x < 1.27; x += 0.08) {
      truss.moveTo(x, -0.18);
      truss.lineTo(x + 0.04, -0.12);
      truss.lineTo(x + 0.08, -0.18);
    }
    line(context, truss, scale(steel, 0.7), 0.01);
    line(context, 'M-1.28 -0.12H1.28', scale(steel, 0.75), 0.014);
    if (lamps)
      for (let x = -1.2; x < 1.21; x += 0.12) fill(sheet.glow, ellipse(x, -0.26, 0.012), [255, 226, 150]);
  });
}

/** A small arched bridge of planks with rails over a stream. */
export function drawWoodenBridge({ size, random, color, snow }: DrawingRequest): Drawing {
  const wood: Rgb = color ?? pickColor(random, '#9a6a40 #8a5a36 #b5402f');
  const arch = (x: number) => -0.12 - 0.26 * (1 - (x / 1.05) ** 2);
  return sketch({ size: size * 1.1, left: -1.2, right: 1.2, top: -0.82, bottom: 0.14 }, ({ context }) => {
    fill(
      context,
      'M-0.8 -0.03Q0 -0.1 0.8 -0.03L0.96 0.09Q0 0.17 -0.96 0.09Z',
      down(context, -0.08, 0.12, coloredRows<1>('0,#46748a 1,#92c0d0')),
    );
    for (let ripple = 0; ripple < 8; ripple++)
      line(
        context,
        `M${-0.7 + ripple * 0.18} ${0.02 + (ripple % 3) * 0.03}q0.06 -0.014 0.12 0`,
        'rgba(240,250,252,0.7)',
        0.009,
      );
    for (const [shift, tone] of rows<2>('-0.07,0.66 0,1')) {
      if (shift === 0) {
        for (let plank = -14; plank < 14; plank++) {
          const [a, b] = [plank * 0.075, (plank + 0.92) * 0.075];
          fill(
            context,
            polygon([
              [a, arch(a) - 0.07],
              [b, arch(b) - 0.07],
              [b, arch(b)],
              [a, arch(a)],
            ]),
            scale(wood, random.range(0.95, 1.2)),
          );
        }
        if (snow) fill(context, 'M-1.05 -0.2Q0 -0.72 1.05 -0.2Q0 -0.62 -1.05 -0.2Z', [240, 245, 252]);
      }
      const beam = path('');
      for (let x = -1.08; x <= 1.081; x += 0.04) beam.lineTo(x, arch(x) + shift + 0.02);
      line(context, beam, scale(wood, 0.62 * tone), 0.07);
      for (let post = -5; post <= 5; post++)
        line(context, `M${post * 0.2} ${arch(post * 0.2) + shift + 0.02}v-0.24`, scale(wood, tone), 0.036);
      for (const rise of [-0.22, -0.13]) {
        const rail = path('');
        for (let x = -1.04; x <= 1.041; x += 0.04) rail.lineTo(x, arch(x) + shift + rise);
        line(context, rail, mix(scale(wood, tone), [255, 236, 200], rise < -0.2 ? 0.2 : 0), 0.03);
      }
    }
    for (let tuft = 0; tuft < 22; tuft++) {
      const side = tuft % 2 === 0 ? -1 : 1;
      fill(
        context,
        ellipse(side * random.range(0.86, 1.14), random.range(0, 0.05), 0.06, 0.036),
        snow ? [236, 242, 250] : random.pick(['#6f9a4c', '#7fae58', '#5f8a42']),
      );
    }
  });
}

/** A village well: a stone ring, a little roof on posts, a bucket on its rope. */
export function drawWell(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide, snow } = request;
  const stone: Rgb = color ?? pickColor(random, '#a8a298 #b5a894 #9a9a9e');
  return sketch({ size, left: -0.6, right: 0.6, top: -1.06 }, (sheet) => {
    const { context } = sheet;
    fill(context, ellipse(0, -0.36, 0.36, 0.09), [40, 44, 54]);
    for (const x of [-0.3, 0.3])
      fill(
        context,
        box(x, -0.3, 0.05, 0.46),
        across(context, x - 0.025, x + 0.025, barrel([128, 88, 56], lightSide)),
      );
    line(context, 'M-0.36 -0.62H0.38', [110, 76, 50], 0.05);
    line(context, 'M-0.08 -0.62H0.08', [214, 190, 140], 0.075);
    line(context, 'M0.38 -0.62v0.1h0.06', [84, 80, 84], 0.022);
    line(context, 'M0 -0.6V-0.44', [214, 190, 140], 0.016);
    modelled(context, 'M-0.08 -0.44H0.08L0.06 -0.3H-0.06Z', [146, 100, 62], { depth: 0.02, lightSide });
    const ring = path(
      'M-0.38 -0.36Q-0.38 0.05 -0.36 0.0Q0 0.08 0.36 0.0Q0.38 0.05 0.38 -0.36Q0 -0.22 -0.38 -0.36Z',
    );
    fill(context, ring, across(context, -0.38, 0.38, barrel(stone, lightSide)));
    context.save();
    context.clip(ring);
    for (let row = 0; row < 5; row++)
      for (let block = 0; block < 8; block++) {
        const x = -0.38 + (block + (row % 2) / 2) * 0.1;
        const y = -0.28 + row * 0.075 + 0.06 * (1 - (x / 0.38) ** 2);
        modelled(context, box(x, y, 0.09, 0.064, 0.02), scale(stone, random.range(0.85, 1.12)), {
          depth: 0.014,
          lightSide,
          outline: 0.004,
        });
      }
    context.restore();
    line(context, 'M-0.38 -0.36Q0 -0.22 0.38 -0.36', mix(stone, [255, 255, 250], 0.4), 0.03);
    modelled(
      context,
      polygon(points('-0.5,-0.72 -0.3,-1 0.36,-1 0.5,-0.72')),
      snow ? [240, 245, 252] : [158, 76, 54],
      { depth: 0.03, lightSide },
    );
    for (let row = 1; row < 4; row++)
      line(
        context,
        `M${-0.3 - row * 0.05} ${-1.0 + row * 0.07}H${0.36 + row * 0.035}`,
        'rgba(80,34,26,0.5)',
        0.01,
      );
    sheet.opening(0, -0.36, 0.33, 0.07);
  });
}

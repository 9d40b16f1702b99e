import { fromHex, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { isRuined } from '../buildings/parts/building-state.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, barrel, box, clipped, ellipse, fill, line, modelled, path, pathAt } from '../pen/pen.ts';
import { anchorAll, type Sketch, sketch } from '../pen/sketch.ts';
import { drawBoot, drawHull, drawSail } from './boat-parts.ts';

/** A row of cabin windows or portholes. */
function drawRow(
  sheet: Sketch,
  { from, to, y, step, radius }: { from: number; to: number; y: number; step: number; radius: number },
  { lamps, random, qualities }: DrawingRequest,
): void {
  const dark = isRuined({ qualities });
  for (let x = from; x <= to; x += step) {
    const lit = lamps && !dark && random.chance(0.85);
    for (const target of lit ? [sheet.context, sheet.glow] : [sheet.context])
      fill(
        target,
        box(x, y + radius, radius * 1.7, radius * 1.9, radius * 0.7),
        lit ? [255, 214, 130] : [58, 78, 100],
      );
  }
}

/** An ocean liner: a black hull, white decks, raked funnels that smoke. */
export function drawLiner(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide, lamps } = request;
  const hull = pickColor(random, '#26303f #23262c #f0f2f4');
  const funnel: Rgb = color ?? pickColor(random, '#c8452f #d98a2c #2f5f9a');
  const funnels = random.pick([2, 3, 4]);
  return sketch({ size: size * 1.1, left: -1.25, right: 1.3, top: -0.95, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    line(
      context,
      'M0.78 -0.3V-0.86M-0.86 -0.3V-0.8M0.78 -0.84L1.16 -0.4M0.78 -0.84L-0.86 -0.78M-0.86 -0.78L-1.1 -0.34',
      'rgba(70,64,62,0.8)',
      0.01,
    );
    for (let index = 0; index < funnels; index++) {
      const x = -0.42 + (index * 0.9) / funnels;
      const shape = pathAt(x, 0, 'M-0.075 -0.5L-0.105 -0.82H0.055L0.075 -0.5Z');
      fill(context, shape, across(context, x - 0.1, x + 0.08, barrel(funnel, lightSide)));
      fill(context, pathAt(x, 0, 'M-0.1 -0.76L-0.105 -0.83H0.055L0.06 -0.76Z'), [34, 32, 36]);
      line(context, shape, toCss(scale(funnel, 0.35), 0.8), 0.008);
      if (index === funnels - 1) sheet.smoke(x - 0.03, -0.84);
    }
    const white: Rgb = [246, 246, 242];
    for (const [left, right, y] of rows<3>('-0.86,0.74,-0.3 -0.74,0.66,-0.385 -0.6,0.56,-0.47')) {
      modelled(context, `M${left} ${y}V${y - 0.08}H${right - 0.02}L${right} ${y}Z`, white, {
        depth: 0.015,
        lightSide,
        outline: 0.005,
      });
      drawRow(
        sheet,
        { from: left + 0.05, to: right - 0.06, y: y - 0.042, step: 0.062, radius: 0.014 },
        request,
      );
    }
    for (let boat = 0; boat < 6; boat++)
      fill(context, `M${-0.66 + boat * 0.2} -0.55h0.13q-0.01 0.04 -0.065 0.04t-0.065 -0.04Z`, [232, 150, 70]);
    const shape = path('M-1.14 -0.32H1.22Q1.12 -0.12 1.02 0H-0.98Q-1.12 -0.12 -1.14 -0.32Z');
    drawHull(context, shape, hull, { top: -0.34, bottom: 0, left: -1.1, right: 1.2 });
    drawBoot(context, shape, -0.08, 0);
    line(context, 'M-1.14 -0.32H1.22', white, 0.026);
    drawRow(sheet, { from: -0.96, to: 0.96, y: -0.23, step: 0.09, radius: 0.015 }, request);
    drawRow(sheet, { from: -0.9, to: 0.9, y: -0.15, step: 0.09, radius: 0.012 }, request);
    if (lamps) sheet.light(0, -0.4, 0.7, [255, 210, 140]);
    sheet.anchor('waterline', 0, -0.07);
  });
}

/** A freighter stacked with containers, its bridge behind. */
export function drawContainerShip(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide } = request;
  const hull: Rgb = color ?? pickColor(random, '#2f4a72 #8a2f2c #2f5f52');
  return sketch({ size: size * 1.1, left: -1.3, right: 1.3, top: -0.9, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    modelled(context, box(-0.84, -0.26, 0.34, 0.48, 0.01), [244, 244, 240], { depth: 0.03, lightSide });
    for (const y of [-0.66, -0.55, -0.44])
      drawRow(sheet, { from: -0.96, to: -0.72, y, step: 0.055, radius: 0.016 }, request);
    fill(context, 'M-1.06 -0.74H-0.62L-0.6 -0.66H-1.06Z', [60, 70, 84]);
    modelled(context, box(-1.06, -0.3, 0.12, 0.42, 0.01), [212, 120, 44], { depth: 0.02, lightSide });
    sheet.smoke(-1.06, -0.74);
    const tones = ['#c8452f', '#2f7ab0', '#3f9a6a', '#e0a83a', '#8a5a9a', '#d8d4cc', '#b0683a'];
    for (let column = 0; column < 9; column++) {
      const rows = 3 + random.integer(2);
      for (let row = 0; row < rows; row++) {
        const tone = fromHex(random.pick(tones));
        const [x, bottom] = [-0.5 + column * 0.155, -0.26 - row * 0.095];
        fill(
          context,
          box(x, bottom, 0.148, 0.09),
          scale(tone, 1 - (lightSide < 0 ? column : 8 - column) * 0.012),
        );
        for (let rib = 1; rib < 6; rib++)
          line(
            context,
            `M${x - 0.074 + rib * 0.025} ${bottom - 0.005}v-0.08`,
            toCss(scale(tone, 0.6), 0.6),
            0.005,
          );
        line(context, box(x, bottom, 0.148, 0.09), toCss(scale(tone, 0.4), 0.8), 0.005);
      }
    }
    const shape = 'M-1.2 -0.3H0.9L1.0 -0.36L1.24 -0.38Q1.12 -0.12 1.06 0H-1.04Q-1.18 -0.1 -1.2 -0.3Z';
    drawHull(context, shape, hull, { top: -0.36, bottom: 0, left: -1.2, right: 1.2 });
    drawBoot(context, shape, -0.09, 0);
    line(context, 'M-1.2 -0.3H0.9L1.0 -0.36L1.24 -0.38', mix(hull, [255, 255, 255], 0.6), 0.014);
    sheet.anchor('waterline', 0, -0.08);
  });
}

/** A motor yacht or ferry: white, low, with dark strips of glass. */
export function drawYacht(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide } = request;
  const white: Rgb = [250, 250, 248];
  const stripe: Rgb = color ?? pickColor(random, '#2f5f9a #b08a4a #2a2f3a');
  return sketch({ size: size * 1.1, left: -1.05, right: 1.1, top: -0.8, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    line(context, 'M-0.16 -0.56L-0.26 -0.76M-0.34 -0.7H-0.12', [200, 204, 210], 0.02);
    modelled(context, 'M-0.5 -0.44L-0.4 -0.58H0.1L0.32 -0.44Z', white, { depth: 0.02, lightSide });
    fill(context, 'M-0.34 -0.46L-0.28 -0.54H0.06L0.2 -0.46Z', [44, 62, 84]);
    modelled(context, 'M-0.8 -0.24L-0.7 -0.44H0.34L0.66 -0.24Z', white, { depth: 0.03, lightSide });
    const strip = 'M-0.64 -0.3L-0.58 -0.39H0.28L0.44 -0.3Z';
    for (const target of request.lamps ? [context, sheet.glow] : [context])
      fill(target, strip, request.lamps ? [255, 216, 140] : [44, 62, 84]);
    const shape = 'M-0.94 -0.26H0.4Q0.8 -0.28 1.04 -0.38Q0.86 -0.08 0.66 0H-0.82Q-0.94 -0.08 -0.94 -0.26Z';
    drawHull(context, shape, white, { top: -0.36, bottom: 0, left: -0.94, right: 1.04 });
    line(context, 'M-0.92 -0.15H0.6Q0.78 -0.17 0.94 -0.26', stripe, 0.036);
    drawBoot(context, shape, -0.05, 0, scale(stripe, 0.8));
    for (const x of [-0.6, -0.44, -0.28, 0.24, 0.4])
      fill(context, ellipse(x, -0.2, 0.024, 0.018), [44, 62, 84]);
    line(
      context,
      'M0.3 -0.3Q0.7 -0.38 1.0 -0.44M0.42 -0.28V-0.34M0.6 -0.3V-0.37M0.8 -0.33V-0.4',
      [200, 204, 210],
      0.012,
    );
    anchorAll(sheet, 'waterline 0,-0.05 seat 0.5,-0.28');
  });
}

/** A car ferry: tall white sides, an open bow deck, one funnel. */
export function drawFerry(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide } = request;
  const paint: Rgb = color ?? pickColor(random, '#2f7a9a #c8452f #3f8a5a');
  return sketch({ size: size * 1.1, left: -1.15, right: 1.2, top: -0.95, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    const white: Rgb = [248, 248, 244];
    modelled(context, 'M-0.4 -0.62L-0.44 -0.86H-0.22L-0.18 -0.62Z', paint, { depth: 0.03, lightSide });
    fill(context, 'M-0.44 -0.82L-0.445 -0.87H-0.22L-0.215 -0.82Z', [40, 38, 42]);
    sheet.smoke(-0.33, -0.88);
    modelled(context, 'M0.3 -0.62V-0.8H0.62L0.7 -0.62Z', white, { depth: 0.02, lightSide });
    fill(context, 'M0.36 -0.68V-0.76H0.6L0.65 -0.68Z', [52, 74, 96]);
    modelled(context, 'M-0.86 -0.44V-0.64H0.78L0.86 -0.44Z', white, { depth: 0.02, lightSide });
    drawRow(sheet, { from: -0.78, to: 0.74, y: -0.55, step: 0.085, radius: 0.026 }, request);
    modelled(context, 'M-1.0 -0.24V-0.46H0.94L1.02 -0.24Z', white, { depth: 0.02, lightSide });
    drawRow(sheet, { from: -0.9, to: 0.86, y: -0.36, step: 0.085, radius: 0.024 }, request);
    const shape = 'M-1.06 -0.26H0.8L1.12 -0.34Q1.04 -0.08 0.9 0H-0.92Q-1.04 -0.08 -1.06 -0.26Z';
    drawHull(context, shape, paint, { top: -0.3, bottom: 0, left: -1.06, right: 1.1 });
    line(context, 'M-1.06 -0.25H0.8L1.12 -0.33', white, 0.024);
    for (const x of [-0.7, -0.2, 0.3]) line(context, ellipse(x, -0.16, 0.045), [240, 150, 60], 0.026);
    sheet.anchor('waterline', 0, -0.06);
  });
}

/** A Viking longship: dragon prow, striped square sail, shields along the side, oars. */
export function drawVikingShip(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide } = request;
  const wood = pickColor(random, '#7a4e2c #6a4026 #8a5a34');
  const stripe: Rgb = color ?? pickColor(random, '#b5302a #2f4f7a #c88a2c');
  return sketch({ size, left: -0.98, right: 1.05, top: -1.12, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    line(context, 'M0 -0.2V-1.06', scale(wood, 0.8), 0.034);
    line(context, 'M0 -1.02L0.78 -0.42M0 -1.02L-0.78 -0.4', 'rgba(70,54,42,0.75)', 0.008);
    const sail = path(
      'M-0.44 -0.98H0.44Q0.62 -0.64 0.5 -0.32Q0.06 -0.24 -0.42 -0.32Q-0.28 -0.64 -0.44 -0.98Z',
    );
    drawSail(context, sail, [244, 232, 206], { left: -0.44, right: 0.56, lightSide });
    clipped(context, sail, () => {
      for (let band = 0; band < 4; band++)
        line(
          context,
          `M${-0.34 + band * 0.25} -1.0Q${-0.18 + band * 0.26} -0.64 ${-0.32 + band * 0.25} -0.26`,
          toCss(stripe, 0.9),
          0.11,
        );
    });
    line(context, sail, toCss(scale(stripe, 0.4), 0.7), 0.008);
    line(context, 'M-0.5 -0.985H0.5', scale(wood, 0.8), 0.03);
    for (let oar = 0; oar < 6; oar++)
      line(context, `M${-0.46 + oar * 0.18} -0.2l-0.12 0.22`, mix(wood, [220, 180, 120], 0.4), 0.014);
    const shape =
      'M-0.86 -0.62Q-0.74 -0.32 -0.4 -0.26H0.4Q0.72 -0.3 0.84 -0.66L0.9 -0.64Q0.88 -0.1 0.46 0H-0.46Q-0.9 -0.08 -0.92 -0.6Z';
    drawHull(context, shape, wood, { top: -0.4, bottom: 0, left: -0.9, right: 0.9 }, 4);
    line(context, 'M-0.87 -0.6q-0.1 -0.1 0 -0.16q0.1 -0.02 0.08 0.06', wood, 0.05);
    modelled(
      context,
      'M0.83 -0.62Q0.78 -0.84 0.88 -0.92Q0.98 -0.96 1.03 -0.86L0.96 -0.83L1.01 -0.79L0.92 -0.78Q0.9 -0.7 0.91 -0.62Z',
      wood,
      { depth: 0.015, lightSide },
    );
    fill(context, ellipse(0.92, -0.87, 0.016), [244, 206, 90]);
    for (let shield = 0; shield < 8; shield++) {
      const x = -0.46 + shield * 0.13;
      const tone = fromHex(['#c8382f', '#e8b84a', '#2f6a9a', '#f0e8d6'][shield % 4]!);
      modelled(context, ellipse(x, -0.24, 0.068), tone, { depth: 0.02, lightSide, outline: 0.008 });
      line(context, `M${x - 0.06} -0.24h0.12`, scale(tone, 0.6), 0.012);
      fill(context, ellipse(x, -0.24, 0.022), [196, 198, 202]);
    }
    anchorAll(sheet, 'waterline 0,-0.07 seat -0.5,-0.28');
  });
}

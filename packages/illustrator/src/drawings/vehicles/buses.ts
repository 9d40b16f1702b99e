import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { box, clipped, down, ellipse, fade, fill, line, modelled, path } from '../pen/pen.ts';
import { anchorAll, type Sketch, sketch } from '../pen/sketch.ts';
import {
  drawBodywork,
  drawGlass,
  drawHeadlamp,
  drawPane,
  drawSnowCap,
  drawTailLamp,
  drawTyre,
} from './vehicle-parts.ts';

const PALE: Rgb = [250, 240, 214];
const CHROME: Rgb = [200, 204, 210];

/** Heads of passengers behind the glass. */
function seatPassengers(
  { context }: Sketch,
  xs: readonly number[],
  bottom: number,
  { random, skin, lamps }: DrawingRequest,
): void {
  for (const x of xs) {
    if (!random.chance(0.5)) continue;
    const tone: Rgb = lamps ? [110, 70, 50] : scale(skin, 0.8);
    fill(
      context,
      `M${x - 0.05} ${bottom}q0.005 -0.05 0.05 -0.055q0.045 0.005 0.05 0.055Z`,
      pickColor(random, '#7a4a5a #4a5a7a #5a6a4a #8a6a3a'),
    );
    fill(context, ellipse(x, bottom - 0.075, 0.032, 0.036), tone);
    fill(
      context,
      `M${x - 0.034} ${bottom - 0.08}a0.034 0.036 0 0 1 0.068 0Z`,
      pickColor(random, '#3a2a24 #6a4a2a #2a2426 #b08a4a'),
    );
  }
}

/** A red double-decker with two rows of windows and a rounded front. */
export function drawDoubleDecker(request: DrawingRequest): Drawing {
  const { size, color, random, lamps } = request;
  const red: Rgb = color ?? pickColor(random, '#c8221f #d02a26 #b81c24');
  return sketch({ size: size * 1.05, left: -0.95, right: 0.95, top: -1.1, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    const body = 'M-0.82 -0.12V-0.96Q-0.82 -1.04 -0.72 -1.04H0.66Q0.78 -1.03 0.8 -0.94L0.84 -0.5V-0.12Z';
    drawBodywork(context, body, red, { top: -1.04, bottom: -0.1 }, request);
    fill(context, 'M-0.82 -0.62H0.825L0.83 -0.57H-0.82Z', PALE);
    line(context, 'M-0.82 -0.965H0.79', PALE, 0.016);
    const seats = [-0.67, -0.42, -0.17, 0.08, 0.33];
    for (const x of seats) drawPane(sheet, x, -0.68, 0.21, 0.23, request, true, 0.025);
    drawGlass(
      sheet,
      'M0.48 -0.68V-0.91H0.68Q0.73 -0.9 0.74 -0.84L0.76 -0.68Z',
      { x: 0.6, top: -0.91, bottom: -0.68, width: 0.28 },
      request,
      true,
    );
    for (const x of [-0.42, -0.17, 0.08, 0.33]) drawPane(sheet, x, -0.29, 0.21, 0.22, request, true, 0.025);
    drawGlass(
      sheet,
      'M0.5 -0.29V-0.51H0.78L0.8 -0.29Z',
      { x: 0.64, top: -0.51, bottom: -0.29, width: 0.3 },
      request,
      true,
    );
    seatPassengers(sheet, seats, -0.685, request);
    fill(context, box(-0.69, -0.13, 0.2, 0.42, 0.01), [74, 30, 34]);
    line(context, 'M-0.64 -0.15V-0.53', [240, 200, 90], 0.016);
    fill(context, box(-0.69, -0.15, 0.2, 0.05), scale(red, 0.6));
    const board = box(0.2, -0.585, 0.5, 0.06, 0.01);
    fill(context, box(0.03, -0.55, 0.62, 0.055, 0.008), [40, 36, 40]);
    for (let stroke = 0; stroke < 8; stroke++)
      line(context, `M${-0.22 + stroke * 0.07} -0.577h0.04`, [255, 226, 140], 0.02);
    line(context, board, 'rgba(0,0,0,0)', 0.001);
    line(context, 'M-0.56 -0.2H0.84', PALE, 0.016);
    fill(context, box(0.8, -0.1, 0.12, 0.06, 0.02), CHROME);
    drawHeadlamp(sheet, 0.8, -0.2, 0.045, request);
    drawTailLamp(sheet, -0.82, -0.2, request, 0.07);
    for (const x of [-0.44, 0.52])
      drawTyre(context, { x, radius: 0.145, hub: mix(red, CHROME, 0.5), rim: 'plain' });
    drawSnowCap(context, -0.78, 0.72, -1.035, request);
    if (lamps) sheet.light(0, -0.6, 0.8, [255, 200, 120]);
    anchorAll(sheet, 'seat 0,-1.04 back 0,-1.04');
  });
}

/** A single-decker city bus or, in yellow, a school bus with a bonnet. */
export function drawBus(request: DrawingRequest): Drawing {
  const { size, color, random } = request;
  const paint: Rgb = color ?? pickColor(random, '#d8433a #2f7ab0 #3f9a6a #e8862c');
  return sketch({ size, left: -1.4, right: 1.4, top: -1.08, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    const body = 'M-1.28 -0.18V-0.94Q-1.27 -1.02 -1.18 -1.02H1.1Q1.24 -1.0 1.26 -0.9L1.3 -0.5V-0.18Z';
    drawBodywork(context, body, paint, { top: -1.02, bottom: -0.16 }, request);
    fill(context, 'M-1.28 -0.5H1.3V-0.4H-1.28Z', PALE);
    fill(
      context,
      'M-1.28 -0.96Q-1.26 -1.02 -1.18 -1.02H1.1Q1.22 -1.01 1.25 -0.95Z',
      mix(PALE, [255, 255, 255], 0.4),
    );
    const xs = [-1.07, -0.75, -0.43, -0.11];
    for (const x of xs) drawPane(sheet, x, -0.54, 0.28, 0.34, request, true, 0.04);
    drawPane(sheet, 0.69, -0.54, 0.26, 0.34, request, true, 0.04);
    seatPassengers(sheet, [...xs, 0.69], -0.545, request);
    for (const x of [0.2, 0.42]) drawPane(sheet, x, -0.22, 0.19, 0.66, request, true, 0.03);
    drawGlass(
      sheet,
      'M0.9 -0.54V-0.88H1.14Q1.19 -0.87 1.2 -0.82L1.24 -0.54Z',
      { x: 1.06, top: -0.88, bottom: -0.54, width: 0.32 },
      request,
      true,
    );
    fill(context, box(1.05, -0.91, 0.3, 0.07, 0.01), [40, 36, 40]);
    for (let stroke = 0; stroke < 4; stroke++)
      line(context, `M${0.95 + stroke * 0.065} -0.945h0.035`, [255, 210, 100], 0.026);
    line(context, 'M-1.26 -0.3H1.29', toCss(scale(paint, 0.5), 0.5), 0.01);
    fill(context, box(1.24, -0.15, 0.16, 0.08, 0.02), [60, 60, 66]);
    drawHeadlamp(sheet, 1.24, -0.32, 0.06, request);
    drawTailLamp(sheet, -1.27, -0.3, request);
    for (const x of [-0.78, 0.86]) drawTyre(context, { x, radius: 0.2 });
    drawSnowCap(context, -1.2, 1.1, -1.01, request);
    sheet.anchor('seat', -0.2, -1.02);
  });
}

export function drawSchoolBus(request: DrawingRequest): Drawing {
  const yellow: Rgb = request.color ?? [246, 178, 28];
  return sketch({ size: request.size, left: -1.35, right: 1.4, top: -1.08, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    const body =
      'M-1.24 -0.2V-0.92Q-1.22 -1.0 -1.12 -1.0H0.72Q0.82 -0.98 0.84 -0.9L0.9 -0.58L1.2 -0.52Q1.3 -0.48 1.3 -0.38V-0.2Z';
    drawBodywork(context, body, yellow, { top: -1.0, bottom: -0.18 }, request);
    for (const y of [-0.5, -0.42, -0.32]) line(context, `M-1.23 ${y}H0.86`, [40, 36, 36], 0.022);
    const xs = [-1.06, -0.81, -0.56, -0.31, -0.06];
    for (const x of xs) drawPane(sheet, x, -0.56, 0.2, 0.28, request, true, 0.02);
    seatPassengers(sheet, xs, -0.565, request);
    drawPane(sheet, 0.24, -0.24, 0.26, 0.62, request, true, 0.02);
    drawGlass(
      sheet,
      'M0.46 -0.58V-0.86H0.72Q0.76 -0.84 0.82 -0.58Z',
      { x: 0.62, top: -0.86, bottom: -0.58, width: 0.32 },
      request,
      true,
    );
    for (const x of [-0.9, 0.6]) fill(context, box(x, -0.98, 0.12, 0.05, 0.02), [214, 50, 40]);
    fill(context, box(1.26, -0.17, 0.18, 0.09, 0.02), [44, 42, 46]);
    drawHeadlamp(sheet, 1.24, -0.38, 0.065, request);
    drawTailLamp(sheet, -1.23, -0.3, request);
    for (const x of [-0.76, 0.88]) drawTyre(context, { x, radius: 0.21 });
    drawSnowCap(context, -1.1, 0.7, -0.99, request);
    sheet.anchor('seat', -0.2, -1.0);
  });
}

/** A tram: cream and one color, its pole on the wire. */
export function drawTram(request: DrawingRequest): Drawing {
  const { size, color, random, lightSide } = request;
  const paint: Rgb = color ?? pickColor(random, '#c23a32 #2f7a5a #2f5f9a #d89a2c');
  return sketch({ size: size * 1.05, left: -1.2, right: 1.2, top: -1.3, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    line(
      context,
      'M-0.14 -0.98L-0.26 -1.12L-0.06 -1.24M0.06 -0.98L0.14 -1.1L-0.06 -1.24M-0.2 -1.24H0.1',
      [70, 70, 78],
      0.02,
    );
    fill(context, box(0, -0.12, 1.5, 0.12, 0.02), [50, 48, 54]);
    const body =
      'M-1.04 -0.2L-1.08 -0.5V-0.84Q-1.06 -0.92 -0.98 -0.92H0.98Q1.06 -0.92 1.08 -0.84V-0.5L1.04 -0.2Z';
    drawBodywork(context, body, paint, { top: -0.92, bottom: -0.18 }, request);
    fill(
      context,
      'M-1.08 -0.52V-0.84Q-1.06 -0.92 -0.98 -0.92H0.98Q1.06 -0.92 1.08 -0.84V-0.52Z',
      down(context, -0.92, -0.52, fade(PALE, scale(PALE, 0.86))),
    );
    modelled(context, 'M-1.0 -0.92Q-0.9 -1.01 -0.7 -1.01H0.7Q0.9 -1.01 1.0 -0.92Z', scale(paint, 0.7), {
      depth: 0.02,
      lightSide,
    });
    const xs = [-0.52, -0.26, 0, 0.26, 0.52];
    for (const x of xs) drawPane(sheet, x, -0.55, 0.22, 0.28, request, true, 0.03);
    seatPassengers(sheet, xs, -0.555, request);
    for (const x of [-0.84, 0.84]) drawPane(sheet, x, -0.22, 0.2, 0.62, request, true, 0.03);
    line(context, 'M-0.68 -0.46H0.68M-0.68 -0.26H0.68', [232, 200, 120], 0.016);
    drawHeadlamp(sheet, 1.06, -0.4, 0.055, request);
    drawTailLamp(sheet, -1.06, -0.34, request, 0.06);
    for (const x of [-0.56, -0.3, 0.3, 0.56])
      drawTyre(context, { x, radius: 0.1, rim: 'plain', hub: [120, 120, 126] }, false);
    drawSnowCap(context, -0.7, 0.7, -1.0, request);
    sheet.anchor('seat', 0, -1.0);
  });
}

/** A fast train with a pointed nose and one more car behind. */
export function drawFastTrain(request: DrawingRequest): Drawing {
  const { size, color, random } = request;
  const stripe: Rgb = color ?? pickColor(random, '#2f6fc0 #c8322f #2f9a7a');
  return sketch({ size: size * 0.92, left: -1.75, right: 1.5, top: -0.8, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    fill(context, box(-0.15, -0.06, 3.0, 0.12, 0.02), [56, 56, 64]);
    for (const x of [-1.3, -1.0, -0.4, -0.1, 0.4, 0.7])
      drawTyre(context, { x, radius: 0.09, rim: 'plain' }, false);
    const car = path('M-1.68 -0.12V-0.66Q-1.66 -0.72 -1.58 -0.72H-0.72V-0.12Z');
    const nose = path(
      'M-0.66 -0.12V-0.72H0.42Q0.84 -0.7 1.18 -0.46Q1.42 -0.3 1.42 -0.2Q1.4 -0.12 1.26 -0.12Z',
    );
    for (const shape of [car, nose])
      drawBodywork(context, shape, [244, 246, 248], { top: -0.72, bottom: -0.08 }, request);
    for (const shape of [car, nose])
      clipped(context, shape, () =>
        fill(context, 'M-1.7 -0.34H0.5Q1.0 -0.34 1.42 -0.2V-0.13Q1.0 -0.26 0.5 -0.26H-1.7Z', stripe),
      );
    for (const x of [-1.5, -1.28, -1.06, -0.84, -0.4, -0.18, 0.04, 0.26])
      drawPane(sheet, x, -0.42, 0.15, 0.17, request, true, 0.04);
    drawGlass(
      sheet,
      'M0.56 -0.46Q0.6 -0.62 0.7 -0.6Q0.86 -0.54 1.0 -0.44Q0.8 -0.42 0.56 -0.46Z',
      { x: 0.78, top: -0.6, bottom: -0.42, width: 0.4 },
      request,
    );
    drawPane(sheet, -0.56, -0.14, 0.12, 0.48, request, false, 0.02);
    drawHeadlamp(sheet, 1.28, -0.24, 0.045, request);
    line(context, 'M-1.7 -0.005H1.45', [90, 84, 84], 0.022);
    sheet.anchor('seat', -0.4, -0.72);
  });
}

import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { box, ellipse, fill, line, path } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import {
  drawBodywork,
  drawGlass,
  drawHeadlamp,
  drawSnowCap,
  drawTailLamp,
  drawTyre,
  isOpenTopped,
  openRoof,
} from './vehicle-parts.ts';

const WHEELS = [-0.66, 0.7] as const;
const CHROME: Rgb = [206, 212, 220];

/** A rounded saloon car, heading right: body, glass, doors, bumpers. */
function drawSaloon(sheet: Sketch, paint: Rgb, roof: Rgb, request: DrawingRequest): void {
  const { context } = sheet;
  const shape =
    'M-1.1 -0.18Q-1.16 -0.46 -1.02 -0.52L-0.76 -0.56Q-0.6 -0.86 -0.36 -0.9Q-0.05 -0.93 0.22 -0.88Q0.42 -0.82 0.58 -0.56Q0.9 -0.54 1.04 -0.46Q1.14 -0.4 1.13 -0.2L1.1 -0.15H-1.08Z';
  drawBodywork(context, shape, paint, { top: -0.92, bottom: -0.14 }, request);
  if (roof !== paint) {
    const top = path('M-0.72 -0.57Q-0.58 -0.86 -0.36 -0.9Q-0.05 -0.93 0.22 -0.88Q0.4 -0.82 0.55 -0.57Z');
    drawBodywork(context, top, roof, { top: -0.92, bottom: -0.4 }, request);
  }
  drawGlass(
    sheet,
    'M-0.62 -0.57Q-0.52 -0.78 -0.36 -0.82H-0.14V-0.57Z',
    { x: -0.36, top: -0.82, bottom: -0.57, width: 0.48 },
    request,
  );
  drawGlass(
    sheet,
    'M-0.07 -0.57V-0.82H0.18Q0.34 -0.76 0.46 -0.57Z',
    { x: 0.16, top: -0.82, bottom: -0.57, width: 0.5 },
    request,
  );
  line(
    context,
    'M-0.11 -0.16V-0.55M0.45 -0.53Q0.5 -0.3 0.4 -0.2M-0.64 -0.54Q-0.6 -0.4 -0.52 -0.38',
    toCss(scale(paint, 0.4), 0.7),
    0.01,
  );
  line(context, 'M-1.06 -0.36Q0 -0.42 1.08 -0.36', toCss(mix(paint, [255, 255, 255], 0.7), 0.7), 0.014);
  for (const x of [-0.2, 0.34]) fill(context, box(x, -0.44, 0.1, 0.024, 0.012), CHROME);
  for (const [x, side] of rows<2>('1.08,1 -1.06,-1'))
    fill(context, box(x + side * 0.02, -0.16, 0.16, 0.075, 0.03), CHROME);
  if (isOpenTopped(request))
    openRoof(sheet, paint, { from: -0.7, to: 0.56, belt: -0.545, top: -0.9, ahead: 1 });
  drawHeadlamp(sheet, 1.06, -0.36, 0.07, request);
  drawTailLamp(sheet, -1.07, -0.32, request);
  if (!isOpenTopped(request)) drawSnowCap(context, -0.5, 0.3, -0.9, request);
}

function drawWheels(sheet: Sketch, rim: 'steel' | 'whitewall' = 'steel', radius = 0.2): void {
  for (const x of WHEELS) drawTyre(sheet.context, { x, radius, rim });
}

/** A yellow cab with a chequered band and a lit sign. */
export function drawTaxi(request: DrawingRequest): Drawing {
  const { size, random, color, lamps } = request;
  const paint: Rgb = color ?? pickColor(random, '#f5b81c #f7c52b #eeae14');
  return sketch({ size, left: -1.3, right: 1.3, top: -1.14, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    const sign = box(-0.06, -0.9, 0.3, 0.13, 0.03);
    for (const target of lamps ? [context, sheet.glow] : [context])
      fill(target, sign, lamps ? [255, 240, 180] : [250, 236, 190]);
    line(context, sign, [50, 42, 30], 0.014);
    for (let stroke = 0; stroke < 4; stroke++)
      line(context, `M${-0.15 + stroke * 0.06} -0.93v-0.06`, [50, 42, 30], 0.022);
    if (lamps) sheet.light(-0.06, -0.97, 0.3, [255, 220, 120]);
    drawSaloon(sheet, paint, paint, request);
    for (let square = 0; square < 26; square++)
      for (const row of [0, 1])
        fill(
          context,
          box(-0.98 + square * 0.078, -0.275 - row * 0.045, 0.078, 0.045),
          (square + row) % 2 === 0 ? [34, 30, 32] : [250, 246, 234],
        );
    drawWheels(sheet);
    sheet.anchor('seat', 0.1, -0.92);
  });
}

export function drawPoliceCar(request: DrawingRequest): Drawing {
  return sketch({ size: request.size, left: -1.3, right: 1.3, top: -1.14, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    drawSaloon(sheet, request.color ?? [38, 48, 74], [38, 48, 74], request);
    fill(context, 'M-0.6 -0.53H0.44Q0.5 -0.3 0.4 -0.2H-0.5Q-0.5 -0.38 -0.64 -0.42Z', [244, 246, 250]);
    line(context, 'M-0.11 -0.2V-0.52', 'rgba(40,50,80,0.7)', 0.01);
    fill(
      context,
      'M0.16 -0.46l0.035 0.07h0.075l-0.06 0.046l0.024 0.074l-0.074 -0.044l-0.074 0.044l0.024 -0.074l-0.06 -0.046h0.075Z',
      [222, 178, 70],
    );
    fill(context, box(-0.08, -0.9, 0.44, 0.03, 0.01), [60, 62, 70]);
    for (const [x, tone] of coloredRows<1>('-0.2,#e83430 0.04,#346ef0')) {
      for (const target of request.lamps ? [context, sheet.glow] : [context])
        fill(target, box(x, -0.925, 0.2, 0.08, 0.03), tone);
      if (request.lamps) sheet.light(x, -0.96, 0.4, tone);
    }
    drawWheels(sheet);
    sheet.anchor('seat', 0.1, -0.92);
  });
}

/** An everyday saloon: small and round, one color or with a pale roof. */
export function drawFamilyCar(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const paint: Rgb = color ?? pickColor(random, '#c8403a #3f78b8 #4a9a7a #e0b04a #d8d4cc');
  const roof = random.chance(0.35) ? ([246, 240, 228] as Rgb) : paint;
  return sketch({ size, left: -1.3, right: 1.3, top: -1.02, facing: 'right' }, (sheet) => {
    drawSaloon(sheet, paint, roof, request);
    drawWheels(sheet);
    sheet.anchor('seat', 0.1, -0.9);
  });
}

/** A long car of the fifties: two colors, fins, chrome, white-walled tyres. */
export function drawVintageCar(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const paint: Rgb = color ?? pickColor(random, '#49b0b4 #d9534f #e58fa6 #5a86c4 #8fbf8a');
  return sketch({ size, left: -1.5, right: 1.45, top: -0.95, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    const shape =
      'M-1.34 -0.2L-1.4 -0.62L-1.2 -0.52Q-0.95 -0.48 -0.62 -0.5Q-0.46 -0.78 -0.3 -0.8H0.12Q0.3 -0.78 0.44 -0.5Q0.96 -0.52 1.24 -0.46Q1.34 -0.4 1.33 -0.2L1.28 -0.15H-1.3Z';
    drawBodywork(context, shape, paint, { top: -0.82, bottom: -0.14 }, request);
    const pale: Rgb = [250, 244, 232];
    drawBodywork(
      context,
      'M-0.6 -0.52Q-0.46 -0.8 -0.3 -0.82H0.12Q0.28 -0.8 0.42 -0.52Z',
      pale,
      { top: -0.82, bottom: -0.5 },
      request,
    );
    fill(context, 'M-1.32 -0.4Q-0.4 -0.34 0.5 -0.4L0.66 -0.34Q-0.4 -0.24 -1.32 -0.28Z', pale);
    line(
      context,
      'M-1.34 -0.4Q-0.4 -0.34 0.5 -0.4L0.68 -0.34Q-0.4 -0.24 -1.34 -0.28M0.7 -0.42L1.28 -0.4',
      CHROME,
      0.016,
    );
    drawGlass(
      sheet,
      'M-0.5 -0.52Q-0.4 -0.72 -0.28 -0.745H-0.1V-0.52Z',
      { x: -0.3, top: -0.74, bottom: -0.52, width: 0.4 },
      request,
    );
    drawGlass(
      sheet,
      'M-0.05 -0.52V-0.745H0.1Q0.22 -0.72 0.33 -0.52Z',
      { x: 0.14, top: -0.74, bottom: -0.52, width: 0.4 },
      request,
    );
    line(context, 'M-0.08 -0.18V-0.5M0.4 -0.48Q0.46 -0.3 0.4 -0.2', toCss(scale(paint, 0.4), 0.7), 0.01);
    if (isOpenTopped(request))
      openRoof(sheet, paint, { from: -0.62, to: 0.44, belt: -0.5, top: -0.8, ahead: 1 });
    for (const [x, width] of rows<2>('1.28,0.2 -1.3,0.22'))
      fill(context, box(x, -0.15, width, 0.085, 0.04), CHROME);
    fill(context, 'M1.2 -0.24h0.13v-0.1h-0.1Z', [120, 124, 132]);
    for (let bar = 0; bar < 4; bar++) line(context, `M${1.22 + bar * 0.03} -0.25v-0.08`, CHROME, 0.012);
    drawHeadlamp(sheet, 1.26, -0.42, 0.07, request);
    const fin = 'M-1.4 -0.6L-1.34 -0.44L-1.3 -0.5Z';
    for (const target of request.lamps ? [context, sheet.glow] : [context]) fill(target, fin, [232, 60, 48]);
    for (const x of [-0.82, 0.82]) drawTyre(context, { x, radius: 0.2, rim: 'whitewall', hub: CHROME });
    sheet.anchor('seat', 0.0, -0.82);
  });
}

/** An off-roader with a spare wheel, a roof rack and big tyres. */
export function drawJeep(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const paint: Rgb = color ?? pickColor(random, '#6f7d4a #c9a464 #8a8f92 #a8552f');
  return sketch({ size, left: -1.2, right: 1.15, top: -1.12, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    fill(context, box(-0.96, -0.36, 0.12, 0.4, 0.05), [36, 35, 40]);
    const shape =
      'M-0.92 -0.2V-0.98Q-0.9 -1.02 -0.86 -1.02H0.14Q0.22 -1.0 0.34 -0.64L0.94 -0.6Q1.0 -0.58 1.0 -0.5V-0.22H-0.9Z';
    drawBodywork(context, shape, paint, { top: -1.02, bottom: -0.2 }, request);
    for (const [d, x] of [
      ['M-0.84 -0.64V-0.92H-0.42V-0.64Z', -0.62],
      ['M-0.36 -0.64V-0.92H0.1L0.24 -0.64Z', -0.1],
    ] as const)
      drawGlass(sheet, d, { x, top: -0.92, bottom: -0.64, width: 0.4 }, request);
    line(context, 'M-0.39 -0.24V-0.6M0.26 -0.62V-0.3M-0.9 -0.46H0.98', toCss(scale(paint, 0.4), 0.7), 0.012);
    if (isOpenTopped(request)) {
      openRoof(sheet, paint, { from: -0.9, to: 0.36, belt: -0.6, top: -1.0, ahead: 1 });
    } else
      line(
        context,
        'M-0.84 -1.09H0.1M-0.8 -1.02V-1.09M-0.4 -1.02V-1.09M0.04 -1.02V-1.09',
        [50, 48, 52],
        0.02,
      );
    for (const x of isOpenTopped(request) ? [] : [-0.6, -0.3])
      fill(context, box(x, -1.03, 0.24, 0.08, 0.01), scale([150, 110, 70], random.range(0.85, 1.1)));
    fill(context, box(1.0, -0.18, 0.14, 0.1, 0.02), [60, 60, 66]);
    drawHeadlamp(sheet, 0.98, -0.44, 0.07, request);
    drawTailLamp(sheet, -0.92, -0.36, request);
    for (const x of [-0.55, 0.62]) drawTyre(context, { x, radius: 0.25 });
    fill(context, ellipse(0.14, -0.52, 0.03, 0.012), CHROME);
    sheet.anchor('seat', -0.2, -1.02);
  });
}

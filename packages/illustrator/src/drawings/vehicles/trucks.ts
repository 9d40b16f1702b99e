import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { points, rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { box, ellipse, fill, line, pathAt } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import {
  drawBodywork,
  drawGlass,
  drawHeadlamp,
  drawPane,
  drawSnowCap,
  drawTailLamp,
  drawTyre,
} from './vehicle-parts.ts';

const CHROME: Rgb = [204, 208, 214];

/** A pickup with a rounded bonnet and wooden sides to its bed; hay on some. */
export function drawPickup(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const paint: Rgb = color ?? pickColor(random, '#b5483a #4f8a96 #6d8a58 #c98f3c');
  const hay = random.chance(0.45);
  return sketch({ size, left: -1.4, right: 1.35, top: -1.06, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    if (hay) drawHay(sheet, request);
    const cab =
      'M-0.18 -0.24V-0.6L-0.1 -0.92Q-0.06 -0.98 0.04 -0.98H0.26Q0.36 -0.97 0.42 -0.9L0.54 -0.62Q0.92 -0.62 1.08 -0.52Q1.2 -0.44 1.18 -0.24Z';
    drawBodywork(context, cab, paint, { top: -0.98, bottom: -0.22 }, request);
    drawGlass(
      sheet,
      'M-0.06 -0.62L0 -0.88Q0.02 -0.91 0.06 -0.91H0.26Q0.32 -0.9 0.36 -0.85L0.45 -0.62Z',
      { x: 0.2, top: -0.9, bottom: -0.62, width: 0.45 },
      request,
    );
    line(context, 'M-0.1 -0.28V-0.6M0.5 -0.6Q0.52 -0.4 0.46 -0.28', toCss(scale(paint, 0.4), 0.75), 0.012);
    fill(context, box(0, -0.5, 0.1, 0.026, 0.012), CHROME);
    const bed = 'M-1.22 -0.24V-0.58H-0.2V-0.24Z';
    drawBodywork(context, bed, paint, { top: -0.6, bottom: -0.2 }, request);
    for (const y of [-0.66, -0.76])
      fill(context, box(-0.71, y, 1.04, 0.065, 0.01), scale([160, 112, 70], random.range(0.9, 1.1)));
    for (const x of [-1.18, -0.7, -0.24]) fill(context, box(x, -0.56, 0.05, 0.27, 0.008), [120, 82, 52]);
    drawFender(sheet, -0.78, paint, request);
    drawFender(sheet, 0.78, paint, request);
    fill(context, box(1.18, -0.2, 0.14, 0.08, 0.03), CHROME);
    fill(context, box(-1.2, -0.2, 0.12, 0.07, 0.03), CHROME);
    fill(context, 'M1.06 -0.3h0.11q0.02 -0.1 -0.05 -0.17Z', [70, 70, 76]);
    drawHeadlamp(sheet, 1.0, -0.5, 0.075, request);
    drawTailLamp(sheet, -1.2, -0.34, request);
    for (const x of [-0.78, 0.78])
      drawTyre(context, { x, radius: 0.22, hub: mix(paint, CHROME, 0.4) }, false);
    drawSnowCap(context, -0.06, 0.34, -0.97, request);
    sheet.anchor('seat', -0.7, -0.62);
    sheet.opening(-0.71, -0.78, 0.48, 0.05);
  });
}

function drawFender({ context }: Sketch, x: number, paint: Rgb, request: DrawingRequest): void {
  const fender = pathAt(x, 0, 'M-0.36 -0.24Q-0.3 -0.52 0 -0.53Q0.3 -0.52 0.36 -0.24Z');
  drawBodywork(context, fender, scale(paint, 1.04), { top: -0.54, bottom: -0.2 }, request);
  fill(context, ellipse(x, -0.2, 0.26), [20, 18, 22]);
}

function drawHay({ context }: Sketch, { random }: DrawingRequest): void {
  for (const [x, y] of points('-0.98,-0.74 -0.66,-0.74 -0.38,-0.74 -0.82,-0.92 -0.5,-0.92')) {
    fill(context, box(x, y + 0.12, 0.3, 0.2, 0.03), [214, 176, 88]);
    for (let straw = 0; straw < 22; straw++)
      line(
        context,
        `M${x + random.range(-0.15, 0.12)} ${y + random.range(-0.08, 0.12)}l${random.range(0.02, 0.07)} ${random.range(-0.02, 0.02)}`,
        random.pick(['#e8cf86', '#b48a3c', '#f2dfa0']),
        0.008,
      );
  }
}

/** A lorry: a cab with a big window before a long load. */
export function drawLorry(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const paint: Rgb = color ?? pickColor(random, '#c8403a #2f6fb0 #e0a52c #3f8a5a');
  const load = pickColor(random, '#eef0f2 #d8c49a #9fb4c8');
  return sketch({ size: size * 0.95, left: -1.6, right: 1.35, top: -1.18, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    fill(context, box(-0.2, -0.2, 2.5, 0.14), [48, 48, 54]);
    const trailer = 'M-1.5 -0.28V-1.1Q-1.5 -1.14 -1.46 -1.14H0.42Q0.46 -1.14 0.46 -1.1V-0.28Z';
    drawBodywork(context, trailer, load, { top: -1.14, bottom: -0.2 }, request);
    for (let rib = 1; rib < 12; rib++)
      line(context, `M${-1.5 + rib * 0.163} -0.3V-1.12`, toCss(scale(load, 0.7), 0.5), 0.01);
    fill(context, 'M-1.5 -0.62H0.46V-0.5L-1.5 -0.42Z', paint);
    const cab =
      'M0.54 -0.24V-0.98Q0.56 -1.04 0.64 -1.04H0.96Q1.04 -1.02 1.1 -0.7L1.2 -0.62Q1.24 -0.58 1.24 -0.5V-0.24Z';
    drawBodywork(context, cab, paint, { top: -1.04, bottom: -0.22 }, request);
    drawGlass(
      sheet,
      'M0.64 -0.64V-0.92H0.94Q1.0 -0.84 1.02 -0.64Z',
      { x: 0.82, top: -0.92, bottom: -0.64, width: 0.4 },
      request,
    );
    line(context, 'M0.6 -0.3V-0.94M0.6 -0.3H1.04', toCss(scale(paint, 0.4), 0.7), 0.012);
    fill(context, box(1.18, -0.2, 0.2, 0.1, 0.02), CHROME);
    drawHeadlamp(sheet, 1.18, -0.4, 0.06, request);
    drawTailLamp(sheet, -1.48, -0.2, request);
    for (const x of [-1.15, -0.72, 0.86]) drawTyre(context, { x, radius: 0.21 });
    drawSnowCap(context, -1.46, 0.42, -1.13, request);
    sheet.anchor('seat', -0.5, -1.14);
  });
}

/** A fire engine: red and white, a ladder on its back, hoses, blue lights. */
export function drawFireEngine(request: DrawingRequest): Drawing {
  const { size, color, lamps } = request;
  const red: Rgb = color ?? [206, 38, 34];
  return sketch({ size, left: -1.5, right: 1.4, top: -1.22, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    line(context, 'M-1.36 -1.1L0.62 -1.02M-1.36 -1.18L0.62 -1.1', [220, 222, 226], 0.026);
    for (let rung = 0; rung < 16; rung++)
      line(context, `M${-1.3 + rung * 0.12} ${-1.1 + rung * 0.005}v-0.08`, [190, 194, 200], 0.016);
    fill(context, box(-0.9, -0.95, 0.08, 0.14), [70, 70, 76]);
    const body =
      'M-1.36 -0.2V-0.94Q-1.36 -0.98 -1.3 -0.98H0.48V-1.0Q0.5 -1.04 0.58 -1.04H1.0Q1.1 -1.02 1.16 -0.7L1.24 -0.6Q1.28 -0.56 1.28 -0.46V-0.2Z';
    drawBodywork(context, body, red, { top: -1.04, bottom: -0.18 }, request);
    fill(context, 'M-1.36 -0.5H1.27V-0.4H-1.36Z', [248, 246, 240]);
    line(context, 'M-1.36 -0.45H1.27', [240, 190, 50], 0.022);
    for (let shutter = 0; shutter < 4; shutter++) {
      const x = -1.12 + shutter * 0.36;
      fill(context, box(x, -0.54, 0.3, 0.34, 0.01), [196, 200, 206]);
      for (let slat = 1; slat < 7; slat++)
        line(context, `M${x - 0.15} ${-0.54 - slat * 0.048}h0.3`, 'rgba(70,74,82,0.6)', 0.008);
    }
    for (const x of [0.34]) {
      line(context, ellipse(x, -0.7, 0.1), [226, 196, 120], 0.05);
      line(context, ellipse(x, -0.7, 0.05), [196, 160, 88], 0.04);
    }
    drawPane(sheet, 0.62, -0.62, 0.22, 0.3, request);
    drawGlass(
      sheet,
      'M0.8 -0.62V-0.92H1.0Q1.06 -0.84 1.1 -0.62Z',
      { x: 0.95, top: -0.92, bottom: -0.62, width: 0.3 },
      request,
      true,
    );
    for (const x of [0.62, 0.92]) {
      for (const target of lamps ? [context, sheet.glow] : [context])
        fill(target, box(x, -1.03, 0.16, 0.08, 0.03), [52, 112, 240]);
      if (lamps) sheet.light(x, -1.07, 0.36, [70, 130, 255]);
    }
    fill(context, box(1.2, -0.18, 0.22, 0.1, 0.02), CHROME);
    drawHeadlamp(sheet, 1.22, -0.34, 0.06, request);
    drawTailLamp(sheet, -1.34, -0.26, request);
    for (const x of [-0.86, 0.82]) drawTyre(context, { x, radius: 0.23 });
    sheet.anchor('seat', -0.4, -0.98);
  });
}

/** A farm tractor: small wheels before, great ones behind, an exhaust pipe. */
export function drawTractor(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const paint: Rgb = color ?? pickColor(random, '#c8382f #3f8a3f #2f6fb0');
  const rim: Rgb = [242, 196, 70];
  return sketch({ size, left: -1.05, right: 1.05, top: -1.2, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    drawBodywork(
      context,
      'M-0.2 -0.3V-0.66H0.72Q0.82 -0.64 0.82 -0.54V-0.3Z',
      paint,
      { top: -0.68, bottom: -0.28 },
      request,
    );
    fill(context, box(0.76, -0.3, 0.1, 0.3, 0.02), [54, 54, 60]);
    for (let bar = 0; bar < 4; bar++)
      fill(context, box(0.4 + bar * 0.075, -0.38, 0.03, 0.2), scale(paint, 0.5));
    fill(context, box(0.3, -0.28, 0.9, 0.1, 0.02), [60, 58, 62]);
    line(context, 'M0.42 -0.66V-1.04', [66, 64, 70], 0.05);
    sheet.smoke(0.42, -1.08);
    const cab = 'M-0.62 -0.5L-0.54 -1.06H-0.06L0.0 -0.62V-0.5Z';
    drawGlass(sheet, cab, { x: -0.3, top: -1.06, bottom: -0.5, width: 0.55 }, request, true);
    line(context, cab, paint, 0.05);
    drawBodywork(context, box(-0.3, -1.05, 0.66, 0.08, 0.03), paint, { top: -1.13, bottom: -1.0 }, request);
    drawHeadlamp(sheet, 0.82, -0.58, 0.05, request);
    drawBodywork(
      context,
      'M-0.86 -0.5Q-0.76 -0.86 -0.42 -0.86Q-0.1 -0.84 -0.02 -0.5Z',
      scale(paint, 0.94),
      { top: -0.86, bottom: -0.5 },
      request,
    );
    for (const [x, radius] of rows<2>('-0.44,0.4 0.62,0.24')) {
      for (let tread = 0; tread < 22; tread++) {
        const angle = (tread / 22) * 6.283;
        line(
          context,
          `M${x + Math.cos(angle) * radius * 0.92} ${-radius + Math.sin(angle) * radius * 0.92}L${x + Math.cos(angle + 0.07) * radius * 1.02} ${-radius + Math.sin(angle + 0.07) * radius * 1.02}`,
          [30, 29, 33],
          radius * 0.12,
        );
      }
      drawTyre(context, { x, radius: radius * 0.97, hub: rim, rim: 'plain' }, false);
    }
    sheet.anchor('seat', -0.34, -0.6);
  });
}

import { pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { box, ellipse, fill, line, modelled, path } from '../../pen/pen.ts';
import { type Sketch, sketch } from '../../pen/sketch.ts';
import { drawBodywork, drawGlass, drawHeadlamp, drawTyre } from '../vehicle-parts.ts';

const STEEL: Rgb = [150, 156, 164];
const DARK: Rgb = [50, 50, 56];
const PAINTS = '#f0b02c #e8902c #d8a83a';

/** Crawler tracks from `left` to `right`. */
function drawTracks({ context }: Sketch, left: number, right: number, high = 0.34): void {
  const [middle, width] = [(left + right) / 2, right - left];
  modelled(context, box(middle, 0, width, high, high / 2), DARK, { depth: 0.03 });
  line(context, box(middle, -0.04, width - 0.08, high - 0.08, high / 2 - 0.04), [92, 92, 98], 0.03);
  for (let shoe = 0; shoe < width / 0.1; shoe++) {
    const x = left + high / 2 + shoe * 0.1;
    if (x > right - high / 2) break;
    fill(context, box(x, 0.012, 0.05, 0.03), [36, 36, 40]);
    fill(context, box(x, -high + 0.018, 0.05, 0.03), [36, 36, 40]);
  }
  const wheels = Math.round(width / 0.3);
  for (let wheel = 0; wheel < wheels; wheel++) {
    const x = left + high / 2 + (wheel / (wheels - 1)) * (width - high);
    modelled(context, ellipse(x, -high / 2, high * 0.29), STEEL, { depth: 0.03 });
    fill(context, ellipse(x, -high / 2, high * 0.1), DARK);
  }
}

/** A cabin of glass in a frame of the machine's color. */
function drawCab(
  sheet: Sketch,
  left: number,
  right: number,
  bottom: number,
  top: number,
  paint: Rgb,
  request: DrawingRequest,
): void {
  const cab = `M${left} ${bottom}V${top + 0.04}Q${left} ${top} ${left + 0.05} ${top}H${right - 0.1}L${right} ${bottom - (bottom - top) * 0.4}V${bottom}Z`;
  drawGlass(sheet, cab, { x: (left + right) / 2, top, bottom, width: right - left }, request, true);
  line(sheet.context, cab, scale(paint, 0.55), 0.06);
  line(sheet.context, cab, paint, 0.042);
}

/** A part of an arm from one joint to the next. */
function drawBeam({ context }: Sketch, shape: string, paint: Rgb): void {
  modelled(context, shape, paint, { depth: 0.03, outline: 0.01 });
}

/** A digger: tracks, a cab that turns, an arm with a toothed bucket. */
export function drawExcavator(request: DrawingRequest): Drawing {
  const paint: Rgb = request.color ?? pickColor(request.random, PAINTS);
  return sketch({ size: request.size, left: -1.1, right: 1.5, top: -1.34, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    drawTracks(sheet, -0.78, 0.36);
    fill(context, box(-0.2, -0.34, 0.5, 0.08), DARK);
    drawBeam(
      sheet,
      'M0.12 -0.62L0.02 -0.5L0.14 -0.44L0.62 -1.08L1.04 -0.92L1.1 -1.02L0.6 -1.26Q0.52 -1.28 0.46 -1.2Z',
      paint,
    );
    line(context, 'M0.1 -0.5L0.5 -0.92', STEEL, 0.045);
    line(context, 'M0.6 -1.18L0.96 -1.04', STEEL, 0.04);
    drawBeam(sheet, 'M1.0 -1.06L1.12 -1.02L1.2 -0.42L1.12 -0.38Z', paint);
    modelled(
      context,
      'M1.06 -0.44L1.22 -0.46Q1.34 -0.3 1.28 -0.1L1.18 -0.02Q0.98 0 0.86 -0.12L0.92 -0.2Q1.06 -0.2 1.08 -0.3Z',
      [84, 86, 94],
      { depth: 0.04 },
    );
    for (const [x, y] of [
      [0.86, -0.13],
      [0.91, -0.08],
      [0.97, -0.04],
    ] as const)
      fill(context, `M${x} ${y}l-0.09 0.05l0.07 0.03Z`, STEEL);
    drawBodywork(
      context,
      'M-0.86 -0.42V-0.76Q-0.84 -0.84 -0.76 -0.86L-0.3 -0.88V-0.62H0.2V-0.42Z',
      paint,
      { top: -0.9, bottom: -0.4 },
      request,
    );
    for (let slot = 0; slot < 4; slot++)
      fill(context, box(-0.6, -0.56 - slot * 0.06, 0.24, 0.026), scale(paint, 0.5));
    drawCab(sheet, -0.28, 0.18, -0.48, -1.14, paint, request);
    line(context, 'M-0.05 -0.5V-1.1', toCss(scale(paint, 0.6)), 0.03);
    for (const [x, y] of [
      [1.06, -1.02],
      [0.52, -1.2],
      [1.16, -0.42],
    ] as const)
      fill(context, ellipse(x, y, 0.04), DARK);
    sheet.smoke(-0.66, -0.96);
    line(context, 'M-0.66 -0.84V-0.96', DARK, 0.045);
    sheet.anchor('seat', -0.1, -0.6);
  });
}

/** A bulldozer: tracks and the broad blade before them. */
export function drawBulldozer(request: DrawingRequest): Drawing {
  const paint: Rgb = request.color ?? pickColor(request.random, PAINTS);
  return sketch({ size: request.size, left: -1.1, right: 1.2, top: -1.2, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    drawBodywork(
      context,
      'M-0.7 -0.3V-0.68H0.58Q0.66 -0.66 0.66 -0.58V-0.3Z',
      paint,
      { top: -0.7, bottom: -0.3 },
      request,
    );
    fill(context, box(0.6, -0.36, 0.09, 0.26, 0.02), DARK);
    for (let slot = 0; slot < 5; slot++)
      fill(context, box(0.22 + slot * 0.06, -0.46, 0.026, 0.16), scale(paint, 0.5));
    line(context, 'M0.34 -0.66V-0.98', DARK, 0.05);
    sheet.smoke(0.34, -1.02);
    drawCab(sheet, -0.6, 0.04, -0.64, -1.16, paint, request);
    line(context, 'M-0.3 -0.66V-1.12', scale(paint, 0.6), 0.03);
    drawTracks(sheet, -0.9, 0.68, 0.42);
    line(context, 'M-0.1 -0.2L0.9 -0.16', scale(paint, 0.5), 0.09);
    line(context, 'M-0.1 -0.2L0.9 -0.16', paint, 0.065);
    line(context, 'M0.5 -0.54L0.86 -0.32', STEEL, 0.045);
    modelled(
      context,
      'M0.82 -0.66L0.92 -0.68Q0.86 -0.34 0.94 -0.14L1.1 -0.02L1.06 0.02H0.86Q0.74 -0.34 0.82 -0.66Z',
      STEEL,
      { depth: 0.05, outline: 0.012 },
    );
    modelled(context, 'M-0.9 -0.5L-1.02 -0.46V-0.12L-0.94 0.0L-0.98 -0.14L-0.92 -0.4Z', DARK, {
      depth: 0.02,
    });
    drawHeadlamp(sheet, 0.6, -0.64, 0.045, request);
    sheet.anchor('seat', -0.3, -0.62);
  });
}

/** A forklift: two tines on a mast, a pallet with a crate on them. */
export function drawForklift(request: DrawingRequest): Drawing {
  const paint: Rgb = request.color ?? pickColor(request.random, PAINTS);
  return sketch({ size: request.size, left: -0.9, right: 1.2, top: -1.34, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    const wood: Rgb = [190, 140, 86];
    modelled(context, box(0.78, -0.3, 0.52, 0.46, 0.01), wood, { depth: 0.04 });
    for (const y of [-0.38, -0.53, -0.68]) line(context, `M0.53 ${y}H1.03`, scale(wood, 0.7), 0.016);
    line(context, 'M0.54 -0.32L1.02 -0.74', scale(wood, 0.78), 0.05);
    for (const x of [0.58, 0.78, 0.98]) fill(context, box(x, -0.22, 0.08, 0.08), scale(wood, 0.6));
    fill(context, box(0.78, -0.27, 0.56, 0.045), scale(wood, 0.9));
    line(context, 'M0.44 -0.3H1.06', [70, 72, 78], 0.04);
    drawBodywork(
      context,
      'M-0.72 -0.16V-0.52Q-0.7 -0.62 -0.6 -0.62H-0.28L-0.2 -0.46H0.14L0.22 -0.56H0.3V-0.16Z',
      paint,
      { top: -0.62, bottom: -0.14 },
      request,
    );
    modelled(context, path('M-0.34 -0.46H-0.04V-0.54H-0.24V-0.8Q-0.28 -0.84 -0.32 -0.8Z'), DARK, {
      depth: 0.02,
    });
    line(context, 'M0.12 -0.5L0.06 -0.72M-0.02 -0.7L0.12 -0.76', DARK, 0.024);
    line(context, 'M-0.6 -0.6L-0.5 -1.2H0.2L0.28 -0.54', scale(paint, 0.5), 0.055);
    line(context, 'M-0.6 -0.6L-0.5 -1.2H0.2L0.28 -0.54', DARK, 0.035);
    modelled(context, box(0.38, -0.06, 0.09, 1.24, 0.02), [84, 88, 96], { depth: 0.02 });
    line(context, 'M0.38 -0.1V-1.26', [130, 134, 142], 0.02);
    fill(context, box(0.43, -0.3, 0.06, 0.36, 0.01), DARK);
    drawTyre(context, { x: -0.48, radius: 0.18, hub: paint, rim: 'plain' });
    drawTyre(context, { x: 0.18, radius: 0.22, hub: paint, rim: 'plain' });
    drawHeadlamp(sheet, 0.24, -1.12, 0.04, request);
    sheet.anchor('seat', -0.18, -0.54);
  });
}

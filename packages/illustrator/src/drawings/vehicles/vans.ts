import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { coloredRows, points } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { box, fill, line, polygon } from '../pen/pen.ts';
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

interface VanLook {
  paint: Rgb;
  roof: Rgb;
  windows: boolean;
}

function drawVanBody(sheet: Sketch, { paint, roof, windows }: VanLook, request: DrawingRequest): void {
  const { context } = sheet;
  const body =
    'M-1.06 -0.2V-0.86Q-1.04 -1.0 -0.9 -1.0H0.56Q0.7 -0.99 0.8 -0.82L0.94 -0.56Q1.06 -0.5 1.06 -0.36V-0.2Z';
  drawBodywork(context, body, paint, { top: -1.0, bottom: -0.18 }, request);
  if (roof !== paint)
    drawBodywork(
      context,
      'M-1.06 -0.56V-0.86Q-1.04 -1.0 -0.9 -1.0H0.56Q0.7 -0.99 0.8 -0.82L0.94 -0.56Z',
      roof,
      { top: -1.0, bottom: -0.4 },
      request,
    );
  if (windows) for (const x of [-0.8, -0.38]) drawPane(sheet, x, -0.62, 0.34, 0.26, request, true, 0.04);
  drawPane(sheet, 0.04, -0.62, 0.34, 0.26, request, true, 0.04);
  drawGlass(
    sheet,
    'M0.3 -0.62V-0.85Q0.31 -0.88 0.35 -0.88H0.54Q0.64 -0.86 0.78 -0.62Z',
    { x: 0.5, top: -0.88, bottom: -0.62, width: 0.42 },
    request,
  );
  line(context, 'M-0.16 -0.24V-0.9M0.25 -0.24V-0.9M-1.04 -0.34H1.05', toCss(scale(paint, 0.45), 0.55), 0.01);
  for (const x of [1.02, -1.04]) fill(context, box(x, -0.17, 0.16, 0.075, 0.03), CHROME);
  drawHeadlamp(sheet, 1.0, -0.4, 0.075, request);
  drawTailLamp(sheet, -1.05, -0.34, request);
  drawSnowCap(context, -0.9, 0.5, -0.99, request);
  for (const x of [-0.62, 0.66])
    drawTyre(context, { x, radius: 0.2, rim: roof === paint ? 'steel' : 'whitewall' });
  sheet.anchor('seat', -0.2, -1.0);
}

/** A camper in two colors with curtains and luggage on its roof. */
export function drawCamper(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const paint: Rgb = color ?? pickColor(random, '#3f9aa8 #e07a3c #d84f4a #7aa84a #e0b23c');
  return sketch({ size, left: -1.2, right: 1.2, top: -1.3, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    for (const [x, width, height, tone] of coloredRows<3>(
      '-0.7,0.34,0.16,#8a5a3c -0.34,0.26,0.2,#a8763c -0.06,0.22,0.13,#5a6a7a',
    ))
      fill(context, box(x, -1.0, width, height, 0.03), tone);
    fill(
      context,
      'M-0.9 -1.2Q-0.3 -1.28 0.3 -1.2Q-0.3 -1.14 -0.9 -1.2Z',
      random.pick(['#f4d35a', '#f0f0ea', '#e86a5a']),
    );
    line(context, 'M-0.9 -1.03H0.2', [90, 70, 56], 0.02);
    drawVanBody(sheet, { paint, roof: [250, 244, 230], windows: true }, request);
    for (const x of [-0.93, -0.67, -0.51, -0.25])
      fill(context, `M${x - 0.03} -0.86h0.06l-0.014 0.22h-0.03Z`, mix(paint, [255, 255, 255], 0.55));
  });
}

export function drawVan(request: DrawingRequest): Drawing {
  const paint: Rgb = request.color ?? pickColor(request.random, '#eceeee #3f6fa8 #c8a23c #5a8a62');
  return sketch({ size: request.size, left: -1.2, right: 1.2, top: -1.1, facing: 'right' }, (sheet) =>
    drawVanBody(sheet, { paint, roof: paint, windows: false }, request),
  );
}

export function drawAmbulance(request: DrawingRequest): Drawing {
  const white: Rgb = request.color ?? [246, 246, 244];
  const red: Rgb = [214, 44, 42];
  return sketch({ size: request.size, left: -1.2, right: 1.2, top: -1.2, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    for (const x of [-0.7, 0.4]) {
      for (const target of request.lamps ? [context, sheet.glow] : [context])
        fill(target, box(x, -0.99, 0.2, 0.09, 0.03), [52, 112, 240]);
      if (request.lamps) sheet.light(x, -1.04, 0.4, [70, 130, 255]);
    }
    drawVanBody(sheet, { paint: white, roof: white, windows: false }, request);
    fill(context, 'M-1.05 -0.5H0.97L1.04 -0.42H-1.05Z', red);
    fill(
      context,
      polygon(
        points(`
        -0.73,-0.96 -0.61,-0.96 -0.61,-0.84 -0.49,-0.84 -0.49,-0.72 -0.61,-0.72 -0.61,-0.6 -0.73,-0.6
        -0.73,-0.72 -0.85,-0.72 -0.85,-0.84 -0.73,-0.84
      `),
      ),
      red,
    );
    for (const x of [-0.62, 0.66]) drawTyre(context, { x, radius: 0.2 });
  });
}

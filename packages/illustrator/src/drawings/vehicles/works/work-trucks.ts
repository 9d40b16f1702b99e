import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { box, clipped, ellipse, fill, line, modelled, path } from '../../pen/pen.ts';
import { type Sketch, sketch } from '../../pen/sketch.ts';
import {
  drawBodywork,
  drawGlass,
  drawHeadlamp,
  drawSnowCap,
  drawTailLamp,
  drawTyre,
} from '../vehicle-parts.ts';

const CHROME: Rgb = [204, 208, 214];
const DARK: Rgb = [48, 48, 54];
const AMBER: Rgb = [255, 170, 40];

/** What a truck carries behind its cab. */
type Load = (sheet: Sketch, paint: Rgb, request: DrawingRequest) => void;

/** A truck with a short cab: what is behind it makes it a tow truck, a mixer or another. */
function truckWith(load: Load, paints: string, top = -1.12) {
  return (request: DrawingRequest): Drawing => {
    const paint: Rgb = request.color ?? pickColor(request.random, paints);
    return sketch({ size: request.size * 0.95, left: -1.5, right: 1.25, top, facing: 'right' }, (sheet) => {
      const { context } = sheet;
      fill(context, box(-0.2, -0.18, 2.3, 0.14), DARK);
      load(sheet, paint, request);
      const cab =
        'M0.42 -0.2V-0.98Q0.44 -1.04 0.52 -1.04H0.84Q0.92 -1.03 0.98 -0.92L1.08 -0.62Q1.16 -0.58 1.16 -0.5V-0.2Z';
      drawBodywork(context, cab, paint, { top: -1.04, bottom: -0.2 }, request);
      drawGlass(
        sheet,
        'M0.54 -0.62V-0.9Q0.54 -0.93 0.58 -0.93H0.82Q0.86 -0.92 0.9 -0.84L0.97 -0.62Z',
        { x: 0.74, top: -0.93, bottom: -0.62, width: 0.44 },
        request,
      );
      line(context, 'M0.5 -0.28V-0.94M0.5 -0.28H0.96', toCss(scale(paint, 0.4), 0.7), 0.012);
      fill(context, box(0.6, -0.52, 0.12, 0.026, 0.012), CHROME);
      fill(context, box(1.12, -0.16, 0.2, 0.1, 0.02), CHROME);
      drawHeadlamp(sheet, 1.1, -0.38, 0.062, request);
      drawTailLamp(sheet, -1.34, -0.16, request);
      for (const x of [-1.0, -0.54, 0.78]) drawTyre(context, { x, radius: 0.22 });
      drawSnowCap(context, 0.5, 0.86, -1.03, request);
      sheet.anchor('seat', -0.5, -0.6);
    });
  };
}

function drawBeacon(sheet: Sketch, x: number, y: number, { lamps }: DrawingRequest): void {
  for (const target of lamps ? [sheet.context, sheet.glow] : [sheet.context])
    fill(target, box(x, y, 0.2, 0.08, 0.03), AMBER);
  if (lamps) sheet.light(x, y - 0.04, 0.36, AMBER);
}

/** Its boom leans back over the bed, a hook on the cable. */
export const drawTowTruck = truckWith(
  (sheet, paint, request) => {
    const { context } = sheet;
    drawBodywork(
      context,
      'M-1.36 -0.2V-0.46L-1.2 -0.52H0.36V-0.2Z',
      paint,
      { top: -0.54, bottom: -0.2 },
      request,
    );
    line(context, 'M-1.2 -0.34H0.3', mix(paint, [255, 255, 255], 0.7), 0.05);
    modelled(context, 'M0.22 -0.5L0.3 -0.5L0.3 -0.96L0.2 -0.96L-0.16 -0.5L-0.04 -0.5L0.2 -0.8Z', DARK, {
      depth: 0.02,
    });
    modelled(context, 'M0.2 -0.52L0.08 -0.62L-1.24 -1.06L-1.3 -0.98L-0.1 -0.52Z', mix(paint, DARK, 0.35), {
      depth: 0.03,
    });
    fill(context, box(-0.02, -0.5, 0.3, 0.18, 0.03), [92, 96, 104]);
    fill(context, ellipse(-0.02, -0.6, 0.09), [60, 62, 70]);
    line(context, 'M-0.02 -0.66L-1.24 -1.01V-0.62', [40, 40, 46], 0.016);
    modelled(context, ellipse(-1.24, -1.0, 0.055), CHROME, { depth: 0.02 });
    line(context, 'M-1.24 -0.62v0.07q0.08 0.02 0.07 0.09q-0.07 0.08 -0.15 0', [214, 170, 60], 0.036);
    drawBeacon(sheet, 0.68, -1.04, request);
  },
  '#d8433c #2f6fb0 #e0a52c #3f8a5a',
  -1.2,
);

/** Its open bed is heaped with earth and stones. */
export const drawDumpTruck = truckWith(
  (sheet, paint, request) => {
    const { context } = sheet;
    fill(
      context,
      '-1.2,-0.8 -0.9,-0.98 -0.6,-0.94 -0.3,-1.06 0,-0.92 0.2,-0.8 0.1,-0.7 -1.1,-0.7',
      [124, 92, 64],
    );
    for (let stone = 0; stone < 16; stone++)
      modelled(
        context,
        ellipse(
          request.random.range(-1.0, 0.1),
          request.random.range(-0.94, -0.8),
          request.random.range(0.03, 0.07),
          0.045,
        ),
        scale([140, 116, 92], request.random.range(0.8, 1.15)),
        { depth: 0.015, outline: 0.004 },
      );
    drawBodywork(
      context,
      'M-1.42 -0.82L-1.26 -0.3H0.24L0.34 -0.42V-0.82Z',
      paint,
      { top: -0.82, bottom: -0.26 },
      request,
    );
    for (let rib = 0; rib < 5; rib++)
      line(
        context,
        `M${-1.12 + rib * 0.32} -0.8L${-1.08 + rib * 0.31} -0.32`,
        toCss(scale(paint, 0.5), 0.7),
        0.03,
      );
    drawBodywork(
      context,
      'M0.3 -0.84L0.36 -1.14H0.8V-1.07H0.42L0.36 -0.8Z',
      paint,
      { top: -1.14, bottom: -0.8 },
      request,
    );
    fill(context, box(-0.54, -0.82, 1.78, 0.07, 0.02), scale(paint, 0.78));
  },
  '#e8a92c #d87a2c #c8403a',
  -1.2,
);

/** A drum that turns, with its spiral, and the chute behind. */
export const drawMixerTruck = truckWith(
  (sheet, paint, request) => {
    const { context } = sheet;
    const white: Rgb = [236, 236, 230];
    modelled(context, 'M-1.16 -0.24L-1.06 -0.6H-0.96L-1.0 -0.24ZM0.14 -0.24V-0.5H0.24V-0.24Z', DARK, {
      depth: 0.02,
    });
    modelled(context, 'M-1.16 -0.86L-1.02 -0.78L-1.34 -0.36L-1.42 -0.42Z', [150, 154, 162], { depth: 0.02 });
    const drum = path(
      'M-1.16 -1.0Q-1.1 -1.06 -1.02 -1.06L-0.5 -1.12Q-0.2 -1.12 0.16 -0.84Q0.26 -0.72 0.22 -0.5Q0.18 -0.4 0.04 -0.38L-0.6 -0.34Q-0.86 -0.36 -1.06 -0.72L-1.18 -0.84Q-1.22 -0.94 -1.16 -1.0Z',
    );
    modelled(context, drum, white, { depth: 0.09, outline: 0.012 });
    clipped(context, drum, () => {
      for (const x of [-0.98, -0.62, -0.22, 0.16])
        line(context, `M${x - 0.12} -1.2Q${x + 0.16} -0.8 ${x - 0.06} -0.3`, toCss(paint, 0.9), 0.09);
    });
    line(context, drum, [70, 66, 66], 0.012);
    fill(context, box(-0.4, -0.24, 1.5, 0.08, 0.02), scale(paint, 0.8));
    line(context, 'M-1.3 -0.2V-0.5M-1.36 -0.5H-1.24', [90, 92, 98], 0.02);
    drawBeacon(sheet, 0.68, -1.04, request);
  },
  '#e0a52c #c8403a #3f8a5a #2f6fb0',
  -1.24,
);

/** A closed body with its hopper behind. */
export const drawGarbageTruck = truckWith(
  (sheet, paint, request) => {
    const { context } = sheet;
    drawBodywork(
      context,
      'M-1.0 -0.22V-1.0Q-0.98 -1.1 -0.86 -1.1H0.3Q0.36 -1.1 0.36 -1.02V-0.22Z',
      mix(paint, [240, 240, 236], 0.7),
      { top: -1.1, bottom: -0.2 },
      request,
    );
    for (let rib = 0; rib < 6; rib++)
      line(context, `M${-0.8 + rib * 0.2} -1.06V-0.26`, 'rgba(60,66,70,0.4)', 0.026);
    drawBodywork(
      context,
      'M-1.0 -1.06L-1.18 -1.0L-1.42 -0.6V-0.24H-0.98Z',
      paint,
      { top: -1.06, bottom: -0.2 },
      request,
    );
    fill(context, 'M-1.42 -0.58L-1.3 -0.76L-1.16 -0.62V-0.4H-1.42Z', [40, 42, 46]);
    for (const [x, y] of [
      [-1.34, -0.54],
      [-1.24, -0.56],
    ] as const)
      modelled(context, ellipse(x, y, 0.075), [66, 88, 74], { depth: 0.02 });
    // Three arrows that follow one another.
    for (let turn = 0; turn < 3; turn++) {
      const angle = turn * 2.094 - 0.5;
      const at = (shift: number, reach: number) =>
        `${-0.3 + Math.cos(angle + shift) * reach} ${-0.66 + Math.sin(angle + shift) * reach}`;
      line(context, `M${at(0, 0.19)}L${at(1.1, 0.19)}`, scale(paint, 0.9), 0.055);
      fill(context, `M${at(1.0, 0.29)}L${at(1.62, 0.19)}L${at(1.0, 0.09)}Z`, scale(paint, 0.9));
    }
    drawBeacon(sheet, 0.68, -1.04, request);
  },
  '#3f8a52 #2f7a8a #4a8a3a',
  -1.2,
);

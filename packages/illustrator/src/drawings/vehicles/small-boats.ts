import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { points } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { box, clipped, ellipse, fill, line, modelled, path, pathAt } from '../pen/pen.ts';
import { anchorAll, type Sketch, sketch } from '../pen/sketch.ts';
import { drawBoot, drawHull, drawSail } from './boat-parts.ts';
import { drawPane } from './vehicle-parts.ts';

const SPAR: Rgb = [132, 92, 58];

/** A small sailing boat: main sail and jib, a wooden or painted hull, a pennant. */
export function drawSailingBoat(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide } = request;
  const cloth: Rgb = color ?? pickColor(random, '#f6f0e2 #d9563c #f4efe4 #e8b04a');
  const hull = pickColor(random, '#8a5632 #f2eee6 #2f5f8a #a33a34');
  const stripe = random.chance(0.4);
  return sketch({ size, left: -0.75, right: 0.8, top: -1.14, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    line(context, 'M-0.02 -0.16V-1.06', SPAR, 0.028);
    line(context, 'M-0.02 -1.02L0.6 -0.24M-0.02 -1.02L-0.52 -0.2', 'rgba(80,66,54,0.7)', 0.006);
    const main = path('M-0.05 -1.0Q-0.5 -0.7 -0.56 -0.3Q-0.3 -0.24 -0.05 -0.27Z');
    drawSail(context, main, cloth, { left: -0.56, right: 0, lightSide }, [
      'M-0.05 -0.8Q-0.24 -0.72 -0.36 -0.72',
      'M-0.05 -0.62Q-0.3 -0.54 -0.48 -0.56',
      'M-0.05 -0.44Q-0.3 -0.38 -0.55 -0.4',
    ]);
    if (stripe)
      clipped(context, main, () => line(context, 'M-0.05 -0.62Q-0.3 -0.54 -0.52 -0.57', [206, 58, 52], 0.08));
    drawSail(
      context,
      'M0.02 -0.94Q0.36 -0.62 0.54 -0.27Q0.28 -0.24 0.05 -0.28Q0.12 -0.6 0.02 -0.94Z',
      mix(cloth, [255, 255, 255], 0.3),
      { left: 0, right: 0.55, lightSide },
      ['M0.05 -0.68L0.26 -0.6', 'M0.05 -0.48L0.42 -0.42'],
    );
    line(context, 'M-0.58 -0.26L0 -0.25', SPAR, 0.022);
    const shape = 'M-0.62 -0.19Q0 -0.15 0.66 -0.24Q0.56 -0.06 0.4 0H-0.4Q-0.56 -0.04 -0.62 -0.19Z';
    drawHull(context, shape, hull, { top: -0.22, bottom: 0, left: -0.62, right: 0.66 }, 4);
    line(context, 'M-0.62 -0.19Q0 -0.15 0.66 -0.24', mix(hull, [255, 240, 210], 0.6), 0.022);
    fill(context, 'M-0.02 -1.06q0.1 -0.05 0.2 0.01q-0.1 0.01 -0.2 0.05Z', [214, 60, 54]);
    anchorAll(sheet, 'waterline 0,-0.045 seat -0.26,-0.18');
  });
}

/** A clinker-built rowing boat with oars, benches and a rope at the bow. */
export function drawRowingBoat(request: DrawingRequest): Drawing {
  const { size, random, color } = request;
  const hull: Rgb = color ?? pickColor(random, '#9a6236 #3f7f8a #b5483a #e8dcc4');
  return sketch({ size: size * 1.35, left: -0.95, right: 0.95, top: -0.62, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    fill(
      context,
      'M-0.78 -0.34Q0 -0.24 0.82 -0.4Q0.3 -0.36 0 -0.34Q-0.5 -0.34 -0.78 -0.34Z',
      scale(hull, 0.42),
    );
    for (const [x, y] of points('-0.42,-0.305 0.02,-0.295 0.4,-0.32'))
      fill(context, box(x, y + 0.02, 0.12, 0.035, 0.006), [196, 150, 98]);
    const shape =
      'M-0.78 -0.35Q-0.4 -0.25 0 -0.25Q0.46 -0.26 0.84 -0.42Q0.76 -0.12 0.5 -0.01H-0.5Q-0.72 -0.08 -0.78 -0.35Z';
    drawHull(context, shape, hull, { top: -0.36, bottom: 0, left: -0.8, right: 0.84 }, 5);
    line(context, 'M-0.78 -0.35Q-0.4 -0.25 0 -0.25Q0.46 -0.26 0.84 -0.42', [206, 160, 104], 0.03);
    line(context, 'M-0.06 -0.3L0.36 0.0', [176, 128, 78], 0.026);
    fill(context, 'M0.3 -0.07L0.5 0.02Q0.46 0.08 0.36 0.04L0.26 -0.04Z', [196, 150, 98]);
    fill(context, box(-0.06, -0.25, 0.05, 0.06, 0.01), [90, 84, 84]);
    line(context, 'M0.82 -0.4q0.06 0.06 0.04 0.16', [226, 208, 170], 0.016);
    sheet.opening(0.02, -0.32, 0.6, 0.06);
    anchorAll(sheet, 'seat 0,-0.3 waterline 0,-0.075');
  });
}

export function drawCanoe({ size, random, color }: DrawingRequest): Drawing {
  const hull: Rgb = color ?? pickColor(random, '#b5342c #8a5a34 #3f7a5a #d8862c');
  return sketch({ size: size * 1.5, left: -0.95, right: 0.95, top: -0.5, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    line(context, 'M-0.3 -0.3L0.3 -0.12', [190, 144, 92], 0.024);
    fill(context, 'M-0.8 -0.32Q0 -0.18 0.8 -0.32Q0.4 -0.24 0 -0.24Q-0.4 -0.24 -0.8 -0.32Z', scale(hull, 0.4));
    const shape =
      'M-0.84 -0.36Q-0.7 -0.24 0 -0.2Q0.7 -0.24 0.84 -0.36Q0.86 -0.1 0.56 0H-0.56Q-0.86 -0.1 -0.84 -0.36Z';
    drawHull(context, shape, hull, { top: -0.34, bottom: 0, left: -0.84, right: 0.84 }, 2);
    line(context, 'M-0.84 -0.36Q-0.7 -0.24 0 -0.2Q0.7 -0.24 0.84 -0.36', [222, 184, 124], 0.026);
    for (const side of [-1, 1])
      line(
        context,
        pathAt(0, 0, 'M0.56 -0.06l0.06 -0.08l0.06 0.06', side),
        mix(hull, [255, 240, 210], 0.7),
        0.02,
      );
    fill(context, 'M0.26 -0.15L0.36 -0.12Q0.44 -0.04 0.4 0.02Q0.3 0.02 0.26 -0.06Z', [206, 160, 104]);
    sheet.opening(0, -0.25, 0.56, 0.045);
    anchorAll(sheet, 'seat 0,-0.24 waterline 0,-0.07');
  });
}

/** A Venetian gondola: black, high at both ends, the toothed iron at its bow, a red seat. */
export function drawVenetianGondola({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const hull: Rgb = color ?? [38, 36, 44];
  const cloth = pickColor(random, '#a3242c #2f4a8a #8a2f6a');
  return sketch({ size: size * 1.35, left: -1.05, right: 1.05, top: -0.72, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    modelled(context, 'M-0.16 -0.2Q-0.2 -0.42 -0.06 -0.44Q0.06 -0.42 0.06 -0.2Z', cloth, {
      depth: 0.03,
      lightSide,
    });
    line(context, 'M-0.16 -0.26Q-0.18 -0.42 -0.06 -0.44Q0.04 -0.42 0.06 -0.26', [216, 172, 82], 0.02);
    const shape =
      'M-1.0 -0.46Q-0.8 -0.2 -0.3 -0.17H0.3Q0.74 -0.2 0.92 -0.52L0.96 -0.5Q0.94 -0.2 0.62 0H-0.5Q-0.86 -0.1 -1.0 -0.46Z';
    drawHull(context, shape, hull, { top: -0.5, bottom: 0, left: -1, right: 0.96 }, 2);
    line(context, 'M-0.96 -0.38Q-0.8 -0.18 -0.3 -0.15H0.3Q0.72 -0.18 0.9 -0.44', [216, 172, 82], 0.016);
    line(
      context,
      'M0.93 -0.5Q1.0 -0.66 0.86 -0.68M0.94 -0.46h0.06M0.93 -0.4h0.06M0.91 -0.34h0.06M0.88 -0.28h0.06',
      [206, 212, 220],
      0.028,
    );
    line(context, 'M-0.72 -0.6L-0.34 -0.02', [150, 108, 66], 0.02);
    sheet.opening(0.02, -0.19, 0.4, 0.035);
    anchorAll(sheet, 'seat -0.04,-0.24 waterline 0,-0.06');
  });
}

/** Logs lashed together, with a pole and a patched sail. */
export function drawRaft({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const wood: Rgb = color ?? [150, 108, 70];
  return sketch({ size, left: -0.8, right: 0.8, top: -1.02, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    line(context, 'M0 -0.1V-0.96M-0.34 -0.88H0.34', scale(wood, 0.8), 0.036);
    drawSail(
      context,
      'M-0.3 -0.86H0.3Q0.42 -0.56 0.32 -0.26Q0 -0.2 -0.32 -0.26Q-0.2 -0.56 -0.3 -0.86Z',
      [238, 224, 192],
      { left: -0.3, right: 0.4, lightSide },
      ['M-0.1 -0.86Q0 -0.5 -0.1 -0.24', 'M0.12 -0.86Q0.22 -0.5 0.12 -0.24'],
    );
    fill(context, 'M0.06 -0.6l0.16 0.02l-0.02 0.14l-0.15 -0.02Z', [196, 110, 84]);
    for (let log = 0; log < 8; log++) {
      const y = -0.05 + (log % 2) * 0.015;
      modelled(context, ellipse(-0.63 + log * 0.18, y, 0.1, 0.075), scale(wood, random.range(0.86, 1.12)), {
        depth: 0.025,
        lightSide,
      });
      line(context, ellipse(-0.63 + log * 0.18, y, 0.05, 0.036), toCss(scale(wood, 0.6), 0.7), 0.01);
    }
    fill(context, 'M-0.7 -0.1L-0.56 -0.2H0.6L0.72 -0.1Z', scale(wood, 1.08));
    for (let gap = 1; gap < 8; gap++)
      line(context, `M${-0.7 + gap * 0.177} -0.1L${-0.56 + gap * 0.145} -0.2`, scale(wood, 0.55), 0.012);
    line(context, 'M-0.66 -0.13H0.68M-0.6 -0.18H0.64', [222, 200, 150], 0.014);
    anchorAll(sheet, 'seat -0.36,-0.15 waterline 0,-0.04');
  });
}

/** A stout fishing boat with a wheelhouse, a mast with nets and floats along the side. */
export function drawFishingBoat(request: DrawingRequest): Drawing {
  const { size, random, color, lamps } = request;
  const hull: Rgb = color ?? pickColor(random, '#2f6f9a #b5403a #3f8a6a #d8a03a');
  return sketch({ size, left: -0.95, right: 1.0, top: -1.1, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    line(
      context,
      'M0.32 -0.2V-1.02M0.32 -0.9L-0.42 -0.62M0.32 -1.0L0.84 -0.34M0.32 -1.0L-0.74 -0.26',
      [92, 74, 60],
      0.018,
    );
    const net = path('');
    for (let mesh = 0; mesh < 9; mesh++) {
      net.moveTo(-0.4 + mesh * 0.08, -0.62 - mesh * 0.03);
      net.lineTo(-0.5 + mesh * 0.06, -0.3);
      net.moveTo(-0.46 + mesh * 0.03, -0.56 + mesh * 0.03);
      net.lineTo(0.26 - mesh * 0.03, -0.84 + mesh * 0.066);
    }
    line(context, net, 'rgba(70,96,92,0.75)', 0.006);
    drawWheelhouse(sheet, request);
    const shape =
      'M-0.8 -0.28Q-0.3 -0.2 0.1 -0.22Q0.6 -0.26 0.9 -0.46Q0.84 -0.12 0.62 0H-0.6Q-0.78 -0.08 -0.8 -0.28Z';
    drawHull(context, shape, hull, { top: -0.44, bottom: 0, left: -0.8, right: 0.9 }, 3);
    drawBoot(context, shape, -0.07, 0);
    line(context, 'M-0.8 -0.28Q-0.3 -0.2 0.1 -0.22Q0.6 -0.26 0.9 -0.46', [250, 244, 228], 0.028);
    for (const x of [-0.5, -0.24, 0.02, 0.28])
      fill(context, ellipse(x, -0.15, 0.036, 0.042), random.pick(['#f0a03c', '#f4efe2', '#e2574a']));
    if (lamps) {
      for (const target of [context, sheet.glow]) fill(target, ellipse(0.32, -1.03, 0.022), [255, 236, 170]);
      sheet.light(0.32, -1.03, 0.3, [255, 226, 150]);
    }
    sheet.opening(0.5, -0.26, 0.2, 0.03);
    anchorAll(sheet, 'seat 0.5,-0.26 waterline 0,-0.06');
  });
}

function drawWheelhouse(sheet: Sketch, request: DrawingRequest): void {
  const { context } = sheet;
  modelled(context, 'M-0.56 -0.2L-0.52 -0.62H-0.08L-0.02 -0.2Z', [246, 242, 232], {
    depth: 0.03,
    lightSide: request.lightSide,
  });
  fill(context, box(-0.3, -0.61, 0.56, 0.05, 0.015), [196, 60, 50]);
  for (const x of [-0.42, -0.2]) drawPane(sheet, x, -0.42, 0.14, 0.13, request, true, 0.02);
  line(context, 'M-0.46 -0.66V-0.84', [70, 68, 72], 0.05);
}

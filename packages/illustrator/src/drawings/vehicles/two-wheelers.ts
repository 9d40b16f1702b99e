import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { box, ellipse, fill, line, modelled, pathAt } from '../pen/pen.ts';
import { anchorAll, sketch } from '../pen/sketch.ts';
import { drawBodywork, drawHeadlamp, drawTailLamp, drawTyre } from './vehicle-parts.ts';

const STEEL: Rgb = [186, 192, 200];

function drawSpokedWheel(context: SKRSContext2D, x: number, radius: number, tyre: Rgb): void {
  const y = -radius;
  for (let spoke = 0; spoke < 14; spoke++) {
    const angle = (spoke / 14) * TAU;
    line(
      context,
      `M${x} ${y}L${x + Math.cos(angle) * radius * 0.9} ${y + Math.sin(angle) * radius * 0.9}`,
      'rgba(150,156,166,0.9)',
      0.007,
    );
  }
  line(context, ellipse(x, y, radius * 0.95), tyre, radius * 0.1);
  line(context, ellipse(x, y, radius * 0.87), STEEL, radius * 0.05);
  fill(context, ellipse(x, y, radius * 0.09), [120, 124, 132]);
}

/** A bicycle heading right: an upright town bicycle with a basket, or a sporty one. */
export function drawBicycle({ size, random, color, lightSide, qualities }: DrawingRequest): Drawing {
  const paint: Rgb = color ?? pickColor(random, '#2f8f8a #c8403a #3a6fb0 #e0a02c #4a7a4a');
  const tyre: Rgb = qualities.includes('rusty') ? [92, 74, 62] : [40, 39, 44];
  const town = random.chance(0.7) || qualities.includes('fitted');
  return sketch({ size, left: -1.1, right: 1.1, top: -1.2, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    const [back, front, crank] = [
      { x: -0.58, y: -0.36 },
      { x: 0.6, y: -0.36 },
      { x: -0.06, y: -0.34 },
    ];
    drawSpokedWheel(context, back.x, 0.36, tyre);
    drawSpokedWheel(context, front.x, 0.36, tyre);
    for (const wheel of [back, front])
      line(
        context,
        `M${wheel.x - 0.36} ${wheel.y - 0.14}A0.39 0.39 0 0 1 ${wheel.x + 0.24} ${wheel.y - 0.31}`,
        paint,
        0.026,
      );
    line(
      context,
      `M${crank.x} ${crank.y - 0.09}L${back.x} ${back.y - 0.05}M${crank.x} ${crank.y + 0.09}L${back.x} ${back.y + 0.05}`,
      [70, 68, 74],
      0.016,
    );
    const top = town
      ? `M-0.2 -0.74Q0.1 -0.5 0.44 -0.72M${crank.x} ${crank.y}Q0.16 -0.42 0.46 -0.62`
      : `M-0.22 -0.78L0.44 -0.78M${crank.x} ${crank.y}L0.46 -0.66`;
    const frame = `M${back.x} ${back.y}L${crank.x} ${crank.y}L-0.24 -0.86M${back.x} ${back.y}L-0.2 -0.72${top}M${front.x} ${front.y}Q0.52 -0.56 0.42 -0.88`;
    line(context, frame, scale(paint, 0.45), 0.07);
    line(context, frame, paint, 0.052);
    line(context, frame, mix(paint, [255, 255, 255], 0.5), 0.014);
    line(context, 'M0.42 -0.86L0.4 -1.0Q0.36 -1.08 0.22 -1.04', STEEL, 0.034);
    line(context, 'M0.3 -1.06L0.2 -1.03', [92, 56, 38], 0.056);
    fill(
      context,
      'M-0.42 -0.94Q-0.3 -0.98 -0.08 -0.91Q-0.1 -0.86 -0.24 -0.86Q-0.4 -0.84 -0.42 -0.94Z',
      [92, 56, 38],
    );
    line(context, ellipse(crank.x, crank.y, 0.09), [90, 92, 100], 0.028);
    line(context, pathAt(crank.x, crank.y, 'M0 0L0.1 0.15M0 0L-0.1 -0.15'), [70, 70, 78], 0.03);
    for (const side of [-1, 1])
      fill(context, box(crank.x + side * 0.1, crank.y + side * 0.15 + 0.02, 0.12, 0.035, 0.01), [50, 48, 54]);
    line(context, 'M-0.86 -0.78H-0.3M-0.8 -0.77L-0.6 -0.38', [80, 80, 88], 0.022);
    if (town) {
      modelled(context, 'M0.46 -1.0H0.86L0.8 -0.72H0.52Z', [186, 136, 82], { depth: 0.03, lightSide });
      for (let weave = 0; weave < 4; weave++)
        line(
          context,
          `M${0.48 + weave * 0.008} ${-0.94 + weave * 0.06}H${0.84 - weave * 0.012}`,
          'rgba(110,70,36,0.7)',
          0.012,
        );
      for (let bloom = 0; bloom < 9; bloom++)
        fill(
          context,
          ellipse(0.5 + bloom * 0.042, -1.01 - random.range(0, 0.06), 0.032),
          random.pick(['#e2506a', '#f4c04e', '#ffffff', '#6aa452', '#b76ad0']),
        );
    }
    anchorAll(sheet, 'seat -0.25,-0.95 hand 0.26,-1.04 back -0.62,-0.8');
  });
}

/** One wheel below a saddle; its rider has the hands free. */
export function drawUnicycle({ size, random, color }: DrawingRequest): Drawing {
  const paint: Rgb = color ?? pickColor(random, '#c8403a #3a6fb0 #e0a02c');
  return sketch({ size, left: -0.5, right: 0.5, top: -1.3, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    drawSpokedWheel(context, 0, 0.42, [40, 39, 44]);
    const fork = 'M-0.04 -0.42V-0.86Q0 -0.92 0.04 -0.86V-0.42M0 -0.88V-1.16';
    line(context, fork, scale(paint, 0.45), 0.07);
    line(context, fork, paint, 0.05);
    line(context, 'M0.1 -0.28L-0.1 -0.56', [70, 70, 78], 0.034);
    for (const side of [-1, 1])
      fill(context, box(side * 0.12, side > 0 ? -0.26 : -0.54, 0.15, 0.04, 0.01), [50, 48, 54]);
    fill(
      context,
      'M-0.24 -1.25Q-0.1 -1.2 0 -1.21Q0.12 -1.2 0.24 -1.27Q0.22 -1.12 0 -1.14Q-0.22 -1.1 -0.24 -1.25Z',
      [60, 42, 36],
    );
    anchorAll(sheet, 'seat 0,-1.2 hand 0.3,-1.6');
  });
}

/** A bicycle for two, heading right. */
export function drawTandem({ size, random, color }: DrawingRequest): Drawing {
  const paint: Rgb = color ?? pickColor(random, '#2f8f8a #c8403a #3a6fb0 #e0a02c #4a7a4a');
  return sketch({ size, left: -1.6, right: 1.6, top: -1.2, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    for (const x of [-1.1, 1.12]) drawSpokedWheel(context, x, 0.36, [40, 39, 44]);
    line(context, 'M-1.1 -0.31L-0.56 -0.27L0.42 -0.27M-0.56 -0.41L0.42 -0.41', [70, 68, 74], 0.016);
    const frame =
      'M-1.1 -0.36L-0.56 -0.34L-0.74 -0.86M-1.1 -0.36L-0.7 -0.74L0.24 -0.74M-0.56 -0.34H0.42L0.24 -0.86M-0.56 -0.34L0.24 -0.7' +
      'M0.24 -0.74L0.94 -0.76M0.42 -0.34L0.96 -0.62M1.12 -0.36Q1.04 -0.56 0.94 -0.88';
    line(context, frame, scale(paint, 0.45), 0.07);
    line(context, frame, paint, 0.052);
    line(context, frame, mix(paint, [255, 255, 255], 0.5), 0.014);
    for (const [bar, saddle, crank] of [
      [0.94, 0.22, 0.42],
      [0.2, -0.76, -0.56],
    ] as const) {
      line(context, pathAt(bar, -0.86, 'M0 0L-0.02 -0.14Q-0.06 -0.22 -0.2 -0.18'), STEEL, 0.034);
      line(context, pathAt(bar, -0.86, 'M-0.12 -0.2L-0.22 -0.17'), [92, 56, 38], 0.056);
      fill(
        context,
        pathAt(saddle, -0.86, 'M-0.18 -0.08Q-0.06 -0.12 0.16 -0.05Q0.14 0 0 0Q-0.16 0.02 -0.18 -0.08Z'),
        [92, 56, 38],
      );
      line(context, ellipse(crank, -0.34, 0.09), [90, 92, 100], 0.028);
      line(context, pathAt(crank, -0.34, 'M0.1 0.15L-0.1 -0.15'), [70, 70, 78], 0.03);
      for (const side of [-1, 1])
        fill(context, box(crank + side * 0.1, -0.32 + side * 0.15, 0.12, 0.035, 0.01), [50, 48, 54]);
    }
    anchorAll(sheet, 'seat 0.22,-0.95 hand 0.76,-1.04 back -0.76,-0.95');
  });
}

/** A motorcycle with a round tank and a long exhaust. */
export function drawMotorcycle(request: DrawingRequest): Drawing {
  const { size, random, color } = request;
  const paint: Rgb = color ?? pickColor(random, '#b82a2a #28406a #2a2a2e #3a6a4a #d88a2a');
  return sketch({ size, left: -1.2, right: 1.2, top: -1.14, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    for (const x of [-0.68, 0.74]) {
      drawSpokedWheel(context, x, 0.35, [36, 35, 40]);
      line(context, ellipse(x, -0.35, 0.315), [36, 35, 40], 0.08);
    }
    line(
      context,
      'M-0.68 -0.35L-0.2 -0.38L0.36 -0.74L-0.34 -0.62ZM0.16 -0.26L0.52 -0.78L0.3 -0.76',
      [50, 48, 54],
      0.05,
    );
    line(context, 'M0.74 -0.35L0.46 -0.96', scale(STEEL, 0.55), 0.09);
    line(context, 'M0.74 -0.35L0.46 -0.96', STEEL, 0.066);
    fill(context, box(-0.02, -0.22, 0.46, 0.34, 0.06), [112, 116, 124]);
    for (let fin = 0; fin < 6; fin++) line(context, `M-0.2 ${-0.52 + fin * 0.05}H0.18`, [70, 72, 80], 0.016);
    line(context, ellipse(0.0, -0.3, 0.1), [206, 210, 216], 0.03);
    line(context, 'M0.1 -0.3Q0.2 -0.16 -0.1 -0.17L-0.98 -0.22', [206, 210, 216], 0.07);
    line(context, 'M-0.5 -0.2L-1.0 -0.225', [160, 166, 176], 0.1);
    drawBodywork(
      context,
      'M-0.2 -0.64Q-0.14 -0.84 0.14 -0.86Q0.36 -0.84 0.42 -0.7Q0.1 -0.58 -0.2 -0.64Z',
      paint,
      { top: -0.86, bottom: -0.58 },
      request,
    );
    fill(
      context,
      'M-0.88 -0.72Q-0.7 -0.76 -0.5 -0.68Q-0.3 -0.74 -0.16 -0.66L-0.22 -0.58Q-0.5 -0.56 -0.78 -0.62Z',
      [52, 38, 34],
    );
    drawBodywork(
      context,
      'M-1.06 -0.5Q-0.96 -0.76 -0.66 -0.74Q-0.46 -0.7 -0.38 -0.56L-0.48 -0.54Q-0.6 -0.64 -0.72 -0.64Q-0.92 -0.62 -1.0 -0.48Z',
      paint,
      { top: -0.76, bottom: -0.48 },
      request,
    );
    drawBodywork(
      context,
      'M0.44 -0.6Q0.6 -0.78 0.84 -0.72Q1.04 -0.64 1.1 -0.44L1.04 -0.44Q0.94 -0.62 0.76 -0.64Q0.6 -0.66 0.48 -0.54Z',
      paint,
      { top: -0.76, bottom: -0.44 },
      request,
    );
    line(context, 'M0.46 -0.94Q0.42 -1.06 0.22 -1.02', STEEL, 0.034);
    line(context, 'M0.3 -1.04L0.18 -1.01', [40, 38, 42], 0.058);
    drawHeadlamp(sheet, 0.56, -0.86, 0.09, request);
    drawTailLamp(sheet, -1.0, -0.56, request, 0.06);
    anchorAll(sheet, 'seat -0.4,-0.7 hand 0.22,-1.02 back -0.74,-0.74');
  });
}

/** A round-bodied motor scooter. */
export function drawScooter(request: DrawingRequest): Drawing {
  const { size, random, color } = request;
  const paint: Rgb = color ?? pickColor(random, '#8fd0c0 #e06a5a #f0d08a #8ab0d8 #f2ece0');
  return sketch({ size, left: -0.95, right: 0.95, top: -1.16, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    line(context, 'M0.56 -0.2L0.36 -0.96', STEEL, 0.05);
    drawTyre(context, { x: 0.58, radius: 0.2 }, false);
    drawTyre(context, { x: -0.5, radius: 0.2 }, false);
    drawBodywork(
      context,
      'M0.18 -0.28Q0.18 -0.62 0.3 -0.94L0.48 -0.9Q0.5 -0.5 0.46 -0.26Q0.4 -0.14 0.2 -0.14H-0.24V-0.28Z',
      paint,
      { top: -0.94, bottom: -0.14 },
      request,
    );
    drawBodywork(
      context,
      'M-0.86 -0.36Q-0.82 -0.66 -0.44 -0.68H-0.14Q-0.04 -0.5 -0.12 -0.2H-0.3Q-0.4 -0.42 -0.58 -0.42Q-0.76 -0.4 -0.78 -0.26Z',
      paint,
      { top: -0.7, bottom: -0.2 },
      request,
    );
    drawBodywork(
      context,
      'M0.36 -0.34Q0.5 -0.5 0.68 -0.44Q0.82 -0.36 0.84 -0.2L0.78 -0.22Q0.7 -0.36 0.56 -0.34Z',
      paint,
      { top: -0.5, bottom: -0.2 },
      request,
    );
    fill(context, 'M-0.78 -0.72Q-0.5 -0.8 -0.08 -0.72L-0.12 -0.64H-0.7Z', [110, 66, 44]);
    line(context, 'M0.38 -0.94L0.22 -1.02', STEEL, 0.036);
    line(context, 'M0.28 -0.99L0.18 -1.04', [50, 46, 50], 0.06);
    line(context, 'M0.34 -1.0L0.24 -1.12', STEEL, 0.012);
    fill(context, ellipse(0.22, -1.13, 0.04, 0.03), [170, 196, 210]);
    drawHeadlamp(sheet, 0.44, -0.96, 0.08, request);
    drawTailLamp(sheet, -0.84, -0.42, request, 0.06);
    anchorAll(sheet, 'seat -0.4,-0.74 hand 0.2,-1.03 back -0.7,-0.75');
  });
}

/** A wheelchair heading right, with handles for who pushes it. */
export function drawWheelchair({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const cloth: Rgb = color ?? pickColor(random, '#2f4a6f #7a3038 #35563f #3a3a44');
  const options = { depth: 0.03, lightSide };
  return sketch({ size, left: -0.52, right: 0.72, top: -1.02, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    modelled(context, 'M-0.36 -0.96L-0.24 -0.97L-0.14 -0.5L-0.27 -0.48Z', cloth, options);
    modelled(context, box(0.08, -0.46, 0.52, 0.09, 0.04), cloth, options);
    const frame =
      'M-0.5 -0.93H-0.35L-0.2 -0.36H0.32L0.46 -0.13H0.64M-0.24 -0.68H0.24L0.3 -0.4M0.3 -0.36V-0.14';
    line(context, frame, scale(STEEL, 0.5), 0.05);
    line(context, frame, STEEL, 0.034);
    line(context, 'M-0.51 -0.93H-0.42', [40, 38, 42], 0.06);
    drawSpokedWheel(context, 0.3, 0.1, [40, 39, 44]);
    for (const layer of [context, sheet.front]) {
      drawSpokedWheel(layer, -0.1, 0.36, [40, 39, 44]);
      modelled(layer, box(0, -0.68, 0.46, 0.06, 0.03), [52, 50, 56], { depth: 0.02, lightSide });
    }
    anchorAll(sheet, 'seat -0.06,-0.53 hand -0.47,-0.93');
  });
}

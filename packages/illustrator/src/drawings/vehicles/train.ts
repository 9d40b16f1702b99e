import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { barrel, box, down, ellipse, fill, line, modelled } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';

/** A steam locomotive with one carriage, heading right. */
export function drawTrain({ size, random, color, lightSide, lamps }: DrawingRequest): Drawing {
  const paint: Rgb = color ?? pickColor(random, '#2f5a48 #a32d2d #28466e #3a3a42');
  return sketch({ size: size * 0.95, left: -1.7, right: 1.2, top: -1.5, facing: 'right' }, (sheet) => {
    drawPlume(sheet.context, random.fork('plume'));
    drawCarriage(sheet, pickColor(random, '#963c2e #c49854 #46604e'), lamps, lightSide);
    drawEngine(sheet, paint, lightSide, lamps);
    const { context } = sheet;
    line(context, 'M-1.68 -0.01H1.18', [70, 62, 60], 0.024);
  });
}

/** Steam that the journey draws out behind the funnel, in rolling puffs. */
function drawPlume(context: SKRSContext2D, random: Random): void {
  const puffs = 26;
  for (let puff = puffs; puff >= 0; puff--) {
    const t = puff / puffs;
    const radius = 0.055 + 0.13 * t ** 0.8;
    const x = 0.67 - t * 1.75 + random.range(-0.04, 0.04);
    const y = -1.04 - 0.22 * Math.sin(Math.min(1, t * 1.6) * 1.57) + random.range(-0.04, 0.04);
    const tone = mix([250, 251, 254], [206, 212, 224], random.next() * 0.6);
    context.globalAlpha = 0.95 - 0.62 * t;
    modelled(context, ellipse(x, y, radius, radius * 0.82), tone, {
      depth: radius * 0.5,
      outline: 0,
      strength: 0.5,
    });
  }
  context.globalAlpha = 1;
}

function drawWheel(context: SKRSContext2D, x: number, radius: number, spokes: number): void {
  const y = -radius - 0.02;
  fill(context, ellipse(x, y, radius), [42, 40, 44]);
  line(context, ellipse(x, y, radius * 0.84), [186, 60, 50], radius * 0.14);
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = (spoke / spokes) * TAU;
    line(
      context,
      `M${x} ${y}L${x + Math.cos(angle) * radius * 0.8} ${y + Math.sin(angle) * radius * 0.8}`,
      [186, 60, 50],
      radius * 0.1,
    );
  }
  fill(context, ellipse(x, y, radius * 0.2), [206, 172, 96]);
}

function drawEngine({ context, glow, light }: Sketch, paint: Rgb, lightSide: -1 | 1, lamps: boolean): void {
  const model = { depth: 0.035, lightSide, outline: 0.007 };
  const brass: Rgb = [214, 172, 84];
  modelled(context, 'M0.86 -0.02L1.14 -0.02L0.9 -0.28H0.86Z', [70, 68, 74], model);
  fill(context, box(0.2, -0.2, 1.46, 0.12, 0.02), [48, 46, 52]);
  modelled(context, box(0.66, -0.74, 0.13, 0.24, 0.01), [48, 46, 52], model);
  modelled(context, 'M0.56 -1.0H0.76L0.73 -0.93H0.59Z', brass, model);
  modelled(context, 'M0.14 -0.72Q0.14 -0.85 0.24 -0.85Q0.34 -0.85 0.34 -0.72Z', brass, model);
  const boiler = box(0.38, -0.3, 1.0, 0.46, 0.12);
  fill(context, boiler, down(context, -0.78, -0.3, barrel(paint, -1)));
  line(context, boiler, scale(paint, 0.3), 0.008);
  for (const x of [0.02, 0.3, 0.58]) line(context, `M${x} -0.755V-0.305`, brass, 0.018);
  modelled(context, box(0.89, -0.29, 0.1, 0.48, 0.03), [52, 50, 56], model);
  fill(context, ellipse(0.965, -0.62, 0.055), brass);
  for (const target of lamps ? [context, glow] : [context])
    fill(target, ellipse(0.975, -0.62, 0.038), [255, 244, 204]);
  if (lamps) light(1.0, -0.62, 0.5, [255, 226, 150]);
  modelled(context, box(-0.32, -0.22, 0.5, 0.66, 0.02), paint, model);
  modelled(context, 'M-0.64 -0.86Q-0.32 -1.0 0.0 -0.86V-0.9Q-0.32 -1.06 -0.64 -0.9Z', [58, 54, 60], {
    ...model,
    depth: 0.015,
  });
  const pane = box(-0.32, -0.52, 0.3, 0.26, 0.03);
  for (const target of lamps ? [context, glow] : [context])
    fill(target, pane, lamps ? [255, 214, 130] : [150, 186, 204]);
  line(context, pane, brass, 0.016);
  line(context, 'M-0.55 -0.3H-0.09', brass, 0.014);
  for (const x of [-0.3, 0.12]) drawWheel(context, x, 0.19, 8);
  for (const x of [0.5, 0.78]) drawWheel(context, x, 0.13, 6);
  line(context, 'M-0.3 -0.17L0.12 -0.17L0.5 -0.2', [170, 176, 186], 0.03);
}

function drawCarriage(sheet: Sketch, paint: Rgb, lamps: boolean, lightSide: -1 | 1): void {
  const { context, glow, light } = sheet;
  line(context, 'M-0.68 -0.24H-0.5', [60, 56, 60], 0.04);
  modelled(context, box(-1.14, -0.2, 0.92, 0.58, 0.04), paint, { depth: 0.04, lightSide });
  modelled(context, 'M-1.64 -0.76Q-1.14 -0.92 -0.64 -0.76L-0.66 -0.72H-1.62Z', scale(paint, 0.5), {
    depth: 0.02,
    lightSide,
  });
  for (let pane = 0; pane < 4; pane++) {
    const x = -1.47 + pane * 0.22;
    const shape = box(x, -0.46, 0.15, 0.2, 0.03);
    for (const target of lamps ? [context, glow] : [context])
      fill(target, shape, lamps ? [255, 214, 130] : [158, 192, 208]);
    line(context, shape, [230, 202, 140], 0.012);
    if (lamps) light(x, -0.55, 0.16, [255, 180, 90]);
  }
  line(context, 'M-1.6 -0.36H-0.68', [230, 202, 140], 0.014);
  for (const x of [-1.45, -0.85]) drawWheel(context, x, 0.12, 6);
}

import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { box, ellipse, fill, line, modelled, pathAt } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import { drawPane } from './vehicle-parts.ts';

/** A wooden wheel with spokes, standing on the ground. */
function drawCartWheel(context: SKRSContext2D, x: number, radius: number, wood: Rgb, tyre: Rgb): void {
  for (let spoke = 0; spoke < 10; spoke++) {
    const angle = (spoke / 10) * TAU + 0.2;
    line(
      context,
      `M${x} ${-radius}L${x + Math.cos(angle) * radius * 0.86} ${-radius + Math.sin(angle) * radius * 0.86}`,
      wood,
      radius * 0.11,
    );
  }
  line(context, ellipse(x, -radius, radius * 0.88), scale(wood, 0.8), radius * 0.16);
  line(context, ellipse(x, -radius, radius * 0.96), tyre, radius * 0.07);
  fill(context, ellipse(x, -radius, radius * 0.2), scale(wood, 0.7));
  fill(context, ellipse(x, -radius, radius * 0.1), [206, 176, 96]);
}

/** A coach with a curved body, lanterns and gilding; no horses. */
export function drawCarriage(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide, lamps } = request;
  const paint: Rgb = color ?? pickColor(random, '#8a2436 #2f3f6a #e8dcc0 #2f5f4a');
  const gold: Rgb = [222, 178, 86];
  return sketch({ size, left: -1.1, right: 1.15, top: -1.1, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    line(context, 'M-0.9 -0.42Q0 -0.2 0.9 -0.44M0.84 -0.34L1.1 -0.3', [70, 52, 40], 0.045);
    modelled(context, 'M0.62 -0.58Q0.66 -0.76 0.92 -0.74V-0.5H0.64Z', [122, 46, 44], {
      depth: 0.03,
      lightSide,
    });
    line(context, 'M0.62 -0.5H1.0Q1.06 -0.4 1.02 -0.34', paint, 0.05);
    const body = 'M-0.62 -0.86Q-0.72 -0.5 -0.36 -0.3H0.26Q0.6 -0.5 0.52 -0.86Z';
    modelled(context, body, paint, { depth: 0.06, lightSide, outline: 0.01 });
    modelled(context, 'M-0.68 -0.86Q-0.6 -0.98 -0.3 -1.0H0.2Q0.5 -0.98 0.58 -0.86Z', scale(paint, 0.75), {
      depth: 0.03,
      lightSide,
    });
    line(context, 'M-0.7 -0.86H0.6', gold, 0.03);
    line(context, 'M-0.56 -0.5Q-0.5 -0.36 -0.34 -0.32H0.24Q0.4 -0.36 0.48 -0.5', gold, 0.018);
    for (const x of [-0.4, 0.3]) drawPane(sheet, x, -0.62, 0.2, 0.18, request, true, 0.05);
    modelled(context, box(-0.05, -0.34, 0.32, 0.5, 0.03), scale(paint, 1.1), { depth: 0.025, lightSide });
    drawPane(sheet, -0.05, -0.6, 0.22, 0.19, request, true, 0.06);
    line(context, box(-0.05, -0.34, 0.32, 0.5, 0.03), gold, 0.016);
    fill(context, ellipse(0.08, -0.52, 0.018), gold);
    for (const x of [-0.66, 0.58]) {
      for (const target of lamps ? [context, sheet.glow] : [context])
        fill(target, box(x, -0.68, 0.06, 0.1, 0.015), lamps ? [255, 226, 140] : [236, 220, 170]);
      if (lamps) sheet.light(x, -0.73, 0.25, [255, 190, 100]);
    }
    drawCartWheel(context, -0.62, 0.36, mix(gold, paint, 0.3), [60, 54, 52]);
    drawCartWheel(context, 0.66, 0.28, mix(gold, paint, 0.3), [60, 54, 52]);
    sheet.anchor('seat', 0.8, -0.66);
  });
}

/** A farm cart with two wheels, shafts, and hay or barrels. */
export function drawCart({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const wood: Rgb = color ?? pickColor(random, '#a06f42 #8a5f3a #b07f4e');
  const hay = random.chance(0.65);
  return sketch({ size, left: -1.1, right: 1.35, top: -1.08, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    if (hay) {
      modelled(context, 'M-0.86 -0.66Q-0.8 -0.98 -0.2 -1.0Q0.5 -1.0 0.58 -0.66Z', [218, 180, 92], {
        depth: 0.08,
        lightSide,
        outline: 0,
      });
      for (let straw = 0; straw < 90; straw++)
        line(
          context,
          `M${random.range(-0.84, 0.5)} ${random.range(-0.98, -0.66)}l${random.range(-0.05, 0.07)} ${random.range(-0.04, 0.04)}`,
          random.pick(['#eed48a', '#b8903e', '#f4e2a8', '#cfa856']),
          0.011,
        );
    } else
      for (const x of [-0.6, -0.16, 0.28]) {
        modelled(
          context,
          pathAt(x, 0, 'M-0.17 -0.62Q-0.23 -0.8 -0.17 -0.98H0.17Q0.23 -0.8 0.17 -0.62Z'),
          [136, 90, 54],
          { depth: 0.05, lightSide },
        );
        line(context, `M${x - 0.2} -0.88h0.4M${x - 0.2} -0.72h0.4`, [84, 78, 78], 0.03);
      }
    line(context, 'M0.4 -0.44L1.3 -0.36', scale(wood, 0.75), 0.06);
    modelled(context, 'M-0.94 -0.74L-0.84 -0.4H0.56L0.66 -0.74Z', wood, { depth: 0.04, lightSide });
    for (const y of [-0.62, -0.51])
      line(context, `M${-0.92 - y * 0.05} ${y}H0.62`, toCss(scale(wood, 0.5), 0.8), 0.014);
    for (const x of [-0.78, -0.36, 0.08, 0.48]) fill(context, box(x, -0.4, 0.05, 0.36), scale(wood, 0.72));
    drawCartWheel(context, -0.14, 0.42, scale(wood, 0.92), [74, 68, 66]);
    sheet.opening(-0.14, -0.74, 0.72, 0.06);
    sheet.anchor('seat', -0.14, -0.74);
  });
}

/** A low sled of slats on two runners, heading right. */
export function drawSled({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const wood: Rgb = color ?? pickColor(random, '#b5763e #c23a34 #a8683a');
  return sketch({ size, left: -1.0, right: 1.1, top: -0.6, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    const runner = 'M-0.86 -0.04H0.62Q0.98 -0.06 0.98 -0.34Q0.94 -0.44 0.84 -0.4';
    line(context, 'M-0.8 -0.09H0.66Q1 -0.11 1 -0.38', scale(wood, 0.42), 0.05);
    for (const x of [-0.62, -0.06, 0.5]) line(context, `M${x} -0.26V-0.05`, scale(wood, 0.7), 0.06);
    line(context, runner, scale(wood, 0.62), 0.06);
    modelled(context, 'M-0.9 -0.34H0.78Q0.82 -0.3 0.78 -0.24H-0.9Q-0.94 -0.29 -0.9 -0.34Z', wood, {
      depth: 0.03,
      lightSide,
      outline: 0.01,
    });
    for (const x of [-0.6, -0.25, 0.1, 0.45]) line(context, `M${x} -0.34V-0.24`, scale(wood, 0.55), 0.016);
    line(context, 'M0.84 -0.4Q0.6 -0.56 0.24 -0.46', [120, 84, 52], 0.02);
    sheet.opening(-0.12, -0.34, 0.5, 0.05);
    sheet.anchor('seat', -0.14, -0.33);
  });
}

/** A sleigh with curled runners, heading right. */
export function drawSleigh({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const paint: Rgb = color ?? pickColor(random, '#b5262c #2f5f4a #2f4f8a');
  const gold: Rgb = [226, 184, 92];
  return sketch({ size, left: -1.0, right: 1.1, top: -1.0, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    fill(context, 'M-0.6 -0.5Q-0.3 -0.72 0.1 -0.5Z', scale(paint, 0.45));
    modelled(context, 'M-0.56 -0.5Q-0.5 -0.66 -0.1 -0.6L-0.06 -0.44H-0.54Z', [112, 66, 48], {
      depth: 0.03,
      lightSide,
    });
    const body =
      'M-0.88 -0.9Q-0.72 -0.94 -0.66 -0.76Q-0.6 -0.52 -0.3 -0.5H0.2Q0.44 -0.52 0.5 -0.72Q0.6 -0.96 0.82 -0.9Q0.92 -0.84 0.86 -0.74Q0.8 -0.8 0.72 -0.74Q0.64 -0.24 0.2 -0.2H-0.4Q-0.78 -0.22 -0.88 -0.9Z';
    modelled(context, body, paint, { depth: 0.05, lightSide, outline: 0.01 });
    line(context, 'M-0.84 -0.88Q-0.72 -0.28 -0.38 -0.25H0.2Q0.58 -0.28 0.66 -0.74', gold, 0.022);
    line(context, 'M-0.3 -0.36q0.1 -0.1 0.18 0t0.18 0q0.1 -0.1 0.18 0', gold, 0.018);
    for (const x of [-0.44, 0, 0.4]) line(context, `M${x} -0.2V-0.04`, gold, 0.03);
    line(context, 'M-0.82 -0.04H0.7Q1.02 -0.06 1.0 -0.3Q0.96 -0.42 0.86 -0.36', [92, 66, 50], 0.05);
    line(context, 'M-0.82 -0.05H0.7Q1.0 -0.07 0.98 -0.29', mix(gold, [255, 255, 255], 0.3), 0.014);
    sheet.opening(-0.12, -0.54, 0.38, 0.05);
    sheet.anchor('seat', -0.34, -0.56);
  });
}

/** A tank on its tracks. */
export function drawTank({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const paint: Rgb = color ?? pickColor(random, '#6a7448 #8a7f5a #5f6a5a');
  return sketch({ size: size * 1.1, left: -1.15, right: 1.5, top: -0.95, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    const model = { depth: 0.04, lightSide };
    line(context, 'M0.3 -0.68L1.42 -0.76', scale(paint, 0.5), 0.085);
    line(context, 'M0.3 -0.685L1.42 -0.765', paint, 0.06);
    modelled(context, box(1.38, -0.71, 0.13, 0.1, 0.02), scale(paint, 0.85), model);
    modelled(context, 'M-0.5 -0.5L-0.42 -0.78Q-0.1 -0.88 0.3 -0.8L0.46 -0.5Z', paint, model);
    modelled(context, box(-0.12, -0.82, 0.26, 0.06, 0.02), scale(paint, 0.8), model);
    modelled(context, 'M-1.02 -0.3L-0.86 -0.52H0.8L1.06 -0.34V-0.26H-1.02Z', scale(paint, 1.06), model);
    modelled(
      context,
      'M-0.92 -0.36H0.92Q1.08 -0.34 1.04 -0.2Q0.92 -0.02 0.74 0H-0.76Q-1.0 -0.04 -1.06 -0.2Q-1.06 -0.34 -0.92 -0.36Z',
      [58, 58, 60],
      model,
    );
    for (let tread = 0; tread < 26; tread++)
      line(
        context,
        `M${-0.98 + tread * 0.078} -0.345v-0.03M${-0.8 + tread * 0.063} 0.0v-0.02`,
        [96, 96, 98],
        0.024,
      );
    for (let wheel = 0; wheel < 6; wheel++) {
      const x = -0.72 + wheel * 0.29;
      modelled(context, ellipse(x, -0.17, 0.125), scale(paint, 0.92), { depth: 0.03, lightSide });
      fill(context, ellipse(x, -0.17, 0.04), scale(paint, 0.5));
    }
    sheet.anchor('seat', -0.1, -0.86);
  });
}

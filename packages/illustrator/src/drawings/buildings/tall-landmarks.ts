import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import {
  across,
  barrel,
  box,
  clipped,
  ellipse,
  fill,
  limb,
  line,
  modelled,
  path,
  polygon,
} from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import { faceTones, sideOf } from '../pen/solid.ts';

/** A copper goddess with torch and crown of rays on a stone pedestal, as at New York. */
export function drawLiberty({ size, color, lightSide, lamps }: DrawingRequest): Drawing {
  const copper: Rgb = color ?? [118, 172, 154];
  const stone: Rgb = [190, 174, 150];
  const folds = toCss(scale(copper, 0.5), 0.7);
  return sketch({ size: size * 1.15, left: -0.5, right: 0.5, top: -1.22 }, (sheet) => {
    const { context } = sheet;
    for (const [y, width, height] of rows<3>('0.02,0.62,0.08 -0.05,0.5,0.08 -0.12,0.38,0.26 -0.36,0.44,0.05'))
      fill(
        context,
        box(0, y, width, height, 0.006),
        across(context, -width / 2, width / 2, barrel(stone, lightSide, 0.7)),
      );
    for (const x of [-0.1, 0, 0.1]) fill(context, box(x, -0.16, 0.05, 0.13), scale(stone, 0.6));
    const robe = path(
      'M-0.15 -0.4Q-0.17 -0.7 -0.11 -0.86Q-0.04 -0.92 0.04 -0.92Q0.13 -0.88 0.13 -0.74Q0.17 -0.6 0.16 -0.4Z',
    );
    modelled(context, robe, copper, { depth: 0.05, lightSide });
    clipped(context, robe, () => {
      for (const [x, lean] of rows<2>('-0.1,-0.02 -0.05,0.02 0,-0.01 0.05,0.03 0.1,0'))
        line(context, `M${x} -0.42Q${x + lean} -0.6 ${x * 0.6 + 0.04} -0.76`, folds, 0.012);
      line(context, 'M-0.12 -0.82Q0 -0.68 0.15 -0.62M-0.13 -0.72Q0 -0.6 0.15 -0.54', folds, 0.014);
    });
    modelled(context, limb('-0.1,-0.86 -0.15,-0.98 -0.16,-1.08', [0.07, 0.055, 0.042]), copper, {
      depth: 0.02,
      lightSide,
    });
    modelled(
      context,
      polygon([
        [0.07, -0.8],
        [0.16, -0.82],
        [0.18, -0.64],
        [0.1, -0.61],
      ]),
      scale(copper, 0.92),
      { depth: 0.02, lightSide },
    );
    modelled(context, limb('0.1,-0.86 0.16,-0.76 0.12,-0.68', [0.07, 0.06, 0.045]), copper, {
      depth: 0.02,
      lightSide,
    });
    for (let ray = -3; ray <= 3; ray++) {
      const turn = -Math.PI / 2 + ray * 0.34;
      const [x, y] = [0.01 + Math.cos(turn) * 0.07, -1.0 + Math.sin(turn) * 0.07];
      fill(
        context,
        polygon([
          [x - Math.sin(turn) * 0.012, y + Math.cos(turn) * 0.012],
          [0.01 + Math.cos(turn) * 0.155, -1 + Math.sin(turn) * 0.155],
          [x + Math.sin(turn) * 0.012, y - Math.cos(turn) * 0.012],
        ]),
        scale(copper, 0.92),
      );
    }
    fill(context, box(0.01, -0.9, 0.06, 0.06), scale(copper, 0.8));
    modelled(context, ellipse(0.01, -0.985, 0.062, 0.075), copper, { depth: 0.025, lightSide });
    line(context, 'M-0.05 -1.02Q0.01 -1.06 0.07 -1.02', scale(copper, 0.62), 0.024);
    line(context, 'M-0.02 -0.985h0.022M0.022 -0.985h0.022M-0.008 -0.94q0.018 0.008 0.036 0', folds, 0.009);
    fill(context, 'M-0.2 -1.1H-0.12L-0.14 -1.06H-0.18Z', scale(copper, 0.8));
    const flame = path('M-0.2 -1.11Q-0.2 -1.16 -0.16 -1.21Q-0.12 -1.16 -0.12 -1.11Z');
    for (const target of lamps ? [context, sheet.glow] : [context]) fill(target, flame, [250, 200, 84]);
    if (lamps) sheet.light(-0.16, -1.15, 0.3, [255, 206, 110]);
    sheet.anchor('hat', 0.01, -1.06);
    sheet.face(0.01, -0.985, 0.07, 0);
  });
}

/** A stepped tower of stone with rows of windows and a spire, as at New York. */
export function drawSpiredTower(request: DrawingRequest): Drawing {
  const { size, random, color, lamps } = request;
  const stone: Rgb = color ?? pickColor(random, '#c0b49e #b4ac9e');
  const tones = faceTones(request);
  return sketch({ size: size * 1.1, left: -0.45, right: 0.6, top: -1.24 }, (sheet) => {
    const { context } = sheet;
    for (const [half, base, top, depth] of rows<4>(
      '0.3,0,-0.16,0.3 0.22,-0.16,-0.3,0.24 0.16,-0.3,-0.84,0.18 0.12,-0.84,-0.93,0.13 0.08,-0.93,-1,0.09',
    )) {
      const volume = { left: -half, right: half, base, top, depth };
      fill(context, sideOf(volume), scale(stone, tones.side * 0.95));
      const wall = path(`M${-half} ${base}V${top}H${half}V${base}Z`);
      fill(context, wall, scale(stone, tones.front));
      const bay = 0.045;
      for (let x = -half + bay / 2 + 0.008; x < half - 0.02; x += bay) {
        fill(context, box(x, base - 0.004, 0.02, base - top - 0.02), scale(stone, tones.front * 0.55));
        for (let y = base - 0.016; y > top + 0.02; y -= 0.026)
          if (lamps && random.chance(0.55)) {
            for (const target of [context, sheet.glow])
              fill(target, box(x, y, 0.018, 0.014), [255, 216, 140]);
          } else fill(context, box(x, y, 0.018, 0.012), mix(stone, [70, 90, 116], 0.62));
      }
      line(context, wall, toCss(scale(stone, 0.4), 0.6), 0.005);
      fill(context, box(0, top, half * 2, 0.014), mix(stone, [255, 250, 238], 0.3));
    }
    fill(context, 'M-0.05 -1.0L-0.03 -1.08H0.03L0.05 -1.0Z', scale(stone, 0.8));
    line(context, 'M0 -1.06V-1.16', scale(stone, 0.7), 0.024);
    line(context, 'M0 -1.14V-1.23', scale(stone, 0.6), 0.01);
    if (lamps) sheet.light(0, -1.04, 0.3, [255, 226, 170]);
    sheet.anchor('seat', 0, -1.0);
  });
}

/** A television tower: a slender shaft through balls, with a needle at its top. */
export function drawBallTower({ size, random, color, lightSide, lamps }: DrawingRequest): Drawing {
  const concrete: Rgb = [196, 192, 188];
  const ball: Rgb = color ?? pickColor(random, '#c0486e #b8505c');
  return sketch({ size: size * 1.1, left: -0.4, right: 0.4, top: -1.24 }, (sheet) => {
    const { context } = sheet;
    for (const side of [-1, 1])
      line(context, `M${side * 0.06} -0.3L${side * 0.26} 0.01`, scale(concrete, side < 0 ? 1 : 0.8), 0.04);
    for (const x of [-0.05, 0, 0.05])
      fill(
        context,
        box(x, 0.01, 0.036, 0.84),
        across(context, x - 0.018, x + 0.018, barrel(concrete, lightSide)),
      );
    fill(context, box(0, -0.8, 0.028, 0.26), across(context, -0.014, 0.014, barrel(concrete, lightSide)));
    line(context, 'M0 -1.04V-1.23', scale(concrete, 0.8), 0.012);
    for (const [y, radius] of rows<2>('-0.3,0.15 -0.72,0.105 -0.92,0.045')) {
      fill(context, ellipse(0, y, radius), across(context, -radius, radius, barrel(ball, lightSide)));
      clipped(context, ellipse(0, y, radius), () => {
        for (const turn of [-0.6, 0, 0.6])
          line(
            context,
            `M${turn * radius} ${y - radius}Q${turn * radius * 2.4} ${y} ${turn * radius} ${y + radius}`,
            toCss(mix(ball, [255, 240, 246], 0.5), 0.6),
            0.006,
          );
        fill(
          context,
          box(0, y + radius * 0.14, radius * 2.1, radius * 0.28),
          lamps ? [255, 220, 150] : mix(ball, [40, 44, 66], 0.6),
        );
      });
      if (lamps) {
        fill(sheet.glow, box(0, y + radius * 0.14, radius * 1.9, radius * 0.28), [255, 220, 150]);
        sheet.light(0, y, radius * 2.4, mix(ball, [255, 200, 200], 0.4));
      }
    }
    fill(context, box(0, 0.03, 0.64, 0.05, 0.01), scale(concrete, 0.85));
  });
}

import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import {
  across,
  barrel,
  box,
  type ColorStop,
  clipped,
  down,
  ellipse,
  fade,
  fill,
  line,
  modelled,
  path,
  pathAt,
} from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';

const WHITE: Rgb = [246, 247, 250];

/** A rocket: on its fins on the ground, aslant with a tail of fire in the air, on a pillar of flame when `launching`. */
export function drawRocket(request: DrawingRequest): Drawing {
  const { size, random, color, qualities, epoch } = request;
  const launching = qualities.includes('launching') || qualities.includes('burning');
  const real = epoch === 'modern' || random.chance(launching ? 0.5 : 0.3);
  const paint: Rgb = color ?? pickColor(random, '#d0342c #2f6fc0 #e08a2c #3f9a8a');
  const flying = !launching && request.pose !== 'standing' && !qualities.includes('landing');
  const lift = launching ? -0.52 : 0;
  if (flying) return drawFlyingRocket(request, paint, real);
  return sketch(
    {
      size: launching ? size * 1.05 : size,
      left: -0.95,
      right: 0.95,
      top: launching ? -1.64 : -1.1,
      facing: 'front',
    },
    (sheet) => {
      if (launching) drawLaunch(sheet, random);
      for (const target of [sheet.context, sheet.glow]) {
        target.save();
        target.translate(0, lift);
      }
      if (real) drawBooster(sheet, paint, request);
      else drawStoryRocket(sheet, paint, request);
      for (const target of [sheet.context, sheet.glow]) target.restore();
    },
  );
}

function drawFlyingRocket(request: DrawingRequest, paint: Rgb, real: boolean): Drawing {
  const { size } = request;
  return sketch({ size: size * 0.86, left: -1.2, right: 1.2, top: -1.5, bottom: 0.4 }, (sheet) => {
    for (const target of [sheet.context, sheet.glow]) {
      target.save();
      target.translate(-0.34, -0.34);
      target.rotate(0.62);
      fill(
        target,
        'M-0.1 -0.06Q-0.2 0.16 0 0.46Q0.2 0.16 0.1 -0.06Z',
        down(target, -0.06, 0.46, fade([255, 190, 70], [0.6, [255, 120, 44]], 'rgba(255,90,40,0)')),
      );
      fill(
        target,
        'M-0.06 -0.06Q-0.1 0.1 0 0.28Q0.1 0.1 0.06 -0.06Z',
        down(target, -0.06, 0.28, coloredRows<1>('0,#ffffec 1,#ffd664')),
      );
    }
    if (real) drawBooster(sheet, paint, request);
    else drawStoryRocket(sheet, paint, request);
    for (const target of [sheet.context, sheet.glow]) target.restore();
    sheet.light(-0.48, -0.12, 0.4, [255, 170, 80]);
  });
}

function drawStoryRocket(sheet: Sketch, paint: Rgb, { lightSide, lamps }: DrawingRequest): void {
  const { context } = sheet;
  const model = { depth: 0.03, lightSide };
  fill(context, 'M-0.08 -0.1L-0.1 -0.02H0.1L0.08 -0.1Z', [72, 74, 82]);
  for (const side of [-1, 1])
    modelled(
      context,
      pathAt(0, 0, 'M0.14 -0.38Q0.34 -0.28 0.32 0Q0.22 -0.1 0.12 -0.12Z', side),
      scale(paint, side === lightSide ? 1.05 : 0.85),
      model,
    );
  const body = path(
    'M0 -1.04C0.16 -0.9 0.22 -0.66 0.2 -0.42Q0.18 -0.2 0.1 -0.08H-0.1Q-0.18 -0.2 -0.2 -0.42C-0.22 -0.66 -0.16 -0.9 0 -1.04Z',
  );
  fill(context, body, across(context, -0.21, 0.21, barrel(WHITE, lightSide, 1.1)));
  clipped(context, body, () => {
    fill(context, box(0, -0.82, 0.6, 0.4), across(context, -0.16, 0.16, barrel(paint, lightSide)));
    fill(context, box(0, -0.18, 0.6, 0.05), across(context, -0.2, 0.2, barrel(paint, lightSide)));
    for (const y of [-0.82, -0.36])
      line(context, `M-0.3 ${y}Q0 ${y + 0.05} 0.3 ${y}`, 'rgba(60,64,76,0.5)', 0.008);
  });
  line(context, body, 'rgba(50,54,70,0.8)', 0.01);
  for (const [y, radius] of rows<2>('-0.62,0.085 -0.4,0.055')) {
    fill(context, ellipse(0, y, radius * 1.25), [150, 156, 168]);
    for (const target of lamps ? [context, sheet.glow] : [context])
      fill(target, ellipse(0, y, radius), lamps ? [255, 216, 130] : [82, 140, 186]);
    fill(context, ellipse(-radius * 0.3, y - radius * 0.35, radius * 0.3), 'rgba(255,255,255,0.8)');
  }
  modelled(context, 'M-0.024 -0.34H0.024L0.03 0H-0.03Z', paint, { depth: 0.015, lightSide });
  line(context, 'M0 -1.04V-1.09', [150, 156, 168], 0.014);
}

/** A tall carrier with side boosters, as they really fly. */
function drawBooster(sheet: Sketch, paint: Rgb, { lightSide }: DrawingRequest): void {
  const { context } = sheet;
  for (const side of [-1, 1]) {
    const x = side * 0.135;
    const booster = pathAt(x, 0, 'M-0.055 -0.04V-0.52Q-0.05 -0.6 0 -0.66Q0.05 -0.6 0.055 -0.52V-0.04Z');
    fill(context, booster, across(context, x - 0.055, x + 0.055, barrel(WHITE, lightSide, 1.2)));
    fill(context, box(x, -0.44, 0.11, 0.05), across(context, x - 0.055, x + 0.055, barrel(paint, lightSide)));
    fill(context, pathAt(x, 0, 'M-0.035 -0.04L-0.05 0H0.05L0.035 -0.04Z'), [66, 66, 74]);
    line(context, booster, 'rgba(50,54,70,0.7)', 0.007);
  }
  const core = path('M-0.085 -0.03V-0.84Q-0.08 -0.96 0 -1.06Q0.08 -0.96 0.085 -0.84V-0.03Z');
  fill(context, core, across(context, -0.085, 0.085, barrel(WHITE, lightSide, 1.2)));
  clipped(context, core, () => {
    for (const [y, height, tone] of [
      [-0.74, 0.06, [40, 42, 50]],
      [-0.38, 0.03, [40, 42, 50]],
      [-0.84, 0.3, paint],
    ] as const)
      fill(context, box(0, y, 0.3, height), across(context, -0.085, 0.085, barrel(tone, lightSide)));
  });
  for (const y of [-0.56, -0.5, -0.44]) fill(context, box(0.02, y, 0.05, 0.022), toCss(paint, 0.8));
  fill(context, 'M-0.05 -0.03L-0.075 0.01H0.075L0.05 -0.03Z', [66, 66, 74]);
  line(context, core, 'rgba(50,54,70,0.8)', 0.008);
}

/** Fire below the nozzles, white at its heart, and clouds of smoke that roll along the ground. */
function drawLaunch(sheet: Sketch, random: Random): void {
  const { context, glow } = sheet;
  drawSmoke(context, random, 72);
  for (const target of [context, glow]) {
    const outer = 'M-0.16 -0.54Q-0.24 -0.26 -0.12 0H0.12Q0.24 -0.26 0.16 -0.54Z';
    const inner = 'M-0.1 -0.54Q-0.14 -0.28 0 -0.02Q0.14 -0.28 0.1 -0.54Z';
    const flame: ColorStop[] = [
      [0, 'rgba(255,186,70,0.98)'],
      [0.6, 'rgba(255,124,44,0.85)'],
      [1, 'rgba(255,110,50,0)'],
    ];
    fill(target, outer, down(target, -0.54, 0, flame));
    fill(
      target,
      inner,
      down(target, -0.54, -0.02, fade([255, 255, 240], [0.5, [255, 230, 130]], 'rgba(255,170,60,0)')),
    );
  }
  drawSmoke(context, random, 26, 0.55);
  sheet.light(0, -0.26, 1.1, [255, 170, 80]);
}

function drawSmoke(context: SKRSContext2D, random: Random, puffs: number, reach = 1): void {
  for (let puff = 0; puff < puffs; puff++) {
    const side = random.chance(0.5) ? 1 : -1;
    const out = random.next() ** 0.8 * 0.78 * reach;
    const radius = random.range(0.07, 0.15) * (1 - out * 0.35);
    const warm = Math.max(0, 1 - out * 2.2);
    const tone = mix([236, 236, 242], [255, 196, 120], warm * 0.85);
    const y = -radius * 0.7 - random.range(0, 0.2) * (1 - out);
    modelled(context, ellipse(side * out, y, radius, radius * 0.86), scale(tone, random.range(0.9, 1.04)), {
      depth: radius * 0.6,
      outline: 0,
      strength: 0.6,
    });
  }
}

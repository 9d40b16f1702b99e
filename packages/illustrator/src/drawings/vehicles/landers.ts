import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import {
  across,
  barrel,
  box,
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
import { drawSpaceship } from './aircraft.ts';

/** A spaceship: on its legs over its own jets when `landing`; else a sleek cruiser or a story-book rocket. */
export function drawAnySpaceship(request: DrawingRequest): Drawing {
  const { qualities, random, pose } = request;
  if (qualities.includes('landing') || pose === 'standing') return drawLander(request);
  return random.chance(0.55) ? drawCruiser(request) : drawSpaceship(request);
}

const GLOW: Rgb = [130, 226, 255];

function drawLander(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide } = request;
  const hull: Rgb = color ?? pickColor(random, '#c4ccd6 #a8b4c4 #d4cec2');
  const trim = pickColor(random, '#d8542f #2f7ac0 #e0a52c');
  const landing = request.qualities.includes('landing');
  return sketch({ size, left: -1.05, right: 1.05, top: -1.02, bottom: 0.05, facing: 'right' }, (sheet) => {
    const { context, glow } = sheet;
    if (landing) {
      for (const x of [-0.42, 0, 0.42])
        for (const target of [context, glow])
          fill(
            target,
            pathAt(x, 0, 'M-0.09 -0.34Q-0.13 -0.14 0 0.02Q0.13 -0.14 0.09 -0.34Z'),
            down(target, -0.34, 0.02, fade([255, 255, 240], [0.3, [255, 220, 120]], 'rgba(255,130,50,0)')),
          );
      for (let puff = 0; puff < 34; puff++) {
        const x = random.range(-0.98, 0.98);
        const radius = random.range(0.05, 0.11);
        modelled(
          context,
          ellipse(x, -radius * 0.5, radius, radius * 0.66),
          mix([238, 240, 246], [255, 214, 150], Math.max(0, 0.5 - Math.abs(x))),
          { depth: radius * 0.5, outline: 0, strength: 0.5 },
        );
      }
      sheet.light(0, -0.1, 0.8, [255, 190, 100]);
    }
    for (const side of [-1, 1]) {
      line(context, pathAt(0, 0, 'M0.4 -0.36L0.66 -0.03M0.6 -0.4L0.66 -0.03', side), [98, 104, 116], 0.04);
      modelled(
        context,
        `M${side * 0.66 - 0.12} 0.0Q${side * 0.66} -0.08 ${side * 0.66 + 0.12} 0.0Z`,
        [140, 146, 158],
        { depth: 0.015, lightSide },
      );
    }
    line(context, 'M0 -0.3V-0.03', [80, 86, 98], 0.04);
    drawLanderHull(sheet, hull, trim, request);
    sheet.anchor('seat', 0, -0.9);
  });
}

function drawLanderHull(sheet: Sketch, hull: Rgb, trim: Rgb, request: DrawingRequest): void {
  const { context, glow } = sheet;
  const { lightSide } = request;
  for (const x of [-0.42, 0, 0.42])
    fill(context, pathAt(x, 0, 'M-0.07 -0.42L-0.1 -0.3H0.1L0.07 -0.42Z'), [72, 76, 88]);
  for (const side of [-1, 1])
    modelled(
      context,
      pathAt(0, 0, 'M0.5 -0.6L0.98 -0.5L0.92 -0.36L0.5 -0.4Z', side),
      scale(trim, side === lightSide ? 1 : 0.8),
      { depth: 0.03, lightSide },
    );
  const body = path(
    'M-0.78 -0.48Q-0.72 -0.66 -0.4 -0.74Q0 -0.84 0.46 -0.72Q0.76 -0.62 0.86 -0.46Q0.7 -0.36 0 -0.35Q-0.66 -0.36 -0.78 -0.48Z',
  );
  fill(
    context,
    body,
    down(
      context,
      -0.8,
      -0.35,
      fade(mix(hull, [255, 255, 255], 0.5), [0.45, hull], [0.62, scale(hull, 0.7)], scale(hull, 0.42)),
    ),
  );
  clipped(context, body, () => {
    line(context, 'M-0.9 -0.5Q0 -0.42 0.9 -0.5', trim, 0.06);
    for (const x of [-0.5, -0.2, 0.34, 0.6])
      line(context, `M${x} -0.85Q${x + 0.04} -0.6 ${x * 1.05} -0.34`, 'rgba(50,58,76,0.45)', 0.009);
  });
  line(context, body, 'rgba(44,52,70,0.85)', 0.012);
  const cockpit = 'M0.0 -0.76Q0.08 -0.98 0.34 -0.94Q0.58 -0.88 0.62 -0.66Q0.32 -0.7 0.0 -0.76Z';
  fill(context, cockpit, across(context, 0, 0.62, barrel([86, 168, 210], lightSide)));
  fill(context, 'M0.12 -0.82Q0.2 -0.92 0.34 -0.9L0.3 -0.8Z', 'rgba(255,255,255,0.65)');
  line(context, cockpit, 'rgba(44,52,70,0.85)', 0.014);
  for (let window = 0; window < 5; window++) {
    const shape = ellipse(-0.56 + window * 0.13, -0.585 - window * 0.014, 0.034);
    fill(context, ellipse(-0.56 + window * 0.13, -0.585 - window * 0.014, 0.046), [86, 94, 110]);
    for (const target of [context, glow]) fill(target, shape, [255, 222, 140]);
  }
  for (const x of [-0.76, 0.84]) {
    for (const target of [context, glow])
      fill(target, ellipse(x, -0.47, 0.03), x < 0 ? [255, 90, 80] : [120, 255, 170]);
    sheet.light(x, -0.47, 0.16, x < 0 ? [255, 90, 80] : [120, 255, 170]);
  }
  sheet.light(-0.3, -0.6, 0.4, [255, 210, 130]);
}

/** A long cruiser with swept wings and blue engines. */
function drawCruiser(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide } = request;
  const hull: Rgb = color ?? pickColor(random, '#b4bcc8 #8f9cb0 #c8c0b0');
  const trim = pickColor(random, '#d8442f #2f8ac0 #e0a52c #7a4ac0');
  return sketch(
    { size: size * 1.05, left: -1.5, right: 1.25, top: -0.95, bottom: 0.18, facing: 'right' },
    (sheet) => {
      const { context, glow } = sheet;
      for (const target of [context, glow]) {
        target.save();
        target.translate(0, -0.42);
        target.rotate(-0.16);
      }
      for (const y of [-0.1, 0.08])
        for (const target of [context, glow])
          fill(
            target,
            pathAt(0, y, 'M-0.86 -0.06Q-1.2 -0.04 -1.44 0Q-1.2 0.04 -0.86 0.06Z'),
            across(target, -1.44, -0.86, fade('rgba(80,170,255,0)', [0.6, GLOW], [255, 255, 255])),
          );
      modelled(context, 'M0.1 -0.1L-0.6 -0.46L-0.86 -0.44L-0.5 -0.12Z', scale(hull, 0.75), {
        depth: 0.02,
        lightSide,
      });
      modelled(context, 'M-0.56 -0.16L-0.86 -0.38H-0.98L-0.86 -0.12Z', trim, {
        depth: 0.02,
        lightSide,
      });
      const body = path('M-0.9 -0.16H-0.2Q0.5 -0.18 1.16 0.06Q0.7 0.16 0 0.16H-0.9Z');
      fill(
        context,
        body,
        down(
          context,
          -0.17,
          0.16,
          fade(mix(hull, [255, 255, 255], 0.55), [0.45, hull], [0.62, scale(hull, 0.68)], scale(hull, 0.4)),
        ),
      );
      clipped(context, body, () => {
        line(context, 'M-0.9 0.02H0.4Q0.8 0.03 1.1 0.07', trim, 0.04);
        for (const x of [-0.6, -0.3, 0.06, 0.4]) line(context, `M${x} -0.2V0.2`, 'rgba(40,48,66,0.5)', 0.008);
      });
      line(context, body, 'rgba(36,44,62,0.85)', 0.011);
      fill(context, box(-0.9, 0.14, 0.1, 0.28, 0.02), [70, 76, 90]);
      const canopy = 'M0.16 -0.15Q0.26 -0.3 0.46 -0.25Q0.64 -0.2 0.74 -0.09Q0.44 -0.14 0.16 -0.15Z';
      fill(context, canopy, across(context, 0.16, 0.74, barrel([78, 160, 210], lightSide)));
      line(context, canopy, 'rgba(36,44,62,0.85)', 0.011);
      modelled(context, 'M0.2 0.08L-0.66 0.46L-0.96 0.42L-0.5 0.06Z', mix(hull, [255, 255, 255], 0.12), {
        depth: 0.03,
        lightSide,
      });
      line(context, 'M0.0 0.16L-0.7 0.44', trim, 0.03);
      for (let window = 0; window < 6; window++)
        for (const target of [context, glow])
          fill(target, ellipse(-0.72 + window * 0.11, -0.07, 0.02), [255, 226, 150]);
      for (const target of [context, glow]) target.restore();
      sheet.light(-0.9, -0.28, 0.5, GLOW);
    },
  );
}

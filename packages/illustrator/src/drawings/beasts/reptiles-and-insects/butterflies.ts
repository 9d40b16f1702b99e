import { colorList, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { points } from '../../../core/number-tables.ts';
import type { Random } from '../../../core/random.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, line, path } from '../../pen/pen.ts';
import { anchorAll, sketch } from '../../pen/sketch.ts';
import { paintHide, softPatch } from '../paint-hide.ts';
import { hueOf } from './crawling-insects.ts';

/** Open wings with bright borders and spots, seen from above. */
export function drawButterfly(request: DrawingRequest): Drawing {
  return butterfly(
    request,
    hueOf(request, colorList('#428ee8 #f49434 #ec6ca0 #fad048 #9c68dc')),
    [44, 34, 48],
  );
}

export function drawMonarch(request: DrawingRequest): Drawing {
  return butterfly(request, hueOf(request, [[244, 134, 36]]), [36, 26, 30]);
}

/** A moth in soft browns. */
export function drawMoth(request: DrawingRequest): Drawing {
  return butterfly(request, hueOf(request, colorList('#ceb692 #b09c96')), [108, 86, 74]);
}

/** How it is seen: from above, or turned so that the far wings are foreshortened and raised. */
function flightOf(random: Random): {
  roll: number;
  nearRight: boolean;
  near: number;
  far: number;
  lift: number;
} {
  const roll = random.range(-0.5, 0.5);
  const nearRight = random.chance(0.5);
  if (random.chance(0.35)) return { roll, nearRight, near: 1, far: 1, lift: 0 };
  return {
    roll,
    nearRight,
    near: random.range(0.86, 1),
    far: random.range(0.34, 0.6),
    lift: random.range(0.2, 0.5),
  };
}

function butterfly({ size, lightSide, random }: DrawingRequest, wing: Rgb, border: Rgb): Drawing {
  const spread = random.fork('spread').range(0.82, 1);
  return sketch({ size, left: -1, right: 1, top: -1.4, bottom: 0.3 }, (sheet) => {
    const { context } = sheet;
    const flight = flightOf(random.fork('flight'));
    context.translate(0, -0.5);
    context.rotate(flight.roll);
    context.translate(0, 0.5);
    for (const side of [-1, 1]) {
      const near = side > 0 === flight.nearRight;
      framed(context, { at: [0, -0.5] }, () => {
        context.transform(1, near ? 0 : -side * flight.lift, 0, 1, 0, 0);
        context.scale(side * spread * (near ? flight.near : flight.far), near ? 1 : 0.94);
        const lower = path(
          'M0.03 0.02C0.2 0.0 0.5 0.1 0.48 0.26C0.46 0.4 0.32 0.48 0.22 0.42C0.1 0.36 0.04 0.2 0.03 0.02Z',
        );
        const upper = path(
          'M0.03 0.04C0.1 -0.24 0.4 -0.54 0.6 -0.46C0.72 -0.4 0.66 -0.14 0.54 -0.02C0.42 0.1 0.16 0.1 0.03 0.04Z',
        );
        for (const [shape, tone] of [
          [lower, mix(wing, [255, 236, 190], 0.2)],
          [upper, wing],
        ] as const)
          paintHide(context, shape, border, {
            lightSide: (lightSide * side) as -1 | 1,
            depth: 0.04,
            markings: (clipped) => {
              framed(clipped, { at: [0.04, 0.0], scale: [0.84, 0.84] }, () => fill(clipped, shape, tone));
              for (const [x, y] of points('0.5,-0.4 0.58,-0.28 0.56,-0.16 0.4,0.34 0.44,0.24 0.32,0.4'))
                fill(clipped, ellipse(x, y, 0.022), [255, 250, 236]);
              softPatch(clipped, 0.3, -0.2, 0.16, 0.14, mix(tone, [255, 255, 255], 0.6), 0.6);
              for (const [x, y] of points('0.5,-0.3 0.5,-0.12 0.36,0.3'))
                line(clipped, `M0.04 0.02Q${x * 0.5} ${y * 0.3} ${x} ${y}`, toCss(border, 0.6), 0.014);
            },
          });
      });
    }
    for (const side of [-1, 1]) {
      line(context, `M0 -0.72Q${side * 0.06} -0.86 ${side * 0.14} -0.92`, border, 0.014);
      fill(context, ellipse(side * 0.14, -0.92, 0.02), border);
    }
    paintHide(
      context,
      limb('0,-0.74 0,-0.6 0,-0.44 0,-0.24', [0.07, 0.08, 0.075, 0.02]),
      scale(border, 1.3),
      { lightSide, depth: 0.02 },
    );
    anchorAll(sheet, 'hat 0,-0.76 back 0,-0.5');
  });
}

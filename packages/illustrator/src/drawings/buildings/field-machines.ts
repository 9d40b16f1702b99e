import { mix, type Rgb, scale } from '../../core/color.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, barrel, box, ellipse, fill, line, modelled, path } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';

/** A white mast with three slender blades that make power from the wind. */
export function drawWindTurbine({ size, random, color, lightSide, lamps }: DrawingRequest): Drawing {
  const white: Rgb = color ?? [238, 240, 242];
  const turn = random.range(0, Math.PI * 2);
  return sketch({ size: size * 1.05, left: -0.5, right: 0.5, top: -1.2 }, (sheet) => {
    const { context } = sheet;
    fill(
      context,
      'M-0.034 0.01L-0.016 -0.74H0.016L0.034 0.01Z',
      across(context, -0.034, 0.034, barrel(white, lightSide)),
    );
    for (let blade = 0; blade < 3; blade++) {
      context.save();
      context.translate(0, -0.75);
      context.rotate(turn + (blade * Math.PI * 2) / 3);
      modelled(context, 'M-0.014 0C-0.036 -0.1 -0.03 -0.2 0 -0.44C0.012 -0.26 0.016 -0.1 0.014 0Z', white, {
        depth: 0.01,
        lightSide,
        outline: 0.004,
      });
      context.restore();
    }
    modelled(context, ellipse(0, -0.75, 0.034), scale(white, 0.92), { depth: 0.014, lightSide });
    if (lamps) {
      fill(sheet.glow, ellipse(0, -0.79, 0.012), [255, 80, 70]);
      sheet.light(0, -0.79, 0.14, [255, 70, 60]);
    }
  });
}

/** A round tank under a pointed roof, high on braced legs. */
export function drawWaterTower({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const tank: Rgb =
    color ??
    random.pick<Rgb>([
      [150, 108, 72],
      [176, 188, 194],
      [132, 92, 68],
    ]);
  const iron: Rgb = [84, 82, 86];
  return sketch({ size, left: -0.45, right: 0.45, top: -1.08 }, ({ context }) => {
    for (const [foot, top] of [
      [-0.3, -0.2],
      [0.3, 0.2],
      [-0.12, -0.08],
      [0.12, 0.08],
    ] as const)
      line(context, `M${foot} 0.01L${top} -0.5`, Math.abs(foot) > 0.2 ? iron : scale(iron, 0.7), 0.032);
    line(
      context,
      'M-0.29 -0.04L0.23 -0.32M0.29 -0.04L-0.23 -0.32M-0.25 -0.26H0.25M-0.23 -0.3L0.2 -0.48M0.23 -0.3L-0.2 -0.48',
      scale(iron, 0.85),
      0.014,
    );
    fill(context, box(0, 0, 0.04, 0.5), iron);
    fill(context, box(0, -0.48, 0.62, 0.04, 0.01), scale(iron, 0.8));
    fill(context, box(0, -0.5, 0.54, 0.36, 0.01), across(context, -0.27, 0.27, barrel(tank, lightSide)));
    for (const y of [-0.56, -0.68, -0.8])
      line(context, `M-0.27 ${y}Q0 ${y + 0.03} 0.27 ${y}`, scale(iron, 0.9), 0.012);
    modelled(context, 'M-0.31 -0.85Q0 -0.82 0.31 -0.85L0.02 -1.05H-0.02Z', mix(iron, tank, 0.3), {
      depth: 0.04,
      lightSide,
    });
    const rungs = path('');
    for (let y = -0.02; y > -0.84; y -= 0.035) {
      rungs.moveTo(0.2, y);
      rungs.lineTo(0.25, y);
    }
    line(context, rungs, scale(iron, 0.6), 0.01);
  });
}

const BAGS: readonly Rgb[] = [
  [44, 44, 50],
  [58, 60, 66],
  [236, 234, 226],
  [70, 120, 86],
  [60, 92, 140],
];

/** A heap of rubbish: bags, cartons, cans, a tyre, a broken chair. */
export function drawGarbageHeap({ size, random, lightSide }: DrawingRequest): Drawing {
  return sketch({ size: size * 1.2, left: -1.05, right: 1.05, top: -0.85, bottom: 0.06 }, ({ context }) => {
    fill(context, 'M-1 0.04Q-0.5 -0.2 0 -0.56Q0.5 -0.2 1 0.04Z', [86, 76, 66]);
    for (let piece = 0; piece < 120; piece++) {
      const t = piece / 119;
      const x = random.range(-0.95, 0.95) * (0.15 + 0.85 * t);
      const y = -0.62 * (1 - t * 0.8) * Math.max(0, 1 - Math.abs(x) * 1.1) * random.range(0.5, 1) + 0.03 * t;
      const radius = random.range(0.05, 0.13);
      const kind = random.next();
      if (kind < 0.5) {
        modelled(context, ellipse(x, y - radius * 0.5, radius, radius * 0.86), random.pick(BAGS), {
          depth: radius * 0.4,
          lightSide,
          outline: 0.005,
        });
        line(context, `M${x - 0.02} ${y - radius * 1.3}l0.02 0.03l0.02 -0.03`, [30, 30, 34], 0.01);
      } else if (kind < 0.74)
        modelled(
          context,
          box(x, y + 0.02, radius * 1.7, radius * 1.2),
          mix([196, 152, 100], [120, 90, 60], random.next()),
          { depth: 0.02, lightSide, outline: 0.005 },
        );
      else if (kind < 0.88)
        modelled(
          context,
          box(x, y, radius * 0.6, radius),
          random.pick<Rgb>([
            [196, 60, 52],
            [190, 196, 204],
            [70, 150, 190],
            [230, 190, 70],
          ]),
          { depth: 0.015, lightSide, outline: 0.004 },
        );
      else if (kind < 0.94) {
        line(context, ellipse(x, y, radius * 0.8, radius * 0.6), [30, 30, 34], radius * 0.4);
        line(context, ellipse(x, y, radius * 0.8, radius * 0.6), [70, 70, 76], radius * 0.08);
      } else fill(context, `M${x} ${y}l0.05 -0.1l0.06 0.02l-0.03 0.1Z`, [238, 236, 228]);
    }
  });
}

import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { clipped, down, ellipse, fill, line, path } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';

/** Drawn broad, shown steep. */
const NARROW = 0.74;
const BODY =
  'M-1.5 0.04C-1.2 -0.1 -0.96 -0.36 -0.7 -0.62C-0.46 -0.86 -0.1 -1.0 0.2 -0.94C0.44 -0.9 0.56 -0.74 0.5 -0.6C0.42 -0.72 0.26 -0.74 0.16 -0.66C-0.06 -0.5 -0.02 -0.24 0.3 -0.14C0.66 -0.04 1.0 -0.1 1.5 0.04Z';

/** One towering wave that curls over to the right, with claws of foam along its lip. */
export function drawGreatWave({ size, random, color }: DrawingRequest): Drawing {
  const water: Rgb = color ?? [38, 104, 142];
  const foam: Rgb = [246, 250, 250];
  return sketch(
    { size: size * 1.15, left: -1.6, right: 1.6, top: -1.1, bottom: 0.08, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      context.scale(NARROW, 1);
      const body = path(BODY);
      fill(
        context,
        body,
        down(context, -0.96, 0.04, [
          [0, toCss(mix(water, [150, 220, 214], 0.55))],
          [0.35, toCss(water)],
          [1, toCss(scale(water, 0.62))],
        ]),
      );
      clipped(context, body, () => {
        fill(
          context,
          'M0.5 -0.6C0.42 -0.72 0.26 -0.74 0.16 -0.66C-0.06 -0.5 -0.02 -0.24 0.3 -0.14L-0.1 -0.06C-0.4 -0.26 -0.34 -0.6 -0.02 -0.78C0.2 -0.88 0.46 -0.8 0.5 -0.6Z',
          toCss(scale(water, 0.7)),
        );
        for (let band = 0; band < 9; band++) {
          const shift = band * 0.13;
          line(
            context,
            `M${-1.4 + shift} 0.04C${-1.0 + shift} -0.2 ${-0.7 + shift * 0.8} -0.5 ${-0.3 + shift * 0.5} ${-0.86 + band * 0.02}`,
            toCss(mix(water, foam, 0.35 + (band % 3) * 0.2), 0.55),
            random.range(0.01, 0.03),
          );
        }
      });
      for (let claw = 0; claw < 46; claw++) {
        const t = claw / 45;
        const turn = -2.5 + t * 3.3;
        const [x, y] = [0.16 + Math.cos(turn) * 0.44 * (0.8 + 0.24 * (1 - t)), -0.6 + Math.sin(turn) * 0.36];
        fill(
          context,
          ellipse(
            x + random.range(-0.03, 0.03),
            y + random.range(-0.02, 0.03),
            random.range(0.03, 0.07),
            random.range(0.025, 0.05),
          ),
          mix(foam, water, random.range(0, 0.22)),
        );
      }
      for (let fleck = 0; fleck < 60; fleck++) {
        const along = random.next();
        fill(
          context,
          ellipse(
            -0.9 + along * 1.6 + random.range(-0.1, 0.1),
            -0.56 - Math.sin(along * 2.4) * 0.42 - random.range(0, 0.1),
            random.range(0.006, 0.018),
          ),
          toCss(foam, 0.85),
        );
      }
      for (let foot = 0; foot < 50; foot++)
        fill(
          context,
          ellipse(
            random.range(-1.2, 1.3),
            random.range(-0.05, 0.05),
            random.range(0.05, 0.12),
            random.range(0.015, 0.03),
          ),
          toCss(foam, random.range(0.3, 0.8)),
        );
      sheet.anchor('seat', -0.26, -0.5);
      sheet.anchor('waterline', 0, 0.0);
    },
  );
}

import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { clipped, down, ellipse, fill, line, path, type Shape } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';

/** A wall of water seen from before it: it rises from the left, stands highest in the middle and falls to a shoulder. */
const BODY =
  'M-2.1 0.06C-1.9 -0.2 -1.6 -0.62 -1.1 -0.86C-0.7 -1.06 -0.1 -1.08 0.3 -0.98C0.9 -0.84 1.3 -0.46 2.1 0.06C1.2 0.1 -1.2 0.1 -2.1 0.06Z';
/** The lip that throws itself over, and the hollow it leaves below. */
const HOLLOW =
  'M-1.3 -0.72C-0.8 -0.98 0 -1.02 0.5 -0.9C0.2 -0.86 -0.2 -0.62 -0.5 -0.3C-0.9 -0.28 -1.2 -0.42 -1.3 -0.72Z';

/** One towering wave that breaks from the left; whoever rides it is on its open face. */
export function drawGreatWave({ size, random, color }: DrawingRequest): Drawing {
  const water: Rgb = color ?? [30, 104, 146];
  const foam: Rgb = [246, 250, 250];
  return sketch(
    { size: size * 0.66, left: -2.1, right: 2.1, top: -1.25, bottom: 0.12, facing: 'right' },
    (sheet) => {
      const body = path(BODY);
      drawFace(sheet, random, body, water, foam);
      drawCrest(sheet, random, water, foam);
      drawWhiteWater(sheet, random, water, foam);
      sheet.anchor('seat', 0.5, -0.36);
      sheet.anchor('waterline', 0, 0.0);
    },
  );
}

/** Light shines through the thin top; long smooth streaks are drawn up the face. */
function drawFace({ context }: Sketch, random: Random, body: Shape, water: Rgb, foam: Rgb): void {
  const clear = mix(water, [120, 224, 206], 0.62);
  const stops = [
    [0, toCss(mix(clear, foam, 0.2))],
    [0.28, toCss(clear)],
    [0.62, toCss(water)],
    [1, toCss(scale(water, 0.56))],
  ] as const;
  fill(context, body, down(context, -1.05, 0.06, stops));
  clipped(context, body, () => {
    fill(
      context,
      HOLLOW,
      down(context, -1, -0.28, [
        [0, toCss(scale(water, 0.5), 0.4)],
        [1, toCss(water, 0)],
      ]),
    );
    for (let streak = 0; streak < 34; streak++) {
      const from = random.range(-1.5, 1.9);
      const lean = random.range(0.5, 0.9);
      const tone = streak % 3 === 0 ? scale(water, 0.6) : mix(water, foam, 0.55);
      line(
        context,
        `M${from} ${random.range(-0.1, 0.04)}C${from - 0.2} ${-0.3} ${from - lean} ${-0.55} ${from - lean * 1.1} ${random.range(-1, -0.7)}`,
        toCss(tone, random.range(0.1, 0.3)),
        random.range(0.006, 0.02),
      );
    }
    for (let fleck = 0; fleck < 60; fleck++)
      fill(
        context,
        ellipse(
          random.range(-1.5, 1.9),
          random.range(-0.7, 0.05),
          random.range(0.03, 0.12),
          random.range(0.004, 0.01),
        ),
        toCss(foam, random.range(0.12, 0.4)),
      );
  });
}

/** Foam along the crest, spray blown off it. */
function drawCrest({ context }: Sketch, random: Random, water: Rgb, foam: Rgb): void {
  for (let puff = 0; puff < 90; puff++) {
    const t = random.next();
    const x = -1.5 + t * 2.6;
    const y = -0.6 - Math.sin(Math.min(1, (x + 1.6) / 1.7) * 1.5) * 0.44 + Math.max(0, x - 0.3) ** 1.4 * 0.5;
    const large = 0.05 * (1.2 - t);
    fill(
      context,
      ellipse(
        x + random.range(-0.03, 0.03),
        y + random.range(-0.03, 0.05),
        large + random.range(0.01, 0.04),
        large * 0.7 + 0.015,
      ),
      toCss(mix(foam, water, random.range(0, 0.25)), 0.9),
    );
    fill(
      context,
      ellipse(x - random.range(0, 0.3), y - random.range(0.02, 0.16), random.range(0.006, 0.02)),
      toCss(foam, random.range(0.4, 0.9)),
    );
  }
}

/** The broken part tumbles down at the left, and foam runs out along the foot. */
function drawWhiteWater({ context }: Sketch, random: Random, water: Rgb, foam: Rgb): void {
  for (let puff = 0; puff < 150; puff++) {
    const t = random.next();
    const x = -1.95 + t * 1.35 + random.range(-0.06, 0.06);
    const top = -0.12 - Math.sin(Math.min(1, t * 1.2) * 1.57) * 0.62;
    const y = top * random.next() ** 0.8 + 0.02;
    const shade = mix(foam, water, random.range(0, 0.3) * (1 - y / Math.min(-0.1, top)));
    const large = random.range(0.05, 0.13) * (1.15 - t * 0.7);
    fill(context, ellipse(x, y, large, large * 0.75), toCss(shade, 0.92));
  }
  for (let foot = 0; foot < 110; foot++) {
    const x = random.range(-2.05, 2.05);
    fill(
      context,
      ellipse(x, random.range(-0.02, 0.1), random.range(0.06, 0.2), random.range(0.012, 0.03)),
      toCss(foam, random.range(0.25, 0.75) * (x < 0.4 ? 1 : 0.6)),
    );
  }
}

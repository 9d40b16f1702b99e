import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { around, fade, fill, limb, line, type Point, path } from '../pen/pen.ts';
import type { FigureTools } from './figure.types.ts';

/** A pair of wings behind the shoulders. */
export function drawWings(tools: FigureTools): void {
  const { look, bones, context } = tools;
  if (!look.wings) return;
  const { kind, color } = look.wings;
  const top = bones.neck[1];
  for (const side of [-1, 1] as const) {
    // Turned away, the far wing is foreshortened.
    const narrow = side > 0 ? 1 - bones.turn * 0.45 : 1;
    context.save();
    context.translate(side * 0.03, top + (kind === 'fairy' ? 0.09 : 0.05));
    context.scale(side * narrow, 1);
    if (kind === 'feathered') feathered(tools, color);
    else if (kind === 'fairy') fairy(tools, color);
    else bat(tools, color);
    context.restore();
  }
}

/** Three rows of feathers fanning out from the arm of the wing, longest first. */
function feathered({ model, random, context }: FigureTools, color: Rgb): void {
  const rise = random.fork('wings').range(-0.08, 0.16);
  for (let row = 0; row < 3; row++) {
    const feathers = 11 - row * 2;
    for (let index = 0; index < feathers; index++) {
      const t = index / (feathers - 1);
      const angle = 1.15 - t * 1.95 + row * 0.08 - rise;
      const length = (0.54 - row * 0.15) * (0.7 + 0.4 * Math.sin(t * 2.3 + 0.5));
      const [x, y] = [0.04 + t * 0.2, 0.07 - t * 0.19];
      const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
      const middle: Point = [(x + tip[0]) / 2 + 0.012, (y + tip[1]) / 2 - 0.014];
      const feather = limb([[x, y], middle, tip], [0.03, 0.082 - row * 0.008, 0.034]);
      const tone = mix(mix(scale(color, 0.86), [170, 190, 226], 0.14), color, row / 2);
      // So many feathers need no rounding: a shade along the quill is enough.
      fill(context, feather, tone);
      line(
        context,
        `M${x} ${y}Q${middle[0]} ${middle[1]} ${tip[0]} ${tip[1]}`,
        toCss(scale(tone, 0.72), 0.5),
        0.006,
      );
      line(context, feather, toCss(scale(tone, 0.4), 0.7), 0.0035);
    }
  }
  model(limb('0,0.07 0.08,-0.05 0.2,-0.14 0.3,-0.15', [0.05, 0.075, 0.06, 0.03]), color, 0.02, 0.004);
}

function fairy({ context }: FigureTools, color: Rgb): void {
  const upper = path('M0 0C0.06 -0.26 0.26 -0.44 0.42 -0.4C0.54 -0.26 0.36 0.0 0 0.03Z');
  const lower = path('M0 0.02C0.16 0.03 0.36 0.1 0.36 0.24C0.3 0.36 0.1 0.22 0 0.05Z');
  for (const wing of [upper, lower]) {
    fill(
      context,
      wing,
      around(
        context,
        0.05,
        0,
        0.5,
        fade(
          toCss(mix(color, [255, 255, 255], 0.75), 0.92),
          [0.6, toCss(color, 0.62)],
          toCss(mix(color, [255, 170, 240], 0.6), 0.8),
        ),
      ),
    );
    line(context, wing, toCss(mix(color, [255, 255, 255], 0.5), 0.95), 0.008);
  }
  line(
    context,
    'M0 0Q0.16 -0.24 0.4 -0.37M0 0Q0.2 -0.14 0.42 -0.22M0 0.02Q0.16 0.08 0.32 0.26',
    'rgba(255,255,255,0.8)',
    0.005,
  );
}

function bat({ model, context }: FigureTools, color: Rgb): void {
  const skin =
    'M0 0.08Q0.06 -0.2 0.28 -0.34Q0.34 -0.2 0.56 -0.1Q0.46 -0.06 0.46 0.06Q0.36 0.0 0.3 0.12Q0.22 0.06 0.16 0.2Q0.06 0.12 0 0.08Z';
  model(skin, color, 0.03, 0.006);
  line(
    context,
    'M0.02 0.04Q0.1 -0.18 0.28 -0.34M0.28 -0.33Q0.36 -0.1 0.46 0.05M0.28 -0.33Q0.28 -0.1 0.3 0.11M0.26 -0.31Q0.18 -0.06 0.16 0.18',
    scale(color, 0.6),
    0.014,
  );
}

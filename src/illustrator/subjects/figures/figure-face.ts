import { mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import { around, ellipse, fill, line, path } from '../pen.ts';
import type { FigurePaintbox } from './figure.types.ts';
import { onFace } from './head-frame.ts';
import { drawMouth } from './mouth.ts';
import { drawWrinkles } from './wrinkles.ts';

const IRISES: readonly Rgb[] = [
  [96, 58, 34],
  [70, 44, 30],
  [118, 84, 44],
  [74, 120, 168],
  [78, 132, 84],
  [96, 124, 140],
];

interface Eye {
  x: number;
  y: number;
  /** Half width and half height of the opening. */
  wide: number;
  high: number;
  side: number;
}

/** Eyes, brows, nose, mouth, wrinkles and freckles on a face that is there already. */
export function drawFeatures(paintbox: FigurePaintbox): void {
  const { look, bones, random } = paintbox;
  const iris = look.eyeColour ?? random.fork('iris').pick(IRISES);
  for (const eye of eyesOf(paintbox)) {
    if (paintbox.asleep) drawClosedEye(paintbox, eye);
    else drawEye(paintbox, eye, iris);
    drawBrow(paintbox, eye);
  }
  drawNose(paintbox);
  drawMouth(paintbox);
  if (look.old) drawWrinkles(paintbox, bones.turn);
}

function eyesOf({ look, bones, expression, random }: FigurePaintbox): Eye[] {
  const own = random.fork('eyes');
  const [grown, apart] = [own.range(0.9, 1.1), own.range(0.35, 0.4)];
  const size =
    (look.young ? 1.22 : look.feminine ? 1.08 : 0.98) *
    (expression === 'surprised' || expression === 'scared' ? 1.16 : 1) *
    grown;
  return [-1, 1].flatMap((side) => {
    const { x, squeeze } = onFace(side * apart, bones.turn);
    if (squeeze < 0.16) return [];
    return [
      {
        x,
        y: look.young ? 0.16 : 0.08,
        wide: 0.185 * size * Math.min(1, squeeze * 1.12),
        high: 0.16 * size,
        side,
      },
    ];
  });
}

function drawEye(paintbox: FigurePaintbox, eye: Eye, iris: Rgb): void {
  const { context, look, fine, bones } = paintbox;
  const { x, y, wide, high, side } = eye;
  const lash = scale(mix(look.skin, [40, 20, 20], 0.5), 0.42);
  const opening = path(
    `M${x - wide} ${y + high * 0.16}C${x - wide * 0.7} ${y - high * 1.15} ${x + wide * 0.6} ${y - high * 1.2} ${x + wide} ${y + high * 0.1}C${x + wide * 0.6} ${y + high * 1.06} ${x - wide * 0.6} ${y + high * 1.08} ${x - wide} ${y + high * 0.16}Z`,
  );
  if (fine)
    fill(
      context,
      ellipse(x, y - high * 0.4, wide * 1.35, high * 1.5),
      toCss(scale(mix(look.skin, [140, 50, 50], 0.2), 0.6), 0.2),
    );
  fill(context, opening, [252, 250, 246]);
  context.save();
  context.clip(opening);
  fill(
    context,
    path(`M${x - wide} ${y - high * 1.2}H${x + wide}V${y - high * 0.5}H${x - wide}Z`),
    'rgba(60,50,80,0.22)',
  );
  const gaze = x + bones.turn * 0.035;
  const radius = high * 0.88;
  drawIris(paintbox, gaze, y + high * 0.02, Math.min(radius, wide * 1.1), radius, iris);
  context.restore();
  line(
    context,
    path(
      `M${x - wide * 1.06} ${y + high * 0.16}C${x - wide * 0.7} ${y - high * 1.2} ${x + wide * 0.6} ${y - high * 1.25} ${x + wide * 1.06} ${y + high * 0.1}`,
    ),
    lash,
    look.feminine ? 0.075 : 0.058,
  );
  if (look.feminine) {
    const outer = side < 0 ? -1 : 1;
    line(
      context,
      path(
        `M${x + outer * wide} ${y - high * 0.06}l${outer * 0.09} -0.09M${x + outer * wide * 0.78} ${y - high * 0.6}l${outer * 0.07} -0.1`,
      ),
      lash,
      0.045,
    );
  }
  if (fine)
    line(
      context,
      path(
        `M${x - wide * 0.7} ${y + high * 0.86}Q${x} ${y + high * 1.16} ${x + wide * 0.8} ${y + high * 0.7}`,
      ),
      toCss(lash, 0.4),
      0.022,
    );
  if (fine)
    line(
      context,
      path(
        `M${x - wide * 0.9} ${y - high * 0.72}Q${x} ${y - high * 1.6} ${x + wide * 0.95} ${y - high * 0.72}`,
      ),
      toCss(lash, 0.4),
      0.025,
    );
}

function drawIris(
  { context, fine, lightSide }: FigurePaintbox,
  x: number,
  y: number,
  wide: number,
  high: number,
  iris: Rgb,
): void {
  const disc = ellipse(x, y, wide, high);
  if (fine) {
    fill(
      context,
      disc,
      around(context, x, y + high * 0.3, high * 1.2, [
        [0, mix(iris, [255, 244, 190], 0.45)],
        [0.55, iris],
        [1, scale(iris, 0.45)],
      ]),
    );
    for (let ray = 0; ray < 14; ray++) {
      const angle = (ray / 14) * Math.PI * 2;
      line(
        context,
        path(
          `M${x + Math.cos(angle) * wide * 0.45} ${y + Math.sin(angle) * high * 0.45}L${x + Math.cos(angle) * wide * 0.86} ${y + Math.sin(angle) * high * 0.86}`,
        ),
        toCss(mix(iris, [255, 255, 220], 0.4), 0.35),
        0.014,
      );
    }
    line(context, disc, toCss(scale(iris, 0.3), 0.85), 0.022);
  } else fill(context, disc, mix(iris, [30, 18, 14], 0.2));
  fill(context, ellipse(x, y, wide * 0.5, high * 0.52), [22, 14, 14]);
  fill(
    context,
    ellipse(x + lightSide * wide * 0.34, y - high * 0.4, wide * 0.28, high * 0.28),
    [255, 255, 255],
  );
  fill(
    context,
    ellipse(x - lightSide * wide * 0.34, y + high * 0.42, wide * 0.14, high * 0.13),
    'rgba(255,255,255,0.7)',
  );
}

function drawClosedEye({ context, look }: FigurePaintbox, { x, y, wide, high }: Eye): void {
  const lash = scale(mix(look.skin, [40, 20, 20], 0.5), 0.42);
  line(context, path(`M${x - wide} ${y}Q${x} ${y + high * 1.1} ${x + wide} ${y}`), lash, 0.065);
  if (look.feminine || look.young)
    line(
      context,
      path(
        `M${x - wide * 0.5} ${y + high * 0.5}l-0.04 0.07M${x} ${y + high * 0.62}v0.08M${x + wide * 0.5} ${y + high * 0.5}l0.04 0.07`,
      ),
      lash,
      0.035,
    );
}

/** Height of the inner and outer end of a brow against its rest, downwards. */
const BROWS = {
  calm: [0, 0],
  smiling: [-0.02, 0],
  sad: [-0.11, 0.08],
  angry: [0.13, -0.06],
  surprised: [-0.14, -0.12],
  scared: [-0.18, -0.02],
} as const;

function drawBrow(
  { context, look, expression, random }: FigurePaintbox,
  { x, y, wide, high, side }: Eye,
): void {
  const colour =
    look.hair.style === 'bald'
      ? scale(look.skin, 0.5)
      : mix(look.hair.colour, [40, 26, 20], look.old ? 0.08 : 0.38);
  const [inner, outer] = BROWS[expression ?? 'calm'];
  const rest = y - high * 1.9;
  const [left, right] = side < 0 ? [outer, inner] : [inner, outer];
  const own = random.fork('brows');
  const thick = (look.feminine || look.young ? 0.06 : look.old ? 0.12 : 0.095) * own.range(0.75, 1.25);
  const arch = own.range(0.03, 0.12);
  line(
    context,
    path(
      `M${x - wide * 1.05} ${rest + left + 0.05}Q${x - wide * 0.1} ${rest + (left + right) / 2 - arch} ${x + wide * 1.05} ${rest + right + 0.05}`,
    ),
    colour,
    thick,
  );
}

function drawNose({ context, look, bones: { turn }, fine, lightSide, model, random }: FigurePaintbox): void {
  const shade = scale(mix(look.skin, [160, 60, 50], 0.25), 0.62);
  const { x } = onFace(0, turn);
  const size = (look.young ? 0.6 : look.feminine ? 0.82 : 1.05) * random.fork('nose').range(0.84, 1.24);
  const tip = 0.36 + (look.young ? 0.03 : 0);
  if (turn > 0.5) {
    // Seen from the side a nose stands out over the cheek.
    const out = x + (0.2 + turn * 0.06) * size;
    const nose = path(
      `M${x - 0.02} -0.04Q${x + 0.06 * size} ${tip - 0.2} ${out} ${tip - 0.02}Q${out + 0.02} ${tip + 0.1 * size} ${x - 0.02} ${tip + 0.09 * size}Z`,
    );
    fill(context, nose, mix(look.skin, [236, 130, 110], 0.14));
    line(
      context,
      path(
        `M${x + 0.03 * size} ${tip - 0.22}Q${x + 0.08 * size} ${tip - 0.16} ${out} ${tip - 0.02}Q${out + 0.02} ${tip + 0.1 * size} ${x + 0.02} ${tip + 0.09 * size}`,
      ),
      shade,
      0.045,
    );
    return;
  }
  if (fine) {
    fill(
      context,
      path(`M${x - lightSide * 0.02} -0.1L${x - lightSide * 0.13 * size} ${tip + 0.04}L${x} ${tip + 0.06}Z`),
      toCss(shade, 0.22),
    );
    fill(
      context,
      ellipse(x, tip - 0.02, 0.15 * size, 0.12 * size),
      around(context, x + lightSide * 0.04, tip - 0.05, 0.15 * size, [
        [0, toCss(mix(look.skin, [255, 230, 215], 0.6), 0.8)],
        [1, toCss(look.skin, 0)],
      ]),
    );
    for (const side of [-1, 1])
      fill(
        context,
        ellipse(x + side * 0.075 * size, tip + 0.06, 0.035 * size, 0.022 * size, side * -0.3),
        toCss(scale(shade, 0.6), 0.7),
      );
    line(
      context,
      path(
        `M${x - 0.15 * size} ${tip}q-0.02 0.07 0.05 0.075M${x + 0.15 * size} ${tip}q0.02 0.07 -0.05 0.075`,
      ),
      toCss(shade, 0.7),
      0.026,
    );
    return;
  }
  if (look.young) model(ellipse(x, tip, 0.09, 0.07), mix(look.skin, [240, 120, 100], 0.3), 0.03, 0);
  else
    line(
      context,
      path(`M${x + 0.05} ${tip - 0.18}Q${x + 0.14 * size} ${tip + 0.03} ${x - 0.02} ${tip + 0.05}`),
      toCss(shade, 0.85),
      0.052,
    );
}

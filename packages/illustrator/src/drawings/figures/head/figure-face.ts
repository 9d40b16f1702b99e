import { colorList, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { around, ellipse, fade, fill, line } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { drawClosedEye, drawEye, type Eye } from './figure-eyes.ts';
import { onFace } from './head-frame.ts';
import { drawMouth } from './mouth.ts';
import { drawWrinkles } from './wrinkles.ts';

const IRISES: readonly Rgb[] = colorList('#603a22 #462c1e #76542c #4a78a8 #4e8454 #607c8c');

/** Eyes, brows, nose, mouth, wrinkles and freckles on a face that is there already. */
export function drawFeatures(tools: FigureTools): void {
  const { look, bones, random } = tools;
  const iris = look.eyeColor ?? random.fork('iris').pick(IRISES);
  for (const eye of eyesOf(tools)) {
    if (tools.asleep) drawClosedEye(tools, eye);
    else drawEye(tools, eye, iris);
    drawBrow(tools, eye);
  }
  drawNose(tools);
  drawMouth(tools);
  if (look.old) drawWrinkles(tools, bones.turn);
}

function eyesOf({ look, bones, expression, random }: FigureTools): Eye[] {
  const own = random.fork('eyes');
  const [grown, apart] = [own.range(0.9, 1.1), own.range(0.35, 0.4)];
  const size =
    (look.young ? 1.1 : look.feminine ? 1.02 : 0.94) *
    (expression === 'surprised' || expression === 'scared' ? 1.16 : 1) *
    grown;
  return [-1, 1].flatMap((side) => {
    const { x, squeeze } = onFace(side * apart, bones.turn);
    if (squeeze < 0.3) return [];
    return [
      {
        x,
        y: look.young ? 0.2 : 0.08,
        wide: 0.185 * size * Math.min(1, squeeze * 1.12),
        high: 0.16 * size,
        side,
      },
    ];
  });
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

function drawBrow({ context, look, expression, random }: FigureTools, { x, y, wide, high, side }: Eye): void {
  const color =
    look.hair.style === 'bald'
      ? scale(look.skin, 0.5)
      : mix(look.hair.color, [40, 26, 20], look.old ? 0.08 : 0.38);
  const [inner, outer] = BROWS[expression ?? 'calm'];
  const rest = y - high * (look.young ? 2.1 : 1.9);
  const [left, right] = side < 0 ? [outer, inner] : [inner, outer];
  const own = random.fork('brows');
  const thick = (look.feminine || look.young ? 0.05 : look.old ? 0.11 : 0.085) * own.range(0.8, 1.2);
  const arch = own.range(0.03, 0.12);
  line(
    context,
    `M${x - wide * 1.05} ${rest + left + 0.05}Q${x - wide * 0.1} ${rest + (left + right) / 2 - arch} ${x + wide * 1.05} ${rest + right + 0.05}`,
    toCss(color, look.young ? 0.75 : 0.92),
    thick,
  );
}

function drawNose(tools: FigureTools): void {
  const { look, bones, fine, random } = tools;
  const { x } = onFace(0, bones.turn);
  const size = (look.feminine ? 0.82 : 1.05) * random.fork('nose').range(0.84, 1.24);
  if (look.young) drawButtonNose(tools, x);
  else if (fine && bones.turn < 0.5) drawFrontNose(tools, x, size);
  else drawTurnedNose(tools, x, size);
}

const NOSE_TIP = 0.36;

function noseShade({ look }: FigureTools): Rgb {
  return scale(mix(look.skin, [160, 60, 50], 0.25), 0.62);
}

/** Children have no more than a rosy dot. */
function drawButtonNose({ context, look, bones: { turn }, fine }: FigureTools, x: number): void {
  const tip = NOSE_TIP + 0.06;
  const rosy = mix(look.skin, [232, 96, 80], 0.3);
  fill(context, ellipse(x + turn * 0.06, tip, 0.085, 0.062), rosy);
  fill(context, ellipse(x + turn * 0.06 - 0.02, tip - 0.022, 0.03, 0.02), 'rgba(255,246,236,0.55)');
  line(
    context,
    `M${x + turn * 0.06 - 0.07} ${tip + 0.03}q0.07 0.06 0.14 0`,
    toCss(scale(rosy, 0.66), fine ? 0.5 : 0.6),
    fine ? 0.024 : 0.034,
  );
}

/** The line of the bridge and the tip, on the side away from us. */
function drawTurnedNose(tools: FigureTools, x: number, size: number): void {
  const { context, look, bones } = tools;
  const out = x + (0.1 + bones.turn * 0.14) * size;
  const under = `Q${out + 0.03} ${NOSE_TIP + 0.1 * size} ${x - 0.03} ${NOSE_TIP + 0.07 * size}`;
  const tip = `M${x} ${NOSE_TIP - 0.14}Q${x + 0.06 * size} ${NOSE_TIP - 0.1} ${out} ${NOSE_TIP}${under}Z`;
  fill(context, tip, toCss(mix(look.skin, [236, 120, 100], 0.22), 0.8));
  line(
    context,
    `M${x + 0.03} ${NOSE_TIP - 0.2}Q${x + 0.06 * size} ${NOSE_TIP - 0.1} ${out} ${NOSE_TIP}${under}`,
    toCss(noseShade(tools), 0.8),
    0.038,
  );
}

function drawFrontNose(tools: FigureTools, x: number, size: number): void {
  const { context, look, lightSide } = tools;
  const shade = noseShade(tools);
  fill(
    context,
    `M${x - lightSide * 0.02} -0.06L${x - lightSide * 0.11 * size} ${NOSE_TIP + 0.03}L${x} ${NOSE_TIP + 0.05}Z`,
    toCss(shade, 0.14),
  );
  fill(
    context,
    ellipse(x, NOSE_TIP - 0.02, 0.14 * size, 0.11 * size),
    around(
      context,
      x + lightSide * 0.04,
      NOSE_TIP - 0.05,
      0.15 * size,
      fade(toCss(mix(look.skin, [255, 230, 215], 0.6), 0.8), toCss(look.skin, 0)),
    ),
  );
  for (const side of [-1, 1])
    fill(
      context,
      ellipse(x + side * 0.07 * size, NOSE_TIP + 0.06, 0.03 * size, 0.018 * size, side * -0.3),
      toCss(scale(shade, 0.7), 0.55),
    );
  line(
    context,
    `M${x - 0.13 * size} ${NOSE_TIP + 0.01}q-0.02 0.06 0.05 0.065M${x + 0.13 * size} ${NOSE_TIP + 0.01}q0.02 0.06 -0.05 0.065`,
    toCss(shade, 0.5),
    0.022,
  );
}

import { colorList, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { fill, limb, type Point } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { drawClosedEye, drawEye, drawMerryEye, type Eye } from './figure-eyes.ts';
import { onFace, PROFILE, seenSides } from './head-frame.ts';
import { drawMouth } from './mouth.ts';
import { drawNose } from './nose.ts';
import { drawWrinkles } from './wrinkles.ts';

const DARK_IRISES = colorList('#462c1e #5a3820 #36221a');
const IRISES = colorList('#603a22 #462c1e #76542c #4a78a8 #4e8454 #607c8c');

/** Nose and mouth on a face that is there already. */
export function drawFeatures(tools: FigureTools): void {
  drawNose(tools);
  drawMouth(tools);
}

/** Wrinkles, eyes and brows; the face cuts off what would stand out at its far side. */
export function drawEyes(tools: FigureTools): void {
  const { look, random, asleep } = tools;
  const { marks = [] } = look;
  if (look.old) drawWrinkles(tools);
  const [red, green, blue] = look.skin;
  const irises = red + green + blue < 450 ? DARK_IRISES : IRISES;
  const iris = look.eyeColor ?? random.fork('iris').pick(irises);
  for (const eye of eyesOf(tools)) {
    if (asleep) drawClosedEye(tools, eye);
    else if (marks.includes('laugh') || (marks.includes('wink') && eye.side < 0)) drawMerryEye(tools, eye);
    else drawEye(tools, eye, iris);
    drawBrow(tools, eye);
  }
}

function eyesOf({ look, bones, expression, random, fine }: FigureTools): Eye[] {
  const own = random.fork('eyes');
  const [grown, apart] = [own.range(0.92, 1.08), own.range(0.34, 0.375)];
  const startled = expression === 'surprised' || expression === 'scared';
  const size = (look.young ? 1.12 : look.feminine ? 1.02 : 0.94) * (startled ? 1.14 : 1) * grown;
  return seenSides(bones.turn).map((side) => {
    const { x, squeeze } = onFace(side * apart, bones.turn);
    return {
      x,
      y: look.young ? 0.17 : 0.06,
      wide: 0.18 * size * Math.max(0.56, Math.min(1, squeeze * 1.12)),
      high: (look.young && fine ? 0.19 : 0.155) * size,
      side,
    };
  });
}

/** Height of the inner and outer end of a brow against its rest, downwards. */
const BROWS = {
  calm: [0, 0.01],
  smiling: [-0.03, 0.01],
  sad: [-0.1, 0.08],
  angry: [0.13, -0.05],
  surprised: [-0.13, -0.11],
  scared: [-0.16, -0.02],
} as const;

/** A brow is thickest towards the nose and runs out over the temple. */
function drawBrow(tools: FigureTools, { x, y, wide, high, side }: Eye): void {
  const { context, look, expression, random, bones } = tools;
  const own = random.fork('brows');
  const thick = (look.feminine || look.young ? 0.05 : look.old ? 0.11 : 0.09) * own.range(0.85, 1.15);
  const arch = own.range(0.03, 0.07);
  const rest = y - high * (look.young ? 1.5 : 1.75);
  const [inner, outer] = BROWS[expression ?? 'calm'];
  // In profile the brow ends at the edge of the forehead.
  const reach = bones.turn >= PROFILE ? 1.15 : 1.05;
  const at = (along: number, down: number): Point => [x + side * wide * along, rest + down];
  const brow = limb(
    [at(-reach, inner), at(0.2, (inner + outer) / 2 - arch), at(1.24, outer + 0.05)],
    [thick, thick * 0.95, thick * 0.24],
  );
  fill(context, brow, toCss(browColor(look), look.young ? 0.72 : 0.9));
}

function browColor({ hair, skin, old }: FigureTools['look']): Rgb {
  if (hair.style === 'bald' || hair.style === 'flames') return scale(skin, 0.5);
  return mix(hair.color, [40, 26, 20], old ? 0.08 : 0.4);
}

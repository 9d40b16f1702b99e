import { colorList, mix, type Rgb, scale } from '../../../core/color.ts';
import type { Random } from '../../../core/random.ts';
import { ellipse, fill, limb, line, type Point } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';

const GREENS: readonly Rgb[] = colorList('#469650 #78aa3c #287864');

/** Where a snake leaves the scalp, its bends, and where its head looks; head frame. */
interface Snake {
  points: readonly Point[];
  tone: Rgb;
  thick: number;
}

/** The long snakes that rise from the back of the head, drawn before it. */
export function drawSnakesBehind(tools: FigureTools): void {
  const own = tools.random.fork('snakes');
  const count = 11;
  for (let snake = 0; snake < count; snake++) {
    const angle = Math.PI * (0.84 + (snake / (count - 1)) * 1.32);
    drawSnake(tools, risingSnake(tools, own, angle, own.range(1.6, 2.05), snake % 2 ? 1 : -1));
  }
}

/** Coils that cover the scalp down to the brow, so that they grow there like hair. */
export function drawScalpSnakes(tools: FigureTools): void {
  const { look, bones, model, random } = tools;
  const own = random.fork('scalp');
  const shift = bones.turn * 0.12;
  const cap = `M${-0.9 + shift * 0.4} 0.1C-1.06 -0.7 -0.6 -1.16 ${shift * 0.2} -1.16C0.6 -1.16 1.04 -0.7 ${0.88 + shift * 0.1} 0.02C0.86 -0.3 ${0.5 + shift} -0.52 ${0.1 + shift} -0.56C${-0.4 + shift} -0.54 ${-0.76 + shift} -0.32 ${-0.9 + shift * 0.4} 0.1Z`;
  model(cap, scale(look.hair.color, 0.72), 0.14, 0.04);
  const count = 7;
  for (let row = 0; row < 2; row++)
    for (let snake = 0; snake < count; snake++) {
      const t = (snake + (row ? 0.5 : 0)) / (count - 1) - 0.5;
      if (Math.abs(t) > 0.5) continue;
      const root: Point = [t * 1.5 + shift, -0.94 + Math.abs(t) * 0.5 + row * 0.2];
      const bend = own.range(0.1, 0.2) * (snake % 2 ? 1 : -1);
      const drop = row ? 0.2 + Math.abs(t) * 0.7 : -0.34;
      drawSnake(tools, {
        points: [
          root,
          [root[0] + bend, root[1] + drop * 0.4],
          [root[0] - bend * 0.5 + t * 0.3, root[1] + drop * 0.75],
          [root[0] + t * 0.5 + bend * 0.4, root[1] + drop],
        ],
        tone: toneOf(tools, own),
        thick: 0.24,
      });
    }
}

function toneOf({ look }: FigureTools, own: Random): Rgb {
  return mix(look.hair.color, own.pick(GREENS), 0.5);
}

function risingSnake(tools: FigureTools, own: Random, angle: number, reach: number, way: number): Snake {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const bend = own.range(0.2, 0.4) * way;
  const at = (along: number, aside: number): Point => [
    cos * along - sin * aside,
    sin * along * 0.94 + cos * aside + 0.04,
  ];
  return {
    points: [at(0.6, 0), at(1.05, -bend), at(reach * 0.82, bend * 0.9), at(reach, bend * 0.2)],
    tone: toneOf(tools, own),
    thick: 0.3,
  };
}

/** Body, head with an eye, and a tongue. */
function drawSnake({ model, context }: FigureTools, { points, tone, thick }: Snake): void {
  const body = limb(points, [thick, thick * 0.94, thick * 0.8, thick * 0.62]);
  model(body, tone, 0.08, 0.04);
  const [before, tip] = [points[2]!, points[3]!];
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = thick * 0.62;
  line(
    context,
    `M${tip[0] + cos * reach} ${tip[1] + sin * reach}l${cos * reach} ${sin * reach}`,
    [214, 40, 50],
    0.03,
  );
  model(
    ellipse(tip[0], tip[1], thick * 0.68, thick * 0.5, angle),
    mix(tone, [255, 255, 200], 0.2),
    0.06,
    0.04,
  );
  const side = cos < 0 ? 1 : -1;
  const eye: Point = [
    tip[0] + cos * thick * 0.2 - sin * thick * 0.16 * side,
    tip[1] + sin * thick * 0.2 + cos * thick * 0.16 * side,
  ];
  fill(context, ellipse(eye[0], eye[1], thick * 0.17), [248, 224, 96]);
  fill(context, ellipse(eye[0] + 0.004, eye[1], thick * 0.08), [32, 24, 16]);
}

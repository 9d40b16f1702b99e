import type { SKRSContext2D } from '../../core/canvas.ts';
import { colorList, mix, type Rgb, toCss } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { ellipse, fill, line } from '../pen/pen.ts';
import { star } from '../pen/star-shape.ts';
import type { ClothPrint } from './figure.types.ts';

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const RAINBOW: readonly Rgb[] = colorList('#e0423c #f0913a #f4d24a #4aa862 #3c7ed0 #8a54b8');
const PETALS: readonly Rgb[] = colorList('#f6f2ea #f2b84a #ee7f9c');
const STEP = 0.05;

/** Prints a pattern over an area that the caller has clipped. */
export function drawPrint(
  context: SKRSContext2D,
  { kind, color }: ClothPrint,
  area: Area,
  random: Random,
): void {
  PRINTS[kind](context, color, area, random);
}

type Print = (context: SKRSContext2D, color: Rgb, area: Area, random: Random) => void;

const PRINTS: Record<ClothPrint['kind'], Print> = {
  striped: (context, color, { left, right, top, bottom }) => {
    for (let y = top + STEP; y < bottom; y += STEP)
      line(
        context,
        `M${left} ${y - 0.01}Q${(left + right) / 2} ${y + 0.02} ${right} ${y - 0.01}`,
        color,
        0.02,
      );
  },
  dotted: (context, color, area) => {
    for (const [x, y] of places(area)) fill(context, ellipse(x, y, 0.011), color);
  },
  checkered: (context, color, { left, right, top, bottom }) => {
    for (let y = top + 0.03; y < bottom; y += 0.045)
      line(context, `M${left} ${y}H${right}`, toCss(color, 0.5), 0.014);
    for (let x = left; x < right; x += 0.045)
      line(context, `M${x} ${top}V${bottom}`, toCss(color, 0.5), 0.014);
  },
  floral: (context, _color, area, random) => {
    for (const [x, y] of places(area)) drawFlower(context, x, y, random.pick(PETALS));
  },
  rainbow: (context, _color, { left, right, top, bottom }) => {
    const band = (bottom - top) / RAINBOW.length;
    for (const [row, tone] of RAINBOW.entries())
      fill(context, `M${left} ${top + row * band}H${right}V${top + (row + 1.02) * band}H${left}Z`, tone);
  },
  sparkling: (context, color, { left, right, top, bottom }, random) => {
    for (let spark = 0; spark < 40; spark++)
      fill(
        context,
        star(random.range(left, right), random.range(top, bottom), random.range(0.006, 0.015)),
        mix(color, [255, 250, 220], 0.7),
      );
  },
};

/** Rows of places, every other one shifted. */
function* places({ left, right, top, bottom }: Area): Iterable<readonly [x: number, y: number]> {
  for (let row = 0; top + 0.03 + row * STEP < bottom; row++)
    for (let x = left + (row % 2) * 0.026; x < right; x += 0.052) yield [x, top + 0.03 + row * STEP];
}

function drawFlower(context: SKRSContext2D, x: number, y: number, petals: Rgb): void {
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal / 5) * Math.PI * 2;
    fill(context, ellipse(x + Math.cos(angle) * 0.009, y + Math.sin(angle) * 0.009, 0.008), petals);
  }
  fill(context, ellipse(x, y, 0.005), [236, 180, 60]);
}

import { colorList, mix, type Rgb, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { LaySurface, Sheet } from './surface.types.ts';

const DYES: readonly Rgb[] = colorList('#ce343a #265cb0 #f4f0e4 #2a8660 #ecb02e #7a3e96');

/** Shade of the drawing shows through, so that a pattern lies on its form. */
const OPACITY = 0.66;

function bands({ context, width, height, size, random }: Sheet, dye: Rgb, upright: boolean): void {
  const step = size * random.range(0.085, 0.12);
  context.fillStyle = toCss(dye, OPACITY);
  for (let at = step * 0.3; at < (upright ? width : height); at += step)
    if (upright) context.fillRect(at, 0, step * 0.46, height);
    else context.fillRect(0, at, width, step * 0.46);
}

function scatterRows(sheet: Sheet, gap: number, mark: (x: number, y: number) => void): void {
  for (let row = 0; row * gap * 0.8 < sheet.height + gap; row++)
    for (let column = 0; column * gap < sheet.width + gap; column++)
      mark((column + (row % 2) * 0.5) * gap, row * gap * 0.8);
}

function dot({ context }: Sheet, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, TAU);
  context.fill();
}

export const layStripes: LaySurface = (sheet) => {
  const { random } = sheet;
  bands(sheet, random.pick(DYES), random.chance(0.6));
};

const SPECTRUM: readonly Rgb[] = colorList('#e0403c #f0902c #f4d23c #4cb050 #3c8ce0 #6c4cc0 #c04ca8');

/** All colors, one after the other along the body. */
export const layRainbow: LaySurface = ({ context, width, height }) => {
  const colors = context.createLinearGradient(0, height * 0.3, width, height * 0.7);
  for (const [at, color] of SPECTRUM.entries())
    colors.addColorStop(at / (SPECTRUM.length - 1), toCss(color, OPACITY));
  context.fillStyle = colors;
  context.fillRect(0, 0, width, height);
};

export const layChecks: LaySurface = (sheet) => {
  const dye = sheet.random.pick(DYES);
  bands(sheet, dye, true);
  bands(sheet, mix(dye, [255, 255, 255], 0.2), false);
};

export const laySpots: LaySurface = (sheet) => {
  sheet.context.fillStyle = toCss(sheet.random.pick(DYES), OPACITY);
  scatterRows(sheet, sheet.size * 0.13, (x, y) => dot(sheet, x, y, sheet.size * 0.036));
};

export const layFlowers: LaySurface = (sheet) => {
  const { context, size, random } = sheet;
  const petal = toCss(random.pick(DYES), 0.8);
  const heart = toCss([250, 214, 92], 0.9);
  scatterRows(sheet, size * 0.17, (x, y) => {
    const turn = random.range(0, TAU);
    context.fillStyle = petal;
    for (let leaf = 0; leaf < 5; leaf++) {
      const angle = turn + (leaf / 5) * TAU;
      dot(sheet, x + Math.cos(angle) * size * 0.03, y + Math.sin(angle) * size * 0.03, size * 0.024);
    }
    context.fillStyle = heart;
    dot(sheet, x, y, size * 0.02);
  });
};

/** Rows of diamonds between two lines, as on painted wood and pottery. */
export const layOrnament: LaySurface = (sheet) => {
  const { context, width, height, size, random } = sheet;
  const dye = random.pick(DYES);
  const gap = size * 0.09;
  context.fillStyle = toCss(dye, 0.74);
  for (let y = height * 0.28; y < height; y += height * 0.26) {
    for (const line of [-0.62, 0.62]) context.fillRect(0, y + gap * line, width, gap * 0.12);
    for (let x = gap / 2; x < width; x += gap) {
      context.beginPath();
      context.moveTo(x, y - gap * 0.42);
      context.lineTo(x + gap * 0.36, y);
      context.lineTo(x, y + gap * 0.42);
      context.lineTo(x - gap * 0.36, y);
      context.fill();
    }
  }
};

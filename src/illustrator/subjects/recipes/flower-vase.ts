import { renderArt } from '../../art/art.ts';
import { recolour } from '../../art/recolour.ts';
import type { Canvas } from '../../core/canvas.ts';
import { fromHex, mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import type { Drawing, DrawingRequest } from '../drawing.types.ts';
import { across, barrel, fill, limb, line, type Point, path } from '../pen.ts';
import { sketch } from '../sketch.ts';

const BLOOMS = [
  'noto:rose',
  'noto:sunflower',
  'noto:hibiscus',
  'noto:cherry-blossom',
  'noto:blossom',
  'noto:tulip',
] as const;
/** These carry stem and leaves; only the upper part is wanted. */
const WITH_STEM: Record<string, number> = { 'noto:rose': 0.62, 'noto:sunflower': 0.72, 'noto:tulip': 0.58 };

/** A vase with a loose bunch of seven to nine flowers. */
export async function drawFlowerVase({ size, random, colour, lightSide }: DrawingRequest): Promise<Drawing> {
  const clay: Rgb = fromHex(random.pick(['#3d6f9e', '#e2dccf', '#b0563a', '#4b7a6a', '#d9b24a']));
  const kinds = random.chance(0.5)
    ? [random.pick(BLOOMS)]
    : [random.pick(BLOOMS), random.pick(BLOOMS), random.pick(BLOOMS)];
  const heads: Point[] = [
    [-0.3, -0.66],
    [0.3, -0.68],
    [-0.17, -0.84],
    [0.18, -0.86],
    [0, -0.95],
    [-0.36, -0.48],
    [0.36, -0.5],
    [-0.05, -0.7],
    [0.12, -0.6],
  ];
  const blooms: Array<{ at: Point; canvas: Canvas; size: number; turn: number; part: number }> = [];
  for (const [index, at] of heads.entries()) {
    const icon = kinds[index % kinds.length]!;
    const bloom = await renderArt(icon, size * 0.36);
    if (colour) recolour(bloom, colour);
    blooms.push({
      at,
      canvas: bloom,
      size: random.range(0.24, 0.3),
      turn: at[0] * 0.9,
      part: WITH_STEM[icon] ?? 1,
    });
  }
  const drawing = sketch({ size, left: -0.62, right: 0.62, top: -1.16 }, ({ context }) => {
    for (const { at } of blooms) {
      line(
        context,
        path(`M${at[0] * 0.12} -0.38Q${at[0] * 0.5} ${(at[1] - 0.38) / 2} ${at[0]} ${at[1]}`),
        random.pick([
          [74, 118, 58],
          [88, 134, 66],
        ] as Rgb[]),
        0.016,
      );
    }
    for (let leaf = 0; leaf < 12; leaf++) {
      const side = leaf % 2 === 0 ? -1 : 1;
      const y = -0.42 - random.range(0, 0.34);
      const reach = random.range(0.16, 0.34);
      const tip: Point = [side * reach, y - random.range(-0.02, 0.12)];
      fill(
        context,
        limb([[side * 0.04, y + 0.04], [side * reach * 0.55, y - 0.04], tip], [0.015, 0.075, 0.006]),
        toCss(scale([86, 138, 66], random.range(0.7, 1.2))),
      );
    }
    for (const { at, canvas, size: breadth, turn, part } of blooms) {
      const unit = breadth / canvas.width;
      context.save();
      context.translate(at[0], at[1]);
      context.rotate(turn);
      context.drawImage(
        canvas,
        0,
        0,
        canvas.width,
        canvas.height * part,
        -breadth / 2,
        (-canvas.height * part * unit) / 2,
        breadth,
        canvas.height * part * unit,
      );
      context.restore();
    }
    const vase = path(
      'M-0.1 -0.46H0.1C0.09 -0.4 0.08 -0.37 0.1 -0.34C0.24 -0.26 0.24 -0.08 0.12 0H-0.12C-0.24 -0.08 -0.24 -0.26 -0.1 -0.34C-0.08 -0.37 -0.09 -0.4 -0.1 -0.46Z',
    );
    fill(context, vase, across(context, -0.22, 0.22, barrel(clay, lightSide, 1.15)));
    line(context, path('M-0.1 -0.46H0.1'), mix(clay, [255, 255, 255], 0.4), 0.018);
    line(
      context,
      path('M-0.19 -0.22Q0 -0.17 0.19 -0.22M-0.195 -0.18Q0 -0.13 0.195 -0.18'),
      mix(clay, [250, 226, 170], 0.6),
      0.01,
    );
  });
  return { ...drawing, shaded: false };
}

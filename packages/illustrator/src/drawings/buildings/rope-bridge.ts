import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, barrel, box, fill, line, path, polygon } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';

const REACH = 1.2;

/** A hanging bridge of planks and ropes between two pairs of posts; it sags in its middle. */
export function drawRopeBridge({ size, random, color, lightSide, snow }: DrawingRequest): Drawing {
  const wood: Rgb = color ?? pickColor(random, '#9a7048 #8a6240');
  const rope: Rgb = [206, 176, 124];
  const sag = (x: number, depth: number) => -depth * (1 - (x / REACH) ** 2);
  const tread = (x: number) => -0.34 - sag(x, 0.28);
  const rail = (x: number) => -0.72 - sag(x, 0.4);
  return sketch({ size: size * 1.05, left: -1.35, right: 1.35, top: -0.92, bottom: 0.05 }, (sheet) => {
    const { context } = sheet;
    const ropeOf = (level: (x: number) => number, shift: number, tone: number, width: number) => {
      const run = path('');
      for (let x = -REACH; x <= REACH + 0.01; x += 0.04) run.lineTo(x, level(x) + shift);
      line(context, run, scale(rope, tone), width);
    };
    const hangers = (shift: number, tone: number) => {
      const strings = path('');
      for (let x = -1.12; x <= 1.13; x += 0.14) {
        strings.moveTo(x, rail(x) + shift);
        strings.lineTo(x + 0.07, tread(x + 0.07) + shift);
        strings.lineTo(x + 0.14, rail(x + 0.14) + shift);
      }
      line(context, strings, scale(rope, tone), 0.011);
    };
    for (const side of [-1, 1])
      fill(
        context,
        box(side * (REACH + 0.02), -0.2, 0.07, 0.66, 0.02),
        across(context, side * REACH - 0.04, side * REACH + 0.06, barrel(scale(wood, 0.7), lightSide)),
      );
    hangers(-0.07, 0.68);
    ropeOf(rail, -0.07, 0.7, 0.022);
    for (let x = -1.18; x < 1.18; x += 0.066) {
      const next = x + random.range(0.05, 0.058);
      const tone = snow ? mix(wood, [242, 246, 252], 0.8) : scale(wood, random.range(0.86, 1.25));
      fill(
        context,
        polygon([
          [x, tread(x) - 0.08],
          [next, tread(next) - 0.08],
          [next + 0.008, tread(next) + 0.02],
          [x + 0.008, tread(x) + 0.02],
        ]),
        tone,
      );
      fill(
        context,
        polygon([
          [x + 0.008, tread(x) + 0.02],
          [next + 0.008, tread(next) + 0.02],
          [next + 0.008, tread(next) + 0.04],
          [x + 0.008, tread(x) + 0.04],
        ]),
        scale(wood, 0.5),
      );
    }
    hangers(0, 0.95);
    for (const [depth, tone] of rows<2>('0.008,0.6 0,1')) {
      ropeOf(rail, depth, tone, 0.03);
      ropeOf(tread, 0.03 + depth, tone, 0.022);
    }
    for (const side of [-1, 1]) {
      const x = side * (REACH + 0.06);
      fill(
        context,
        box(x, 0, 0.09, 0.9, 0.025),
        across(context, x - 0.045, x + 0.045, barrel(wood, lightSide)),
      );
      for (const y of [-0.74, -0.3])
        line(context, `M${x - 0.05} ${y}h0.1M${x - 0.05} ${y + 0.03}h0.1`, rope, 0.022);
      fill(context, `M${x - 0.16} 0.02Q${x} -0.34 ${x + 0.16} 0.02Z`, random.pick(['#6a7a52', '#7c7468']));
    }
  });
}

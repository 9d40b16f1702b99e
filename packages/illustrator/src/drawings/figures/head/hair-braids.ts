import { mix, scale } from '../../../core/color.ts';
import { pointsAt, rows } from '../../../core/number-tables.ts';
import { ellipse, limb } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { PROFILE } from './head-frame.ts';

type HairTools = Pick<FigureTools, 'look' | 'model' | 'bones'>;

/** Two plaits that fall over the shoulders; strands cross from side to side. Head frame. */
export function drawBraids({ look, model, bones }: HairTools, sides: readonly number[]): void {
  const { color } = look.hair;
  for (const side of sides) {
    const out = bones.turn >= PROFILE ? 0.4 : 0.88 + side * bones.turn * 0.16;
    const at = (knot: number) => side * (out + Math.sin(knot * 0.42) * 0.1) - bones.turn * 0.04;
    for (let knot = 7; knot >= 0; knot--) {
      const way = knot % 2 ? 1 : -1;
      const size = 0.235 - knot * 0.011;
      const tone = knot % 2 ? scale(color, 0.92) : mix(color, [255, 236, 206], 0.06);
      model(
        ellipse(at(knot) + way * 0.065, 0.46 + knot * 0.185, size, size * 0.66, way * 0.75),
        tone,
        0.07,
        0.034,
      );
    }
    const end = at(8);
    model(limb(pointsAt(end, 0, '0,1.9 0,2.1 0.03,2.34', side), [0.2, 0.26, 0.03]), color, 0.06, 0.034);
    model(ellipse(end, 1.9, 0.13, 0.1), [222, 66, 84], 0.05, 0.03);
  }
}

/** Matted ropes of hair beside the face, the outer ones longer. Head frame. */
export function drawRopes({ look, model, bones }: HairTools, sides: readonly number[]): void {
  const { color } = look.hair;
  for (const side of sides)
    for (const [out, down, sway] of rows<3>('1.06,1.5,0.1 0.94,1.75,-0.04 0.82,1.3,0.05')) {
      const x = side * out - bones.turn * 0.06;
      const rope = limb(
        [
          [x * 0.86, -0.42],
          [x + side * sway, 0.3],
          [x + side * (sway + 0.06), down * 0.6],
          [x + side * sway * 0.4, down],
        ],
        [0.17, 0.2, 0.18, 0.11],
      );
      model(rope, scale(color, 1.16 - out * 0.16), 0.08, 0.028);
    }
}

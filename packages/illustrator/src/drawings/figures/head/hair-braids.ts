import { mix, scale } from '../../../core/color.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import { ellipse, limb } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { PROFILE, seenSides } from './head-frame.ts';

/** Two plaits that fall over the shoulders; strands cross from side to side. Head frame. */
export function drawBraids({ look, model, bones }: Pick<FigureTools, 'look' | 'model' | 'bones'>): void {
  const { color } = look.hair;
  for (const side of seenSides(bones.turn)) {
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

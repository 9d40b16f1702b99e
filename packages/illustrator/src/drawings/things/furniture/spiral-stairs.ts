import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { across, barrel, box, fill, line, path, polygon } from '../../pen/pen.ts';
import { sketch } from '../../pen/sketch.ts';

const STEPS = 22;
const TURNS = 1.6;
const RISE = 0.98;

/** Steps that wind about a post, with a rail on thin bars; the far half of each turn lies in shade. */
export function drawSpiralStairs({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const wood: Rgb = color ?? pickColor(random, '#8a5a36 #7a4e30 #96683e');
  const iron: Rgb = [52, 46, 48];
  const place = (step: number, reach: number) => {
    const turn = -0.6 + (step / STEPS) * TURNS * Math.PI * 2;
    return {
      x: Math.cos(turn) * reach,
      y: -0.04 - (step / STEPS) * RISE + Math.sin(turn) * reach * 0.24,
      near: Math.sin(turn),
    };
  };
  return sketch({ size: size * 1.1, left: -0.55, right: 0.55, top: -1.4, bottom: 0.14 }, ({ context }) => {
    const drawSteps = (near: boolean) => {
      const rail = path('');
      let drawn = false;
      for (let step = 0; step <= STEPS; step++) {
        const [outer, next, inner, post] = [
          place(step, 0.42),
          place(step + 1, 0.42),
          place(step, 0.05),
          place(step + 0.5, 0.42),
        ];
        if (outer.near >= 0 !== near) {
          drawn = false;
          continue;
        }
        const tone = near ? 1 : 0.6;
        const tread = polygon([
          [inner.x, inner.y],
          [outer.x, outer.y],
          [next.x, next.y + RISE / STEPS],
        ]);
        fill(context, tread, mix(scale(wood, tone), [255, 232, 200], near ? 0.18 : 0));
        fill(
          context,
          polygon([
            [outer.x, outer.y],
            [next.x, next.y + RISE / STEPS],
            [next.x, next.y + RISE / STEPS + 0.03],
            [outer.x, outer.y + 0.03],
          ]),
          scale(wood, tone * 0.6),
        );
        line(context, `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`, scale(wood, tone * 0.5), 0.008);
        line(context, `M${post.x} ${post.y}v-0.2`, scale(iron, near ? 1 : 0.8), 0.012);
        if (drawn) rail.lineTo(post.x, post.y - 0.2);
        else rail.moveTo(post.x, post.y - 0.2);
        drawn = true;
      }
      line(context, rail, scale(wood, near ? 0.75 : 0.5), 0.03);
    };
    drawSteps(false);
    fill(
      context,
      box(0, 0.04, 0.07, RISE + 0.28, 0.02),
      across(context, -0.035, 0.035, barrel(scale(wood, 0.8), lightSide)),
    );
    drawSteps(true);
  });
}

import { relight } from '../../art/relight.ts';
import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { fill, modelled, type Point, polygon, smooth } from '../../drawings/pen/pen.ts';
import { sketch } from '../../drawings/pen/sketch.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import { fogAt } from './render-drawing.ts';
import { drawFoam } from './waterline.ts';

/** Puts a rocky islet under something that cannot stand on water. */
export function drawIsland(stage: Stage, random: Random, placement: Placement): void {
  const breadth = Math.max(placement.width * 1.5, placement.height * 0.7);
  const rock: Rgb = pickColor(random, '#68605a #74685c #5c5c62');
  const drawing = sketch(
    { size: breadth, left: -0.55, right: 0.55, top: -0.26, bottom: 0.02 },
    ({ context }) => {
      const crest: Point[] = [[-0.52, 0]];
      for (let step = 0; step <= 12; step++) {
        const t = step / 12;
        crest.push([-0.5 + t, -0.19 * Math.sin(t * Math.PI) ** 0.6 * random.range(0.85, 1.08)]);
      }
      crest.push([0.52, 0]);
      const shape = smooth(crest);
      modelled(context, shape, rock, { depth: 0.06, lightSide: stage.light[0] < 0 ? -1 : 1 });
      context.save();
      context.clip(shape);
      for (let facet = 0; facet < 60; facet++) {
        const x = random.range(-0.5, 0.5);
        const y = random.range(-0.2, 0);
        const size = random.range(0.015, 0.05);
        fill(
          context,
          polygon([
            [x, y - size],
            [x + size, y - size * 0.3],
            [x + size * 0.6, y + size * 0.5],
            [x - size * 0.8, y + size * 0.4],
          ]),
          mix(rock, random.chance(0.5) ? [236, 224, 204] : [34, 32, 40], random.range(0.1, 0.36)),
        );
      }
      const moss: Rgb = stage.brief.snow ? [232, 238, 246] : [104, 128, 66];
      for (let patch = 0; patch < 46; patch++) {
        const t = random.range(0.12, 0.88);
        const y = -0.185 * Math.sin(t * Math.PI) ** 0.6;
        fill(
          context,
          polygon([
            [-0.5 + t - 0.03, y + 0.03],
            [-0.5 + t, y - 0.03],
            [-0.5 + t + 0.03, y + 0.025],
          ]),
          scale(moss, random.range(0.7, 1.15)),
        );
      }
      context.restore();
    },
  );
  const { canvas } = drawing;
  relight(canvas, stage, { fog: fogAt(stage, placement.distance), relief: 0.02 });
  const height = (breadth * canvas.height) / canvas.width;
  const foot = placement.y + height * 0.72;
  stage.context.drawImage(canvas, placement.x - breadth / 2, foot - height, breadth, height);
  drawFoam(stage, random, { ...placement, y: foot, width: breadth, height }, 0.1);
}

import { drawSoftly } from '../../core/canvas.ts';
import { mix, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';

const JETS = 15;

/** Water that is thrown up where somebody has just come out of it. */
export function drawSplash(
  stage: Stage,
  random: Random,
  { x, y, width }: NonNullable<Placement['splash']>,
): void {
  const foam = mix(stage.palette.fog, [248, 253, 255], stage.palette.night ? 0.3 : 0.85);
  const high = width * 0.62;
  drawSoftly(stage.context, stage.width, stage.height, { blur: width * 0.006, resolution: 1 }, (context) => {
    for (const [breadth, strength] of [
      [0.62, 0.34],
      [0.46, 0.5],
      [0.3, 0.7],
    ] as const) {
      context.fillStyle = toCss(foam, strength);
      context.beginPath();
      context.ellipse(x, y, width * breadth, width * breadth * 0.17, 0, 0, TAU);
      context.fill();
    }
    for (let jet = 0; jet < JETS; jet++) {
      const side = (jet / (JETS - 1)) * 2 - 1;
      const top = high * (1 - side * side * 0.62) * random.range(0.55, 1);
      const [foot, tip] = [x + side * width * 0.3, x + side * width * random.range(0.46, 0.66)];
      const thick = width * random.range(0.03, 0.05);
      context.fillStyle = toCss(foam, random.range(0.6, 0.9));
      context.beginPath();
      context.moveTo(foot - thick, y);
      context.quadraticCurveTo(foot - thick * 0.6, y - top * 0.7, tip, y - top);
      context.quadraticCurveTo(foot + thick, y - top * 0.6, foot + thick, y);
      context.fill();
      for (let drop = 0; drop < 3; drop++) {
        const radius = width * random.range(0.006, 0.016);
        context.beginPath();
        context.arc(
          tip + side * width * random.range(-0.04, 0.14),
          y - top * random.range(0.75, 1.2),
          radius,
          0,
          TAU,
        );
        context.fill();
      }
    }
  });
}

import { fromHex, mix, type Rgb } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { box, ellipse } from '../pen/pen.ts';
import type { ThingTools } from '../pen/thing-tools.ts';
import { drawBerry, drawStrawberry } from './toppings.ts';

const WHITE: Rgb = [255, 255, 255];

/** One piece of a fruit salad, of six kinds in turn: kiwi, banana, strawberry, melon, blueberry, orange. */
export function cutFruit(
  tools: ThingTools,
  random: Random,
  x: number,
  y: number,
  kind: number,
  size: number,
): void {
  const turn = random.range(-0.6, 0.6);
  switch (kind % 6) {
    case 0:
      tools.solid(ellipse(x, y, size, size * 0.84, turn), fromHex('#9ac83e'), 0.02);
      tools.flat(ellipse(x, y, size * 0.34, size * 0.28, turn), [240, 244, 206]);
      for (let seed = 0; seed < 8; seed++)
        tools.flat(
          ellipse(
            x + Math.cos(seed * 0.785) * size * 0.52,
            y + Math.sin(seed * 0.785) * size * 0.44,
            size * 0.07,
          ),
          [52, 44, 30],
        );
      return;
    case 1:
      tools.solid(ellipse(x, y, size * 0.9, size * 0.76, turn), [250, 236, 176], 0.02);
      tools.stroke(ellipse(x, y, size * 0.5, size * 0.4, turn), [226, 198, 120], size * 0.1);
      return;
    case 2:
      drawStrawberry(tools, x, y, size * 1.05, turn);
      return;
    case 3:
      tools.solid(box(x, y + size * 0.7, size * 1.5, size * 1.4, size * 0.2), fromHex('#f0606a'), 0.025);
      tools.flat(ellipse(x - size * 0.2, y, size * 0.09, size * 0.14), [60, 26, 26]);
      tools.flat(ellipse(x + size * 0.3, y + size * 0.3, size * 0.09, size * 0.14), [60, 26, 26]);
      return;
    case 4:
      drawBerry(tools, x, y, size * 0.62, [64, 82, 164]);
      return;
    default:
      tools.solid(ellipse(x, y, size, size * 0.62, turn), fromHex('#f6962e'), 0.025);
      tools.stroke(
        ellipse(x, y, size * 0.66, size * 0.36, turn),
        mix(fromHex('#f6962e'), WHITE, 0.45),
        size * 0.1,
      );
  }
}

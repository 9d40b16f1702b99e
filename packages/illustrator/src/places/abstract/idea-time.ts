import { type Rgb, scale } from '../../core/colour.ts';
import type { PaintForm } from './abstract.types.ts';
import { fillGround } from './abstract-ground.ts';
import { drawCrumblingClock } from './crumbling-clock.ts';
import { drawHourglass } from './hourglass.ts';

/** Time that runs out: an hourglass with its last grains, or a clock that crumbles and blows away. */
export const paintTime: PaintForm = (stage, random, colours) => {
  const dusk: readonly Rgb[] = random.pick([
    [
      [30, 26, 60],
      [110, 60, 100],
      [236, 150, 90],
    ],
    [
      [24, 40, 62],
      [60, 110, 120],
      [230, 190, 120],
    ],
    [
      [52, 22, 44],
      [150, 60, 60],
      [244, 180, 100],
    ],
  ]);
  fillGround(
    stage,
    stage.brief.colours?.length
      ? [scale(colours[0]!, 0.3), scale(colours[0]!, 0.7), colours[1 % colours.length]!]
      : dusk,
  );
  if (random.chance(0.5)) drawHourglass(stage, random);
  else drawCrumblingClock(stage, random);
};

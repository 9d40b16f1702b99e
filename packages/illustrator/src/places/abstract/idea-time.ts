import { colorList, type Rgb, scale } from '../../core/color.ts';
import type { PaintForm } from './abstract.types.ts';
import { fillGround } from './abstract-ground.ts';
import { drawCrumblingClock } from './crumbling-clock.ts';
import { drawHourglass } from './hourglass.ts';

/** Time that runs out: an hourglass with its last grains, or a clock that crumbles and blows away. */
export const paintTime: PaintForm = (stage, random, colors) => {
  const dusk: readonly Rgb[] = random.pick([
    colorList('#1e1a3c #6e3c64 #ec965a'),
    colorList('#18283e #3c6e78 #e6be78'),
    colorList('#34162c #963c3c #f4b464'),
  ]);
  fillGround(
    stage,
    stage.brief.colors?.length
      ? [scale(colors[0]!, 0.3), scale(colors[0]!, 0.7), colors[1 % colors.length]!]
      : dusk,
  );
  if (random.chance(0.5)) drawHourglass(stage, random);
  else drawCrumblingClock(stage, random);
};

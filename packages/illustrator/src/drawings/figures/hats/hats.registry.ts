import type { FigureTools } from '../figure.types.ts';
import { bonesForHat } from '../head/beast-head.ts';
import { inHeadFrame, PROFILE } from '../head/head-frame.ts';
import type { DrawHeadwear } from './hat-shapes.ts';
import { BEAST_HATS } from './hats-of-beasts.ts';
import { CLOTH_HATS } from './hats-of-cloth.ts';
import { FANCY_HATS } from './hats-of-fancy.ts';
import { RANK_HATS } from './hats-of-rank.ts';
import { WAR_HATS } from './hats-of-war.ts';
import { WORK_HATS } from './hats-of-work.ts';
import type { Headwear } from './headwear.types.ts';

const HEADWEAR: Record<Headwear, DrawHeadwear> = {
  ...RANK_HATS,
  ...WAR_HATS,
  ...WORK_HATS,
  ...FANCY_HATS,
  ...CLOTH_HATS,
  ...BEAST_HATS,
};

/** Puts on the hat of a figure. */
export function drawHeadwear(own: FigureTools): void {
  const { headwear, beast } = own.look;
  if (!headwear) return;
  const tools = beast ? { ...own, bones: bonesForHat(own) } : own;
  inHeadFrame(tools, () => {
    tools.context.translate((tools.bones.turn >= PROFILE ? -0.16 : -0.06) * tools.bones.turn, 0);
    HEADWEAR[headwear.kind](tools, headwear.color);
  });
}

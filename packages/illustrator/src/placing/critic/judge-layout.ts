import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import type { Judgment } from './critic.types.ts';
import { CRITIC_RULES } from './critic-rules.ts';
import { outlineLayout } from './outline-layout.ts';

/** What is wrong with a way in which everyone stands; the lowest total is the best. Takes well under 1 ms. */
export function judgeLayout(stage: Stage, placed: readonly Placement[]): Judgment {
  const layout = outlineLayout(stage, placed);
  const byRule = Object.fromEntries(
    CRITIC_RULES.map(({ name, weight, cost }) => [name, weight * cost(layout)]),
  );
  return { total: Object.values(byRule).reduce((sum, cost) => sum + cost, 0), byRule };
}

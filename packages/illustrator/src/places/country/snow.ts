import { hasSubjectOf } from '../../stage/brief-questions.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { paintForest } from '../woods/forest.ts';
import { paintHills } from './hills.ts';
import { paintFrozenLake } from './ice.ts';
import { paintMountain } from './mountain.ts';

/** White mountains, white farmland, a snowed-in wood, or a frozen lake when nothing stands in the way. */
export function paintSnow(stage: Stage): void {
  const random = stage.random.fork('snow');
  const { brief } = stage;
  const wet = ['lake', 'river', 'waterfall', 'fuji', 'volcano', 'aurora'] as const;
  const mountains = brief.place !== undefined || wet.some((feature) => brief.features.has(feature));
  const roll = mountains ? 1 : random.next();
  if (roll < 0.26) paintHills(stage);
  else if (roll < 0.38) paintForest(stage);
  else if (roll < 0.5 && !hasSubjectOf(brief, 'building', 'vehicle', 'item', 'tree')) paintFrozenLake(stage);
  else paintMountain(stage);
}

import type { Relation } from '../../brief/brief.types.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import { resize } from './relate-places.ts';

/** Between two of a row, as a share of the picture's breadth. */
const GAP = 0.02;
const BROADEST = 0.94;

/** All of the subject in one row with all of the object, on the side that the prompt says. */
export function standAside(
  stage: Stage,
  placed: readonly Placement[],
  { subject, object }: Relation,
  side: -1 | 1,
): void {
  const of = (wanted: number) =>
    placed.filter((placement) => placement.subject === wanted).sort((a, b) => a.x - b.x);
  const [own, others] = [of(subject), of(object)];
  if (own.length === 0 || others.length === 0 || subject === object) return;
  const row = side < 0 ? [...own, ...others] : [...others, ...own];
  const breadth = () => row.reduce((sum, { width }) => sum + width, 0) + GAP * stage.width * (row.length - 1);
  const fit = Math.min(1, (stage.width * BROADEST) / breadth());
  for (const one of row) resize(one, fit);
  const middle = row.reduce((sum, { x }) => sum + x, 0) / row.length;
  const half = breadth() / 2;
  let left = Math.min(Math.max(middle, half + stage.width * 0.03), stage.width * 0.97 - half) - half;
  const ground = others[0]!;
  for (const one of row) {
    one.x = left + one.width / 2;
    left += one.width + GAP * stage.width;
    if (one.footing !== ground.footing || one.footing === 'air') continue;
    one.y = ground.y;
    one.distance = ground.distance;
  }
}

import type { Cast } from '../cast/cast.types.ts';
import { boundsOf, type Placement, type Rectangle } from '../plan/placement.types.ts';

const ROUNDS = 3;
/** More than this much of a subject may not be hidden by others. */
const MOST_HIDDEN = 0.42;
const GRID = 14;

/** Brings forward who would be hidden: whoever is shorter than what stands before them steps before it. */
export function keepAllSeen(cast: Cast): void {
  const { stage } = cast;
  const standing = cast.placed.filter(
    ({ footing, carrier, request }) =>
      (footing === 'ground' || footing === 'table') && carrier === undefined && !request.noun.spans,
  );
  for (let round = 0; round < ROUNDS; round++) {
    stage.checkpoint.check();
    for (const hidden of standing) {
      if (hidden.request.noun.kind === 'building' || hidden.request.count > 5 || hidden.fixed) continue;
      const before = standing.filter(
        (other) => other !== hidden && isBefore(other, hidden) && !isToldBefore(cast, other, hidden),
      );
      if (hiddenShare(hidden, before) <= MOST_HIDDEN) continue;
      stepForward(cast, hidden, before);
    }
  }
}

function isBefore(one: Placement, other: Placement): boolean {
  return (
    one.y + (one.lift ?? 0) > other.y + (other.lift ?? 0) || (one.y === other.y && one.rank > other.rank)
  );
}

/** "a cat in front of a fishbowl" */
function isToldBefore({ stage }: Cast, one: Placement, other: Placement): boolean {
  return stage.brief.relations.some(
    ({ kind, subject, object }) =>
      kind === 'in-front-of' && subject === one.subject && object === other.subject,
  );
}

/** The share of a placement's box that others' boxes cover; drawings leave their corners free, so boxes count as smaller. */
function hiddenShare(one: Placement, others: readonly Placement[]): number {
  const box = boundsOf(one);
  const covers = others.map(core);
  let covered = 0;
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      const x = box.left + ((column + 0.5) / GRID) * one.width;
      const y = box.top + ((row + 0.5) / GRID) * one.height;
      if (covers.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom))
        covered++;
    }
  }
  return covered / GRID ** 2;
}

function core(placement: Placement): Rectangle {
  const { left, right, top, bottom } = boundsOf(placement);
  const [insetX, insetY] = [placement.width * 0.1, placement.height * 0.06];
  return { left: left + insetX, right: right - insetX, top: top + insetY, bottom };
}

function stepForward({ stage }: Cast, hidden: Placement, before: readonly Placement[]): void {
  const box = boundsOf(hidden);
  const culprits = before.filter((other) => {
    const { left, right, top } = core(other);
    return left < box.right && right > box.left && top < box.bottom;
  });
  const tallest = Math.max(...culprits.map(({ height }) => height));
  const lowest = Math.max(...culprits.map(({ y }) => y));
  if (hidden.height < tallest * 1.15) {
    hidden.y = Math.min(stage.height * 0.97, lowest + stage.height * 0.025);
    hidden.rank = Math.max(...culprits.map(({ rank }) => rank)) + 1;
    hidden.distance = Math.min(hidden.distance, ...culprits.map(({ distance }) => distance * 0.95));
    return;
  }
  // A tall one is better seen beside them.
  const middle = culprits.reduce((sum, { x }) => sum + x, 0) / culprits.length;
  const away = hidden.x >= middle ? 1 : -1;
  const half = hidden.width / 2 + stage.width * 0.01;
  hidden.x = Math.min(
    Math.max(hidden.x + away * hidden.width * 0.4, half),
    Math.max(half, stage.width - half),
  );
}

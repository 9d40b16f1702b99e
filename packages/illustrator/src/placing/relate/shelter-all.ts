import { clamp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { turnTowards } from '../cast/facing.ts';
import { isPerson } from '../cast/who-can-carry.ts';
import { type Placement, standing } from '../plan/placement.types.ts';
import { keepInside, resize } from './relate-places.ts';

/** Of their breadth, so near do they stand. */
const CLOSE = 0.86;
/** An arch is so much taller, and its opening so much of its breadth. */
const ARCH = { taller: 1.24, open: 0.62 };
/** How high the rim of an umbrella is, in heights of who stands there, and what of it is handle. */
const RIM = 1;
const HANDLE = 0.6;
const TALLEST_UMBRELLA = 1.06;

/** All under one arch or umbrella: side by side in its middle, and it over all of them. */
export function shelterAll(stage: Stage, all: readonly Placement[], shelter: Placement): void {
  if (all.length === 0) return;
  const tallest = Math.max(...all.map(({ height }) => height));
  const umbrella = shelter.request.noun.kind === 'item' && shelter.request.noun.name === 'umbrella';
  const room = stage.height * 0.94 - stage.height * 0.02;
  const total = umbrella ? tallest * 1.22 : tallest * ARCH.taller;
  const fit = Math.min(1, room / total);
  for (const one of all) resize(one, fit);
  const foot = clamp(
    Math.max(...all.map(({ y }) => y)),
    Math.min(total * fit, stage.height * 0.94),
    stage.height * 0.94,
  );
  const breadth = lineUp(stage, all, foot);
  if (umbrella) holdOver(stage, all, shelter, breadth, foot);
  else spanOver(stage, all, shelter, breadth, foot);
}

/** @returns the breadth that they take together */
function lineUp(stage: Stage, all: readonly Placement[], foot: number): number {
  const breadth = all.reduce((sum, { width }) => sum + width * CLOSE, 0);
  const half = Math.min(breadth / 2 + stage.width * 0.1, stage.width / 2);
  const middle = clamp(all.reduce((sum, { x }) => sum + x, 0) / all.length, half, stage.width - half);
  let left = middle - breadth / 2;
  for (const one of [...all].sort((a, b) => a.x - b.x)) {
    one.x = left + (one.width * CLOSE) / 2;
    one.y = foot;
    left += one.width * CLOSE;
    if (all.length > 1) turnTowards(one, middle);
  }
  return breadth;
}

const middleOf = (all: readonly Placement[]): number =>
  (Math.min(...all.map(({ x, width }) => x - width / 2)) +
    Math.max(...all.map(({ x, width }) => x + width / 2))) /
  2;

function spanOver(
  stage: Stage,
  all: readonly Placement[],
  arch: Placement,
  breadth: number,
  foot: number,
): void {
  const tallest = Math.max(...all.map(({ height }) => height));
  const tall = Math.min(tallest * ARCH.taller, foot - stage.height * 0.02);
  resize(arch, Math.max(tall / arch.height, breadth / ARCH.open / arch.width));
  // Broad rather than higher than the picture.
  arch.height = Math.min(arch.height, foot - stage.height * 0.02);
  arch.width = Math.min(arch.width, stage.width * 0.96);
  arch.x = middleOf(all);
  keepInside(stage, arch);
  arch.y = foot - stage.height * 0.012;
  for (const one of all) {
    one.distance = arch.distance * 0.96;
    one.rank = arch.rank + 1;
  }
}

function holdOver(
  stage: Stage,
  all: readonly Placement[],
  umbrella: Placement,
  breadth: number,
  foot: number,
): void {
  const tallest = Math.max(
    ...all.map((one) => (isPerson(one) ? Math.min(standing(one), one.height) : one.height)),
  );
  resize(
    umbrella,
    Math.max((tallest * TALLEST_UMBRELLA) / umbrella.height, (breadth * 1.04) / umbrella.width),
  );
  umbrella.x = middleOf(all);
  // Its rim is above the heads, however broad it must be.
  umbrella.y = foot - tallest * RIM + umbrella.height * HANDLE;
  const over = stage.height * 0.02 - (umbrella.y - umbrella.height);
  if (over > 0) umbrella.height -= over;
  umbrella.footing = 'ground';
  umbrella.lift = foot - umbrella.y + stage.height * 0.004;
  umbrella.fixed = true;
  // Its shaft is before them, where a hand holds it.
  umbrella.distance = all[0]!.distance * 0.99;
  umbrella.rank = Math.max(...all.map(({ rank }) => rank)) + 1;
}

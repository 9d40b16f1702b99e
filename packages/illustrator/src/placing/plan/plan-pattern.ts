import { clamp } from '../../core/maths.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { takePlace } from '../cast/take-place.ts';
import type { Placement } from './placement.types.ts';

/** So many drawings of each motif; the rest are the same ones turned and mirrored. */
const LOOKS = 3;
/** Motifs along the shorter side of the sheet. */
const ALONG = 5;
/** How much of its place a motif fills. */
const FULL = 1.02;

/**
 * Fills the sheet with all motifs in turn, every second column half a place lower. What reaches over an edge comes in
 * again at the opposite one, so that sheets laid side by side meet.
 */
export async function placeInPattern(cast: Cast, motifs: readonly Member[]): Promise<void> {
  const { width, height } = cast.stage;
  const side = Math.min(width, height) / ALONG;
  // Halves meet across the left and right edge only where the number of columns is even.
  const columns = Math.max(2, Math.round(width / side / 2) * 2);
  const rows = Math.max(2, Math.round(height / side));
  const [across, down] = [width / columns, height / rows];
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const motif = motifs[(row + (motifs.length === 2 ? column >> 1 : column)) % motifs.length]!;
      const middle = { x: (column + 0.5) * across, y: (row + (column % 2 ? 1 : 0.5)) * down };
      await takeCell(cast, motif, middle, Math.min(across, down), column * rows + row);
    }
}

async function takeCell(
  cast: Cast,
  member: Member,
  middle: { x: number; y: number },
  side: number,
  cell: number,
): Promise<void> {
  const { stage, random, placed } = cast;
  stage.checkpoint.check();
  const dice = random.fork(`motif-${cell}`);
  const own = placed.filter(({ subject }) => subject === member.subject);
  const size = side * FULL * dice.range(0.84, 1.06);
  const placement = await takePlace(cast, member, {
    ...middle,
    height: size * 1.04,
    maxWidth: size * 1.04,
    distance: 5,
    footing: 'float',
    look: dice.chance(0.5) ? 'left' : 'right',
    inside: false,
    cropped: true,
    drawing: own.length >= LOOKS ? own[cell % LOOKS]!.drawing : undefined,
  });
  // What is slender lies as it fell, as leaves and feathers do; what stands keeps standing.
  const stands = member.request.noun.kind !== 'item';
  const slim = stands ? 0.12 : clamp(1.2 - placement.width / placement.height, 0.25, 0.8);
  const turn = dice.range(-slim, slim);
  Object.assign(placement, {
    turn,
    mirrored: dice.chance(0.5),
    fixed: true,
    x: middle.x - Math.sin(turn) * placement.height * 0.5,
    y: middle.y + Math.cos(turn) * placement.height * 0.5,
  });
  meetOppositeEdge(cast, placement, middle);
}

/** Shows what is cut by an edge once more where that edge meets the opposite one. */
function meetOppositeEdge(
  { stage, placed }: Cast,
  placement: Placement,
  middle: { x: number; y: number },
): void {
  const reach = Math.hypot(placement.width, placement.height) / 2;
  const shifts = (at: number, all: number) => [
    0,
    ...(at < reach ? [all] : []),
    ...(at > all - reach ? [-all] : []),
  ];
  for (const right of shifts(middle.x, stage.width))
    for (const lower of shifts(middle.y, stage.height))
      if (right || lower) placed.push({ ...placement, x: placement.x + right, y: placement.y + lower });
}

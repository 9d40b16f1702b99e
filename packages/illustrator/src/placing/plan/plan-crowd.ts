import { clamp, lerp } from '../../core/maths.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { distanceAt, dryFoot } from '../cast/footing.ts';
import { wishedHeight } from '../cast/sizes.ts';
import { takePlace } from '../cast/take-place.ts';
import type { Placement } from './placement.types.ts';
import { rowsInDepth } from './rows-in-depth.ts';

/** From this number on a group is a crowd in rows. */
export const CROWD = 6;
/** So many different drawings are enough that nobody counts them. */
const LOOKS = 8;
/** Nobody looks closely at one of many: they are drawn at this share of the pixels shown. */
const COARSENESS = 0.7;

/** A crowd: rows one behind the other, smaller with distance, each one different from its neighbours. */
export async function placeCrowd(cast: Cast, member: Member, company: number): Promise<void> {
  const { stage, random } = cast;
  const { request } = member;
  const place = random.fork(`crowd-${member.subject}`);
  const count = Math.min(40, request.count);
  const rows = count <= 10 ? 2 : count <= 20 ? 3 : 4;
  const near = company > 1 ? 0.7 : 0.9;
  const spots = rowsInDepth({ count, near, far: rows > 2 ? 0.26 : 0.36, rows, random: place });
  const perRow = count / rows;
  const tall =
    wishedHeight(stage, request, member.isMain, 1) *
    clamp(lerp(0.86, 0.72, (count - CROWD) / 20), 0.66, 0.86);
  const shown: Placement[] = [];
  // The nearest come first: the first of all is what a lens is focused on.
  for (const [index, { across, along, scale }] of spots.reverse().entries()) {
    stage.checkpoint.check();
    const { x, y } = dryFoot(stage, stage.width * across, along);
    const known = shown.length >= LOOKS ? shown[(index * 5) % LOOKS] : undefined;
    shown.push(
      await takePlace(cast, member, {
        x,
        y,
        height: tall * scale * place.range(0.92, 1.06),
        maxWidth: (stage.width / perRow) * 1.5 * scale,
        distance: distanceAt(stage, x, y),
        footing: member.footing,
        drawing: known?.drawing,
        resolution: COARSENESS,
        look: place.chance(0.5) ? 'left' : 'right',
      }),
    );
  }
  for (const placement of shown) placement.fixed = true;
}

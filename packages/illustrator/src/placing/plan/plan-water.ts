import { clamp, lerp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { lookOf } from '../cast/facing.ts';
import { distanceAt } from '../cast/footing.ts';
import { wishedHeight } from '../cast/sizes.ts';
import { takePlace } from '../cast/take-place.ts';
import { resize } from '../relate/relate-places.ts';
import { swayOf } from '../render/waterline.ts';
import { focusAcross, spreadAcross } from './focus-across.ts';
import type { Placement } from './placement.types.ts';
import { waterSpot } from './water-spot.ts';

/** A towering wave goes on beyond both edges. */
const WAVE = 1.3;

/** Puts boats and swimmers on the sea, the first one nearest, or into the lake or river that there is. */
export async function placeOnWater(cast: Cast, members: readonly Member[]): Promise<void> {
  const { stage, random } = cast;
  if (!stage.water) {
    await placeInland(cast, members);
    return;
  }
  const total = members.reduce((sum, { request }) => sum + request.count, 0);
  const order = random.fork('fleet').chance(0.5) ? 1 : -1;
  let index = 0;
  for (const member of members) {
    const { noun } = member.request;
    const place = random.fork(`water-${member.subject}`);
    for (let copy = 0; copy < member.request.count; copy++, index++) {
      const far = total > 1 ? index / (total - 1) : 0.3;
      const even = total > 1 ? spreadAcross(total, alternating(index, total), place) : 0.5;
      const across = total > 1 ? 0.5 + (even - 0.5) * 0.8 * order : focusAcross(stage, place);
      const x = stage.width * clamp(across, 0.12, 0.88);
      const along = total > 1 ? lerp(0.68, 0.2, far) : 0.42 + place.range(0, 0.1);
      const y = stage.horizon + (stage.height - stage.horizon) * along;
      const height =
        wishedHeight(stage, member.request, member.isMain, member.request.count) *
        (total > 1 ? lerp(1.02, 0.62, far) : 1);
      const leaps = member.request.pose === 'jumping';
      const swimmer = await takePlace(cast, member, {
        x,
        y,
        height: Math.min(height, y - stage.height * 0.03),
        maxWidth: stage.width * (total > 1 ? (leaps ? 0.4 : 0.56) : noun.ofWater ? WAVE : 0.8),
        distance: distanceAt(stage, x, y),
        footing: 'water',
        turn: noun.kind === 'boat' && !noun.ofWater ? swayOf(stage, place) : 0,
      });
      if (leaps) leapOut(stage, swimmer);
    }
  }
}

async function placeInland(cast: Cast, members: readonly Member[]): Promise<void> {
  const { stage } = cast;
  const spot = waterSpot(stage);
  if (!spot) return;
  const places = members.flatMap((member) => Array.from({ length: member.request.count }, () => member));
  for (const [index, member] of places.entries()) {
    const x = spot.x + (places.length > 1 ? ((index + 0.5) / places.length - 0.5) * spot.breadth : 0);
    const y = spot.y + (index % 2) * stage.height * 0.03;
    const height = wishedHeight(stage, member.request, member.isMain, member.request.count) * 1.15;
    await takePlace(cast, member, {
      x,
      y,
      height: Math.min(height, y - stage.height * 0.03),
      // Water is to be seen on both sides of whoever swims in it.
      maxWidth:
        Math.min(stage.width * 0.66, Math.max(stage.width * 0.44, spot.breadth * 0.9)) / places.length ** 0.6,
      distance: distanceAt(stage, x, y),
      footing: 'water',
    });
  }
}

/** How steeply it rises, radians. */
const STEEP = 0.55;

/** In the air above where it came out, its head up and its tail just free of the water. */
function leapOut(stage: Stage, placement: Placement): void {
  const { noun } = placement.request;
  if (noun.kind !== 'sea-creature') return;
  const fit = Math.min(1, (stage.height * 0.8) / (placement.height + placement.width * Math.sin(STEEP)));
  resize(placement, fit);
  const ahead = lookOf(placement) === 'right' ? 1 : -1;
  const { x, width, height } = placement;
  const water = Math.max(placement.y, stage.horizon + (stage.height - stage.horizon) * 0.4);
  placement.turn = -ahead * STEEP;
  // The tail is half its length behind the middle and below it.
  placement.y = water - Math.sin(STEEP) * width * 0.3 + height * 0.12;
  placement.footing = 'air';
  placement.splash = { x: x - ahead * width * 0.36, y: water, width: width * 0.5 };
}

/** First left, then right, then the next inwards: near and far boats do not hide each other. */
function alternating(index: number, total: number): number {
  return index % 2 === 0 ? index / 2 : total - 1 - (index - 1) / 2;
}

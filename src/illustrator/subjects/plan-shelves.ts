import { clamp } from '../core/maths.ts';
import { type Cast, type Member, takePlace } from './cast.ts';
import { distanceAt, groundRow } from './footing.ts';
import type { Placement } from './placement.types.ts';

const LOOKS = 7;

/** A room full of a thing: two shelves along the wall, and some larger ones in front. */
export async function standOnShelves(cast: Cast, member: Member): Promise<void> {
  const { stage, random } = cast;
  const place = random.fork(`shelves-${member.subject}`);
  const shorter = Math.min(stage.width, stage.height);
  const wall = clamp(stage.horizon, stage.height * 0.36, stage.height * 0.75);
  const shown: Placement[] = [];
  for (const share of [0.42, 0.82]) {
    const y = wall * share;
    const height = Math.min(shorter * 0.17, wall * 0.27);
    const count = 6;
    for (let index = 0; index < count; index++) {
      stage.checkpoint.check();
      const placement = await takePlace(cast, member, {
        x: stage.width * ((index + 0.5 + place.range(-0.12, 0.12)) / count),
        y,
        height: height * place.range(0.78, 1.08),
        maxWidth: (stage.width / count) * 0.95,
        distance: distanceAt(stage, stage.width / 2, y),
        footing: 'carried',
        drawing: shown.length >= LOOKS ? shown[(index * 3 + 1) % LOOKS]!.drawing : undefined,
      });
      placement.fixed = true;
      if (index === 0) placement.shelf = { left: -0.02 * stage.width, right: 1.02 * stage.width, y };
      shown.push(placement);
    }
  }
  const front = cast.members.length === 1 ? 4 : 3;
  for (let index = 0; index < front; index++) {
    const across = front === 4 ? (index + 0.5) / front : [0.12, 0.88, 0.7][index]!;
    const x = stage.width * (across + place.range(-0.03, 0.03));
    const y = groundRow(stage, x, [0.5, 0.72, 0.6, 0.42][index]!);
    await takePlace(cast, member, {
      x,
      y,
      height: shorter * (front === 4 ? 0.3 : 0.22) * place.range(0.9, 1.1),
      maxWidth: stage.width * 0.3,
      distance: distanceAt(stage, x, y),
      footing: 'table',
    });
  }
}

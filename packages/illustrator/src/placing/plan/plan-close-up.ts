import type { Cast, Member } from '../cast/cast.types.ts';
import { lookOf } from '../cast/facing.ts';
import { distanceAt } from '../cast/footing.ts';
import { takePlace } from '../cast/take-place.ts';

/** Whether this subject alone is to fill the picture. */
export function isCloseUp({ stage, members }: Cast, { isMain, request }: Member): boolean {
  const { cameraAngle, lens } = stage.brief;
  const close = cameraAngle === 'close-up' || lens === 'macro';
  return close && isMain && request.count === 1 && members.length <= 2;
}

/** Fills the picture: people down to the chest, animals and things with their feet just out of it. */
export async function placeCloseUp(cast: Cast, member: Member, focus: number): Promise<void> {
  const { stage } = cast;
  const { kind } = member.request.noun;
  const person = kind === 'person';
  const top = stage.height * (person ? 0.07 : 0.06);
  const height = stage.height * (person ? 1.75 : 0.97);
  const x = stage.width * (0.5 + (focus - 0.5) * 0.4);
  const placement = await takePlace(cast, member, {
    x,
    y: top + height,
    height,
    maxWidth: stage.width * (person ? 2 : 1.08),
    distance: Math.min(3, distanceAt(stage, x, stage.height * 0.9)),
    footing: member.footing,
    cropped: true,
    inside: false,
  });
  // What is broad rather than tall keeps its feet at the lower edge instead of hanging from the top.
  placement.y = person ? top + placement.height : Math.max(stage.height * 0.97, top + placement.height);
  if (placement.height < stage.height * 0.8) placement.y = stage.height * 0.9;
  const over = placement.width - stage.width * 0.96;
  // The head stays in the picture; the tail may not.
  if (over > 0 && !person) placement.x = stage.width / 2 + (lookOf(placement) === 'left' ? over : -over) / 2;
  placement.fixed = true;
}

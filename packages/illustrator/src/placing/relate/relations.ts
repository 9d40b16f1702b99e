import type { RelationKind } from '../../brief/brief.types.ts';
import type { Cast } from '../cast/cast.types.ts';
import { prepareHost } from '../cast/who-can-carry.ts';
import { fillFrame } from '../plan/fill-frame.ts';
import type { Placement } from '../plan/placement.types.ts';
import { chase, fight, leanOn, lookAt } from './relate-encounters.ts';
import { gatherAround, moveBehind, moveBeside, moveInFront, moveUnder } from './relate-places.ts';

/** Moves what is placed to where the prompt says: under, behind, before, beside, against each other. */
export function applyRelations(cast: Cast): void {
  const { stage, placed } = cast;
  for (const { kind, subject, object } of stage.brief.relations) {
    const other = placed.find((placement) => placement.subject === object);
    if (!other || other.rope || other.fixed) continue;
    const own = placed.filter((placement) => placement.subject === subject);
    const passenger = cast.members.find((member) => member.subject === subject);
    if (own.length === 0 && passenger && (kind === 'riding' || kind === 'on'))
      prepareHost(stage, kind, passenger, other);
    if (kind === 'next-to' && own[0]?.request.noun.kind === 'building') {
      gatherAround(
        stage,
        own[0],
        placed.filter((placement) => placement.subject === object),
      );
      continue;
    }
    if (kind === 'next-to' && own.length > 1) other.x = stage.width / 2;
    for (const [index, placement] of own.entries()) relate(cast, kind, placement, other, index);
    if (actTogether(cast, kind, own, other)) {
      const others = placed.filter((placement) => placement.subject === object);
      fillFrame(stage, [...own, ...others]);
    }
  }
}

/** Fighters, hunters and those around a board or a snowman are what the picture is about. */
function actTogether(
  { stage, members }: Cast,
  kind: RelationKind,
  own: readonly Placement[],
  other: Placement,
): boolean {
  const free = stage.brief.composition !== 'negative-space' && stage.brief.cameraAngle === 'eye';
  if (!free || members.length > 2 || other.footing === 'air' || own.some(({ footing }) => footing === 'air'))
    return false;
  if (kind === 'fighting' || kind === 'chasing') return true;
  return kind === 'next-to' && own.length > 1 && other.request.noun.kind === 'item';
}

function relate(
  { stage, placed }: Cast,
  kind: RelationKind,
  placement: Placement,
  other: Placement,
  index: number,
): void {
  if (kind === 'under') moveUnder(stage, placement, other, index);
  else if (kind === 'behind') moveBehind(stage, placement, other, index);
  else if (kind === 'in-front-of' || kind === 'inside') moveInFront(stage, placement, other, index);
  else if (kind === 'next-to') moveBeside(stage, placement, other, index);
  else if (kind === 'looking-at') lookAt(stage, placement, other);
  else if (kind === 'fighting') fight(stage, placement, other, index);
  else if (kind === 'leaning-on') leanOn(stage, placement, other);
  else if (kind === 'chasing') {
    const hunted = placed.filter(({ subject }) => subject === other.subject);
    chase(stage, placement, hunted, index);
  }
}

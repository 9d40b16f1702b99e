import type { Stage } from '../scene/stage.types.ts';
import { type Attachment, attach, splitAttachments, wishesForHost } from './attachments.ts';
import type { Cast, Member } from './cast.ts';
import { footingOf } from './footing.ts';
import { performPlacement } from './perform.ts';
import type { Placement } from './placement.types.ts';
import { placeFloating, placeInAir } from './plan-air.ts';
import { placeOnGround, placeOnTable, separate } from './plan-ground.ts';
import { placeOnWater } from './plan-water.ts';
import { placePortrait } from './portrait.ts';
import { applyRelations } from './relations.ts';

/**
 * Draws all subjects of the brief into the stage: where they stand, who carries whom, light,
 * shadows, and their marks in `stage.depth` and `stage.mask` (numbers from 1, one for each copy).
 * Returns the positions in `brief.subjects` of those that found no place; usually none.
 * @throws {IllustrationStopped} when the checkpoint says so.
 */
export async function placeSubjects(stage: Stage): Promise<readonly number[]> {
  if (stage.brief.subjects.length === 0) return [];
  if (stage.brief.scene === 'portrait') {
    const sitters = await placePortrait(stage);
    return missing(stage, sitters);
  }
  const cast = assemble(stage);
  const { free, attachments } = splitAttachments(cast);
  for (const member of free) member.wishes = wishesForHost(cast, attachments, member.subject);
  await placeFreeMembers(cast, free);
  applyRelations(cast);
  separate(cast);
  await performAll(cast, attachments);
  // A thing that is drawn in the hand of its holder has no placement of its own.
  const held = attachments.filter(({ kind }) => kind === 'holding').map(({ member }) => member.subject);
  return missing(stage, [...cast.placed.map(({ subject }) => subject), ...held]);
}

function missing(stage: Stage, drawn: readonly number[]): number[] {
  return stage.brief.subjects.map((_, subject) => subject).filter((subject) => !drawn.includes(subject));
}

function assemble(stage: Stage): Cast {
  const members = stage.brief.subjects.map(
    (request, subject): Member => ({
      request,
      subject,
      isMain: subject === 0,
      footing: footingOf(stage, request),
    }),
  );
  return { stage, random: stage.random.fork('subjects'), members, placed: [], nextId: 1 };
}

async function placeFreeMembers(cast: Cast, free: readonly Member[]): Promise<void> {
  const standingOn = (...footings: Array<Member['footing']>) =>
    free.filter(({ footing }) => footings.includes(footing));
  await placeOnGround(cast, standingOn('ground'));
  await placeOnTable(cast, standingOn('table'));
  await placeOnWater(cast, standingOn('water'));
  await placeFloating(cast, standingOn('float'));
  await placeInAir(cast, standingOn('air'));
}

/** From far to near, everyone together with what they carry. */
async function performAll(cast: Cast, attachments: readonly Attachment[]): Promise<void> {
  const order = [...cast.placed].sort(
    (a, b) =>
      Number(b.footing === 'air') - Number(a.footing === 'air') ||
      a.y - b.y ||
      a.rank - b.rank ||
      a.id - b.id,
  );
  for (const placement of order) await performWithLoad(cast, placement, attachments);
}

async function performWithLoad(
  cast: Cast,
  host: Placement,
  attachments: readonly Attachment[],
): Promise<void> {
  performPlacement(cast, host);
  for (const attachment of attachments) {
    if (attachment.host !== host.subject) continue;
    const load = await attach(cast, attachment, host);
    if (load) await performWithLoad(cast, load, attachments);
  }
}

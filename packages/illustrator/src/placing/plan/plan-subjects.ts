import { CARRIED_KINDS } from '../../brief/carried-kinds.ts';
import { isPatternSheet } from '../../stage/brief-questions.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { type Attachment, splitAttachments, wishesForHost } from '../carry/attachments.ts';
import { carry } from '../carry/carry.ts';
import { fitStacks } from '../carry/fit-stacks.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { type DrawCopy, drawForStage, sketchForStage } from '../cast/draw-copy.ts';
import { footingOf } from '../cast/footing.ts';
import { heapKindOf } from '../cast/heaps.ts';
import { hangsOverOthers, isHungAcross } from '../cast/spread-kinds.ts';
import { keepTrueSizeOrder } from '../cast/true-size-order.ts';
import { judgeLayout } from '../critic/judge-layout.ts';
import { bringHandsTogether } from '../relate/bring-hands-together.ts';
import { centreEmblem } from '../relate/centre-emblem.ts';
import { keepAllSeen } from '../relate/keep-seen.ts';
import { leaveWallFree } from '../relate/leave-wall-free.ts';
import { applyRelations, joinCarried, rejoin } from '../relate/relations.ts';
import { showTitles } from '../relate/show-titles.ts';
import { showImages } from '../relate/shown-images.ts';
import { standAcrossCounter } from '../relate/stand-across-counter.ts';
import { tieLines } from '../relate/tie-lines.ts';
import { leanDivers, liftJumpers, turnToTheSky } from '../render/motion.ts';
import { standInShallows } from '../render/stand-in-shallows.ts';
import { asSeen } from '../render/waterline.ts';
import { asTold } from './as-told.ts';
import { comeNear } from './fill-frame.ts';
import type { Placement } from './placement.types.ts';
import { placeFloating, placeInAir } from './plan-air.ts';
import { placeEverywhere } from './plan-everywhere.ts';
import { placeOnGround } from './plan-ground.ts';
import { placeInPattern } from './plan-pattern.ts';
import { placeRadially } from './plan-radial.ts';
import { placeOnTable } from './plan-table.ts';
import { placeOnWater } from './plan-water.ts';
import { separate } from './separate.ts';

/** Where everyone stands, and which subjects of the brief are part of another's drawing: things in a hand, a heap. */
export interface Plan {
  cast: Cast;
  within: readonly number[];
}

/** So many layouts are compared; fewer where each costs more. */
const LAYOUTS = 16;
const LAYOUTS_OF_ONE = 6;
const LAYOUTS_OF_CROWDS = 5;

/**
 * Finds a place for every subject of the brief; nothing is drawn on the stage yet. Layouts are tried with
 * sketches, and the one that the critic likes best is laid out with the drawings that will be shown.
 * @param layouts how many are compared; 1 takes the first as it comes
 */
export async function planSubjects(stage: Stage, layouts = layoutsFor(stage)): Promise<Plan> {
  const draw = sketchForStage(stage);
  let best = { layout: 0, cost: Number.POSITIVE_INFINITY };
  for (let layout = 0; layouts > 1 && layout < layouts; layout++) {
    stage.checkpoint.check();
    const { cast } = await layOut(stage, layout, draw);
    const cost = judgeLayout(stage, cast.placed).total;
    if (cost < best.cost) best = { layout, cost };
  }
  const plan = await layOut(stage, best.layout, drawForStage(stage));
  await bringHandsTogether(plan.cast);
  tieLines(plan.cast);
  showImages(plan.cast);
  return plan;
}

function layoutsFor({ brief }: Stage): number {
  if (isPatternSheet(brief)) return 1;
  const copies = brief.subjects.reduce((sum, { count }) => sum + count, 0);
  if (copies === 1) return LAYOUTS_OF_ONE;
  return copies > 8 ? LAYOUTS_OF_CROWDS : LAYOUTS;
}

async function layOut(stage: Stage, layout: number, draw: DrawCopy): Promise<Plan> {
  const cast = assemble(stage, layout, draw);
  if (isPatternSheet(stage.brief)) {
    await placeInPattern(cast, cast.members);
    return { cast, within: [] };
  }
  const { free, attachments } = splitAttachments(cast);
  for (const member of free) member.wishes = wishesForHost(cast, attachments, member.subject);
  for (const { member } of attachments) member.wishes = wishesForHost(cast, attachments, member.subject);
  await placeFreeMembers(cast, free);
  applyRelations(cast);
  keepTrueSizeOrder(cast);
  separate(cast);
  turnToTheSky(cast);
  standInShallows(cast);
  keepAllSeen(cast);
  liftJumpers(cast);
  rejoin(cast);
  separate(cast);
  rejoin(cast);
  standAcrossCounter(cast);
  comeNear(cast, attachments);
  leanDivers(cast);
  for (const host of [...cast.placed]) await loadHost(cast, host, attachments);
  joinCarried(cast);
  fitStacks(cast);
  showTitles(cast);
  leaveWallFree(cast);
  centreEmblem(cast);
  const within = attachments
    .filter(({ kind }) => kind === 'holding' || kind === 'full-of' || kind === 'on')
    .map(({ member }) => member.subject);
  return { cast, within };
}

function assemble(stage: Stage, layout: number, draw: DrawCopy): Cast {
  const members = stage.brief.subjects.map(
    (request, subject): Member => ({
      // A stack or a pile is one drawing of many things.
      request: heapKindOf(request) ? { ...request, count: 1 } : asTold(stage, request, subject),
      subject,
      isMain: subject === 0,
      footing: footingOf(stage, request),
      hangs: request.qualities.includes('hanging'),
    }),
  );
  return {
    stage,
    random: stage.random.fork(`layout ${layout}`),
    looks: stage.motif.fork('looks'),
    draw,
    members,
    placed: [],
    nextId: 1,
  };
}

async function placeFreeMembers(cast: Cast, free: readonly Member[]): Promise<void> {
  const [main] = free;
  if (main && cast.stage.brief.place === 'mandala') {
    await placeRadially(cast, main);
  }
  const others = free.filter(({ subject }) =>
    cast.placed.every((placement) => placement.subject !== subject),
  );
  const spread = others.filter(
    ({ request, subject }) =>
      request.everywhere || isHungAcross(request) || hangsOverOthers(cast.stage.brief, request, subject),
  );
  const single = others.filter((member) => !spread.includes(member));
  const standingOn = (...footings: Array<Member['footing']>) =>
    single.filter(({ footing }) => footings.includes(footing));
  await placeOnGround(cast, standingOn('ground'));
  await placeOnTable(cast, standingOn('table'));
  await placeOnWater(cast, standingOn('water'));
  await placeFloating(cast, standingOn('float'));
  await placeInAir(cast, standingOn('air'));
  await placeEverywhere(cast, spread);
}

const MOST_IN_ROW = 5;

/** Several things on one table stand side by side. */
function shareTop({ stage }: Cast, host: Placement, own: readonly Attachment[]): void {
  if (['person', 'tree'].includes(host.request.noun.kind)) return;
  const row = own.filter(
    ({ kind, drawnByHost, frame }) => kind === 'on' && !drawnByHost && (frame?.how ?? 'top') === 'top',
  );
  const isLeft = (one: Attachment, other: Attachment) =>
    stage.brief.relations.some(({ frame, subject, object }) => {
      const [left, right] = frame === 'right-of' ? [object, subject] : [subject, object];
      const aside = frame === 'right-of' || frame === 'left-of';
      return aside && left === one.member.subject && right === other.member.subject;
    });
  row.sort((a, b) => Number(isLeft(b, a)) - Number(isLeft(a, b)));
  if (row.length < 2) return;
  const copiesOf = ({ member }: Attachment) => Math.min(member.request.count, MOST_IN_ROW);
  const of = row.reduce((sum, attachment) => sum + copiesOf(attachment), 0);
  let place = 0;
  for (const attachment of row) {
    attachment.row = { place, of };
    place += copiesOf(attachment);
  }
}

/** Two on one horse sit one behind the other; the last of them is drawn first. */
function shareBack(own: readonly Attachment[]): Attachment[] {
  const riders = own.filter(({ kind, member }) => kind === 'riding' && member.request.count === 1);
  if (riders.length < 2) return [...own];
  for (const [place, rider] of riders.entries()) rider.row = { place, of: riders.length };
  return [...own.filter((one) => !riders.includes(one)), ...riders.reverse()];
}

/**
 * One bird on three flowers is on one of them, three cats on three chairs have one each, and players have one ball;
 * what else is worn or held each host has of its own.
 */
function shareFor(
  { placed, stage }: Cast,
  attachment: Attachment,
  { id, subject }: Placement,
): Attachment | undefined {
  const hosts = placed.filter((other) => other.subject === subject && other.carrier === undefined);
  const index = hosts.findIndex((other) => other.id === id);
  const { member, kind } = attachment;
  const isShared = CARRIED_KINDS.has(kind) || attachment.frame?.how === 'afoot';
  if (index < 0 || hosts.length < 2 || !isShared || attachment.drawnByHost) return attachment;
  const { count } = stage.brief.subjects[member.subject] ?? member.request;
  const own = Math.floor(count / hosts.length) + (index < count % hosts.length ? 1 : 0);
  if (own === 0) return undefined;
  return { ...attachment, member: { ...member, request: { ...member.request, count: own } } };
}

/** Everything a host carries, and what that carries in turn. Heaps come first: they change the host itself. */
async function loadHost(cast: Cast, host: Placement, attachments: readonly Attachment[]): Promise<void> {
  const own = attachments
    .filter((attachment) => attachment.host === host.subject)
    .sort((a, b) => Number(b.kind === 'full-of') - Number(a.kind === 'full-of'));
  shareTop(cast, host, own);
  for (const attachment of shareBack(own)) {
    // A heap changes the host itself; everyone else goes where the host is seen.
    const carrier = attachment.kind === 'full-of' ? host : asSeen(host);
    const share = shareFor(cast, attachment, host);
    if (share) for (const load of await carry(cast, share, carrier)) await loadHost(cast, load, attachments);
  }
}

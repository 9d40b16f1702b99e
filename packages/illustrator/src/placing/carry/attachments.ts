import type { Relation, RelationKind, SubjectRequest } from '../../brief/brief.types.ts';
import { CARRIED_KINDS } from '../../brief/carried-kinds.ts';
import { isLiving } from '../../brief/reading/subjects/living.ts';
import type { Frame } from '../../brief/relation-frames/frame.types.ts';
import { FRAMES } from '../../brief/relation-frames/frames.registry.ts';
import { takesTopping } from '../../drawings/food/toppings.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { colorOf, type DrawingWishes } from '../cast/make-drawing.ts';
import { isPerson, liesInLap } from '../cast/who-can-carry.ts';

/** A subject that goes where another one is: a rider, a hat, a thing in a hand. */
export interface Attachment {
  kind: RelationKind;
  member: Member;
  /** The subject it goes with. */
  host: number;
  /** The host's own drawing shows it: candles on a cake. */
  drawnByHost?: boolean;
  frame?: Frame;
  /** Its place in the row of those that share the host's top. */
  row?: { place: number; of: number };
}

const CARRIED: ReadonlySet<RelationKind> = new Set([
  'riding',
  'wearing',
  'holding',
  'on',
  'inside',
  'full-of',
]);
/** Here the relation names the carrier first. */
const CARRIER_FIRST: ReadonlySet<RelationKind> = new Set(['wearing', 'holding', 'full-of']);

/** Splits the cast into those who find a place of their own and those carried by another. */
export function splitAttachments(cast: Cast): { free: Member[]; attachments: Attachment[] } {
  const { relations } = cast.stage.brief;
  const attachments: Attachment[] = [];
  const carried = new Set<number>();
  for (const { kind, subject, object, frame } of [...relations, ...impliedStrings(cast)]) {
    if (!CARRIED.has(kind) || subject === object) continue;
    const [passenger, host] = CARRIER_FIRST.has(kind) ? [object, subject] : [subject, object];
    const member = cast.members.find((candidate) => candidate.subject === passenger);
    const carrier = cast.members.find((candidate) => candidate.subject === host);
    if (!member || !carrier || carried.has(passenger) || isCarriedBy(attachments, host, passenger)) continue;
    if (kind === 'riding' && carrier.request.noun.name === 'broom') {
      // Whoever rides a broom is drawn with it.
      carried.add(host);
      continue;
    }
    if (kind === 'full-of' && !holdsThings(carrier.request)) continue;
    if (kind === 'inside' && isPlace(carrier.request)) continue;
    carried.add(passenger);
    const drawnByHost =
      (kind === 'on' && adorns(member.request, carrier.request)) ||
      (kind === 'wearing' && member.request.noun.worn === 'body') ||
      frame === 'frying';
    attachments.push({ kind, member, host, drawnByHost, frame: frame && FRAMES[frame] });
  }
  for (const attachment of toolsInHand(cast, carried)) {
    attachments.push(attachment);
    carried.add(attachment.member.subject);
  }
  return { free: cast.members.filter(({ subject }) => !carried.has(subject)), attachments };
}

/** "reads a book to her kittens": the book is in her hand already, by the action. */
function toolsInHand({ stage, members }: Cast, carried: ReadonlySet<number>): Attachment[] {
  const { relations } = stage.brief;
  return members.flatMap((member) => {
    const { subject: own, request } = member;
    if (carried.has(own) || relations.some(({ subject, object }) => own === subject || own === object))
      return [];
    const user = members.find((other) => other.request.tool === request.noun.name);
    if (user) return [{ kind: 'holding', member, host: user.subject, drawnByHost: true }];
    const action = relations.find(({ frame }) => frame && FRAMES[frame].tool === request.noun.name);
    return action ? [{ kind: 'holding', member, host: action.subject, drawnByHost: true }] : [];
  });
}

function adorns(topping: SubjectRequest, host: SubjectRequest): boolean {
  const { drawing, carries } = host.noun;
  if (carries?.includes(topping.noun.name)) return true;
  return drawing.from === 'procedure' && takesTopping(drawing.procedure, topping.noun.name);
}

/** A kite is on somebody's string, whether the prompt says so or not. */
function impliedStrings({ members, stage }: Cast): Relation[] {
  const { relations } = stage.brief;
  const kite = members.find(({ request }) => request.noun.name === 'kite');
  const flyer = members.find(({ request }) => request.noun.kind === 'person');
  if (!kite || !flyer || relations.some(({ object, subject }) => [object, subject].includes(kite.subject)))
    return [];
  return [{ kind: 'holding', subject: flyer.subject, object: kite.subject }];
}

/** A house full of cats has them around it; a basket or a tree carries its fruit. */
function holdsThings({ noun }: SubjectRequest): boolean {
  return noun.kind !== 'building' && noun.kind !== 'person' && noun.kind !== 'celestial';
}

/** Vehicles of this height, in metres, have a roof over all who are in them. */
const ROOFED = 2.5;

/**
 * Who is in a labyrinth, a castle or a bus is shown large before it rather than as a dot within, or cut by its
 * roof; a treehouse has a porch.
 */
export function isPlace({ noun }: SubjectRequest): boolean {
  if (noun.kind === 'vehicle' && !noun.holds && (noun.tall ?? 0) > ROOFED) return true;
  return noun.kind === 'building' && (!noun.roomy || noun.low === true);
}

/** Two subjects cannot carry each other, however the prompt is read. */
function isCarriedBy(attachments: readonly Attachment[], host: number, passenger: number): boolean {
  return attachments.some(({ member, host: other }) => member.subject === host && other === passenger);
}

/** What a host's drawing must know of what it will wear or hold. */
/** They have a ball of their own. */
const BALL_PLAYER = /ball player$/;

export function wishesForHost(
  cast: Cast,
  attachments: readonly Attachment[],
  subject: number,
): Partial<DrawingWishes> {
  const wishes: Partial<DrawingWishes> = {};
  const own = cast.members.find((other) => other.subject === subject);
  for (const { kind, member, host, drawnByHost, frame } of attachments) {
    if (host !== subject) continue;
    if (drawnByHost && kind === 'on') {
      const { noun, count } = member.request;
      wishes.toppings = [
        ...(wishes.toppings ?? []),
        { name: noun.name, count, color: colorOf(member.request) },
      ];
    }
    if (kind === 'wearing' && member.request.noun.kind === 'hat' && !isEyewear(member))
      wishes.bareHead = true;
    if (
      kind === 'on' &&
      own &&
      !own.request.pose &&
      frame?.meet?.[0] !== 'back' &&
      liesInLap(member.request, own)
    )
      wishes.pose = 'sitting';
    const flies = frame?.how === 'aloft' || frame?.how === 'afoot';
    const apart = flies || frame?.meet?.[0] === 'mouth';
    // Who throws the bouquet has no second one.
    const keepsTool = frame?.keepsTool && own && !BALL_PLAYER.test(own.request.noun.name);
    if (kind === 'holding' && flies && !frame.tool && !keepsTool && own) wishes.holding = { name: '' };
    if (kind === 'holding' && !drawnByHost && !apart && own && own.request.noun.drawing.from === 'procedure')
      wishes.holding = { name: member.request.noun.name, color: colorOf(member.request) };
  }
  return {
    ...poseByRelation(cast, subject),
    ...stanceBeforeOther(cast, own),
    ...toolOf(cast, own),
    ...wishes,
  };
}

/** What an action needs in the hand or below: who paints has a brush, whether the prompt says so or not. */
function toolOf({ stage }: Cast, own: Member | undefined): Partial<DrawingWishes> {
  if (!own || !isPerson(own)) return {};
  // What is named is in the hand itself.
  const frames = stage.brief.relations.filter(
    ({ kind, subject, object }) => subject === own.subject && (kind !== 'holding' || object === subject),
  );
  const tool = frames.map(({ frame }) => frame && FRAMES[frame].tool).find((name) => name !== undefined);
  const seat =
    frames.map(({ frame }) => frame && FRAMES[frame].seat).find((name) => name !== undefined) ??
    seatOfPatient(stage.brief.relations, own);
  // Who pulls, hugs or dances has put down whatever goes with the trade.
  const busy = frames.some(({ frame }) => frame && takesHands(FRAMES[frame]));
  const holding = tool ?? (busy ? '' : undefined);
  return { ...(holding !== undefined && { holding: { name: holding } }), ...(seat && { seat }) };
}

/** Whose hair is cut sits, unless they have a seat of their own. */
function seatOfPatient(relations: readonly Relation[], { subject: own }: Member): Frame['otherSeat'] {
  if (relations.some(({ kind, subject }) => subject === own && CARRIED_KINDS.has(kind))) return undefined;
  return relations
    .filter(({ object }) => object === own)
    .map(({ frame }) => frame && FRAMES[frame].otherSeat)
    .find((seat) => seat !== undefined);
}

function takesHands({ hands }: Frame): boolean {
  return hands !== undefined && hands !== 'take';
}

/** Whoever has to do with somebody or something before them is seen from the side, turned towards it. */
function stanceBeforeOther({ stage, members }: Cast, own: Member | undefined): Partial<DrawingWishes> {
  if (!own || !isPerson(own) || own.request.fromBehind) return {};
  const frames = stage.brief.relations.flatMap(({ frame, subject, object }) => {
    const other = members.find((member) => member.subject === (subject === own.subject ? object : subject));
    const takesPart = subject === own.subject || (object === own.subject && other && isLiving(other.request));
    return frame && takesPart ? [FRAMES[frame] as Frame] : [];
  });
  return {
    ...(frames.some(isFaceToFace) && { turned: true }),
    ...(frames.some(({ hands }) => hands === 'dance') && { partnered: true, turned: true }),
  };
}

function isFaceToFace({ how, look }: Frame): boolean {
  return look === 'each-other' && (how === 'meet' || how === 'look');
}

/** Fighters and hunters strike the pose even where the prompt's verb told only the relation. */
function poseByRelation({ stage }: Cast, subject: number): Partial<DrawingWishes> {
  const { relations, subjects } = stage.brief;
  if (subjects[subject]?.pose) return {};
  for (const relation of relations) {
    const involved = relation.subject === subject || relation.object === subject;
    // Below a boat a whale is under the surface and blows no spout.
    const dives = relation.kind === 'under' && relation.subject === subject;
    if (dives && subjects[subject]?.noun.kind === 'sea-creature') return { pose: 'swimming' };
    if (relation.kind === 'fighting' && involved) return { pose: 'fighting' };
    if (relation.kind === 'chasing' && involved) return { pose: 'running' };
  }
  return {};
}

export function isEyewear({ request }: Pick<Member, 'request'>): boolean {
  const { name, worn } = request.noun;
  return worn === 'eyes' || name === 'glasses' || name === 'sunglasses';
}

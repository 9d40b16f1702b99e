import type { SubjectRequest } from '../../brief/brief.types.ts';
import { FRAMES } from '../../brief/relation-frames/frames.registry.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { nounNamed } from '../../vocabulary/nouns.registry.ts';

const CHESS_TABLE = nounNamed('chess table');
const ONCOMING_TRAIN = nounNamed('oncoming train');
const CLEAR_BOTTLE = nounNamed('ship in a bottle');

/** What the drawing of a thing must know of its relations. */
export function asTold(stage: Stage, request: SubjectRequest, position: number): SubjectRequest {
  const { relations } = stage.brief;
  // Who is in a cage or a bowl is there alone.
  const holds = relations.some(
    ({ kind, frame, subject, object }) =>
      (frame && FRAMES[frame].how === 'glass' && object === position) ||
      (kind === 'full-of' && subject === position && request.noun.name === 'bottle'),
  );
  const told = TELLINGS.reduce((known, tell) => tell(stage, known, position), request);
  if (!holds) return told;
  // A wine bottle shows nothing of what is in it.
  const noun = told.noun.name === 'bottle' ? CLEAR_BOTTLE : told.noun;
  return { ...told, noun, qualities: [...told.qualities, 'empty'] };
}

/** Who is in a basket under a balloon, or hangs from it, needs a basket to be seen by. */
function asCrewed({ brief }: Stage, request: SubjectRequest, position: number): SubjectRequest {
  const crewed = brief.relations.some(
    ({ kind, object, frame }) =>
      object === position && (kind === 'inside' || (frame && FRAMES[frame].how === 'hang')),
  );
  // Who drives a car is seen behind its windscreen.
  return crewed ? { ...request, qualities: [...request.qualities, 'crewed', 'open-top'] } : request;
}

/** What comes out of a tunnel comes towards us. */
function asEmerging({ brief }: Stage, request: SubjectRequest, position: number): SubjectRequest {
  const emerges =
    request.noun.name.endsWith('train') &&
    brief.relations.some(
      ({ kind, subject, object }) =>
        kind === 'inside' && subject === position && brief.subjects[object]?.noun.name === 'tunnel',
    );
  return emerges ? { ...request, noun: ONCOMING_TRAIN } : request;
}

/** A blanket that has its own things told has no others on it. */
function asLaid({ brief }: Stage, request: SubjectRequest, position: number): SubjectRequest {
  const laid =
    request.noun.name === 'picnic' &&
    brief.relations.some(
      ({ kind, subject, object }) =>
        kind === 'on' && object === position && brief.subjects[subject]?.noun.kind === 'item',
    );
  return laid ? { ...request, qualities: [...request.qualities, 'empty'] } : request;
}

/** A bicycle "with a basket" is of the kind that has one. */
function asFitted({ brief }: Stage, request: SubjectRequest, position: number): SubjectRequest {
  const { carries } = request.noun;
  const has = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'holding' &&
      subject === position &&
      carries?.includes(brief.subjects[object]?.noun.name ?? ''),
  );
  return has ? { ...request, qualities: [...request.qualities, 'fitted'] } : request;
}

/** An umbrella holds things when it lies on its back. */
function asTurned({ brief }: Stage, request: SubjectRequest, position: number): SubjectRequest {
  const isFull = brief.relations.some(
    ({ kind, subject, object }) =>
      (kind === 'full-of' && subject === position) || (kind === 'inside' && object === position),
  );
  const isTurned = isFull && request.noun.name === 'umbrella';
  return isTurned ? { ...request, qualities: [...request.qualities, 'overturned'] } : request;
}

/** Who shares an umbrella holds it by a long handle. */
function asShared({ brief }: Stage, request: SubjectRequest, position: number): SubjectRequest {
  const shared =
    request.noun.name === 'umbrella' &&
    brief.relations.some(({ kind, object }) => kind === 'under' && object === position);
  return shared ? { ...request, qualities: [...request.qualities, 'shared'] } : request;
}

/** Water springs up around who is in it. */
function asSplashed({ brief }: Stage, request: SubjectRequest, position: number): SubjectRequest {
  const splashed =
    request.noun.name === 'puddle' &&
    brief.relations.some(({ frame, object }) => frame === 'splashing-in' && object === position);
  return splashed ? { ...request, qualities: [...request.qualities, 'splashed'] } : request;
}

/** People play at a table. */
function asPlayed({ brief }: Stage, request: SubjectRequest, position: number): SubjectRequest {
  const seated = brief.relations.some(
    ({ frame, subject, object }) =>
      frame && FRAMES[frame].seat && object === position && brief.subjects[subject]?.noun.kind === 'person',
  );
  return seated && request.noun.name === 'chess board' ? { ...request, noun: CHESS_TABLE } : request;
}

/** A bridge that something drives over is level and reaches from bank to bank. */
function asCrossed({ brief }: Stage, request: SubjectRequest, position: number): SubjectRequest {
  const crossed =
    request.noun.name === 'bridge' &&
    brief.relations.some(
      ({ kind, subject, object }) =>
        kind === 'on' && object === position && brief.subjects[subject]?.noun.kind === 'vehicle',
    );
  return crossed ? { ...request, qualities: [...request.qualities, 'crossed'] } : request;
}

const TELLINGS = [
  asEmerging,
  asCrossed,
  asCrewed,
  asPlayed,
  asTurned,
  asLaid,
  asFitted,
  asSplashed,
  asShared,
] as const;

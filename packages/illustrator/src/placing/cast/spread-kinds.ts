import type { Brief, SubjectRequest } from '../../brief/brief.types.ts';
import type { Stage } from '../../stage/stage.types.ts';

/** How a thing that is all over a place is spread there. */
type Spread = 'garlands' | 'hung-across' | 'air' | 'shelves' | 'ground' | 'adrift';

/** Rooms whose walls are glass, books, columns or rock. */
const WALLS_TAKEN: readonly string[] = [
  'greenhouse',
  'library',
  'temple-inside',
  'church-inside',
  'cave',
  'castle-hall',
  'stage',
  'windowsill',
];

export function isHungAcross({ noun }: SubjectRequest): boolean {
  return noun.hung === 'across';
}

function isHung({ noun, qualities }: SubjectRequest): boolean {
  return noun.hung === 'rows' || qualities.includes('hanging');
}

export function spreadOf(stage: Stage, request: SubjectRequest): Spread {
  const { kind, drifts } = request.noun;
  if (stage.floating) return 'adrift';
  if (isHungAcross(request)) return 'hung-across';
  if (isHung(request)) return 'garlands';
  if (kind === 'flying' || kind === 'celestial' || drifts) return 'air';
  return stage.indoor && kind === 'item' && !WALLS_TAKEN.includes(stage.brief.place ?? '')
    ? 'shelves'
    : 'ground';
}

/** Several lanterns that are told to hang, that others are under, or that are over others, hang in rows above them. */
export function hangsOverOthers({ relations }: Brief, request: SubjectRequest, subject: number): boolean {
  if (!isHung(request) || request.count < 3) return false;
  if (request.noun.hung === 'rows' && request.qualities.includes('hanging')) return true;
  return relations.some(
    ({ kind, subject: one, object: other }) =>
      (kind === 'under' && other === subject) || (kind === 'above' && one === subject),
  );
}

import type { Relation, SubjectRequest } from '../../brief.types.ts';
import type { FrameName } from '../../relation-frames/frames.registry.ts';

const AT_HEAD: ReadonlySet<FrameName | undefined> = new Set<FrameName>(['on-the-head', 'on-the-nose']);
/** Metres: beside a whole person nothing smaller is seen. */
const SMALL = 0.12;

/** "a bee on a knight's helmet": so near that one sees it. */
export function hasSmallOnHead(subjects: readonly SubjectRequest[], relations: readonly Relation[]): boolean {
  return relations.some(({ frame, subject, object }) => {
    const [guest, host] = [subjects[subject]!, subjects[object]!];
    return AT_HEAD.has(frame) && host.noun.kind === 'person' && (guest.noun.tall ?? 1) <= SMALL;
  });
}

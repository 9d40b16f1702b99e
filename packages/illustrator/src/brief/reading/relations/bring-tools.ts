import { ALL_NOUNS } from '../../../vocabulary/nouns.registry.ts';
import type { Relation } from '../../brief.types.ts';
import { FRAMES } from '../../relation-frames/frames.registry.ts';
import type { FoundSubject } from '../reading.types.ts';

/** People are drawn with the tool of a deed in the hand; a robot, which is of one piece, takes it as a thing of its own. */
export function bringTools(subjects: FoundSubject[], relations: Relation[]): void {
  for (const { subject, frame } of [...relations]) {
    const doer = subjects[subject]!;
    const tool = frame && FRAMES[frame].tool;
    if (!tool || doer.request.noun.name !== 'robot') continue;
    const noun = ALL_NOUNS.find(({ name }) => name === tool);
    const has = relations.some((other) => other.subject === subject && other.kind === 'holding');
    if (!noun || has) continue;
    const { start, length, nounStart } = doer;
    const request = { noun, count: 1, qualities: [] };
    relations.push({ kind: 'holding', subject, object: subjects.length, frame: 'holding' });
    subjects.push({ start, length, nounStart, request, companionOf: subject });
  }
}

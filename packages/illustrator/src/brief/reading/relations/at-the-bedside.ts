import type { Relation } from '../../brief.types.ts';
import type { Frame } from '../../relation-frames/frame.types.ts';
import { FRAMES, type FrameName } from '../../relation-frames/frames.registry.ts';
import type { FoundSubject } from '../reading.types.ts';

/** What is done for somebody who is in bed. */
const CARING: ReadonlySet<FrameName | undefined> = new Set<FrameName>([
  ...(['reading-to', 'petting', 'singing-to', 'kissing', 'feeding', 'giving-to', 'talking-to'] as const),
]);

const BED = /\b(?:bed|crib|cradle)$/;

/** "reading to his son in bed": the son is in it, and who reads is beside it. Drops the relation that says otherwise. */
export function standAtBedside(subjects: readonly FoundSubject[], relations: Relation[]): void {
  const inBed = (one: number) =>
    relations.findIndex(
      ({ kind, subject, object }) =>
        kind === 'on' && subject === one && BED.test(subjects[object]!.request.noun.name),
    );
  for (const { frame, subject, object } of [...relations]) {
    if (!CARING.has(frame) || subject === object) continue;
    const [own, theirs] = [inBed(subject), inBed(object)];
    if (own < 0 || theirs < 0 || relations[own]!.object !== relations[theirs]!.object) continue;
    const { poses = [] } = FRAMES[frame!] as Frame;
    subjects[subject]!.request.pose = poses[0] ?? 'standing';
    const { request } = subjects[object]!;
    if (request.pose === undefined || request.pose === 'sitting') request.pose = 'lying';
    relations.splice(own, 1);
  }
}

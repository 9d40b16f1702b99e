import type { Relation } from '../../brief.types.ts';
import type { FrameName } from '../../relation-frames/frames.registry.ts';
import type { FoundSubject } from '../reading.types.ts';
import { isLiving } from '../subjects/living.ts';

const HANDED: ReadonlySet<FrameName | undefined> = new Set<FrameName>([
  ...(['giving-to', 'meeting', 'talking-to'] as const),
]);

/** What a drone or a helicopter carries hangs below it in the air, and whoever it is for looks up from the ground. */
export function carryThroughTheAir(subjects: readonly FoundSubject[], relations: Relation[]): void {
  for (const load of relations) {
    const carrier = subjects[load.subject]!.request;
    if (load.kind !== 'holding' || carrier.noun.kind !== 'flying' || isLiving(carrier)) continue;
    const aircraft = load.subject;
    Object.assign(load, { kind: 'on', subject: load.object, object: aircraft, frame: 'hanging-from' });
    carrier.pose = 'flying';
    for (const other of relations)
      if (other.subject === aircraft && HANDED.has(other.frame))
        Object.assign(other, {
          kind: 'looking-at',
          subject: other.object,
          object: aircraft,
          frame: 'looking-at',
        });
  }
}

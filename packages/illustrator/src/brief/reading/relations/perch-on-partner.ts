import type { Relation } from '../../brief.types.ts';
import { CARRIED_KINDS } from '../../carried-kinds.ts';
import type { FrameName } from '../../relation-frames/frames.registry.ts';
import type { FoundSubject } from '../reading.types.ts';

/** What is done close to a face. */
const BY_THE_EAR: ReadonlySet<FrameName | undefined> = new Set<FrameName>([
  ...(['whispering-to', 'talking-to', 'singing-to', 'nuzzling', 'kissing'] as const),
]);

/** Metres: a parrot and a mouse have room on a shoulder, a goose has none. */
const ON_SHOULDER = 0.4;

/** A parrot that talks to a captain sits on the captain's shoulder; a mouse does so only to whisper. */
export function perchOnPartner(subjects: readonly FoundSubject[], relations: Relation[]): void {
  for (const relation of relations) {
    const { subject, object, frame } = relation;
    const [small, other] = [subjects[subject]!.request, subjects[object]!.request];
    const { kind, tall = 0.5 } = small.noun;
    const flies = kind === 'flying' && small.noun.habitat !== 'space';
    if (!BY_THE_EAR.has(frame) || tall > ON_SHOULDER || other.noun.kind !== 'person') continue;
    if (!flies && !(kind === 'animal' && frame === 'whispering-to')) continue;
    const isPlaced = relations.some(
      (one) =>
        one !== relation && (CARRIED_KINDS.has(one.kind) || one.kind === 'inside') && one.subject === subject,
    );
    if (isPlaced || small.count > 2) continue;
    Object.assign(relation, { kind: 'on', frame: 'carrying-on-the-back' });
    small.pose = undefined;
  }
}

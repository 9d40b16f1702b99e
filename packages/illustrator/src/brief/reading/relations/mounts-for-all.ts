import type { Relation } from '../../brief.types.ts';
import type { FoundSubject } from '../reading.types.ts';

const MOST = 6;

/** "children sledding", "two boys riding a bicycle": what carries one alone is there for each. */
export function mountsForAll(subjects: readonly FoundSubject[], relations: readonly Relation[]): void {
  for (const { kind, subject, object } of relations) {
    if (kind !== 'riding') continue;
    const [rider, mount] = [subjects[subject]!.request, subjects[object]!.request];
    const { seat, seats = 1 } = mount.noun;
    const single = mount.count === 1 && seats < rider.count && (seat === 'board' || seat === 'cycle');
    if (single && rider.count > 1) mount.count = Math.min(rider.count, MOST);
  }
}

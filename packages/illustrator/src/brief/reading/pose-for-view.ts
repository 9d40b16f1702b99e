import type { SubjectRequest } from '../brief.types.ts';
import type { FoundWish } from './reading.types.ts';
import { isLiving } from './subjects/living.ts';

/** A rear view shows backs; in a side view whoever stands walks by, which is when a body is seen from its side. */
export function poseForView(subjects: readonly SubjectRequest[], wishes: readonly FoundWish[]): void {
  const view = wishes.findLast(({ wish }) => wish.view !== undefined)?.wish.view;
  if (!view) return;
  for (const subject of subjects.filter(isLiving)) {
    if (view === 'behind') subject.fromBehind = true;
    else if (subject.noun.kind === 'person' || subject.noun.kind === 'animal') subject.pose ??= 'walking';
  }
}

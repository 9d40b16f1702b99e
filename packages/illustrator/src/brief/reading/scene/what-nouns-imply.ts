import type { FoundSubject, FoundWish } from '../reading.types.ts';

const ICE = { season: 'winter', snow: true } as const;

/** What comes with a thing, or with what is done, when the prompt does not say otherwise. */
export function wishesOfNouns(subjects: readonly FoundSubject[]): FoundWish[] {
  return subjects.flatMap(({ start, length, request }) => {
    const implies = request.pose === 'skating' ? ICE : request.noun.brings;
    return implies ? [{ start, length, wish: { implies }, origin: 'text' as const }] : [];
  });
}

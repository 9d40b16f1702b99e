import type { FoundSubject, FoundWish } from '../reading.types.ts';

const ICE = { season: 'winter', snow: true } as const;

const NIGHT = { timeOfDay: 'night' } as const;

/** What comes with a thing, or with what is done, when the prompt does not say otherwise. */
export function wishesOfNouns(subjects: readonly FoundSubject[]): FoundWish[] {
  return subjects.flatMap(({ start, length, request }) => {
    const brings = request.pose === 'skating' ? ICE : request.noun.brings;
    // Ghosts walk by night.
    const implies = request.qualities.includes('haunted') ? { ...NIGHT, ...brings } : brings;
    return implies ? [{ start, length, wish: { implies }, origin: 'text' as const }] : [];
  });
}

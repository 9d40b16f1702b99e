import type { FoundSubject, FoundWish, Reading } from '../reading.types.ts';

const ICE = { season: 'winter', snow: true } as const;

const NIGHT = { implies: { timeOfDay: 'night' } } as const;

/** What comes with a thing, or with what is done or said of it, when the prompt does not say otherwise. */
export function wishesOfNouns({ subjects, wishes }: Pick<Reading, 'subjects' | 'wishes'>): FoundWish[] {
  const brought = subjects.flatMap(({ start, length, request }): FoundWish[] => {
    const brings = request.pose === 'skating' ? ICE : request.noun.brings;
    return brings ? [{ start, length, wish: { implies: brings }, origin: 'text' }] : [];
  });
  // Ghosts walk by night, in a house or in a forest; and what glows is seen in the dark.
  const dark = [...subjects.filter(isDark), ...wishes.filter(({ qualities }) => qualities?.some(isEerie))];
  return [
    ...brought,
    ...dark.map(({ start, length }): FoundWish => ({ start, length, wish: NIGHT, origin: 'text' })),
  ];
}

function isDark({ request: { qualities } }: FoundSubject): boolean {
  return qualities.some((quality) => isEerie(quality) || quality === 'glowing');
}

function isEerie(quality: string): boolean {
  return quality === 'haunted';
}

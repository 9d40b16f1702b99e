import type { SceneKind } from '../../brief.types.ts';
import type { FoundSubject, FoundWish, Reading } from '../reading.types.ts';
import { isInlandWater } from './inland-water.ts';

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
    ...roadOf(subjects, wishes),
    ...dark.map(({ start, length }): FoundWish => ({ start, length, wish: NIGHT, origin: 'text' })),
  ];
}

function isDark({ request: { qualities } }: FoundSubject): boolean {
  return qualities.some((quality) => isEerie(quality) || quality === 'glowing');
}

function isEerie(quality: string): boolean {
  return quality === 'haunted';
}

/** Wheels that leave the road. */
const OFF_ROAD: ReadonlySet<string> = new Set(
  'tractor,oncoming train,tank,cart,bicycle,tandem,skateboard'.split(','),
);
const OPEN: ReadonlySet<SceneKind> = new Set(['meadow', 'desert', 'mountain']);

/** A car of which no place is told stands on a road, and so does a filling station; a train is on its rails. */
function roadOf(subjects: Reading['subjects'], wishes: readonly FoundWish[]): FoundWish[] {
  const driven = subjects.find(
    ({ request: { noun } }) =>
      (noun.kind === 'vehicle' && OPEN.has(noun.habitat!) && !noun.home && !OFF_ROAD.has(noun.name)) ||
      noun.name === 'gas station',
  );
  const isElsewhere = wishes.some(
    ({ wish }) =>
      wish.place !== undefined ||
      isInlandWater(wish.features) ||
      wish.features?.includes('path') ||
      (wish.scene !== undefined && !OPEN.has(wish.scene)),
  );
  const isCarried = subjects.some(
    ({ request: { noun } }) => noun.home === 'farm' || /bridge/.test(noun.name),
  );
  if (!driven || isElsewhere || isCarried) return [];
  const { start, length } = driven;
  return [{ start, length, wish: { features: ['road'] }, origin: 'text' }];
}

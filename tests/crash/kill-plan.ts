import type { CreateJourney } from './journeys.ts';
import * as journeys from './journeys.ts';

/** Journeys by the order in which a report names them; `newcomer` begins without an account. */
export interface JourneyKind {
  create: CreateJourney;
  newcomer?: boolean;
  /** Lets time pass for everybody, so it is not walked beside others. */
  alone?: boolean;
}

export const JOURNEY_KINDS: readonly JourneyKind[] = [
  { create: journeys.createSignUp, newcomer: true },
  { create: journeys.createActivation },
  { create: journeys.createRun('green') },
  { create: journeys.createRun('yellow') },
  { create: journeys.createStoppedRun },
  { create: journeys.createKeyedSave },
  { create: journeys.createChangeOfMind },
  { create: journeys.createThumbnailView },
  { create: journeys.createForgottenRun, alone: true },
  { create: journeys.createHalfRun, alone: true },
  { create: journeys.createPurge, alone: true },
];

/** Where a journey passes, as it was seen in peace. */
export interface Sighting {
  kind: JourneyKind;
  window: string;
  hits: number;
}

/** One kill: at a hit of a window, or at any moment while several journeys are walked at once. */
export type PlannedKill =
  | { at: 'window'; kind: JourneyKind; window: string; hit: number }
  | { at: 'any moment' };

/** One kill in so many comes from outside, at any moment. */
const ANY_MOMENT_EVERY = 5;

/**
 * Kills that visit every window at least once, in an order of chance.
 * @param random 0 (inclusive) to 1 (exclusive).
 * @returns at least `kills`, and as many as there are windows to visit.
 */
export function planKills(
  sightings: readonly Sighting[],
  { kills, random }: { kills: number; random: () => number },
): PlannedKill[] {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const aim = ({ kind, window, hits }: Sighting): PlannedKill => ({
    at: 'window',
    kind,
    window,
    hit: 1 + Math.floor(random() * hits),
  });
  const windows = [...new Set(sightings.map(({ window }) => window))];
  const planned: PlannedKill[] = windows.map((window) =>
    aim(pick(sightings.filter((sighting) => sighting.window === window))),
  );
  while (planned.length < kills) {
    planned.push(planned.length % ANY_MOMENT_EVERY === 0 ? { at: 'any moment' } : aim(pick(sightings)));
  }
  return shuffle(planned, random);
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

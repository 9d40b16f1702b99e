import type { CreateJourney } from './journeys.ts';
import * as journeys from './journeys.ts';
import * as studio from './studio-journeys.ts';

export interface JourneyKind {
  name: string;
  create: CreateJourney;
  /** Begins without an account. */
  newcomer?: boolean;
  /** Lets time pass for everybody, or changes what images cost, so it is not walked beside others. */
  alone?: boolean;
  /** Left out of loops that are short. */
  onlyInLongLoops?: boolean;
}

export const JOURNEY_KINDS: readonly JourneyKind[] = [
  { name: 'sign-up', create: journeys.createSignUp, newcomer: true },
  { name: 'activation', create: journeys.createActivation, alone: true },
  { name: 'green run', create: journeys.createRun('green') },
  { name: 'yellow run', create: journeys.createRun('yellow') },
  { name: 'stopped run', create: journeys.createStoppedRun },
  { name: 'run that outlives its tab', create: studio.createOutlivingRun, alone: true },
  { name: 'picture tried again', create: studio.createRetry, onlyInLongLoops: true },
  { name: 'variation', create: studio.createVariation, onlyInLongLoops: true },
  { name: 'guest picture moving in', create: studio.createMovingIn },
  { name: 'save without a hold', create: journeys.createKeyedSave },
  { name: 'delete, restore, delete', create: journeys.createChangeOfMind },
  { name: 'first look at a thumbnail', create: journeys.createThumbnailView },
  { name: 'forgotten run', create: journeys.createForgottenRun, alone: true },
  { name: 'half a run', create: journeys.createHalfRun, alone: true },
  { name: 'purge of a deleted image', create: journeys.createPurge, alone: true },
  { name: 'deletion of an account', create: journeys.createDeletion, alone: true, onlyInLongLoops: true },
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

/** This part of all kills comes from outside, at any moment. */
const ANY_MOMENT_SHARE = 0.2;

/**
 * Kills that visit every window at least once, then every hit of each on every journey, as far as the
 * number goes; in an order of chance.
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
  const anyMoment = Math.min(kills - planned.length, Math.round(kills * ANY_MOMENT_SHARE));
  for (let count = 0; count < anyMoment; count++) planned.push({ at: 'any moment' });
  const hits = shuffle(sightings.flatMap(listHits), random);
  while (planned.length < kills) planned.push(hits[planned.length % hits.length] ?? aim(pick(sightings)));
  return shuffle(planned, random);
}

/** Two commits that write the same tables have one name: a mail is leased, and then noted as sent. */
function listHits({ kind, window, hits }: Sighting): PlannedKill[] {
  return Array.from({ length: hits }, (_, index) => ({ at: 'window', kind, window, hit: index + 1 }));
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

import type { ImageTile } from '../../generator.types.ts';
import type { FailureText } from '../../run-failure.rules.ts';
import type { Strip } from '../../strips/strip.types.ts';
import { mergeStrips, replaceTiles } from '../../strips/strips.rules.ts';
import type { CurrentRun } from './current-run.ts';
import type { RunState } from './run-state.ts';

/** What a run changes on the screen, step by step; the tiles follow their strip. */
export type RunChanges = Partial<Omit<RunState, 'tiles'>>;

/** Newest first. */
export function stripsOf({ strip, older }: Pick<RunState, 'strip' | 'older'>): Strip[] {
  return strip ? [strip, ...older] : [...older];
}

/** A new run's strip comes above all others. */
export function startedState({ strip, older }: RunState, started: Strip): RunChanges {
  return {
    ...startedRun(started.tiles.length, started.startedAt),
    strip: started,
    older: strip ? mergeStrips([strip], older) : older,
    latestSeed: started.tiles[0]?.recipe?.seed ?? null,
  };
}

/** One picture of a strip is tried again. */
export function retriedState(
  state: RunState,
  at: TilePlace,
  { tiles, startedAt }: Pick<CurrentRun, 'tiles' | 'startedAt'>,
): RunChanges {
  return { ...startedRun(1, startedAt), ...changedTiles(state, at, tiles) };
}

function startedRun(images: number, startedAt: number): RunChanges {
  return {
    phase: 'running',
    failure: null,
    unknownPrompt: null,
    refusal: null,
    notice: null,
    isOutOfRoom: false,
    startedAt,
    done: null,
    announcement: `Generating ${images === 1 ? 'one image' : `${images} images`}.`,
  };
}

export interface TilePlace {
  /** Of the strip. */
  id: string;
  place: number;
}

/** From one place on, whichever strip it is in. */
export function changedTiles(
  { strip, older }: RunState,
  { id, place }: TilePlace,
  tiles: readonly ImageTile[],
): RunChanges {
  const change = (other: Strip) => replaceTiles(other, place, tiles);
  if (strip?.id === id) return { strip: change(strip) };
  return { older: older.map((other) => (other.id === id ? change(other) : other)) };
}

export function finishedState(strip: Strip): RunChanges {
  return {
    phase: 'finished',
    strip,
    failure: failureOfAll(strip.tiles),
    startedAt: null,
    announcement: announceEnd(strip.tiles),
  };
}

export function retryFinishedState(state: RunState, at: TilePlace, tiles: readonly ImageTile[]): RunChanges {
  const changes = changedTiles(state, at, tiles);
  return { phase: 'finished', ...changes, startedAt: null, announcement: announceEnd(tiles) };
}

/** Why a run made nothing at all: the visitor is asked first, or its words are not drawn. */
export type Undrawn = Pick<RunState, 'unknownPrompt'> | Required<Pick<RunState, 'refusal'>>;

/** As before a run that made nothing, with what the older strips have become since. */
export function undrawnState(before: RunState, now: RunState, why: Undrawn): RunChanges {
  const { phase, latestSeed } = before;
  const strip = now.older.find(({ id }) => id === before.strip?.id) ?? null;
  const older = now.older.filter((other) => other !== strip);
  return { phase, strip, older, latestSeed, startedAt: null, ...why, announcement: '' };
}

const STOPPED: RunChanges = {
  phase: 'idle',
  startedAt: null,
  announcement: 'Generation stopped. You weren’t charged.',
};

export function stoppedState(): RunChanges {
  return { ...STOPPED, strip: null };
}

export function retryStoppedState(state: RunState, at: TilePlace, before: ImageTile): RunChanges {
  return { ...STOPPED, ...changedTiles(state, at, [before]) };
}

/** As if nothing had been made here yet, but by guests. */
export function forgottenState({ strip, older }: RunState): RunChanges {
  const isGuests = ({ owner }: Strip) => owner === null;
  return {
    phase: 'idle',
    strip: strip && isGuests(strip) ? strip : null,
    older: older.filter(isGuests),
    failure: null,
    unknownPrompt: null,
    refusal: null,
    notice: null,
    isOutOfRoom: false,
    startedAt: null,
    saving: 'nothing',
    announcement: '',
  };
}

/** Strips of earlier visits; what is on the screen already stays as it is. */
export function restoredState({ strip, older }: RunState, found: readonly Strip[]): RunChanges {
  const others = found.filter(({ id }) => id !== strip?.id);
  if (strip) return { older: mergeStrips(older, others) };
  const [newest, ...rest] = mergeStrips(older, others);
  return newest ? { strip: newest, older: rest } : {};
}

/** When every image failed there is one story to tell; single failures are told on their tiles. */
function failureOfAll(tiles: readonly ImageTile[]): FailureText | null {
  const [first] = tiles;
  if (!first || tiles.some((tile) => tile.status !== 'error')) return null;
  return { message: first.error, ...(first.errorDetail && { detail: first.errorDetail }) };
}

function announceEnd(tiles: readonly ImageTile[]): string {
  const successes = tiles.filter((tile) => tile.status === 'success').length;
  if (successes === 0) return 'We couldn’t make any images. You weren’t charged.';
  if (successes === tiles.length)
    return successes === 1 ? 'One image is ready.' : `${successes} images are ready.`;
  return `${successes} of ${tiles.length} images ${successes === 1 ? 'is' : 'are'} ready.`;
}

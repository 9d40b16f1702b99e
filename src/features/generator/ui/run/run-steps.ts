import type { Tool } from '../../../plans/plans.types.ts';
import type { ImageTile } from '../../generator.types.ts';
import { placeholderTiles } from '../../placeholder-tiles.rules.ts';
import type { FailureText } from '../../run-failure.rules.ts';
import type { Strip } from '../../strips/strip.types.ts';
import { fillTiles, mergeStrips, replaceTiles } from '../../strips/strips.rules.ts';
import type { CurrentRun } from './current-run.ts';
import type { RunState } from './run-state.ts';

/** What a run changes on the screen, step by step. */
type Changes = Partial<RunState>;

/** The newest strip, in the result area. */
function newestStrip(strip: Strip): Changes {
  return { strip, tiles: fillTiles(strip.tool, strip.tiles) };
}

/** A new run's strip comes above all others. */
export function startedState({ strip, older }: RunState, started: Strip): Changes {
  return {
    ...startedRun(started.tiles.length, started.startedAt),
    ...newestStrip(started),
    older: strip ? mergeStrips([strip], older) : older,
    latestSeed: started.tiles[0]?.recipe?.seed ?? null,
  };
}

/** One picture of a strip is tried again. */
export function retriedState(
  state: RunState,
  at: TilePlace,
  { tiles, startedAt }: Pick<CurrentRun, 'tiles' | 'startedAt'>,
): Changes {
  return { ...startedRun(1, startedAt), ...changedTiles(state, at, tiles) };
}

function startedRun(images: number, startedAt: number): Changes {
  return {
    phase: 'running',
    failure: null,
    unknownPrompt: null,
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
): Changes {
  const change = (other: Strip) => replaceTiles(other, place, tiles);
  if (strip?.id === id) return newestStrip(change(strip));
  return { older: older.map((other) => (other.id === id ? change(other) : other)) };
}

export function finishedState(strip: Strip): Changes {
  return {
    phase: 'finished',
    ...newestStrip(strip),
    failure: failureOfAll(strip.tiles),
    startedAt: null,
    announcement: announceEnd(strip.tiles),
  };
}

export function retryFinishedState(state: RunState, at: TilePlace, tiles: readonly ImageTile[]): Changes {
  const changes = changedTiles(state, at, tiles);
  return { phase: 'finished', ...changes, startedAt: null, announcement: announceEnd(tiles) };
}

/** As it was before a run about whose prompt the visitor is asked first. */
export function askedState(
  { phase, strip, tiles, older, latestSeed }: RunState,
  unknownPrompt: string,
): Changes {
  return { phase, strip, tiles, older, latestSeed, startedAt: null, unknownPrompt, announcement: '' };
}

const STOPPED: Changes = {
  phase: 'idle',
  startedAt: null,
  announcement: 'Generation stopped. You weren’t charged.',
};

export function stoppedState(tool: Tool): Changes {
  return { ...STOPPED, strip: null, tiles: placeholderTiles(tool) };
}

export function retryStoppedState(state: RunState, at: TilePlace, before: ImageTile): Changes {
  return { ...STOPPED, ...changedTiles(state, at, [before]) };
}

/** As if nothing had been made here yet, but by guests. */
export function forgottenState(tool: Tool, { strip, older }: RunState): Changes {
  const isGuests = ({ owner }: Strip) => owner === null;
  return {
    phase: 'idle',
    ...(!(strip && isGuests(strip)) && { strip: null, tiles: placeholderTiles(tool) }),
    older: older.filter(isGuests),
    failure: null,
    unknownPrompt: null,
    notice: null,
    isOutOfRoom: false,
    startedAt: null,
    saving: 'nothing',
    announcement: '',
  };
}

/** Strips of earlier visits; what is on the screen already stays as it is. */
export function restoredState({ strip, older }: RunState, found: readonly Strip[]): Changes {
  const others = found.filter(({ id }) => id !== strip?.id);
  if (strip) return { older: mergeStrips(older, others) };
  const [newest, ...rest] = mergeStrips(older, others);
  return newest ? { ...newestStrip(newest), older: rest } : {};
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

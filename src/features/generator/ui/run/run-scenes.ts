import type { Clock } from '../../../../shared/clock.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import type { ImageTile } from '../../generator.types.ts';
import type { Strip } from '../../strips/strip.types.ts';
import type { StripKeeper } from '../strips/strip-keeper.ts';
import type { CurrentRun, ShownProgress } from './current-run.ts';
import type { RunState } from './run-state.ts';
import {
  changedTiles,
  finishedState,
  type RunChanges,
  retriedState,
  retryFinishedState,
  retryStoppedState,
  startedState,
  stoppedState,
  stripsOf,
  type TilePlace,
  type Undrawn,
  undrawnState,
} from './run-steps.ts';

/** Where a run is shown, and what is kept of it: a strip of its own, or one tile of an older one. */
export interface RunScene {
  readonly stripId: string;
  /** Whether the strip is there for this run alone. */
  readonly isWholeRun: boolean;
  started(before: RunState): RunChanges;
  progressed(state: RunState, progress: ShownProgress): RunChanges;
  /** Nothing was drawn: the visitor is asked first, or the words are not drawn here. */
  undrawn(before: RunState, now: RunState, why: Undrawn): RunChanges;
  stopped(state: RunState): RunChanges;
  finished(state: RunState, tiles: readonly ImageTile[]): RunChanges;
  /** The gallery has given its pictures names. */
  named(state: RunState, tiles: readonly ImageTile[]): RunChanges;
  keep(keeper: StripKeeper, tiles: readonly ImageTile[]): void;
  /** As long as the server does not know of the stop. */
  keepStopped(keeper: StripKeeper): void;
}

function progressOf(
  state: RunState,
  at: TilePlace,
  { done, doneByTile, placeByTile }: ShownProgress,
): { changes: RunChanges; tiles: ImageTile[] } {
  const shown =
    stripsOf(state)
      .find(({ id }) => id === at.id)
      ?.tiles.slice(at.place) ?? [];
  const tiles = shown
    .slice(0, doneByTile.length)
    .map((tile, index) => ({ ...tile, done: doneByTile[index], waiting: placeByTile[index] }));
  return { changes: { done: done ?? null }, tiles };
}

/** What every run does to the tiles it has, from one place on. */
function sceneAt(at: TilePlace): Pick<RunScene, 'stripId' | 'progressed' | 'named'> {
  return {
    stripId: at.id,
    progressed(state, progress) {
      const { changes, tiles } = progressOf(state, at, progress);
      return { ...changes, ...changedTiles(state, at, tiles) };
    },
    named: (state, tiles) => changedTiles(state, at, tiles),
  };
}

/** A new strip above all others. */
export function createNewestScene(tool: Tool, run: CurrentRun, clock: Clock): RunScene {
  const { runId: id, startedAt, order, tiles } = run;
  const begun: Strip = { id, tool, startedAt, tookMs: null, owner: order.accounting.owner, tiles };
  let tookMs: number | null = null;
  return {
    ...sceneAt({ id, place: 0 }),
    isWholeRun: true,
    started: (before) => startedState(before, begun),
    undrawn: undrawnState,
    stopped: stoppedState,
    finished(_, made) {
      tookMs = clock.now() - startedAt;
      return finishedState({ ...begun, tookMs, tiles: made });
    },
    keep: (keeper, made) => keeper.keep({ ...begun, tookMs, tiles: made }),
    keepStopped: (keeper) => keeper.keep({ ...begun, isStopped: true }),
  };
}

/** The newest strip of an earlier visit, which was not finished. */
export function createResumedScene(strip: Strip): RunScene {
  const { id, startedAt } = strip;
  return {
    ...sceneAt({ id, place: 0 }),
    isWholeRun: true,
    started: () => ({ phase: 'running', startedAt }),
    undrawn: () => ({}),
    stopped: stoppedState,
    finished: (_, tiles) => finishedState({ ...strip, tiles }),
    keep: (keeper, tiles) => keeper.keep({ ...strip, tiles }),
    keepStopped: (keeper) => keeper.keep({ ...strip, isStopped: true }),
  };
}

/** One tile of a strip. */
export function createRetryScene(run: CurrentRun, at: TilePlace, before: ImageTile): RunScene {
  return {
    ...sceneAt(at),
    isWholeRun: false,
    started: (state) => retriedState(state, at, run),
    undrawn: () => ({}),
    stopped: (state) => retryStoppedState(state, at, before),
    finished: (state, tiles) => retryFinishedState(state, at, tiles),
    keep: (keeper, [tile = before]) => keeper.keepTile(at, tile),
    keepStopped: (keeper) => keeper.keepTile(at, before),
  };
}

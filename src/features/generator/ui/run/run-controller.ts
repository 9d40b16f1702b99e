import type { Clock } from '../../../../shared/clock.ts';
import { createObservable, type Observable } from '../../../../shared/observable.ts';
import type { KeyValueStorage, Log } from '../../../../ui/browser-storage.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import type { ImageTile } from '../../generator.types.ts';
import {
  decodeRememberedTiles,
  encodeRememberedTiles,
  fillTiles,
  REMEMBERED_TILES_KEYS,
  RUN_DURATIONS_KEYS,
} from '../../remembered-tiles.rules.ts';
import { IMAGES_PER_RUN } from '../../run-cost.rules.ts';
import { isNothingKnown } from '../../run-failure.rules.ts';
import { decodeDurations, expectedDuration, rememberDuration, runProgress } from '../../run-timing.rules.ts';
import { type RandomSource, seedsForRun } from '../../seeds.rules.ts';
import { beginRun, type CurrentRun, type FollowedRun, frameOf, type RunOrder } from './current-run.ts';
import { generateTiles, type TileSource } from './generate-tiles.ts';
import {
  askedState,
  clearedState,
  finishedState,
  initialRunState,
  type RunState,
  startedState,
  stoppedState,
} from './run-state.ts';
import { giveBack, giveBackUnshown, pay } from './settle-run.ts';

export interface RunControllerOptions extends TileSource {
  storage: KeyValueStorage;
  clock: Clock;
  random: RandomSource;
  newRunId: () => string;
  log: Log;
  /** Asks how far a run is, until it is over. */
  follow?: (run: FollowedRun) => void;
}

/** One tool's run: what its screen shows, and what can be done to it. */
export interface RunController extends Observable<RunState> {
  /**
   * Resolves when the run has settled or was stopped; a second start meanwhile does nothing. While
   * the images of the run before are still being saved, the new one waits: what may be spent is only
   * known after that.
   */
  start(order: RunOrder): Promise<void>;
  /** Stops every pending request: tiles become placeholders, nothing is paid, saved or reported. */
  stop(): void;
  /** Clears images from the screen and from this browser: all, or those that an account made. */
  forget(which: 'all' | 'private'): void;
}

export function createRunController(options: RunControllerOptions): RunController {
  const { tool, storage, log } = options;
  const state = createObservable(() => restoreState(tool, storage, log));
  const update = (changes: Partial<RunState>) => state.set({ ...state.getSnapshot(), ...changes });
  let current: CurrentRun | null = null;
  let settling: Promise<void> | null = null;
  let timesForgotten = 0;

  /** What was forgotten meanwhile is not told of any more: somebody else may be looking. */
  const createTeller = () => {
    const timesBefore = timesForgotten;
    return (changes: Partial<RunState>) => {
      if (timesForgotten === timesBefore) update(changes);
    };
  };

  const settle = async (run: CurrentRun, tiles: readonly ImageTile[]): Promise<void> => {
    const tell = createTeller();
    // What the screen was told comes first: to encode and store megabytes would hold up its pictures.
    await Promise.resolve();
    keepTiles(options, tiles);
    const saves = run.order.accounting.isPrivate && hasSuccess(tiles);
    if (saves) tell({ saving: 'saving' });
    const failure = await pay(options, run, tiles);
    if (failure) tell({ failure });
    const notice = await giveBackUnshown(options, run, tiles);
    if (notice) tell({ notice });
    if (saves) tell({ saving: failure || current ? 'nothing' : 'saved' });
  };

  const follow = (run: CurrentRun, startedAt: number): void =>
    options.follow?.({
      runId: run.runId,
      tiles: IMAGES_PER_RUN[tool],
      arrived: run.arrived,
      isOver: () => current !== run,
      estimate: () => runProgress(options.clock.now() - startedAt, state.getSnapshot().expectedMs),
      show(done, doneByTile) {
        const tiles = state.getSnapshot().tiles.map((tile, index) => ({ ...tile, done: doneByTile[index] }));
        update({ done, tiles });
      },
    });

  const start = async (order: RunOrder): Promise<void> => {
    if (current) return;
    const run = beginRun(order, options.newRunId());
    const { signal } = run.stopping;
    current = run;
    const seeds =
      order.planned?.map(({ seed }) => seed) ??
      seedsForRun(IMAGES_PER_RUN[tool], order.lockedSeed, options.random);
    const startedAt = options.clock.now();
    const before = state.getSnapshot();
    const ask = () => {
      run.hasAsked = true;
      follow(run, startedAt);
      return generateTiles(options, run, seeds);
    };
    // Asked before the screen is drawn anew, which takes longer than to ask.
    const asked = settling ? null : ask();
    update({
      ...startedState(tool, seeds, startedAt, frameOf(order)),
      ...(!settling && { saving: 'nothing' }),
    });
    if (settling) await settling;
    if (signal.aborted) return;
    const tiles = await (asked ?? ask()).catch((error: unknown) => {
      if (isNothingKnown(error)) return null;
      throw error;
    });
    if (signal.aborted) return;
    current = null;
    if (!tiles) return update(askedState(before, order.prompt));
    const finished = finishedState(tiles);
    // A failure that is there already tells of the images before, whose saving this run waited for.
    const failure = finished.failure ?? state.getSnapshot().failure;
    update({ ...finished, failure, ...keepDuration(options, tiles, startedAt) });
    settling = settle(run, tiles).finally(() => {
      settling = null;
    });
    await settling;
  };

  const stop = (): void => {
    if (!current) return;
    const run = current;
    run.stopping.abort();
    current = null;
    update(stoppedState(tool));
    if (!run.hasAsked) return;
    const images = { tool, runId: run.runId, holdIds: [...run.holdIds.values()] };
    const tell = createTeller();
    void giveBack(options, run, images).then((notice) => notice && tell({ notice }));
  };

  const forget = (which: 'all' | 'private'): void => {
    const isPrivate = (tile: ImageTile) => tile.isPrivate === true;
    if (which === 'private' && !state.getSnapshot().tiles.some(isPrivate)) return;
    stop();
    timesForgotten += 1;
    storage.removeItem(REMEMBERED_TILES_KEYS[tool]);
    update(clearedState(tool));
  };

  return { subscribe: state.subscribe, getSnapshot: state.getSnapshot, start, stop, forget };
}

const hasSuccess = (tiles: readonly ImageTile[]): boolean => tiles.some((tile) => tile.status === 'success');

/** A run without a success leaves the earlier set. */
function keepTiles({ tool, storage }: RunControllerOptions, tiles: readonly ImageTile[]): void {
  if (hasSuccess(tiles)) storage.setItem(REMEMBERED_TILES_KEYS[tool], encodeRememberedTiles(tiles));
}

/** How long a run takes is only learnt from those with a success. */
function keepDuration(
  { tool, storage, clock }: RunControllerOptions,
  tiles: readonly ImageTile[],
  startedAt: number,
): Partial<RunState> {
  if (!hasSuccess(tiles)) return {};
  const past = decodeDurations(storage.getItem(RUN_DURATIONS_KEYS[tool]));
  const durations = rememberDuration(past, clock.now() - startedAt);
  storage.setItem(RUN_DURATIONS_KEYS[tool], JSON.stringify(durations));
  return { expectedMs: expectedDuration(durations) };
}

function restoreState(tool: Tool, storage: KeyValueStorage, log: Log): RunState {
  const { tiles, problem } = decodeRememberedTiles(storage.getItem(REMEMBERED_TILES_KEYS[tool]));
  if (problem) log(`Ignored saved images of the ${tool} tool: ${problem}.`);
  const durations = decodeDurations(storage.getItem(RUN_DURATIONS_KEYS[tool]));
  const state = initialRunState(tool, expectedDuration(durations));
  return { ...state, tiles: fillTiles(tool, tiles, IMAGES_PER_RUN[tool]) };
}

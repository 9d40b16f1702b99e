import type { Clock } from '../../../../shared/clock.ts';
import { createObservable, type Observable } from '../../../../shared/observable.ts';
import type { KeyValueStorage, Log } from '../../../../ui/browser-storage.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import type { ImageSize, ImageTile, PictureRecipe, ToolChoices } from '../../generator.types.ts';
import { IMAGES_PER_RUN } from '../../run-cost.rules.ts';
import { describeImageFailure, describeSaveFailure, type FailureText } from '../../run-failure.rules.ts';
import { decodeDurations, expectedDuration, rememberDuration } from '../../run-timing.rules.ts';
import {
  decodeSavedTiles,
  encodeSavedTiles,
  fillTiles,
  placeholderTiles,
  RUN_DURATIONS_KEYS,
  SAVED_TILES_KEYS,
} from '../../saved-tiles.rules.ts';
import { type RandomSource, seedsForRun } from '../../seeds.rules.ts';
import type { GeneratedImage, ImageRequest } from './request-image.ts';
import type { RunAccounting, UnshownImages } from './run-accounting.ts';
import {
  clearedState,
  finishedState,
  initialRunState,
  type RunState,
  startedState,
  stoppedState,
} from './run-state.ts';

const GIVE_BACK_FAILED_NOTICE =
  'The server could not be reached to give back what was finished already. Such images are kept in your gallery and charged.';

export interface RunControllerOptions {
  tool: Tool;
  storage: KeyValueStorage;
  clock: Clock;
  random: RandomSource;
  newRunId: () => string;
  requestImage: (request: ImageRequest, signal: AbortSignal) => Promise<GeneratedImage>;
  log: Log;
}

export interface RunOrder {
  /** As the visitor typed it. */
  prompt: string;
  fullPrompt: string;
  /** What the composed prompt was made from. */
  choices: ToolChoices;
  size: ImageSize;
  lockedSeed: number | null;
  costPerImage: number;
  accounting: RunAccounting;
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

interface CurrentRun {
  order: RunOrder;
  runId: string;
  stopping: AbortController;
  /** Whether the image service was asked for anything yet. */
  hasAsked: boolean;
  /** What pays for the images that came or are on their way, by tile. */
  holdIds: Map<number, string>;
}

export function createRunController(options: RunControllerOptions): RunController {
  const { tool, storage, log } = options;
  const state = createObservable(() => restoreState(tool, storage, log));
  const update = (changes: Partial<RunState>) => state.set({ ...state.getSnapshot(), ...changes });
  let current: CurrentRun | null = null;
  let settling: Promise<void> | null = null;

  const settle = async (run: CurrentRun, tiles: readonly ImageTile[]): Promise<void> => {
    const saves = run.order.accounting.isPrivate && tiles.some((tile) => tile.status === 'success');
    if (saves) update({ saving: 'saving' });
    const failure = await pay(options, run, tiles);
    if (failure) update({ failure });
    const notice = await giveBackUnshown(options, run, tiles);
    if (notice) update({ notice });
    if (saves) update({ saving: failure || current ? 'nothing' : 'saved' });
  };

  const start = async (order: RunOrder): Promise<void> => {
    if (current) return;
    const run = beginRun(order, options.newRunId());
    const { signal } = run.stopping;
    current = run;
    const seeds = seedsForRun(IMAGES_PER_RUN[tool], order.lockedSeed, options.random);
    const startedAt = options.clock.now();
    update({ ...startedState(tool, seeds, startedAt), ...(!settling && { saving: 'nothing' }) });
    if (settling) await settling;
    if (signal.aborted) return;
    run.hasAsked = true;
    const tiles = await generateTiles(options, run, seeds);
    if (signal.aborted) return;
    current = null;
    const finished = finishedState(tiles);
    // A failure that is there already tells of the images before, whose saving this run waited for.
    const failure = finished.failure ?? state.getSnapshot().failure;
    update({ ...finished, failure, ...keepRun(options, tiles, startedAt) });
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
    void giveBack(options, run, images).then((notice) => notice && update({ notice }));
  };

  const forget = (which: 'all' | 'private'): void => {
    const isPrivate = (tile: ImageTile) => tile.isPrivate === true;
    if (which === 'private' && !state.getSnapshot().tiles.some(isPrivate)) return;
    stop();
    storage.removeItem(SAVED_TILES_KEYS[tool]);
    update(clearedState(tool));
  };

  return { subscribe: state.subscribe, getSnapshot: state.getSnapshot, start, stop, forget };
}

function beginRun(order: RunOrder, runId: string): CurrentRun {
  return { order, runId, stopping: new AbortController(), hasAsked: false, holdIds: new Map() };
}

/** All images of a run settle together, so that a stop finds none of them shown or paid. */
async function generateTiles(
  { tool, requestImage }: RunControllerOptions,
  { order, runId, stopping, holdIds }: CurrentRun,
  seeds: readonly number[],
): Promise<ImageTile[]> {
  const { prompt, fullPrompt, size, accounting } = order;
  const { width, height } = size;
  const keys = placeholderTiles(tool, seeds.length).map((tile) => tile.key);
  const generate = async (seed: number, tile: number): Promise<ImageTile> => {
    const key = keys[tile] ?? `${tool}-${tile}`;
    try {
      const identityHeaders = await accounting.identityHeaders();
      const onHold = (holdId: string) => void holdIds.set(tile, holdId);
      const request = { tool, runId, tile, prompt: fullPrompt, width, height, seed, identityHeaders, onHold };
      const { src, notes } = await requestImage(request, stopping.signal);
      const holdId = holdIds.get(tile);
      const recipe: PictureRecipe = { prompt, fullPrompt, width, height, seed, ...(notes && { notes }) };
      const owned = { ...(accounting.isPrivate && { isPrivate: true }), ...(holdId && { holdId }) };
      return { key, src, status: 'success', error: '', isFresh: true, recipe, ...owned };
    } catch (error) {
      const { message, detail } = describeImageFailure(error);
      return { key, src: '', status: 'error', error: message, ...(detail && { errorDetail: detail }) };
    }
  };
  return Promise.all(seeds.map(generate));
}

/** Stores the set and how long it took; a run without a success leaves the earlier set. */
function keepRun(
  { tool, storage, clock }: RunControllerOptions,
  tiles: readonly ImageTile[],
  startedAt: number,
): Partial<RunState> {
  if (!tiles.some((tile) => tile.status === 'success')) return {};
  storage.setItem(SAVED_TILES_KEYS[tool], encodeSavedTiles(tiles));
  const past = decodeDurations(storage.getItem(RUN_DURATIONS_KEYS[tool]));
  const durations = rememberDuration(past, clock.now() - startedAt);
  storage.setItem(RUN_DURATIONS_KEYS[tool], JSON.stringify(durations));
  return { expectedMs: expectedDuration(durations) };
}

/** Pays for the successes; answers what the failure panel should say when that went wrong. */
async function pay(
  { tool, log }: RunControllerOptions,
  { runId, order }: CurrentRun,
  tiles: readonly ImageTile[],
): Promise<FailureText | null> {
  const { accounting, costPerImage, choices } = order;
  const successes = tiles.filter((tile) => tile.status === 'success');
  try {
    await accounting.settle({ tool, runId, costPerImage, choices, successes });
    return null;
  } catch (error) {
    log('Paying for the images failed.', error);
    return describeSaveFailure(tool, error);
  }
}

/** A picture that came broken is not shown, so it must not be charged either. */
async function giveBackUnshown(
  options: RunControllerOptions,
  run: CurrentRun,
  tiles: readonly ImageTile[],
): Promise<string | null> {
  const isUnshown = ([tile]: [number, string]) => tiles[tile]?.status !== 'success';
  const holdIds = [...run.holdIds].filter(isUnshown).map(([, holdId]) => holdId);
  return holdIds.length === 0 ? null : giveBack(options, run, { tool: options.tool, holdIds });
}

/** Answers what the visitor must know about giving images back. */
async function giveBack(
  { log }: RunControllerOptions,
  { order }: CurrentRun,
  images: UnshownImages,
): Promise<string | null> {
  try {
    return await order.accounting.giveBack(images);
  } catch (error) {
    log('Images that are not shown could not be given back.', error);
    return images.holdIds.length > 0 ? GIVE_BACK_FAILED_NOTICE : null;
  }
}

function restoreState(tool: Tool, storage: KeyValueStorage, log: Log): RunState {
  const { tiles, problem } = decodeSavedTiles(storage.getItem(SAVED_TILES_KEYS[tool]));
  if (problem) log(`Ignored saved images of the ${tool} tool: ${problem}.`);
  const durations = decodeDurations(storage.getItem(RUN_DURATIONS_KEYS[tool]));
  const state = initialRunState(tool, expectedDuration(durations));
  return { ...state, tiles: fillTiles(tool, tiles, IMAGES_PER_RUN[tool]) };
}

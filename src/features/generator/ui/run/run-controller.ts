import type { Clock } from '../../../../shared/clock.ts';
import { createObservable, type Observable } from '../../../../shared/observable.ts';
import type { KeyValueStorage, Log } from '../../../../ui/browser-storage.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import type { ImageSize, ImageTile, PictureRecipe } from '../../generator.types.ts';
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
import type { RunAccounting } from './run-accounting.ts';
import { finishedState, initialRunState, type RunState, startedState, stoppedState } from './run-state.ts';

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
  size: ImageSize;
  lockedSeed: number | null;
  costPerImage: number;
  accounting: RunAccounting;
}

/** One tool's run: what its screen shows, and the two things that can be done to it. */
export interface RunController extends Observable<RunState> {
  /** Resolves when the run has settled or was stopped; a second start meanwhile does nothing. */
  start(order: RunOrder): Promise<void>;
  /** Stops every pending request: tiles become placeholders, nothing is paid, saved or reported. */
  stop(): void;
}

export function createRunController(options: RunControllerOptions): RunController {
  const { tool, storage, log } = options;
  const state = createObservable(() => restoreState(tool, storage, log));
  const update = (changes: Partial<RunState>) => state.set({ ...state.getSnapshot(), ...changes });
  let running: AbortController | null = null;

  const start = async (order: RunOrder): Promise<void> => {
    if (running) return;
    const stopping = new AbortController();
    running = stopping;
    const seeds = seedsForRun(IMAGES_PER_RUN[tool], order.lockedSeed, options.random);
    const tickets = { runId: options.newRunId(), seeds, signal: stopping.signal };
    const startedAt = options.clock.now();
    update(startedState(tool, seeds, startedAt));
    const tiles = await generateTiles(options, order, tickets);
    if (stopping.signal.aborted) return;
    running = null;
    update({ ...finishedState(tiles), ...keepRun(options, tiles, startedAt) });
    const failure = await pay(options, order, tickets.runId, tiles);
    if (failure) update({ failure });
  };

  const stop = (): void => {
    if (!running) return;
    running.abort();
    running = null;
    update(stoppedState(tool));
  };

  return { subscribe: state.subscribe, getSnapshot: state.getSnapshot, start, stop };
}

interface RunTickets {
  runId: string;
  seeds: readonly number[];
  signal: AbortSignal;
}

/** All images of a run settle together, so that a stop finds none of them shown or paid. */
async function generateTiles(
  { tool, requestImage }: RunControllerOptions,
  order: RunOrder,
  { runId, seeds, signal }: RunTickets,
): Promise<ImageTile[]> {
  const { prompt, fullPrompt, size } = order;
  const { width, height } = size;
  const keys = placeholderTiles(tool, seeds.length).map((tile) => tile.key);
  const generate = async (seed: number, tile: number): Promise<ImageTile> => {
    const key = keys[tile] ?? `${tool}-${tile}`;
    try {
      const identityHeaders = await order.accounting.identityHeaders();
      const request = { tool, runId, tile, prompt: fullPrompt, width, height, seed, identityHeaders };
      const { src, notes } = await requestImage(request, signal);
      const recipe: PictureRecipe = { prompt, fullPrompt, width, height, seed, ...(notes && { notes }) };
      return { key, src, status: 'success', error: '', isFresh: true, recipe };
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
  { accounting, costPerImage }: RunOrder,
  runId: string,
  tiles: readonly ImageTile[],
): Promise<FailureText | null> {
  const successes = tiles.filter((tile) => tile.status === 'success');
  try {
    await accounting.settle({ tool, runId, costPerImage, successes });
    return null;
  } catch (error) {
    log('Paying for the images failed.', error);
    return describeSaveFailure(tool, error);
  }
}

function restoreState(tool: Tool, storage: KeyValueStorage, log: Log): RunState {
  const { tiles, problem } = decodeSavedTiles(storage.getItem(SAVED_TILES_KEYS[tool]));
  if (problem) log(`Ignored saved images of the ${tool} tool: ${problem}.`);
  const durations = decodeDurations(storage.getItem(RUN_DURATIONS_KEYS[tool]));
  const state = initialRunState(tool, expectedDuration(durations));
  return { ...state, tiles: fillTiles(tool, tiles, IMAGES_PER_RUN[tool]) };
}

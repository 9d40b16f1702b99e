import type { Clock } from '../../../../shared/clock.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import type { KeyValueStorage, Log } from '../../../user-status/ui/browser-storage.ts';
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
import {
  announceEnd,
  announceStart,
  initialRunState,
  type RunState,
  STOPPED_ANNOUNCEMENT,
} from './run-state.ts';

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

/** One tool's run as an external store for React. */
export interface RunController {
  subscribe(listener: () => void): () => void;
  getSnapshot(): RunState;
  /** Resolves when the run has settled or was stopped; a second start meanwhile does nothing. */
  start(order: RunOrder): Promise<void>;
  /** Stops every pending request: tiles become placeholders, nothing is paid, saved or reported. */
  stop(): void;
}

export function createRunController(options: RunControllerOptions): RunController {
  const { tool, storage, clock, log } = options;
  const count = IMAGES_PER_RUN[tool];
  const listeners = new Set<() => void>();
  let state: RunState | undefined;
  let running: AbortController | null = null;

  const read = (): RunState => {
    state ??= restoreState(tool, storage, log);
    return state;
  };
  const update = (changes: Partial<RunState>): void => {
    state = { ...read(), ...changes };
    for (const listener of listeners) listener();
  };

  const begin = (seeds: readonly number[]): void =>
    update({
      phase: 'running',
      tiles: placeholderTiles(tool, count).map((tile) => ({ ...tile, status: 'loading' })),
      failure: null,
      startedAt: clock.now(),
      latestSeed: seeds[0] ?? null,
      announcement: announceStart(count),
    });

  const finish = (tiles: readonly ImageTile[], startedAt: number): void => {
    const changes: Partial<RunState> = {
      phase: 'finished',
      tiles,
      startedAt: null,
      failure: failureOfAll(tiles),
      announcement: announceEnd(tiles),
    };
    if (tiles.some((tile) => tile.status === 'success')) {
      storage.setItem(SAVED_TILES_KEYS[tool], encodeSavedTiles(tiles));
      changes.expectedMs = rememberRun(tool, storage, clock.now() - startedAt);
    }
    update(changes);
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: read,
    async start(order) {
      if (running) return;
      const stopping = new AbortController();
      running = stopping;
      const seeds = seedsForRun(count, order.lockedSeed, options.random);
      const runId = options.newRunId();
      const startedAt = clock.now();
      begin(seeds);
      const tiles = await generateTiles(options, order, { runId, seeds, signal: stopping.signal });
      if (stopping.signal.aborted) return;
      running = null;
      finish(tiles, startedAt);
      const successes = tiles.filter((tile) => tile.status === 'success');
      try {
        await order.accounting.settle({ tool, runId, costPerImage: order.costPerImage, successes });
      } catch (error) {
        log('Paying for the images failed.', error);
        update({ failure: describeSaveFailure(tool, error) });
      }
    },
    stop() {
      if (!running) return;
      running.abort();
      running = null;
      update({
        phase: 'idle',
        tiles: placeholderTiles(tool, count),
        startedAt: null,
        announcement: STOPPED_ANNOUNCEMENT,
      });
    },
  };
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

/** When every image failed there is one story to tell; single failures are told on their tiles. */
function failureOfAll(tiles: readonly ImageTile[]): FailureText | null {
  const [first] = tiles;
  if (!first || tiles.some((tile) => tile.status !== 'error')) return null;
  return { message: first.error, ...(first.errorDetail && { detail: first.errorDetail }) };
}

function restoreState(tool: Tool, storage: KeyValueStorage, log: Log): RunState {
  const { tiles, problem } = decodeSavedTiles(storage.getItem(SAVED_TILES_KEYS[tool]));
  if (problem) log(`Ignored saved images of the ${tool} tool: ${problem}.`);
  const durations = decodeDurations(storage.getItem(RUN_DURATIONS_KEYS[tool]));
  const state = initialRunState(tool, expectedDuration(durations));
  return { ...state, tiles: fillTiles(tool, tiles, IMAGES_PER_RUN[tool]) };
}

function rememberRun(tool: Tool, storage: KeyValueStorage, duration: number): number {
  const past = decodeDurations(storage.getItem(RUN_DURATIONS_KEYS[tool]));
  const durations = rememberDuration(past, duration);
  storage.setItem(RUN_DURATIONS_KEYS[tool], JSON.stringify(durations));
  return expectedDuration(durations);
}

import type { Clock } from '../../../../shared/clock.ts';
import type { WritableObservable } from '../../../../shared/observable.ts';
import type { KeyValueStorage, Log } from '../../../../ui/browser-storage.ts';
import { neutralChoices } from '../../composed-prompt.rules.ts';
import type { ImageTile } from '../../generator.types.ts';
import { IMAGES_PER_RUN } from '../../run-cost.rules.ts';
import { isNothingKnown } from '../../run-failure.rules.ts';
import {
  decodeDurations,
  expectedDuration,
  RUN_DURATIONS_KEYS,
  rememberDuration,
  runProgress,
} from '../../run-timing.rules.ts';
import { type RandomSource, seedsForRun } from '../../seeds.rules.ts';
import type { Strip } from '../../strips/strip.types.ts';
import { fillTiles, hasPicture, isUnfinished, isUnsaved } from '../../strips/strips.rules.ts';
import { createStripKeeper } from '../strips/strip-keeper.ts';
import type { StripStore } from '../strips/strip-store.ts';
import { beginRun, type CurrentRun, type FollowedRun, type PaidOrder } from './current-run.ts';
import { generateTiles, loadingTiles, recoverTiles, type TileSource } from './generate-tiles.ts';
import type { RunAccounting } from './run-accounting.ts';
import { createNewestScene, createResumedScene, createRetryScene, type RunScene } from './run-scenes.ts';
import type { RunState } from './run-state.ts';
import {
  changedTiles,
  forgottenState,
  type RunChanges,
  restoredState,
  stripsOf,
  type TilePlace,
  type Undrawn,
} from './run-steps.ts';
import { giveBack, giveBackUnshown, pay } from './settle-run.ts';

interface RunControllerOptions extends TileSource {
  /** What the tool's screen shows. */
  state: WritableObservable<RunState>;
  /** Remembers how long runs take. */
  storage: KeyValueStorage;
  /** Keeps the strips. */
  strips: StripStore;
  clock: Clock;
  random: RandomSource;
  newRunId: () => string;
  log: Log;
  /** Asks how far a run is, until it is over. */
  follow?: (run: FollowedRun) => void;
}

/** One tool's runs: what can be done to them. */
export interface RunController {
  /**
   * Resolves when the run has settled or was stopped; a second start meanwhile does nothing. While
   * the images of the run before are still being saved, the new one waits: what may be spent is only
   * known after that.
   */
  start(order: PaidOrder): Promise<void>;
  /** Tries one failed image again, as a run of its own at the price of one. */
  retry(order: PaidOrder, at: TilePlace): Promise<void>;
  /** Stops every pending request: tiles become placeholders, nothing is paid, saved or reported. */
  stop(): void;
  /** The page goes: a guest's run is stopped, an account's goes on without it. */
  leave(): void;
  /** Takes what an account made off the screen and out of this browser. */
  forget(): void;
  /**
   * Shows strips of earlier visits, and goes on with those that were not finished.
   * @param accounting of the account at the keyboard, if any.
   */
  restore(strips: readonly Strip[], accounting: RunAccounting): Promise<void>;
}

export function createRunController(options: RunControllerOptions): RunController {
  const { tool, state, clock } = options;
  const update = (changes: RunChanges) => {
    const { strip } = changes;
    const tiles = strip !== undefined && { tiles: fillTiles(tool, strip?.tiles ?? []) };
    state.set({ ...state.getSnapshot(), ...changes, ...tiles });
  };
  const keeper = createStripKeeper(options, () => update({ isOutOfRoom: true }));
  let current: { run: CurrentRun; scene: RunScene } | null = null;
  let settling: Promise<void> | null = null;
  /** What older strips become is waited for, until the page goes. */
  const followed = new Set<CurrentRun>();
  let timesForgotten = 0;
  update({ expectedMs: expectedDuration(readDurations(options)) });

  /** What was forgotten meanwhile is not told of any more: somebody else may be looking. */
  const createTeller = () => {
    const timesBefore = timesForgotten;
    return (tell: () => void) => {
      if (timesForgotten === timesBefore) tell();
    };
  };

  const settle = async (run: CurrentRun, tiles: readonly ImageTile[], scene: RunScene): Promise<void> => {
    const tell = createTeller();
    // What the screen was told comes first: to store megabytes would hold up its pictures.
    await Promise.resolve();
    const isPrivate = run.order.accounting.owner !== null;
    scene.keep(keeper, tiles);
    const saves = isPrivate && hasPicture({ tiles });
    if (saves) update({ saving: 'saving' });
    const imageIds = new Map<string, string>();
    const failure = await pay(options, run, { tiles, onSaved: (tile, id) => imageIds.set(tile.key, id) });
    const named = tiles.map((tile) => ({ ...tile, imageId: imageIds.get(tile.key) ?? tile.imageId }));
    tell(() => {
      if (failure) update({ failure });
      if (!isPrivate) return;
      update(scene.named(state.getSnapshot(), named));
      scene.keep(keeper, named);
    });
    const notice = await giveBackUnshown(options, run, tiles);
    tell(() => {
      if (notice) update({ notice });
      if (saves) update({ saving: failure || current ? 'nothing' : 'saved' });
    });
  };

  const follow = (run: CurrentRun, scene: RunScene): void =>
    options.follow?.({
      runId: run.runId,
      tiles: run.tiles.length,
      arrived: run.arrived,
      isOver: () => current?.run !== run,
      estimate: () => runProgress(clock.now() - run.startedAt, state.getSnapshot().expectedMs),
      show: (progress) => update(scene.progressed(state.getSnapshot(), progress)),
    });

  /** @param work asks for the images, or after them. */
  const perform = async (
    run: CurrentRun,
    scene: RunScene,
    work: () => Promise<ImageTile[]>,
  ): Promise<void> => {
    const { signal } = run.stopping;
    const before = state.getSnapshot();
    current = { run, scene };
    const ask = () => {
      run.hasAsked = true;
      follow(run, scene);
      // An account's run is found again by what is kept of it.
      if (run.order.accounting.owner !== null) scene.keep(keeper, run.tiles);
      return work();
    };
    // Asked before the screen is drawn anew, which takes longer than to ask.
    const asked = settling ? null : ask();
    update({ ...scene.started(before), ...(!settling && { saving: 'nothing' }) });
    if (settling) await settling;
    if (signal.aborted) return;
    const made = await (asked ?? ask()).catch((error: unknown) => {
      if (isNothingKnown(error)) return null;
      throw error;
    });
    if (signal.aborted) return;
    current = null;
    const tiles = scene.isWholeRun || !made ? drawnOrWhyNot(run, made) : made;
    if (!Array.isArray(tiles)) {
      keeper.drop(scene.stripId);
      return update(scene.undrawn(before, state.getSnapshot(), tiles));
    }
    const finished = scene.finished(state.getSnapshot(), tiles);
    // A failure that is there already tells of the images before, whose saving this run waited for.
    const failure = finished.failure ?? state.getSnapshot().failure;
    update({ ...finished, failure, ...(scene.isWholeRun && keepDuration(options, run, tiles)) });
    settling = settle(run, tiles, scene).finally(() => {
      settling = null;
    });
    await settling;
  };

  const begin = (order: PaidOrder, seeds: readonly number[]): CurrentRun => {
    const runId = options.newRunId();
    const tiles = loadingTiles(tool, order, { runId, seeds });
    return beginRun({ order, runId, startedAt: clock.now(), tiles });
  };

  const stop = (): void => {
    if (!current) return;
    const { run, scene } = current;
    run.stopping.abort();
    current = null;
    update(scene.stopped(state.getSnapshot()));
    if (!run.hasAsked) return;
    const tell = createTeller();
    const isPrivate = run.order.accounting.owner !== null;
    if (isPrivate) scene.keepStopped(keeper);
    const images = { tool, runId: run.runId, holdIds: [...run.holdIds.values()] };
    void giveBack(options, run.order.accounting, images).then(({ notice, isDone }) => {
      // What the server could not be told is said to it at the next visit.
      if (isDone && isPrivate && scene.isWholeRun) keeper.drop(scene.stripId);
      tell(() => notice && update({ notice }));
    });
  };

  const unfollow = (): void => {
    for (const { stopping } of followed) stopping.abort();
    followed.clear();
  };

  const leave = (): void => {
    unfollow();
    if (!current) return;
    const { run } = current;
    if (run.order.accounting.owner === null) stop();
    current = null;
    run.stopping.abort();
  };

  const resume = (strip: Strip, accounting: RunAccounting): CurrentRun => {
    const { id: runId, startedAt, tiles } = strip;
    return beginRun({ order: orderOf(strip, accounting), runId, startedAt, tiles });
  };

  /** Another tab may be at work on it: only what it becomes is shown. */
  const followOlder = async (strip: Strip, accounting: RunAccounting): Promise<void> => {
    const run = resume(strip, accounting);
    followed.add(run);
    const tiles = await recoverTiles(tool, run);
    if (run.stopping.signal.aborted) return;
    followed.delete(run);
    update(changedTiles(state.getSnapshot(), { id: strip.id, place: 0 }, tiles));
    keeper.keep({ ...strip, tiles });
  };

  return {
    stop,
    leave,
    async start(order) {
      if (current) return;
      const seeds =
        order.planned?.map(({ seed }) => seed) ??
        seedsForRun(IMAGES_PER_RUN[tool], order.lockedSeed, options.random);
      const run = begin(order, seeds);
      await perform(run, createNewestScene(tool, run, clock), () => generateTiles(options, run));
    },
    async retry(order, at) {
      const tried = stripsOf(state.getSnapshot()).find(({ id }) => id === at.id)?.tiles[at.place];
      if (current || tried?.status !== 'error') return;
      const { tiles, ...begun } = begin(order, [tried.recipe?.seed ?? 0]);
      const run = { ...begun, tiles: tiles.map((tile) => ({ ...tile, key: tried.key })) };
      await perform(run, createRetryScene(run, at, tried), () => generateTiles(options, run));
    },
    forget() {
      const theirs = stripsOf(state.getSnapshot()).filter(({ owner }) => owner !== null);
      if (theirs.length === 0) return;
      unfollow();
      if (current?.run.order.accounting.owner) leave();
      timesForgotten += 1;
      keeper.drop(...theirs.map(({ id }) => id));
      update(forgottenState(state.getSnapshot()));
    },
    async restore(found, accounting) {
      const stopped = found.filter(({ isStopped }) => isStopped);
      for (const { id: runId } of stopped) {
        const { isDone } = await giveBack(options, accounting, { tool, runId, holdIds: [] });
        if (isDone) keeper.drop(runId);
      }
      const here = stripsOf(state.getSnapshot());
      // What this page has begun meanwhile is its own to go on with.
      const isNew = ({ id }: Strip) => here.every((other) => other.id !== id);
      const shown = found.filter((one) => !one.isStopped && isNew(one));
      update(restoredState(state.getSnapshot(), shown));
      const { strip } = state.getSnapshot();
      const unfinished = shown.filter(isUnfinished);
      const unsaved = shown.filter((one) => !isUnfinished(one) && one.tiles.some(isUnsaved));
      const older = unfinished.filter(({ id }) => id !== strip?.id);
      const following = [...older, ...unsaved].map((other) => followOlder(other, accounting));
      if (strip && !current && unfinished.some(({ id }) => id === strip.id)) {
        const run = resume(strip, accounting);
        await perform(run, createResumedScene(strip), () => recoverTiles(tool, run));
      }
      await Promise.all(following);
    },
  };
}

/** @param tiles null when the visitor is asked first. */
function drawnOrWhyNot({ order: { prompt } }: CurrentRun, tiles: ImageTile[] | null): ImageTile[] | Undrawn {
  if (!tiles) return { unknownPrompt: prompt };
  const [first] = tiles;
  // All of them have the same words, which is told once; a run that varies them may have some drawn.
  return first && tiles.every(({ isRefused }) => isRefused)
    ? { refusal: { prompt, message: first.error } }
    : tiles;
}

/** What an unfinished strip was asked with, as far as that is known. */
function orderOf({ tiles }: Strip, accounting: RunAccounting): PaidOrder {
  const { recipe, cost } = tiles[0] ?? {};
  const { prompt = '', fullPrompt = '', width = 1, height = 1, choices = neutralChoices() } = recipe ?? {};
  const size = { width, height };
  return { prompt, fullPrompt, size, choices, lockedSeed: null, costPerImage: cost ?? 0, accounting };
}

function readDurations({ tool, storage }: RunControllerOptions): number[] {
  return decodeDurations(storage.getItem(RUN_DURATIONS_KEYS[tool]));
}

/** How long a run takes is only learnt from those with a success. */
function keepDuration(
  options: RunControllerOptions,
  { startedAt }: CurrentRun,
  tiles: readonly ImageTile[],
): RunChanges {
  if (!hasPicture({ tiles })) return {};
  const durations = rememberDuration(readDurations(options), options.clock.now() - startedAt);
  options.storage.setItem(RUN_DURATIONS_KEYS[options.tool], JSON.stringify(durations));
  return { expectedMs: expectedDuration(durations) };
}

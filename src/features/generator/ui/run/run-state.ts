import type { Tool } from '../../../plans/plans.types.ts';
import type { ImageTile } from '../../generator.types.ts';
import { placeholderTiles } from '../../remembered-tiles.rules.ts';
import { IMAGES_PER_RUN } from '../../run-cost.rules.ts';
import type { FailureText } from '../../run-failure.rules.ts';

type RunPhase = 'idle' | 'running' | 'finished';

/** Everything a tool's screen shows of its run. */
export interface RunState {
  phase: RunPhase;
  tiles: readonly ImageTile[];
  /** What the failure panel says, or null. */
  failure: FailureText | null;
  /** Milliseconds since 1970; null unless running. */
  startedAt: number | null;
  /** How long past runs took, in milliseconds. */
  expectedMs: number;
  /** How far it is, 0..1, where an engine tells; else null, and past runs are all that is known. */
  done: number | null;
  /** The first seed of the latest run, so that it can be locked. */
  latestSeed: number | null;
  /** Whether the latest images of an account have reached its gallery. */
  saving: 'nothing' | 'saving' | 'saved';
  /** A prompt of which no word is known: the visitor is asked whether to draw all the same. */
  unknownPrompt: string | null;
  /** What a visitor should know about a stopped run, or null. */
  notice: string | null;
  /** Said to assistive technology. */
  announcement: string;
}

/** What the server renders and a first visit shows. */
export function initialRunState(tool: Tool, expectedMs: number): RunState {
  return {
    phase: 'idle',
    tiles: placeholderTiles(tool, IMAGES_PER_RUN[tool]),
    failure: null,
    startedAt: null,
    expectedMs,
    done: null,
    latestSeed: null,
    saving: 'nothing',
    unknownPrompt: null,
    notice: null,
    announcement: '',
  };
}

export function startedState(
  tool: Tool,
  seeds: readonly number[],
  startedAt: number,
  frame?: ImageTile['frame'],
): Partial<RunState> {
  return {
    phase: 'running',
    tiles: placeholderTiles(tool, seeds.length).map((tile) => ({ ...tile, status: 'loading', frame })),
    failure: null,
    unknownPrompt: null,
    notice: null,
    startedAt,
    done: null,
    latestSeed: seeds[0] ?? null,
    announcement: `Generating ${seeds.length} images.`,
  };
}

export function finishedState(tiles: readonly ImageTile[]): Partial<RunState> {
  return {
    phase: 'finished',
    tiles,
    failure: failureOfAll(tiles),
    startedAt: null,
    announcement: announceEnd(tiles),
  };
}

/** As it was before a run about whose prompt the visitor is asked first. */
export function askedState({ phase, tiles, latestSeed }: RunState, unknownPrompt: string): Partial<RunState> {
  return { phase, tiles, latestSeed, startedAt: null, unknownPrompt, announcement: '' };
}

export function stoppedState(tool: Tool): Partial<RunState> {
  return {
    phase: 'idle',
    tiles: placeholderTiles(tool, IMAGES_PER_RUN[tool]),
    startedAt: null,
    announcement: 'Generation stopped. You weren’t charged.',
  };
}

/** As if nothing had been made here yet. */
export function clearedState(tool: Tool): Partial<RunState> {
  return {
    phase: 'idle',
    tiles: placeholderTiles(tool, IMAGES_PER_RUN[tool]),
    failure: null,
    unknownPrompt: null,
    notice: null,
    startedAt: null,
    saving: 'nothing',
    announcement: '',
  };
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
  if (successes === tiles.length) return `${successes} images are ready.`;
  return `${successes} of ${tiles.length} images ${successes === 1 ? 'is' : 'are'} ready.`;
}

import type { Tool } from '../../../plans/plans.types.ts';
import type { ImageTile } from '../../generator.types.ts';
import { placeholderTiles } from '../../placeholder-tiles.rules.ts';
import type { FailureText } from '../../run-failure.rules.ts';
import { FIRST_ESTIMATE_MS } from '../../run-timing.rules.ts';
import type { Strip } from '../../strips/strip.types.ts';

type RunPhase = 'idle' | 'running' | 'finished';

/** Everything a tool's screen shows of its runs. */
export interface RunState {
  phase: RunPhase;
  /** The newest strip; null before there is one, and after a stop. */
  strip: Strip | null;
  /** Its tiles, and placeholders where it has none: made from it with each change. */
  tiles: readonly ImageTile[];
  /** The strips before it, newest first. */
  older: readonly Strip[];
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
  /** A prompt that the site does not draw, and why; it is told once for the whole run. */
  refusal?: { prompt: string; message: string } | null;
  /** What a visitor should know about a stopped run, or null. */
  notice: string | null;
  /** The browser has no room for the latest strip. */
  isOutOfRoom: boolean;
  /** Said to assistive technology. */
  announcement: string;
}

/** What the server renders and a first visit shows. */
export function initialRunState(tool: Tool): RunState {
  return {
    phase: 'idle',
    strip: null,
    tiles: placeholderTiles(tool),
    older: [],
    failure: null,
    startedAt: null,
    expectedMs: FIRST_ESTIMATE_MS,
    done: null,
    latestSeed: null,
    saving: 'nothing',
    unknownPrompt: null,
    notice: null,
    isOutOfRoom: false,
    announcement: '',
  };
}

import { urls } from '../../../../urls.ts';
import type { QueuePlace } from '../../generator.types.ts';
import { isOwnImageService } from '../../image-request.rules.ts';
import type { FollowedRun } from './current-run.ts';

const ASK_EVERY_MS = 1000;
const ANSWER_TIMEOUT_MS = 5000;
/** After so many questions in a row without an answer nobody is asked any more. */
const MOST_SILENCES = 3;

interface ProgressConnection {
  /** Empty is this site. */
  imageServiceUrl: string;
  pageOrigin: string;
  /** The browser's own when left out. */
  fetch?: typeof globalThis.fetch;
  pause?: (milliseconds: number) => Promise<void>;
}

/** By tile; undefined where nothing was told. */
type Shares = readonly (number | undefined)[];

/**
 * Shows how far a run is, as its engine tells, until it is over. Nothing ever goes back: what begins
 * anew, or is not told any more, goes on as past runs went. Another site's image service is asked nothing.
 */
export async function followProgress(connection: ProgressConnection, run: FollowedRun): Promise<void> {
  const { imageServiceUrl, pageOrigin, pause = wait } = connection;
  if (!isOwnImageService(imageServiceUrl, pageOrigin)) return;
  let shown: Shares = [];
  let done = 0;
  let silences = 0;
  let hasWaited = false;
  while (!run.isOver()) {
    const answer = silences < MOST_SILENCES ? await ask(connection, run.runId) : undefined;
    if (run.isOver()) return;
    silences = answer ? 0 : silences + 1;
    const placeByTile = answer?.places ?? [];
    const waits = placeByTile.length > 0;
    if (answer && !answer.reports && !waits) silences = MOST_SILENCES;
    const wasTold = shown.some((share) => share !== undefined);
    shown = raise(shown, answer?.told ?? [], run);
    const isTold = shown.some((share) => share !== undefined);
    if (isTold) done = Math.max(wasTold ? done : run.estimate(), meanOf(shown));
    if (isTold || waits || hasWaited) run.show({ ...(isTold && { done }), doneByTile: shown, placeByTile });
    hasWaited = waits;
    if (!isTold && silences >= MOST_SILENCES) return;
    await pause(ASK_EVERY_MS);
  }
}

/** A picture that has come is whole; one of which nothing is known any more is as far as it should be. */
function raise(shown: Shares, told: Shares, run: FollowedRun): Shares {
  const isTold = [...shown, ...told].some((share) => share !== undefined);
  return Array.from({ length: run.tiles }, (_, tile) => {
    const before = shown[tile];
    if (isTold && run.arrived.has(tile)) return 1;
    const now = told[tile] ?? (before === undefined ? undefined : run.estimate());
    return now === undefined ? before : Math.max(before ?? 0, now);
  });
}

function meanOf(shares: Shares): number {
  return shares.reduce<number>((sum, share) => sum + (share ?? 0), 0) / shares.length;
}

interface Answer {
  reports: boolean;
  told: Shares;
  places: readonly (QueuePlace | undefined)[];
}

/** Undefined without an answer that says something. */
async function ask(
  { imageServiceUrl, fetch = window.fetch.bind(window) }: ProgressConnection,
  runId: string,
): Promise<Answer | undefined> {
  try {
    const url = imageServiceUrl.replace(/\/+$/, '') + urls.runProgress(runId);
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    return response.ok ? readAnswer(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

function readAnswer(body: unknown): Answer | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { reports, tiles, waiting = [] } = body as Record<string, unknown>;
  if (!Array.isArray(tiles) || !Array.isArray(waiting)) return undefined;
  const told: (number | undefined)[] = [];
  for (const entry of tiles) {
    const { tile, done } = (entry ?? {}) as Record<string, unknown>;
    if (typeof tile === 'number' && typeof done === 'number' && done >= 0 && done <= 1) told[tile] = done;
  }
  const places: (QueuePlace | undefined)[] = [];
  for (const entry of waiting) {
    const { tile, place, seconds } = (entry ?? {}) as Record<string, unknown>;
    if (typeof tile === 'number' && typeof place === 'number' && typeof seconds === 'number')
      places[tile] = { place, seconds };
  }
  return { reports: reports === true, told, places };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

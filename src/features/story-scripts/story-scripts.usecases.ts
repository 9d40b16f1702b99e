import type { HashVisitor } from '../../platform/http/visitor-hash.ts';
import { raceAbort } from '../../platform/jobs/race-abort.ts';
import { createWorkLimit } from '../../platform/jobs/work-limit.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import { retryAfter } from '../../shared/app-error.ts';
import { type Clock, utcDate } from '../../shared/clock.ts';
import { createReadOnlyError, type IsReadOnly, neverReadOnly } from '../../shared/read-only.ts';
import { createWordsRefusedError } from '../word-policy/word-policy.errors.ts';
import type { WordPolicy } from '../word-policy/word-policy.usecases.ts';
import { LARGEST_IMAGE_BYTES } from './script-request.rules.ts';
import { readStoryPicture } from './story-picture.ts';
import {
  createIncompleteRequestError,
  createPictureTooLargeError,
  createSiteLimitError,
  createTooManyScriptsError,
  createVisitorGoneError,
} from './story-request.errors.ts';
import { InvalidScriptError, WriterError, type WriterFailure } from './story-scripts.errors.ts';
import type { WrittenScript } from './story-scripts.types.ts';
import { ALL_STORY_SCRIPTS, STORY_SCRIPTS } from './story-scripts-limits.rules.ts';
import { readStoryTitle } from './story-title.rules.ts';
import type { WriteRequest, Writer } from './writers.types.ts';

/** Scripts in work, and visitors who wait for one of them to end. */
export const SCRIPTS = { atOnce: 8, waiting: 24 };
/** A picture unfolds into up to 100 MB while it is made smaller. */
const PICTURES_AT_ONCE = 2;
const BUSY_RETRY_MS = 10_000;

/** Why a writer gave no script: for the owner's log, without title, picture or key. */
export interface WriterTrouble {
  writer: string;
  failure: WriterFailure | 'invalid-format';
  reason: string;
}

interface StoryScriptsOptions {
  writer: Writer;
  policy: WordPolicy;
  clock: Clock;
  hashVisitor: HashVisitor;
  scriptsPerHour: number;
  /** Of everybody together. */
  scriptsPerDay: number;
  limits: AttemptLimits;
  isReadOnly?: IsReadOnly;
  timeoutMs: number;
  onTrouble: (trouble: WriterTrouble) => void;
}

/** What a visitor sent, as it came. */
export interface StoryRequest {
  title: string | undefined;
  picture: Uint8Array | undefined;
}

export interface StoryScripts {
  /**
   * Counts one wish of this network address for a story.
   * @throws {AppError} 429 when it had too many within an hour; 503 while the site is read-only.
   */
  admit(address: string): Promise<void>;
  /**
   * Writes a script. Nothing of the request or the script is kept.
   * @param signal aborted when the visitor leaves; nothing is done after that.
   * @throws {AppError} 400 or 413 with what is wrong with the request; 422 when its title is not for
   *   stories of this site; 429 when everybody together
   *   had too many within a day; WriterError and
   *   InvalidScriptError of `story-scripts.errors.ts`.
   */
  write(request: StoryRequest, signal: AbortSignal): Promise<WrittenScript>;
}

export function createStoryScriptsUsecases(options: StoryScriptsOptions): StoryScripts {
  const { clock, hashVisitor, limits, isReadOnly = neverReadOnly } = options;
  const perVisitor = limits.open(STORY_SCRIPTS, options.scriptsPerHour);
  const ofAll = limits.open(ALL_STORY_SCRIPTS, options.scriptsPerDay);
  const scripts = createWorkLimit({ ...SCRIPTS, tooMany: createBusyError });
  const pictures = createWorkLimit({ atOnce: PICTURES_AT_ONCE });
  return {
    async admit(address) {
      if (isReadOnly()) throw createReadOnlyError();
      const visitor = hashVisitor(utcDate(clock.now()), address);
      await takeOrRefuse(perVisitor, visitor, createTooManyScriptsError);
    },
    async write(request, visitorLeft) {
      const { title, picture } = checkRequest(request);
      // No writer here says beforehand whether it would decline, so what is left to the engine is refused too.
      const verdict = options.policy.judge({ wanted: title });
      if (verdict.action !== 'allow') throw createWordsRefusedError(verdict, 'title');
      const deadline = AbortSignal.timeout(options.timeoutMs);
      const signal = AbortSignal.any([visitorLeft, deadline]);
      try {
        const writing = scripts.run(async () => {
          signal.throwIfAborted();
          const image = await pictures.run(async () => {
            signal.throwIfAborted();
            return await readStoryPicture(picture);
          });
          // Only what reaches the writer counts: empty requests must not use up everybody's day.
          await takeOrRefuse(ofAll, 'everybody', createSiteLimitError);
          return await writeWith(options, { title, image }, signal);
        });
        // Waiting for one's turn ends too, and nobody is held by a writer that does not stop.
        return await raceAbort(writing, signal);
      } catch (error) {
        if (visitorLeft.aborted) throw createVisitorGoneError();
        throw deadline.aborted ? createTooSlowError(options) : error;
      }
    },
  };
}

/** @throws {AppError} 400 or 413. */
function checkRequest({ title, picture }: StoryRequest) {
  if (title === undefined || picture === undefined || picture.length === 0)
    throw createIncompleteRequestError();
  const checked = readStoryTitle(title);
  if (picture.length > LARGEST_IMAGE_BYTES) throw createPictureTooLargeError();
  return { title: checked, picture };
}

async function writeWith(
  { writer, onTrouble }: StoryScriptsOptions,
  request: WriteRequest,
  signal: AbortSignal,
): Promise<WrittenScript> {
  try {
    const script = await writer.write(request, signal);
    return { ...script, writer: writer.name, builtIn: writer.builtIn };
  } catch (error) {
    if (!signal.aborted) reportTrouble(writer, error, onTrouble);
    throw error;
  }
}

function reportTrouble(writer: Writer, error: unknown, onTrouble: (trouble: WriterTrouble) => void): void {
  if (!(error instanceof WriterError || error instanceof InvalidScriptError)) return;
  const failure = error instanceof WriterError ? error.failure : 'invalid-format';
  const reason = error.cause instanceof Error ? error.cause.message : 'unknown';
  onTrouble({ writer: writer.name, failure, reason });
}

function createTooSlowError({ writer, timeoutMs, onTrouble }: StoryScriptsOptions): WriterError {
  const cause = new Error(`no script within ${timeoutMs / 1000} s`);
  const error = new WriterError('too-slow', { cause });
  reportTrouble(writer, error, onTrouble);
  return error;
}

function createBusyError(): WriterError {
  return new WriterError('busy', {
    cause: new Error('too many scripts are in work'),
    headers: retryAfter(BUSY_RETRY_MS),
  });
}

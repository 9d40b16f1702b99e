import type { Database } from '../../../platform/db/database.types.ts';
import type { AttemptLimits } from '../../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createActWriter } from '../audit/act-writer.ts';
import { createTooManyTestsError, createUnknownEngineError } from '../owner.errors.ts';
import { ENGINE_TESTS } from '../owner-limits.rules.ts';
import type { Actor } from '../people/people.types.ts';
import type { ShownEngine, TestPicture } from './site.types.ts';

/** An engine, as far as the console needs it. */
export interface TestableEngine extends ShownEngine {
  /** Draws a small picture. @throws {Error} what an owner can act on. */
  draw(signal: AbortSignal): Promise<{ bytes: Uint8Array; contentType: string }>;
}

interface TestPictureOptions {
  database: Database;
  listEngines: () => readonly TestableEngine[];
  limits: AttemptLimits;
  clock: Clock;
  /** How long an engine may take. */
  timeoutMs: number;
}

/** Draws a picture with one engine, past those that stand before it. It may cost what a picture costs there. */
export type DrawTestPicture = (
  actor: Actor,
  order: { engine: string; reason: string },
) => Promise<TestPicture>;

export function createDrawTestPicture(options: TestPictureOptions): DrawTestPicture {
  const { database, listEngines, clock, timeoutMs } = options;
  const tests = options.limits.open(ENGINE_TESTS);
  const write = createActWriter(clock);
  return async (actor, { engine: name, reason }) => {
    const engine = listEngines().find((candidate) => candidate.name === name);
    if (!engine) throw createUnknownEngineError();
    await takeOrRefuse(tests, actor.id, createTooManyTestsError);
    const result = await draw(engine, timeoutMs);
    const before = { isResting: engine.isResting };
    const after = { isDrawn: result.picture !== null, seconds: result.seconds };
    await database.transaction((transaction) =>
      write(transaction, actor, { action: 'site.test-picture', subject: name, reason, before, after }),
    );
    return result;
  };
}

async function draw(engine: TestableEngine, timeoutMs: number): Promise<TestPicture> {
  const started = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const seconds = () => Math.round((performance.now() - started) / 10) / 100;
  try {
    const { bytes, contentType } = await engine.draw(signal);
    const picture = `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`;
    return { seconds: seconds(), picture, problem: '' };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const problem = signal.aborted ? `It made no picture within ${timeoutMs / 1000} seconds.` : words;
    return { seconds: seconds(), picture: null, problem };
  }
}

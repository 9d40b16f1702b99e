import { setTimeout as wait } from 'node:timers/promises';

/** The answer if it comes within so many milliseconds; undefined when it is late or there is none. */
export async function firstOf<Answer>(
  asking: Promise<Answer>,
  timeoutMs: number,
): Promise<{ answer: Answer } | undefined> {
  const answered = new AbortController();
  const timeout = wait(timeoutMs, undefined, { ref: false, signal: answered.signal });
  const outcome = await Promise.race([
    asking.then((answer) => ({ answer })).catch(() => undefined),
    timeout.catch(() => undefined),
  ]);
  answered.abort();
  return outcome;
}

import type { AttemptLimit } from './attempt-limits.types.ts';

/**
 * Counts one attempt.
 * @param refuse makes the error from the milliseconds to wait.
 * @throws what `refuse` made, beyond the limit.
 */
export async function takeOrRefuse(
  limit: AttemptLimit,
  key: string,
  refuse: (waitMs: number) => Error,
): Promise<void> {
  const wait = await limit.take(key);
  if (wait > 0) throw refuse(wait);
}

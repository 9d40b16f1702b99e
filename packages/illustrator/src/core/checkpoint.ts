/** Thrown by a checkpoint when the caller no longer wants the picture. */
export class IllustrationStopped extends Error {
  override name = 'IllustrationStopped';

  constructor() {
    super('The illustration was stopped.');
  }
}

/**
 * Cooperative cancellation and progress. Loops over rows, layers or strokes call
 * `check()` often enough (every few milliseconds of work) that a stop takes effect
 * within 100 ms while the worker thread stays alive.
 */
export interface Checkpoint {
  /** @throws {IllustrationStopped} when the picture is no longer wanted. */
  check(): void;
  /** Reports how much of the whole picture is done, 0..1, and checks. */
  report(done: number): void;
}

export function createCheckpoint(
  isStopped: () => boolean = () => false,
  onProgress: (done: number) => void = () => {},
): Checkpoint {
  const check = () => {
    if (isStopped()) throw new IllustrationStopped();
  };
  return {
    check,
    report(done) {
      check();
      onProgress(done);
    },
  };
}

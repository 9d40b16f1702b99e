/** Failures that a test asks a server for, and how often each still has to come. */
interface PlannedFailures<Failure> {
  /** @param times how many requests fail; all of them where it is missing. */
  plan(failure: Failure, times?: number): void;
  /** The failure that this request meets, if any. */
  next(): Failure | undefined;
}

export function createPlannedFailures<Failure>(): PlannedFailures<Failure> {
  let planned: { failure: Failure; left: number } | undefined;
  return {
    plan(failure, times = Number.POSITIVE_INFINITY) {
      planned = { failure, left: times };
    },
    next() {
      if (!planned || planned.left <= 0) return undefined;
      planned.left -= 1;
      return planned.failure;
    },
  };
}

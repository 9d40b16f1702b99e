interface RepeatedFailuresOptions {
  /** Writes the line: what failed, and how often it failed unsaid since the last line. */
  say: (reason: unknown, unsaid: number) => void;
  /** Milliseconds of a clock that never goes back. */
  elapsed?: () => number;
  /** How long one line stands for all, in milliseconds. */
  pauseMs?: number;
}

const PAUSE_MS = 30_000;

/**
 * One line for a failure that everybody meets: the first one is said, the next at the earliest half a
 * minute later and with the number of those between. Another kind of failure is said at once.
 */
export function createRepeatedFailures(options: RepeatedFailuresOptions): (reason: unknown) => void {
  const { say, elapsed = () => performance.now(), pauseMs = PAUSE_MS } = options;
  let last: { kind: string; at: number; unsaid: number } | undefined;
  return (reason) => {
    const kind = kindOf(reason);
    const now = elapsed();
    if (last?.kind === kind && now - last.at < pauseMs) {
      last.unsaid += 1;
      return;
    }
    const unsaid = last?.unsaid ?? 0;
    last = { kind, at: now, unsaid: 0 };
    say(reason, unsaid);
  };
}

/** A server that goes fails its clients in several words; what matters is what could not be reached. */
function kindOf(reason: unknown): string {
  if (!(reason instanceof Error)) return typeof reason;
  const { errcode } = reason as { errcode?: unknown };
  return `${reason.name} ${typeof errcode === 'number' ? errcode : ''}`;
}

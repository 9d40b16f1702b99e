import type { Clock } from '../../shared/clock.ts';
import {
  createWatchedPart,
  type PartState,
  type ReadinessPart,
  type WatchedPartOptions,
} from './watched-part.ts';

/** Whoever asks more often is answered from memory, so that asking is no way to load the database. */
const FRESH_MS = 1_000;

interface ReadinessReport {
  status: 'ready' | 'not-ready' | 'draining';
  /** When the server began to drain, ISO 8601. */
  drainingSince?: string;
  parts: Record<string, PartState>;
}

/** Whether this server can serve visitors now. */
export interface Readiness {
  look(): Promise<ReadinessReport>;
  /** Adds a part that cannot be done without. */
  watch(part: ReadinessPart): void;
  /** From now on a proxy is asked to send visitors elsewhere. */
  startDraining(): void;
}

interface ReadinessOptions extends Pick<WatchedPartOptions, 'clock' | 'onChange' | 'boundMs'> {
  clock: Clock;
  /** Milliseconds that no change of the clock disturbs; those of the process when left out. */
  elapsed?: () => number;
}

export function createReadiness(options: ReadinessOptions): Readiness {
  const { clock, elapsed = () => performance.now() } = options;
  const looks = new Map<string, () => Promise<PartState>>();
  let drainingSince: string | undefined;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let latest: Promise<Record<string, PartState>> = Promise.resolve({});
  let isLooking = false;

  const lookAtAll = async () => {
    const states = await Promise.all([...looks].map(async ([name, look]) => [name, await look()] as const));
    return Object.fromEntries(states);
  };
  const partsNow = () => {
    if (isLooking || elapsed() < freshUntil) return latest;
    isLooking = true;
    latest = lookAtAll().finally(() => {
      isLooking = false;
      freshUntil = elapsed() + FRESH_MS;
    });
    return latest;
  };

  return {
    async look() {
      const parts = await partsNow();
      if (drainingSince !== undefined) return { status: 'draining', drainingSince, parts };
      const isReady = Object.values(parts).every(({ status }) => status === 'ok');
      return { status: isReady ? 'ready' : 'not-ready', parts };
    },
    watch(part) {
      looks.set(part.name, createWatchedPart({ ...options, part }));
      freshUntil = Number.NEGATIVE_INFINITY;
    },
    startDraining() {
      drainingSince ??= new Date(clock.now()).toISOString();
    },
  };
}

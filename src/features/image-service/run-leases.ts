import type { Clock } from '../../shared/clock.ts';
import type { Hold } from '../credits/credits.types.ts';
import type { Credits } from '../credits/credits.usecases.ts';

/** Calls `work` again and again until the returned function is called. */
export type Repeat = (work: () => void, everyMs: number) => () => void;

const repeatByTimer: Repeat = (work, everyMs) => {
  const timer = setInterval(work, everyMs).unref();
  return () => clearInterval(timer);
};

export interface LeaseTimes {
  /** How long a hold stays open without a sign of life from the server that draws for it. */
  leaseMs: number;
  /** How often that sign is given; two may be lost without harm. */
  renewMs: number;
}

export const LEASE_TIMES: LeaseTimes = { leaseMs: 30_000, renewMs: 10_000 };

export interface RunLeases {
  /**
   * Keeps a hold from the sweep, and with it the other open holds of its run: their requests may
   * still wait in a browser that has no connection left for them.
   * @returns ends this use; answers whether nobody else on this server uses the same hold.
   */
  keep(hold: Hold): () => boolean;
}

export interface RunLeasesOptions {
  credits: Pick<Credits, 'findRun' | 'renewLease'>;
  clock: Clock;
  times?: LeaseTimes;
  /** A timer when left out. */
  repeat?: Repeat;
  onRenewalFailed?: (error: unknown) => void;
}

interface KeptRun {
  /** How many requests use each hold, by its id. */
  uses: Map<string, number>;
  stop: () => void;
}

/** One timer for each run that this server works on. */
export function createRunLeases(options: RunLeasesOptions): RunLeases {
  const { times = LEASE_TIMES, repeat = repeatByTimer } = options;
  const runs = new Map<string, KeptRun>();

  function begin(key: string, hold: Hold): KeptRun {
    const run = {
      uses: new Map<string, number>(),
      stop: repeat(createRenewal(options, hold), times.renewMs),
    };
    runs.set(key, run);
    return run;
  }

  return {
    keep(hold) {
      const key = `${hold.accountId} ${hold.runId}`;
      const run = runs.get(key) ?? begin(key, hold);
      run.uses.set(hold.id, (run.uses.get(hold.id) ?? 0) + 1);
      let isOver = false;
      return () => {
        if (isOver) return false;
        isOver = true;
        const left = (run.uses.get(hold.id) ?? 1) - 1;
        if (left > 0) run.uses.set(hold.id, left);
        else run.uses.delete(hold.id);
        if (run.uses.size === 0) {
          run.stop();
          runs.delete(key);
        }
        return left === 0;
      };
    },
  };
}

function createRenewal(
  { credits, clock, times = LEASE_TIMES, onRenewalFailed = () => {} }: RunLeasesOptions,
  { accountId, runId }: Hold,
): () => void {
  let isRenewing = false;
  const renew = async () => {
    for (const hold of await credits.findRun(accountId, runId)) {
      if (hold.state === 'open') await credits.renewLease(hold.id, clock.now() + times.leaseMs);
    }
  };
  return () => {
    // A slow database must not be asked twice at once.
    if (isRenewing) return;
    isRenewing = true;
    renew()
      .catch(onRenewalFailed)
      .finally(() => {
        isRenewing = false;
      });
  };
}

import type { Clock } from '../../../shared/clock.ts';
import type { Hold } from '../../credits/credits.types.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import type { DrawnImage } from '../image-service.types.ts';
import { createOtherRequestError } from './account-run.errors.ts';

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

const LEASE_TIMES: LeaseTimes = { leaseMs: 30_000, renewMs: 10_000 };

/** What this server knows of a hold while requests for it wait here; they share it. */
interface LeasedHold {
  readonly requestHash: string;
  /** Aborted when the hold was given back by somebody else: its drawing is to stop. */
  readonly lost: AbortSignal;
  /** The UTC days on which this server had an engine begin to draw for it, while nobody has the picture. */
  begun: string[];
  /** Another server draws for another request of the same hold: it is not ours to give back. */
  isOthers?: boolean;
  /** What was drawn, while it is being delivered: whoever asks now gets it, too. */
  drawn?: DrawnImage;
}

export interface RunLeases {
  /**
   * Keeps a hold from the sweep, and with it the other open holds of its run: their requests may
   * still wait in a browser that has no connection left for them.
   * @throws {AppError} 409 `hold.other_request` while another request uses the same hold here.
   */
  acquire(hold: Hold, requestHash: string): HoldUse;
  /** Whether a request uses the hold on this server. */
  isInUse(holdId: string): boolean;
  /** Whether a request uses any hold of the same run on this server. */
  isRunInUse(hold: Hold): boolean;
  /**
   * Renews a lease that would end before its next renewal: that of a tile which is asked for late.
   * @returns false when the hold was given back meanwhile.
   */
  prolong(hold: Hold): Promise<boolean>;
  /** Somebody gave these holds back: whoever draws for one of them here stops. */
  lose(holdIds: readonly string[]): void;
}

export interface HoldUse {
  readonly leased: LeasedHold;
  /** Ends this use; answers whether nobody else on this server uses the same hold. */
  end(): boolean;
}

interface RunLeasesOptions {
  credits: Pick<Credits, 'findRun' | 'renewLease'>;
  clock: Clock;
  times?: LeaseTimes;
  /** A timer when left out. */
  repeat?: Repeat;
  onRenewalFailed?: (error: unknown) => void;
}

interface UsedHold extends LeasedHold {
  users: number;
  controller: AbortController;
}

interface LeasedRun {
  holds: Set<string>;
  stop: () => void;
}

/** One timer for each run that this server works on. */
export function createRunLeases(options: RunLeasesOptions): RunLeases {
  const { credits, clock, times = LEASE_TIMES, repeat = repeatByTimer } = options;
  const runs = new Map<string, LeasedRun>();
  const used = new Map<string, UsedHold>();

  const lose = (holdIds: readonly string[]) => {
    for (const id of holdIds) used.get(id)?.controller.abort();
  };

  function joinHold(hold: Hold, requestHash: string): UsedHold {
    const known = used.get(hold.id);
    if (known && known.requestHash !== requestHash) throw createOtherRequestError();
    if (known) return known;
    const controller = new AbortController();
    const entry = { requestHash, controller, lost: controller.signal, begun: [], users: 0 };
    used.set(hold.id, entry);
    return entry;
  }

  function joinRun(key: string, hold: Hold): LeasedRun {
    const run = runs.get(key) ?? {
      holds: new Set(),
      stop: repeat(createRenewal(options, hold, lose), times.renewMs),
    };
    runs.set(key, run);
    run.holds.add(hold.id);
    return run;
  }

  return {
    acquire(hold, requestHash) {
      const entry = joinHold(hold, requestHash);
      entry.users++;
      const key = keyOf(hold);
      const run = joinRun(key, hold);
      let isOver = false;
      return {
        leased: entry,
        end() {
          if (isOver) return false;
          isOver = true;
          entry.users--;
          if (entry.users > 0) return false;
          used.delete(hold.id);
          run.holds.delete(hold.id);
          if (run.holds.size === 0) {
            run.stop();
            runs.delete(key);
          }
          return true;
        },
      };
    },
    isInUse: (holdId) => used.has(holdId),
    isRunInUse: (hold) => runs.has(keyOf(hold)),
    async prolong({ id, leaseUntil }) {
      const now = clock.now();
      return leaseUntil > now + times.renewMs || (await credits.renewLease(id, now + times.leaseMs));
    },
    lose,
  };
}

const keyOf = ({ accountId, runId }: Hold): string => `${accountId} ${runId}`;

/** Gives the sign of life, and learns that way which holds another server gave back. */
function createRenewal(
  { credits, clock, times = LEASE_TIMES, onRenewalFailed = () => {} }: RunLeasesOptions,
  { accountId, runId }: Hold,
  onLost: (holdIds: readonly string[]) => void,
): () => void {
  let isRenewing = false;
  const renew = async () => {
    const holds = await credits.findRun(accountId, runId);
    onLost(holds.filter(({ state }) => state === 'released').map(({ id }) => id));
    for (const hold of holds) {
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

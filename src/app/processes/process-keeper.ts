import type { ProcessOrder } from './process-messages.ts';

/** How long a process must have lived for its end to count as its first. */
const STEADY_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** A process that answers visitors. */
export interface KeptProcess {
  /** Resolves when it answers; never when it ends before. */
  readonly ready: Promise<void>;
  /** Whether it ended well. */
  readonly ended: Promise<boolean>;
  order(order: ProcessOrder): void;
}

interface ProcessKeeperOptions {
  count: number;
  /** Starts the process of a number, counted from 1. */
  begin(number: number): KeptProcess;
  pause(milliseconds: number): Promise<void>;
  now(): number;
  /** Told of a process that ended without being told to, and how soon another one takes its place. */
  onLost(number: number, pauseMs: number): void;
}

export interface ProcessKeeper {
  /** @returns false when one of them did not come up; the others are stopped then. */
  start(): Promise<boolean>;
  /**
   * Replaces one after the other. Each goes when its successor answers.
   * @returns false when a successor did not come up: whoever answered until then goes on.
   */
  replaceAll(): Promise<boolean>;
  /** @returns whether all of them ended well. */
  stop(): Promise<boolean>;
}

/** Keeps as many processes alive as there should be. */
export function createProcessKeeper(options: ProcessKeeperOptions): ProcessKeeper {
  const { count, pause, now, onLost } = options;
  const numbers = Array.from({ length: count }, (_, place) => place + 1);
  /** Who answers under each number; a successor that is not ready yet is in `alive` alone. */
  const places = new Map<number, KeptProcess>();
  const alive = new Set<KeptProcess>();
  let isStopping = false;

  const begin = (number: number): KeptProcess => {
    const process = options.begin(number);
    alive.add(process);
    void process.ended.then(() => alive.delete(process));
    return process;
  };
  const comesUp = (process: KeptProcess) =>
    Promise.race([process.ready.then(() => true), process.ended.then(() => false)]);

  async function keep(number: number, process: KeptProcess, failures = 0): Promise<void> {
    places.set(number, process);
    const isWanted = () => !isStopping && places.get(number) === process;
    const since = now();
    await process.ended;
    if (!isWanted()) return;
    const inARow = now() - since >= STEADY_MS ? 0 : failures;
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** inARow);
    onLost(number, pauseMs);
    await pause(pauseMs);
    if (isWanted()) void keep(number, begin(number), inARow + 1);
  }

  async function stop(): Promise<boolean> {
    isStopping = true;
    const all = [...alive];
    for (const process of all) process.order('stop');
    return (await Promise.all(all.map(({ ended }) => ended))).every(Boolean);
  }

  async function startOne(number: number): Promise<boolean> {
    const process = begin(number);
    if (!(await comesUp(process))) return false;
    void keep(number, process);
    return true;
  }

  return {
    async start() {
      const [first, ...others] = numbers;
      // What one of them says of a wrong setting is said once, and the tables are brought up to date by one.
      const areUp =
        (await startOne(first ?? 1)) && (await Promise.all(others.map(startOne))).every((isUp) => isUp);
      if (!areUp) await stop();
      return areUp;
    },
    async replaceAll() {
      for (const number of numbers) {
        const successor = begin(number);
        if (!(await comesUp(successor))) return false;
        const before = places.get(number);
        void keep(number, successor);
        before?.order('leave');
        await before?.ended;
      }
      return true;
    },
    stop,
  };
}

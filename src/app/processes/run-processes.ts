import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { withinTime } from '../../platform/jobs/within-time.ts';
import { countForProcesses } from '../../platform/limits/process-attempts.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { createAddedUpFigures } from '../../platform/metrics/added-up-figures.ts';
import type { FigureParts } from '../../platform/metrics/meters.types.ts';
import { placeArgument } from './own-process.ts';
import { createProcessKeeper, type KeptProcess, type ProcessKeeper } from './process-keeper.ts';
import { openProcessLine } from './process-messages.ts';

/** A process that stands still for so long is left out of the figures. */
const FIGURES_WITHIN_MS = 3_000;

interface RunProcessesOptions {
  count: number;
  logger: Logger;
  /** Where the human lines at start go. */
  say: (line: string) => void;
}

/**
 * The first process: it takes connections and hands them out in turn, keeps the others alive, and has what
 * they have together, which is attempts and figures. It answers nobody itself.
 */
export function runProcesses({ count, logger, say }: RunProcessesOptions): ProcessKeeper {
  countForProcesses();
  const figures = createAddedUpFigures();
  const readers = new Set<() => Promise<void>>();
  let isSaid = false;

  const readFigures = async () => {
    await Promise.all([...readers].map((read) => read()));
    return await figures.read();
  };

  function begin(number: number): KeptProcess {
    cluster.setupPrimary({ args: [...process.argv.slice(2), placeArgument({ number, of: count })] });
    const worker = cluster.fork();
    // Of a message that comes too late for it.
    worker.on('error', () => {});
    const line = openProcessLine({
      send: (message) => void (worker.isConnected() && worker.send(message)),
      listen: (hear) => void worker.on('message', hear),
    });
    line.onFigures(readFigures);
    const read = () =>
      withinTime(
        line.askFigures().then((parts) => figures.note(worker, parts as FigureParts)),
        FIGURES_WITHIN_MS,
        () => {},
      );
    const ready = new Promise<void>((resolve) => {
      line.on('ready', ({ lines }) => {
        readers.add(read);
        if (!isSaid) for (const text of lines) say(text);
        isSaid = true;
        resolve();
      });
    });
    const ended = new Promise<boolean>((resolve) => {
      worker.once('exit', (code) => {
        readers.delete(read);
        void figures.end(worker);
        resolve(code === 0);
      });
    });
    return {
      ready,
      ended,
      order(order) {
        // What it counted until now counts on.
        void read().then(() => line.send({ kind: 'order', order }));
      },
    };
  }

  return createProcessKeeper({
    count,
    begin,
    pause: (milliseconds) => sleep(milliseconds),
    now: () => performance.now(),
    onLost: (number, pauseMs) =>
      logger.error({ number, pauseMs }, 'a process of the server ended; another takes its place'),
  });
}

import cluster from 'node:cluster';
import { withinTime } from '../../platform/jobs/within-time.ts';
import type { FigureParts, FiguresText } from '../../platform/metrics/meters.types.ts';
import type { ProcessPlace } from './process-count.rules.ts';
import { openProcessLine, type ProcessOrder } from './process-messages.ts';

/** The first process asks all others, and answers without those that stand still. */
const FIGURES_WITHIN_MS = 6_000;
const PLACE = /^--process=(\d+)\/(\d+)$/;

/** How a process looks from outside that is one of several of a server. */
export interface OwnProcess extends ProcessPlace {
  /** @param lines of the start message. */
  tellReady(lines: readonly string[]): void;
  onOrder(obey: (order: ProcessOrder) => void): void;
  /** @returns what reads the figures of all processes of this server. */
  addUpFigures(readOwn: () => Promise<FigureParts>): () => Promise<FiguresText>;
}

/** What the first process tells one that it starts, as its last argument. */
export function placeArgument({ number, of }: ProcessPlace): string {
  return `--process=${number}/${of}`;
}

/** @returns undefined for a process that is alone, or the first one, which starts the others. */
export function findOwnProcess(): OwnProcess | undefined {
  const [, number, of] = PLACE.exec(process.argv.at(-1) ?? '') ?? [];
  if (!cluster.isWorker || number === undefined) return undefined;
  const line = openProcessLine({
    // The first one may be gone; then this one ends by itself.
    send: (message) => void (process.connected && process.send?.(message)),
    listen: (hear) => void process.on('message', hear),
  });
  return {
    number: Number(number),
    of: Number(of),
    tellReady: (lines) => line.send({ kind: 'ready', lines }),
    onOrder: (obey) => line.on('order', ({ order }) => obey(order)),
    addUpFigures(readOwn) {
      line.onFigures(readOwn);
      return async () => {
        const answer = line.askFigures() as Promise<FiguresText>;
        return await withinTime(answer, FIGURES_WITHIN_MS, () => {
          throw new Error('The first process does not tell the figures.');
        });
      };
    },
  };
}

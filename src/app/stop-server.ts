import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionDrain } from '../platform/http/connection-drain.ts';
import { withinTime } from '../platform/jobs/within-time.ts';
import type { Logger } from '../platform/logging/logger.ts';

/** How long running pictures may take to finish after a stop was asked for; most hosts allow 30 s in all. */
const DRAWING_GRACE_MS = 23_000;
/** How long answers may take in all, so that pictures that were stopped can still say so. */
const ANSWERING_GRACE_MS = 24_000;
/**
 * How long everything may take. Mails, jobs and the database have what is left after the last answer: a job may
 * have to wait for a lock until its own patience ends, which is longer than a job itself should take.
 */
const STOPPING_GRACE_MS = 29_000;

/** What a stop asks of the site. */
export interface StoppableServices {
  /** Begins nothing of its own any more, and says from now on that the site is not ready, unless another process is. */
  startDraining(isReplaced: boolean): void;
  imageService: { drain(graceMs: number): Promise<void> };
  close(): Promise<void>;
}

interface StopOptions {
  drain: Pick<ConnectionDrain, 'begin' | 'finish'>;
  services: StoppableServices;
  logger: Pick<Logger, 'warn' | 'error'>;
  /** Another process of this server answers in its place. */
  isReplaced?: boolean;
  /** How long visitors are still taken in, so that a proxy sees that it should send them elsewhere. */
  waitSeconds: number;
  grace?: { drawingMs: number; answeringMs: number; stoppingMs: number };
}

const GRACE = {
  drawingMs: DRAWING_GRACE_MS,
  answeringMs: ANSWERING_GRACE_MS,
  stoppingMs: STOPPING_GRACE_MS,
};

/**
 * Ends the site so that nobody notices who can reach another server: it says that it is not ready,
 * takes no more connections, answers what was asked, and closes what it keeps.
 * @returns whether everything it keeps was closed in time.
 */
export async function stopServer(options: StopOptions): Promise<boolean> {
  const { drain, services, logger, isReplaced = false, waitSeconds, grace = GRACE } = options;
  services.startDraining(isReplaced);
  drain.begin();
  await sleep(waitSeconds * 1000);
  const began = performance.now();
  const [cut] = await Promise.all([
    drain.finish(grace.answeringMs),
    services.imageService.drain(grace.drawingMs),
  ]);
  if (cut > 0) logger.warn({ answers: cut }, 'answers were broken off by the stop');
  const closing = services.close().then(
    () => true,
    (error: unknown) => {
      logger.error({ err: error }, 'what the site keeps could not be closed');
      return false;
    },
  );
  const left = grace.stoppingMs - (performance.now() - began);
  // Whatever is left has leases, and is taken up again after the next start.
  return await withinTime(closing, left, () => {
    logger.error('what the site keeps could not be closed in time');
    return false;
  });
}

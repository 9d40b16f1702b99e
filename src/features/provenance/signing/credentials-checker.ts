import { join } from 'node:path';
import { Piscina } from 'piscina';
import { createWorkLimit } from '../../../platform/jobs/work-limit.ts';
import { STILL_TYPES, sniffImageType } from '../../../shared/image-type.ts';
import { hasCredentials } from '../credentials.rules.ts';
import type { CheckedCredentials } from './checked-credentials.types.ts';

const IDLE_MS = 30_000;
/** From when its turn has come: of a file that nobody made to keep us busy, a hundredth. */
const LONGEST_MS = 5000;
const WORKER_FILE = 'src/features/provenance/signing/check-credentials.worker.ts';
const HEAP_MB = 256;

/** Checks Content Credentials in a thread of its own, which ends when a file keeps it busy for too long. */
export interface CredentialsChecker {
  check(bytes: Uint8Array): Promise<CheckedCredentials>;
  close(): Promise<void>;
}

interface CredentialsCheckerOptions {
  /** What the thread runs, below the project's root. */
  workerFile?: string;
  longestMs?: number;
}

export function createCredentialsChecker(
  projectRoot: string,
  { workerFile = WORKER_FILE, longestMs = LONGEST_MS }: CredentialsCheckerOptions = {},
): CredentialsChecker {
  // Whoever waits behind a file that was made to keep us busy has all its time left.
  const turns = createWorkLimit({ atOnce: 1 });
  let thread: Piscina<Uint8Array, CheckedCredentials> | undefined;
  return {
    async check(bytes) {
      if (!hasCredentials(bytes)) return { state: 'none' };
      // No library here reads those of a WebP.
      if (sniffImageType(bytes, STILL_TYPES) === 'image/webp') return { state: 'unreadable' };
      thread ??= new Piscina({
        filename: join(projectRoot, workerFile),
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLE_MS,
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      });
      const running = thread;
      return await turns
        .run(() => running.run(bytes, { signal: AbortSignal.timeout(longestMs) }))
        .catch(() => ({ state: 'unreadable' as const }));
    },
    async close() {
      await thread?.destroy();
    },
  };
}

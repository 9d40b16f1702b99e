import { join } from 'node:path';
import { Piscina } from 'piscina';
import { STILL_TYPES, sniffImageType } from '../../../shared/image-type.ts';
import { hasCredentials } from '../credentials.rules.ts';
import type { CheckedCredentials } from './checked-credentials.types.ts';

const IDLE_MS = 30_000;
/** Of a file that nobody made to keep us busy, a hundredth. */
const LONGEST_MS = 5000;
const HEAP_MB = 256;

/** Checks Content Credentials in a thread of its own, which ends when a file keeps it busy for too long. */
export interface CredentialsChecker {
  check(bytes: Uint8Array): Promise<CheckedCredentials>;
  close(): Promise<void>;
}

export function createCredentialsChecker(projectRoot: string): CredentialsChecker {
  let thread: Piscina<Uint8Array, CheckedCredentials> | undefined;
  return {
    async check(bytes) {
      if (!hasCredentials(bytes)) return { state: 'none' };
      // No library here reads those of a WebP.
      if (sniffImageType(bytes, STILL_TYPES) === 'image/webp') return { state: 'unreadable' };
      thread ??= new Piscina({
        filename: join(projectRoot, 'src/features/provenance/signing/check-credentials.worker.ts'),
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLE_MS,
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      });
      const signal = AbortSignal.timeout(LONGEST_MS);
      return await thread.run(bytes, { signal }).catch(() => ({ state: 'unreadable' as const }));
    },
    async close() {
      await thread?.destroy();
    },
  };
}

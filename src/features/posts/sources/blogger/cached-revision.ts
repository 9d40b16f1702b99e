import type { Clock } from '../../../../shared/clock.ts';
import type { PostSource } from '../../posts.types.ts';
import { answerInTime } from './answer-in-time.ts';
import { asPostsError, type BlogHealth } from './blog-health.ts';

/** Whoever asks within this time of the last question gets its answer. */
const LONGEST_REUSE_MS = 2_000;

interface CachedRevisionOptions {
  source: Pick<PostSource, 'readRevision'>;
  health: BlogHealth;
  clock: Clock;
  freshMs: number;
  /** A blog that hangs has not changed yet: nobody waits longer for it. */
  timeoutMs: number;
}

export interface CachedRevision {
  read(): Promise<string>;
  /** Grows whenever the blog is seen to have changed. */
  generation(): number;
}

/** The revision of a blog. While it does not answer it has not changed; when it answers for the first time, it has. */
export function createCachedRevision(options: CachedRevisionOptions): CachedRevision {
  const { source, health, clock, freshMs, timeoutMs } = options;
  const reuseMs = Math.min(LONGEST_REUSE_MS, freshMs / 2);
  let known: string | undefined;
  let generation = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  const ask = async () => {
    try {
      const current = await source.readRevision();
      health.noteAnswer();
      // What was read before the first revision was known may be from before the blog changed.
      if (known !== current) generation += 1;
      known = current;
    } catch (error) {
      health.noteFailure(asPostsError(error));
    } finally {
      askedAt = clock.now();
      asking = undefined;
    }
  };
  return {
    async read() {
      if (clock.now() - askedAt >= reuseMs) asking ??= ask();
      if (asking) await answerInTime(asking, timeoutMs);
      return known ?? 'not known yet';
    },
    generation: () => generation,
  };
}

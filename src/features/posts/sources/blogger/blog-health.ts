import type { Clock } from '../../../../shared/clock.ts';
import { PostsError } from '../../posts.errors.ts';
import type { PostsHealth, PostsProblem } from '../../posts.types.ts';

export interface BlogHealth {
  noteAnswer(): void;
  noteFailure(error: PostsError): void;
  isDown(): boolean;
  report(): PostsHealth;
}

interface BlogHealthOptions {
  clock: Clock;
  /** Once when the blog stops answering, not once per question. */
  onFailure: (error: PostsError) => void;
  onRecovery: () => void;
}

/** Whether a blog answers, as the last question showed. */
export function createBlogHealth({ clock, onFailure, onRecovery }: BlogHealthOptions): BlogHealth {
  let problem: PostsProblem | undefined;
  let lastGood: number | undefined;

  return {
    noteAnswer() {
      lastGood = clock.now();
      if (problem === undefined) return;
      problem = undefined;
      onRecovery();
    },
    noteFailure(error) {
      const isNews = problem === undefined;
      problem = error.problem;
      if (isNews) onFailure(error);
    },
    isDown: () => problem !== undefined,
    report: () => ({
      source: 'blogger',
      status: problem === undefined ? 'ok' : 'stale',
      ...(problem !== undefined && { problem }),
      ...(lastGood !== undefined && { lastGood: new Date(lastGood).toISOString() }),
    }),
  };
}

/** Whatever else goes wrong while an answer is read is a fault of the answer. */
export function asPostsError(error: unknown): PostsError {
  return error instanceof PostsError ? error : new PostsError('unreadable', { cause: error });
}

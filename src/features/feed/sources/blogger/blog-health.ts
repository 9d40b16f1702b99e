import type { Clock } from '../../../../shared/clock.ts';
import { FeedError } from '../../feed.errors.ts';
import type { FeedHealth, FeedProblem } from '../../feed.types.ts';

export interface BlogHealth {
  noteAnswer(): void;
  noteFailure(error: FeedError): void;
  isDown(): boolean;
  report(): FeedHealth;
}

export interface BlogHealthOptions {
  clock: Clock;
  /** Once when the blog stops answering, not once per question. */
  onFailure: (error: FeedError) => void;
  onRecovery: () => void;
}

/** Whether a blog answers, as the last question showed. */
export function createBlogHealth({ clock, onFailure, onRecovery }: BlogHealthOptions): BlogHealth {
  let problem: FeedProblem | undefined;
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
export function asFeedError(error: unknown): FeedError {
  return error instanceof FeedError ? error : new FeedError('unreadable', { cause: error });
}

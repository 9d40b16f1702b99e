import { AppError, retryAfter } from '../../shared/app-error.ts';
import type { PostsProblem } from './posts.types.ts';

const STATUS: Readonly<Record<PostsProblem, number>> = {
  not_found: 502,
  private_or_blocked: 502,
  temporary: 503,
  unreadable: 502,
};

/** How long blogs are usually away, roughly. */
const TEMPORARY_RETRY_MS = 30_000;

/** The posts cannot be reached. What went wrong in detail is for the log, never for a visitor. */
export class PostsError extends AppError {
  override name = 'PostsError';
  readonly problem: PostsProblem;

  constructor(problem: PostsProblem, options: { cause?: unknown } = {}) {
    super(
      {
        code: `feed.${problem}`,
        status: STATUS[problem],
        message: 'Failed to load Blogger data. The request may have been blocked or the blog is private.',
      },
      problem === 'temporary' ? retryAfter(TEMPORARY_RETRY_MS) : {},
    );
    this.problem = problem;
    this.cause = options.cause;
  }
}

const BUSY_RETRY_MS = 2000;

/** Too many different feeds were asked for at once. */
export function createFeedsBusyError(): AppError {
  const message = 'Many feeds are being written right now. Please try again in a moment.';
  return new AppError({ code: 'feed.busy', status: 503, message }, retryAfter(BUSY_RETRY_MS));
}

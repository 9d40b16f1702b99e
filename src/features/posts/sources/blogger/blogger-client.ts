import type {
  OutsideAnswer,
  OutsideFetch,
  OutsideRequest,
} from '../../../../platform/http/outside-fetch/outside-fetch.ts';
import {
  OutsideFetchError,
  type OutsideFetchReason,
} from '../../../../platform/http/outside-fetch/outside-fetch-error.ts';
import type { Clock } from '../../../../shared/clock.ts';
import { PostsError } from '../../posts.errors.ts';
import type { PostsProblem } from '../../posts.types.ts';
import { parseAnswer } from './blogger-answer.rules.ts';

/** A blog that asks for a pause without saying how long gets this one. */
const DEFAULT_PAUSE_MS = 2_000;
/** A blog cannot silence us for longer. */
const LONGEST_PAUSE_MS = 5 * 60_000;

export type BloggerAnswer =
  | { kind: 'data'; payload: unknown; validators: Validators; bytes: number }
  /** The blog still has what the validators were for. */
  | { kind: 'unchanged' }
  /** Nothing at this address; whether the blog itself exists does not show. */
  | { kind: 'missing' };

export type Validators = NonNullable<OutsideRequest['headers']>;

export interface BloggerClient {
  /** @throws {PostsError} */
  read(address: string, validators?: Validators): Promise<BloggerAnswer>;
}

/** Asks a blog, and says in one of four words why it did not answer. */
export function createBloggerClient({ fetch, clock }: { fetch: OutsideFetch; clock: Clock }): BloggerClient {
  let askAgainAt = Number.NEGATIVE_INFINITY;

  return {
    async read(address, validators = {}) {
      if (clock.now() < askAgainAt) throw failure('temporary', 'the blog asked for a pause');
      const answer = await fetch.get(address, { headers: validators }).catch((error: unknown) => {
        throw asPostsError(error);
      });
      const pause = pauseOf(answer, clock.now());
      if (pause > 0) askAgainAt = clock.now() + pause;
      return judge(answer);
    },
  };
}

/** The contract of Blogger's feeds: 200, JSON or JavaScript, and something that can be read. */
function judge({ status, headers, body }: OutsideAnswer): BloggerAnswer {
  if (status === 304) return { kind: 'unchanged' };
  if (status === 404 || status === 410 || status === 400) return { kind: 'missing' };
  if (status === 401 || status === 403) throw failure('private_or_blocked', `status ${status}`);
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    throw failure('temporary', `status ${status}`);
  }
  if (status !== 200) throw failure('unreadable', `status ${status}`);
  const text = body.toString('utf8');
  const type = (headers.get('content-type') ?? '').toLowerCase();
  if (/html/.test(type) || (!/json|javascript/.test(type) && /^\s*<!doctype html|^\s*<html/i.test(text))) {
    throw failure('private_or_blocked', 'a page instead of a feed');
  }
  if (/xml/.test(type)) throw failure('unreadable', 'XML instead of JSON');
  const validators = validatorsOf(headers);
  return { kind: 'data', payload: parseAnswer(text), validators, bytes: body.length };
}

function validatorsOf(headers: ReadonlyMap<string, string>): Validators {
  const [etag, modified] = [headers.get('etag'), headers.get('last-modified')];
  return {
    ...(etag && { 'if-none-match': etag }),
    ...(modified && { 'if-modified-since': modified }),
  };
}

/** How long the blog asks to be left alone. */
function pauseOf({ status, headers }: OutsideAnswer, now: number): number {
  if (status !== 429 && status !== 503) return 0;
  const text = headers.get('retry-after')?.trim();
  if (text === undefined) return status === 429 ? DEFAULT_PAUSE_MS : 0;
  const pause = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(pause) ? DEFAULT_PAUSE_MS : Math.min(Math.max(pause, 0), LONGEST_PAUSE_MS);
}

const PROBLEM_OF: Readonly<Record<OutsideFetchReason, PostsProblem>> = {
  refused_protocol: 'private_or_blocked',
  refused_address: 'private_or_blocked',
  too_many_redirects: 'private_or_blocked',
  timeout: 'temporary',
  unreachable: 'temporary',
  broken_answer: 'temporary',
  aborted: 'temporary',
  too_large: 'unreadable',
};

function asPostsError(error: unknown): PostsError {
  if (error instanceof OutsideFetchError) return failure(PROBLEM_OF[error.reason], error.reason);
  return failure('temporary', 'no answer');
}

/** The cause carries the reason alone: an address of a blog may be nobody else's business. */
function failure(problem: PostsProblem, reason: string): PostsError {
  return new PostsError(problem, { cause: new Error(reason) });
}

import { createSingleFlight } from '../../../../platform/jobs/single-flight.ts';
import { createWorkLimit } from '../../../../platform/jobs/work-limit.ts';
import type { Clock } from '../../../../shared/clock.ts';
import { PostsError } from '../../posts.errors.ts';
import type { PostSource, PostsHealth } from '../../posts.types.ts';
import { answerInTime } from './answer-in-time.ts';
import { asPostsError, type BlogHealth, createBlogHealth } from './blog-health.ts';
import { type CachedAnswer, type CachedAnswers, createCachedAnswers } from './cached-answers.ts';
import { createQuestions, type Question } from './cached-questions.ts';
import { type CachedRevision, createCachedRevision } from './cached-revision.ts';

/** How long a post that does not exist is not asked for again. */
const ABSENT_MS = 10_000;
const DEFAULT_TIMEOUT_MS = 2_500;
/** A copy so many times older than a fresh one is from before anybody read: it may be long out of date. */
const OLD_AFTER = 3;
/**
 * Of the questions that visitors may make up: searches, pages far down, posts that nobody wrote.
 * Whoever makes up thousands makes neither the blog nor the other visitors wait for all of them.
 */
const CROWD = {
  atOnce: 6,
  waiting: 60,
  tooMany: () => new PostsError('temporary', { cause: new Error('too many questions at once') }),
};

interface CachedSourceOptions {
  source: PostSource;
  /** For copies of this blog alone. */
  folder: string;
  clock: Clock;
  /** Younger answers are given from memory without asking the blog. */
  freshMs: number;
  /** How long a visitor waits for news when an older copy is there. Default 2.5 s. */
  timeoutMs?: number;
  /** For HTML that another version of this program wrote to disk, or somebody else. */
  sanitise: (html: string) => string;
  /** The blog stopped answering; told once per outage. */
  onFailure: (error: PostsError) => void;
  onRecovery: () => void;
  /** Something that visitors were given before has changed. */
  onChange: () => void;
  onDiskFailure: (error: unknown) => void;
}

export interface CachedSource extends PostSource {
  health(): PostsHealth;
  /** Waits for what is being written to disk. */
  close(): Promise<void>;
}

/**
 * Keeps what a blog answered. What is younger than `freshMs` is answered from memory; what is older, too,
 * and is asked for again behind the visitor's back; and while the blog does not answer, its last good
 * copies serve, from memory or from disk. Only a blog that works can take a post away.
 */
export function createCachedSource(options: CachedSourceOptions): CachedSource {
  const { source, clock, freshMs, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const health = createBlogHealth(options);
  const answers = createCachedAnswers(options);
  const questions = createQuestions(source);
  const revision = createCachedRevision({ source, health, clock, freshMs, timeoutMs });
  const ask = createAsking({ answers, health, revision, clock, onChange: options.onChange });

  const isFresh = ({ value, checkedAt, generation }: CachedAnswer) =>
    generation === revision.generation() &&
    clock.now() - checkedAt < (value === null ? Math.min(freshMs, ABSENT_MS) : freshMs);

  const isOld = ({ value, checkedAt, generation }: CachedAnswer) =>
    value === null || generation !== revision.generation() || clock.now() - checkedAt > OLD_AFTER * freshMs;

  /** Asks, but no longer than a visitor is patient if there is anything older to give. */
  const askOr = async <Answer>(
    question: Question<Answer>,
    findCopy: () => Promise<Answer | null | undefined>,
  ): Promise<Answer | null> => {
    const isDown = health.isDown();
    const asking = ask(question);
    const inTime = await answerInTime(asking, isDown ? 0 : timeoutMs);
    if (inTime) return inTime.answer;
    const copy = await findCopy();
    return copy === undefined ? asking : copy;
  };

  const answer = async <Answer>(question: Question<Answer>): Promise<Answer | null> => {
    const kept = answers.get(question);
    if (!kept) return askOr(question, () => answers.recall(question, revision.generation()));
    const copy = kept.value as Answer | null;
    if (isFresh(kept)) return copy;
    if (isOld(kept)) return askOr(question, async () => copy);
    // Nothing says that the blog changed: nobody need wait to be sure.
    ask(question).catch(() => undefined);
    return copy;
  };

  return {
    kind: source.kind,
    description: source.description,
    list: async (query) => (await answer(questions.list(query))) ?? { posts: [], totalResults: 0 },
    findBySlug: (slug) => answer(questions.bySlug(slug)),
    findById: (id) => answer(questions.byId(id)),
    listLabels: async () => (await answer(questions.labels())) ?? [],
    readRevision: revision.read,
    health: health.report,
    close: answers.close,
  };
}

interface AskingOptions {
  answers: CachedAnswers;
  health: BlogHealth;
  revision: CachedRevision;
  clock: Clock;
  onChange: () => void;
}

type Ask = <Answer>(question: Question<Answer>) => Promise<Answer | null>;

/** Asks the blog. The same question is asked once at a time, however many wait for its answer. */
function createAsking({ answers, health, revision, clock, onChange }: AskingOptions): Ask {
  const once = createSingleFlight<unknown>();
  const crowd = createWorkLimit(CROWD);

  const noteFailure = (question: Question<unknown>, error: PostsError, generation: number) => {
    const kept = answers.get(question);
    // Not asked for again at once: a blog in trouble is not helped by more questions.
    if (kept) Object.assign(kept, { checkedAt: clock.now(), generation });
    if (error.problem !== 'unreadable' || question.isAboutBlog) health.noteFailure(error);
  };
  const load = async <Answer>(question: Question<Answer>): Promise<Answer | null> => {
    const generation = revision.generation();
    try {
      const answer = await question.load();
      health.noteAnswer();
      if (answers.keep(question, answer, generation)) onChange();
      return answer;
    } catch (thrown) {
      const error = asPostsError(thrown);
      noteFailure(question, error, generation);
      throw error;
    }
  };
  return <Answer>(question: Question<Answer>) => {
    const asking = once(question.key, () =>
      question.isOneOfMany ? crowd.run(() => load(question)) : load(question),
    ) as Promise<Answer | null>;
    asking.catch(() => undefined);
    return asking;
  };
}

import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../shared/clock.ts';
import { createCachedFiles } from './cached-files.ts';
import type { Question } from './cached-questions.ts';
import { createSeenPosts } from './seen-posts.ts';

const MEGABYTE = 1024 * 1024;
const MEMORY = { max: 500, maxSize: 24 * MEGABYTE };
/** Apart, so that visitors who ask for what nobody else does push out nothing that everybody reads. */
const FREE_MEMORY = { max: 100, maxSize: 6 * MEGABYTE };
/** Posts and pages that do not exist. Apart, because anybody can ask for any number of them. */
const ABSENT_MEMORY = { max: 2_000, maxSize: MEGABYTE };
const DISK = { maxFiles: 1_000, maxBytes: 64 * MEGABYTE };

/** An answer of the blog; null when it has no such post. */
export interface CachedAnswer {
  value: unknown;
  digest: string;
  /** When the blog confirmed it last, or could not; milliseconds since 1970. */
  checkedAt: number;
  /** How often the blog was seen to change before the answer was asked for. */
  generation: number;
}

interface CachedAnswersOptions {
  folder: string;
  clock: Clock;
  /** For HTML that another version of this program wrote to disk, or somebody else. */
  sanitise: (html: string) => string;
  onDiskFailure: (error: unknown) => void;
}

export interface CachedAnswers {
  /** From memory. */
  get(question: Question<unknown>): CachedAnswer | undefined;
  /** @returns whether it differs from what was kept before. */
  keep<Answer>(question: Question<Answer>, answer: Answer | null, generation: number): boolean;
  /** From disk, or from a list in which the post was; into memory. */
  recall<Answer>(question: Question<Answer>, generation: number): Promise<Answer | undefined>;
  close(): Promise<void>;
}

/** Where answers of a blog are kept: in memory, on disk, all of it bounded. */
export function createCachedAnswers(options: CachedAnswersOptions): CachedAnswers {
  const { folder, clock, sanitise, onDiskFailure } = options;
  const memory = new LRUCache<string, CachedAnswer>(MEMORY);
  const free = new LRUCache<string, CachedAnswer>(FREE_MEMORY);
  const absent = new LRUCache<string, CachedAnswer>(ABSENT_MEMORY);
  const files = createCachedFiles({ folder, ...DISK, onFailure: onDiskFailure });
  const seen = createSeenPosts(files);

  const memoryFor = ({ isChosenFreely }: Question<unknown>) => (isChosenFreely ? free : memory);
  const get = (question: Question<unknown>) =>
    memoryFor(question).get(question.key) ?? absent.get(question.key);

  const put = <Answer>(
    question: Question<Answer>,
    value: Answer | null,
    { checkedAt, generation }: CachedTimes,
  ) => {
    const text = JSON.stringify(value);
    const digest = createHash('sha256').update(text).digest('base64');
    const kept = { value, digest, checkedAt, generation };
    memoryFor(question).delete(question.key);
    absent.delete(question.key);
    const size = text.length + question.key.length;
    (isNothing(question, value) ? absent : memoryFor(question)).set(question.key, kept, { size });
    return digest;
  };

  const writeToDisk = <Answer>(question: Question<Answer>, value: Answer | null, isNews: boolean) => {
    if (question.isChosenFreely) return;
    if (isNothing(question, value)) {
      if (isNews) void files.remove(question.key);
    } else if (isNews) void files.write(question.key, { savedAt: clock.now(), value });
    else void files.confirm(question.key, { savedAt: clock.now(), value });
  };

  return {
    get,
    keep(question, answer, generation) {
      const before = get(question);
      const digest = put(question, answer, { checkedAt: clock.now(), generation });
      if (answer !== null) seen.note(question.postsOf(answer));
      else if (question.slug !== undefined) seen.forget(question.slug);
      const isNews = before?.digest !== digest;
      writeToDisk(question, answer, isNews);
      return isNews && before !== undefined;
    },
    async recall(question, generation) {
      const copy = await files.read(question.key);
      const value = copy?.value ?? (question.slug && (await seen.find(question.slug)));
      const parsed = question.shape.safeParse(value);
      if (!parsed.success) return undefined;
      const clean = question.mapPosts(parsed.data, (post) => ({ ...post, content: sanitise(post.content) }));
      // The blog may have answered meanwhile.
      if (!get(question)) put(question, clean, { checkedAt: Number.NEGATIVE_INFINITY, generation });
      return clean;
    },
    close: files.settle,
  };
}

function isNothing<Answer>(question: Question<Answer>, value: Answer | null): boolean {
  return value === null || question.isNothing(value);
}

type CachedTimes = Pick<CachedAnswer, 'checkedAt' | 'generation'>;

import { type ArticleAnswer, describeFailure } from './article-answer.ts';

const REMEMBERED_ARTICLES = 20;

/** For so long an answer is not asked for again. */
const FRESH_MS = 10_000;

interface ArticleCache {
  /** A remembered article at once, else a promise. Never rejects. */
  open(slug: string, ask: () => Promise<ArticleAnswer>): ArticleAnswer | Promise<ArticleAnswer>;
  forget(slug: string): void;
}

/**
 * The articles that a visit has seen: going back shows one at once, so that the browser can scroll to
 * where the visitor was. An older one is shown too, and asked for again for the next time.
 */
export function createArticleCache(now: () => number): ArticleCache {
  const known = new Map<string, { answer: ArticleAnswer; at: number }>();

  const ask = async (slug: string, question: () => Promise<ArticleAnswer>) => {
    const answer = await question().catch(describeFailure);
    if (answer.kind === 'found' || known.get(slug)?.answer.kind !== 'found') {
      known.delete(slug);
      known.set(slug, { answer, at: now() });
    }
    const [oldest] = known.keys();
    if (known.size > REMEMBERED_ARTICLES && oldest !== undefined) known.delete(oldest);
    return answer;
  };

  return {
    open(slug, question) {
      const entry = known.get(slug);
      const isFresh = entry !== undefined && now() - entry.at < FRESH_MS;
      if (isFresh) return entry.answer;
      const asked = ask(slug, question);
      return entry?.answer.kind === 'found' ? entry.answer : asked;
    },
    forget(slug) {
      known.delete(slug);
    },
  };
}

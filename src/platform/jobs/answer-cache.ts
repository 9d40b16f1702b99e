import { LRUCache } from 'lru-cache';
import { createSingleFlight } from './single-flight.ts';

/** What was written for one address, and for which state of what it is made of. */
interface Kept<Answer> {
  revision: string;
  answer: Answer;
}

interface AnswerCache<Answer> {
  /** The answer kept for this state (`revision`), or a new one that is kept from now on. */
  remember(key: string, revision: string, make: () => Promise<Answer>): Promise<Answer>;
}

interface AnswerCacheOptions<Answer> {
  maxBytes: number;
  /** The size of an answer in bytes. */
  measure: (answer: Answer) => number;
  /** What may not be kept still goes to everybody who asked meanwhile. */
  mayBeCached?: (answer: Answer) => boolean;
}

/** Keeps what was made for the latest addresses, so that many who ask for the same cost one making. */
export function createAnswerCache<Answer>(options: AnswerCacheOptions<Answer>): AnswerCache<Answer> {
  const { maxBytes, measure, mayBeCached = () => true } = options;
  const answers = new LRUCache<string, Kept<Answer>>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => Math.max(1, measure(answer)),
  });
  /** Many who ask for the same at once wait for one making. */
  const once = createSingleFlight<Answer>();

  return {
    async remember(key, revision, make) {
      const known = answers.get(key);
      if (known?.revision === revision) return known.answer;
      return once(`${revision} ${key}`, async () => {
        const answer = await make();
        if (mayBeCached(answer)) answers.set(key, { revision, answer });
        return answer;
      });
    },
  };
}

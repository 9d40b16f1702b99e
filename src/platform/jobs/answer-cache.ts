import { createSingleFlight } from './single-flight.ts';

/** What was written for one address, and for which state of what it is made of. */
interface Kept<Answer> {
  revision: string;
  answer: Answer;
  bytes: number;
}

export interface AnswerCache<Answer> {
  /** The answer kept for this state (`revision`), or a new one that is kept from now on. */
  remember(key: string, revision: string, make: () => Promise<Answer>): Promise<Answer>;
}

export interface AnswerCacheOptions<Answer> {
  maxBytes: number;
  /** The size of an answer in bytes. */
  measure: (answer: Answer) => number;
  /** What may not be kept still goes to everybody who asked meanwhile. */
  mayBeCached?: (answer: Answer) => boolean;
}

/** Keeps what was made for the latest addresses, so that many who ask for the same cost one making. */
export function createAnswerCache<Answer>(options: AnswerCacheOptions<Answer>): AnswerCache<Answer> {
  const { maxBytes, measure, mayBeCached = () => true } = options;
  // A Map keeps insertion order: re-inserting on every hit makes its first key the least recently used.
  const answers = new Map<string, Kept<Answer>>();
  let total = 0;
  /** Many who ask for the same at once wait for one making. */
  const once = createSingleFlight<Answer>();

  const remove = (key: string) => {
    total -= answers.get(key)?.bytes ?? 0;
    answers.delete(key);
  };
  const keep = (key: string, kept: Kept<Answer>) => {
    remove(key);
    answers.set(key, kept);
    total += kept.bytes;
    for (const oldest of answers.keys()) {
      if (total <= maxBytes) break;
      remove(oldest);
    }
  };

  return {
    async remember(key, revision, make) {
      const known = answers.get(key);
      if (known?.revision === revision) {
        keep(key, known);
        return known.answer;
      }
      return once(`${revision} ${key}`, async () => {
        const answer = await make();
        const bytes = measure(answer);
        if (bytes <= maxBytes && mayBeCached(answer)) keep(key, { revision, answer, bytes });
        return answer;
      });
    },
  };
}

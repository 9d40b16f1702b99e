import { createSingleFlight } from '../../../platform/jobs/single-flight.ts';

/** What was written for one address, and for which state of the posts. */
interface Kept<Answer> {
  revision: string;
  answer: Answer;
  bytes: number;
}

export interface AnswerMemory<Answer> {
  /** The answer kept for this state of the posts, or a new one that is kept from now on. */
  remember(key: string, revision: string, make: () => Promise<Answer>): Promise<Answer>;
}

/**
 * Keeps what was written for the latest addresses, so that many readers of one feed cost one writing.
 * @param measure the size of an answer in bytes.
 */
export function createAnswerMemory<Answer>(
  maxBytes: number,
  measure: (answer: Answer) => number,
): AnswerMemory<Answer> {
  // A Map keeps insertion order: re-inserting on every hit makes its first key the least recently used.
  const answers = new Map<string, Kept<Answer>>();
  let total = 0;
  /** Many who ask for the same at once wait for one writing. */
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
        keep(key, { revision, answer, bytes: measure(answer) });
        return answer;
      });
    },
  };
}

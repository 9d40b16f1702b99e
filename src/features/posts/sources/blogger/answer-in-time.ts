import { withinTime } from '../../../../platform/jobs/within-time.ts';

/** The answer if it comes within so many milliseconds; undefined when it is late or there is none. */
export function answerInTime<Answer>(
  asking: Promise<Answer>,
  timeoutMs: number,
): Promise<{ answer: Answer } | undefined> {
  const answered = asking.then((answer) => ({ answer })).catch(() => undefined);
  return withinTime<{ answer: Answer } | undefined>(answered, timeoutMs, () => undefined);
}

export const LOST_CONNECTION = 'The connection was lost. Please check it and try again.';

/** What browsers say, each in its own words, when no answer came; that is for developers. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|network connection|fetch failed/i;

/** Whether no answer came at all, as far as a browser tells. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError && NO_ANSWER.test(error.message);
}

/** The message of what was thrown, made for reading; '' when it has none. */
export function readableFailure(error: unknown): string {
  if (isLostConnection(error)) return LOST_CONNECTION;
  return error instanceof Error ? error.message : '';
}

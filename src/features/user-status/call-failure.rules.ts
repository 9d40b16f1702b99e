/** What to tell a visitor about a call to the product API that failed. */
export interface CallFailure {
  message: string;
  /** A second line, where the first one cannot say why. */
  detail: string | null;
}

/** How the caller of the product API names an answer that brought no message of its own. */
const NAMELESS_ANSWER = /^API Error: /;

const CONNECTION_DETAIL = 'We couldn’t reach the server. Check your connection and try again.';

/**
 * The server's own words where it sent some. What a browser says about a broken connection is for
 * its developers, so the fallback stands in for that.
 */
export function describeCallFailure(error: unknown, fallback: string): CallFailure {
  const answer = messageOfAnswer(error);
  if (answer === null) {
    return { message: fallback, detail: error instanceof TypeError ? CONNECTION_DETAIL : null };
  }
  return NAMELESS_ANSWER.test(answer)
    ? { message: fallback, detail: answer }
    : { message: answer, detail: null };
}

/** An error that came from an answer knows the answer's HTTP status. */
function messageOfAnswer(error: unknown): string | null {
  if (!(error instanceof Error) || statusOfAnswer(error) === null) return null;
  return error.message.trim() || null;
}

/** The HTTP status of the answer that an error came from; null when there was no answer. */
export function statusOfAnswer(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}

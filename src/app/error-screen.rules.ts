import { isRouteErrorResponse } from 'react-router';
import { statusPhrase } from '../shared/status-phrase.ts';

export interface ErrorDescription {
  /** `404 Not Found`, or the error's message. */
  summary: string;
  stack?: string;
}

/** What will be well by itself: the server's sentence says when to come back. */
const PASSING: ReadonlySet<number> = new Set([429, 503]);

/** What the error screen says. A stack trace is for developers only. */
export function describeRouteError(
  error: unknown,
  { development }: { development: boolean },
): ErrorDescription {
  if (isRouteErrorResponse(error)) {
    const summary = `${error.status} ${statusPhrase(error)}`;
    const message = PASSING.has(error.status) ? readMessage(error.data) : '';
    return { summary: message === '' ? summary : `${summary}. ${message}` };
  }
  if (error instanceof Error) {
    return { summary: error.message, stack: development ? error.stack : undefined };
  }
  return { summary: 'Something went wrong.' };
}

/** The sentence of a refusal in the shape of our API, which a navigation gets as text. */
function readMessage(data: unknown): string {
  try {
    const { message } = JSON.parse(String(data)) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}

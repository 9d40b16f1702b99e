import { isRouteErrorResponse } from 'react-router';
import { statusPhrase } from '../shared/status-phrase.ts';

export interface ErrorDescription {
  /** `404 Not Found`, or the error's message. */
  summary: string;
  stack?: string;
}

/** What the error screen says. A stack trace is for developers only. */
export function describeRouteError(
  error: unknown,
  { development }: { development: boolean },
): ErrorDescription {
  if (isRouteErrorResponse(error)) {
    return { summary: `${error.status} ${statusPhrase(error)}` };
  }
  if (error instanceof Error) {
    return { summary: error.message, stack: development ? error.stack : undefined };
  }
  return { summary: 'Something went wrong.' };
}

import { isRouteErrorResponse } from 'react-router';
import { passingRefusal } from '../../shared/passing-refusal.ts';
import { readableFailure } from '../../shared/readable-failure.ts';
import { statusPhrase } from '../../shared/status-phrase.ts';

export interface ErrorDescription {
  /** `404 Not Found`, or the error's message. */
  summary: string;
  /** Whether the same page may well come at another try. */
  mayPass: boolean;
  stack?: string;
}

/** What the router puts in the place of a message that is not for visitors. */
const MASKED = 'Unexpected Server Error';

/** What the error screen says. A stack trace is for developers only. */
export function describeRouteError(
  error: unknown,
  { development }: { development: boolean },
): ErrorDescription {
  if (isRouteErrorResponse(error)) {
    const message = passingRefusal(error);
    return {
      // The router calls what a loader threw without a phrase an Internal Server Error.
      summary: `${error.status} ${statusPhrase({ ...error, statusText: '' })}${message && `. ${message}`}`,
      mayPass: error.status === 429 || error.status >= 500,
    };
  }
  if (error instanceof Error && error.message !== MASKED) {
    return { summary: readableFailure(error), mayPass: true, stack: development ? error.stack : undefined };
  }
  return { summary: 'Something went wrong on our side.', mayPass: true };
}

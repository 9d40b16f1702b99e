import { createContext as createReactContext, use, useState } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** By which the log knows the request that a page is made for; none while nothing is served. */
export const requestIdContext = createRouterContext<string | undefined>(undefined);

/** The same, on its way from the server to the error screen; the browser knows none. */
export const ErrorReferenceContext = createReactContext<string | undefined>(undefined);

/** The element that holds it in the document. */
export const REFERENCE_ELEMENT = 'error-reference';

/**
 * By which the log knows what went wrong on the server. The browser takes over what the document says
 * of its first error; the errors after it happened somewhere else.
 */
export function useErrorReference(error: unknown): string | undefined {
  const ofServer = use(ErrorReferenceContext);
  const [first] = useState(() => ({ error, reference: ofServer ?? readDocument() }));
  return error === first.error ? first.reference : undefined;
}

function readDocument(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.getElementById(REFERENCE_ELEMENT)?.textContent || undefined;
}

import { createContext as createReactContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** By which the log knows the request that a page is made for; none while nothing is served. */
export const requestIdContext = createRouterContext<string | undefined>(undefined);

/** How the error screen says it, on its way from the server; the browser knows nothing to say. */
export const ErrorReferenceContext = createReactContext('');

import { createContext as createReactContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** The mark of one rendering, on its way from the server to the renderer. */
export const renderNonceContext = createRouterContext<string>('');

/** The mark that the document puts on its own inline scripts; the browser knows none. */
export const ScriptNonceContext = createReactContext<string | undefined>(undefined);

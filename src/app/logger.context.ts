import { createContext } from 'react-router';
import type { Logger } from '../platform/logging/logger.ts';

/** Gives loaders and the page renderer the logger of the running request. */
export const loggerContext = createContext<Logger | null>(null);

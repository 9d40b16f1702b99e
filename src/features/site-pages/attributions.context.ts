import { createContext } from 'react-router';
import type { Attribution } from './attributions.types.ts';

/** The sources whose licenses ask to be named. */
export const attributionsContext = createContext<readonly Attribution[]>([]);

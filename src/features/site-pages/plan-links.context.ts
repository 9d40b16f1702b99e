import { createContext } from 'react-router';
import type { PlanLinks } from '../plans/plans.types.ts';

/** Where each paid plan is bought on this site. */
export const planLinksContext = createContext<PlanLinks>();

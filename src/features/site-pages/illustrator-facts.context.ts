import { createContext } from 'react-router';
import type { IllustratorFacts } from './illustrator-facts.types.ts';

/** What the built-in illustrator knows, for the page that presents it. */
export const illustratorFactsContext = createContext<IllustratorFacts>();

import { createContext } from 'react-router';
import type { WebStories } from './web-stories.usecases.ts';

/** How a page's loader reaches the stories. */
export const webStoriesContext = createContext<WebStories>();

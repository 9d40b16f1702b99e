import { createContext } from 'react-router';
import type { WebStory } from './web-stories.types.ts';

/** Takes from a loader the story that the head of its page describes. */
export const storyHeadContext = createContext<(story: WebStory) => void>();

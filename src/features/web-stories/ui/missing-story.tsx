import { useEffect } from 'react';
import { StoryFailure } from './story-failure.tsx';
import { StoryNotFound } from './story-not-found.tsx';

interface MissingStoryProps {
  /** Why the story could not be looked up; without it there is none. */
  failure?: string;
  onRetry: () => void;
}

/** What stands in place of a story. Whoever watches one needs none of it, so it comes in a file of its own. */
export default function MissingStory({ failure, onRetry }: MissingStoryProps) {
  useEffect(() => {
    if (failure !== undefined) console.warn(`The story could not be looked up: ${failure}`);
  }, [failure]);
  return failure === undefined ? <StoryNotFound /> : <StoryFailure message={failure} onRetry={onRetry} />;
}

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { urls } from '../../../urls.ts';
import type { StoryLinkState } from '../../blog/ui/story-card.tsx';

/** What the link that led here brought along; browsers keep it over reloads, so only what fits the address counts. */
export function useStoryLinkState(slug: string): Partial<StoryLinkState> {
  const state: unknown = useLocation().state;
  return readStoryLinkState(state, slug);
}

export function readStoryLinkState(state: unknown, slug: string): Partial<StoryLinkState> {
  if (typeof state !== 'object' || state === null) return {};
  const { story, stepsToList } = state as Partial<StoryLinkState>;
  if (story?.slug !== slug || typeof story.title !== 'string') return {};
  return { story, ...(Number.isSafeInteger(stepsToList) ? { stepsToList } : {}) };
}

/**
 * How a story is closed: the list of stories comes back as it was left, or opens in its place when the
 * visitor came from somewhere else.
 */
export function useCloseStory(slug: string): () => void {
  const navigate = useNavigate();
  const { stepsToList = 0 } = useStoryLinkState(slug);
  return () => {
    if (stepsToList > 0 && stepsToList <= placeInHistory()) navigate(-stepsToList);
    else navigate(urls.webStories(), { replace: true, viewTransition: true });
  };
}

/** How many pages of this site come before this one in the history of the tab. */
function placeInHistory(): number {
  const state: unknown = window.history.state;
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof place === 'number' ? place : 0;
}

/** Once the story is closed, the focus returns to its card. */
export function useReturnToCard(slug: string): void {
  useEffect(
    () => () => {
      const cards = document.querySelectorAll<HTMLElement>(`main a[href="${urls.webStory(slug)}"]`);
      cards[0]?.focus({ preventScroll: true });
    },
    [slug],
  );
}

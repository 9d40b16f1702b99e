import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { ArticleLinkState } from '../article-card.tsx';

const neverChanges = () => () => {};

/** Whether the page is alive. The server, and the first moment of a page it sent, know no visitor. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** What the link that led here brought along; nothing when somebody came from outside. */
export function useArticleLinkState(slug: string): Partial<ArticleLinkState> {
  const { state } = useLocation();
  return useIsAlive() ? readArticleLinkState(state, slug) : {};
}

/** Browsers keep the state over reloads, so it may be anybody's: only what fits the address is taken. */
export function readArticleLinkState(state: unknown, slug: string): Partial<ArticleLinkState> {
  if (typeof state !== 'object' || state === null) return {};
  const { page, post } = state as Partial<ArticleLinkState>;
  return {
    ...(Number.isSafeInteger(page) && Number(page) > 0 ? { page } : {}),
    ...(post?.slug === slug && typeof post.title === 'string' ? { post } : {}),
  };
}

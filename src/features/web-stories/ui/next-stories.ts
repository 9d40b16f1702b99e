import { urls } from '../../../urls.ts';
import type { StoryLinkState } from '../../blog/ui/story-card.tsx';
import type { Teaser, WhatsNext } from '../web-stories.types.ts';

/** Rejects when the server does not answer with 200. */
export async function loadWhatsNext(signal: AbortSignal): Promise<WhatsNext> {
  const response = await fetch(urls.whatsNext(), { signal });
  if (!response.ok) throw new Error(`What comes next was answered with ${response.status}.`);
  return response.json();
}

/** The state of a link from one story to the next, which is one step further from the list. */
export function stateOfNext({ slug, title, image }: Teaser, stepsToList: number | undefined): StoryLinkState {
  return {
    story: { slug, title, posterImage: image },
    ...(stepsToList === undefined ? {} : { stepsToList: stepsToList + 1 }),
  };
}

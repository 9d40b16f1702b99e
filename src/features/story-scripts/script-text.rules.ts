import type { StoryScript } from './story-scripts.types.ts';

/** A whole script as plain text, as it is read on the page. */
export function scriptAsText(storyTitle: string, { story }: StoryScript): string {
  const slides = story.map(({ page, title, text }) => `Slide ${page}\n${title}\n${text}`);
  return [storyTitle, ...slides].join('\n\n');
}

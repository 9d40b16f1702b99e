import type { NextPicks, Teaser, WhatsNext } from './web-stories.types.ts';

/**
 * One article and one other story, each by chance.
 * @param random at least 0 and below 1.
 */
export function pickNext({ articles, stories }: WhatsNext, watched: string, random: () => number): NextPicks {
  const pick = (teasers: readonly Teaser[]) => teasers[Math.floor(random() * teasers.length)];
  const article = pick(articles);
  const story = pick(stories.filter(({ slug }) => slug !== watched));
  return { ...(article && { article }), ...(story && { story }) };
}

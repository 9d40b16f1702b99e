import { urls } from '../../../../urls.ts';
import type { RelatedArticles } from '../../blog.types.ts';

/** How many related articles are shown. */
const SHOWN_RELATED = 6;

export type RelatedArticlesAnswer = { company: RelatedArticles } | { failure: string };

/** Asks for the articles around one. Rejects when they cannot be had. */
export async function fetchRelatedArticles(slug: string, signal: AbortSignal): Promise<RelatedArticles> {
  const response = await fetch(`${urls.article(slug)}/company`, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const answer = (await response.json()) as RelatedArticlesAnswer;
  if ('failure' in answer) throw new Error(answer.failure);
  return answer.company;
}

/** Some of the articles in no order, never the current one, none twice. */
export function chooseRelated<Card extends { slug: string }>(
  cards: readonly Card[],
  current: string,
  random: () => number,
): Card[] {
  const others = new Map(cards.map((card) => [card.slug, card]));
  others.delete(current);
  const pool = [...others.values()];
  for (let place = 0; place < Math.min(SHOWN_RELATED, pool.length); place++) {
    const other = place + Math.floor(random() * (pool.length - place));
    const moved = pool[place];
    const chosen = pool[other];
    if (moved && chosen) [pool[place], pool[other]] = [chosen, moved];
  }
  return pool.slice(0, SHOWN_RELATED);
}

import { type RefObject, useEffect, useState } from 'react';
import { isStory } from '../../blog.rules.ts';
import type { PostCard } from '../../blog.types.ts';
import { ArticleCard } from '../article-card.tsx';
import { cardStory, StoryCard } from '../story-card.tsx';
import { markActiveHeading } from './active-heading.ts';
import { linkTitles } from './link-titles.ts';
import { replaceMissingPictures } from './missing-pictures.ts';
import { followReading } from './reading-progress.ts';
import { chooseRelated, fetchRelatedArticles } from './related-articles.ts';

export interface ArticleExtrasProps {
  slug: string;
  /** Holds the text and the tables of contents. */
  pageRef: RefObject<HTMLDivElement | null>;
}

/** Links the titles of other articles in the text, marks where the reader is, and shows what to read next. */
export function LoadedArticleExtras({ slug, pageRef }: ArticleExtrasProps) {
  const [related, setRelated] = useState<readonly PostCard[]>([]);

  useEffect(() => {
    const stop = new AbortController();
    const text = pageRef.current?.querySelector<HTMLElement>('.article-text');
    fetchRelatedArticles(slug, stop.signal).then(
      (company) => {
        setRelated(chooseRelated(company.related, slug, Math.random));
        if (text)
          linkTitles(
            text,
            company.mentions.filter((mention) => mention.slug !== slug),
          );
      },
      (error: unknown) => {
        if (!stop.signal.aborted) console.error('We couldn’t load related articles.', error);
      },
    );
    return () => stop.abort();
  }, [slug, pageRef]);

  useEffect(() => {
    const page = pageRef.current;
    if (!page) return;
    const text = page.querySelector<HTMLElement>('.article-text');
    const stops = [markActiveHeading(page), followReading(page)];
    if (text) stops.push(replaceMissingPictures(text));
    return () => {
      for (const stop of stops) stop();
    };
  }, [pageRef]);

  return <RelatedArticles cards={related} />;
}

function RelatedArticles({ cards }: { cards: readonly PostCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section
      aria-labelledby="related-articles"
      className="article-company mt-20 border-t border-line pt-14 print:hidden sm:mt-24"
    >
      <h2 id="related-articles" className="text-display-sm">
        You might also like
      </h2>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {cards.map((post) => (
          <li key={post.slug} className="min-w-0">
            {isStory(post) ? <StoryCard story={cardStory(post)} /> : <ArticleCard post={post} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

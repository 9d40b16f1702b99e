import type { Article } from '../../blog.types.ts';
import { postDay } from '../../post-day.rules.ts';
import { latePart } from './late-part.tsx';

const ShareButton = latePart((parts) => parts.ShareButton);

const LONG_DATE = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Who wrote an article, when, how long it takes to read, and the way to pass it on. */
export function ArticleFacts({ article }: { article: Article }) {
  const day = postDay(article.published);
  return (
    <>
      {/* A point before each fact; one that begins a line lies outside of what is seen. */}
      <div className="overflow-x-clip text-small text-ink-muted">
        <p className="-ml-4 flex flex-wrap gap-y-1 *:before:inline-block *:before:w-4 *:before:text-center *:before:text-ink-faint *:before:content-['·'_/_''] sm:-ml-6 sm:*:before:w-6">
          {article.author.name === '' ? null : (
            <span className="font-semibold text-ink">{article.author.name}</span>
          )}
          {Number.isNaN(day) ? null : <time dateTime={article.published}>{LONG_DATE.format(day)}</time>}
          <span>{article.readingMinutes} min read</span>
        </p>
      </div>
      <div className="mt-6 min-h-11">
        <ShareButton title={article.title} />
      </div>
    </>
  );
}

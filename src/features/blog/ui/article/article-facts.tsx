import type { Article } from '../../blog.types.ts';
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
  const time = Date.parse(article.published);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 sm:gap-x-2.5 text-small text-ink-muted">
        {article.author.name === '' ? null : (
          <>
            <span className="font-semibold text-ink">{article.author.name}</span>
            <Dot />
          </>
        )}
        {Number.isNaN(time) ? null : (
          <>
            <time dateTime={article.published}>{LONG_DATE.format(time)}</time>
            <Dot />
          </>
        )}
        <span>{article.readingMinutes} min read</span>
      </p>
      <div className="mt-6 min-h-11">
        <ShareButton title={article.title} />
      </div>
    </>
  );
}

function Dot() {
  return (
    <span aria-hidden="true" className="text-ink-faint">
      ·
    </span>
  );
}

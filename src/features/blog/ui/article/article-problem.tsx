import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { urls } from '../../../../urls.ts';
import type { ArticleAnswer } from './article-answer.ts';

interface ArticleProblemProps {
  slug: string;
  answer: Exclude<ArticleAnswer, { kind: 'found' }>;
  /** The way back to the list. */
  backLink: ReactNode;
  onRetry: () => void;
}

/** What stands in the place of an article that cannot be shown. */
export function ArticleProblem({ slug, answer, backLink, onRetry }: ArticleProblemProps) {
  return answer.kind === 'missing' ? (
    <ArticleMissing slug={slug} isUnreachable={answer.isUnreachable} onRetry={onRetry} />
  ) : (
    <ArticleFailure message={answer.message} backLink={backLink} onRetry={onRetry} />
  );
}

/** The article does not exist, or the posts could not be asked for it. */
function ArticleMissing({
  slug,
  isUnreachable,
  onRetry,
}: {
  slug: string;
  isUnreachable: boolean;
  onRetry: () => void;
}) {
  useEffect(() => {
    if (isUnreachable) console.warn(`The article “${slug}” could not be looked up.`);
  }, [slug, isUnreachable]);
  return (
    <div className="mx-auto max-w-page px-5 pt-16 sm:px-8 sm:pt-24">
      <h1 className="text-display text-balance">
        {isUnreachable ? 'We can’t reach this article right now' : '404 - Article Not Found'}
      </h1>
      <p className="mt-6 max-w-prose text-lead text-balance text-ink-soft">
        {isUnreachable
          ? 'Our blog isn’t answering at the moment. Please try again in a minute.'
          : 'It may have moved, or never existed.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {isUnreachable ? <Button onClick={onRetry}>Try Again</Button> : null}
        <Button variant={isUnreachable ? 'secondary' : 'primary'} href={urls.blog()}>
          Read the blog
        </Button>
        <Button variant="secondary" href={urls.webStories()}>
          Browse web stories
        </Button>
        <Button variant="secondary" href={urls.generatorSuite()}>
          Make a picture
        </Button>
      </div>
    </div>
  );
}

interface ArticleFailureProps {
  message: string;
  backLink: ReactNode;
  onRetry: () => void;
}

function ArticleFailure({ message, backLink, onRetry }: ArticleFailureProps) {
  return (
    <div className="mx-auto max-w-prose px-5 pt-10 sm:px-8 sm:pt-14">
      {backLink}
      <Alert
        tone="error"
        title="Error Loading Article Data"
        headingLevel={2}
        className="mt-6"
        actions={
          <Button variant="secondary" onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        {message}
      </Alert>
    </div>
  );
}

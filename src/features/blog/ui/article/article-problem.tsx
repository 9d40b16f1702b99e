import { useEffect } from 'react';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { PageIntro } from '../../../../ui/page-intro.tsx';
import { urls } from '../../../../urls.ts';
import { BackLink } from './back-link.tsx';

interface ArticleMissingProps {
  slug: string;
  isUnreachable: boolean;
}

/** The article does not exist, or the posts could not be asked for it. */
export function ArticleMissing({ slug, isUnreachable }: ArticleMissingProps) {
  useEffect(() => {
    if (isUnreachable) console.warn(`The article “${slug}” could not be looked up.`);
  }, [slug, isUnreachable]);
  return (
    <PageIntro title="404 - Article Not Found">
      <p>
        {isUnreachable
          ? 'Our articles cannot be reached at the moment, so this one may well exist. Please try again in a minute.'
          : 'It may have moved, or never existed.'}
      </p>
      <div className="flex flex-wrap gap-3 pt-2 [&_a]:no-underline">
        <Button href={urls.blog()}>Read the blog</Button>
        <Button variant="secondary" href={urls.webStories()}>
          Browse web stories
        </Button>
        <Button variant="secondary" href={urls.generatorSuite()}>
          Make a picture
        </Button>
      </div>
    </PageIntro>
  );
}

interface ArticleFailureProps {
  slug: string;
  message: string;
  onRetry: () => void;
}

export function ArticleFailure({ slug, message, onRetry }: ArticleFailureProps) {
  return (
    <div className="mx-auto max-w-prose px-5 pt-10 sm:px-8 sm:pt-14">
      <BackLink slug={slug} />
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

import { use } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '../../ui/buttons/site-link.tsx';
import { urls } from '../../urls.ts';
import { ErrorReferenceContext } from './error-reference.context.ts';
import type { ErrorDescription } from './error-screen.rules.ts';

/** Every page brings this screen with it; our real buttons would add to the weight of all of them. */
const WAY_OUT =
  'inline-flex min-h-11 items-center rounded-md border border-line-strong bg-surface-raised px-5 py-2 font-semibold hover:border-accent-line first:border-transparent first:bg-ink first:text-ground first:hover:bg-white';

const WAYS_OUT = [
  [urls.home(), 'Back to the start page'],
  [urls.help(), 'Help Center'],
  [urls.contact(), 'Tell us about it'],
] as const;

export function ErrorScreen({ summary, mayPass, stack }: ErrorDescription) {
  const { pathname, search } = useLocation();
  const reference = use(ErrorReferenceContext);
  return (
    <section className="mx-auto max-w-page px-5 pt-16 sm:px-8 sm:pt-24">
      <h1 className="max-w-4xl text-display text-balance">Unexpected Application Error!</h1>
      <p className="mt-6 max-w-prose text-lead wrap-anywhere text-balance text-ink-soft">{summary}</p>
      {mayPass && (
        // The browser knows none, and leaves what the document says until the next page.
        <p key={pathname} suppressHydrationWarning className="mt-6 empty:hidden">
          {reference}
        </p>
      )}
      {stack && (
        <pre className="mt-6 max-h-80 w-full overflow-auto rounded-lg border border-line bg-surface p-4 text-small text-ink-muted">
          {stack}
        </pre>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {mayPass && (
          // Loaded anew, not shown again from what went wrong.
          <a href={pathname + search} className={WAY_OUT}>
            Try Again
          </a>
        )}
        {WAYS_OUT.map(([to, text]) => (
          <SiteLink key={to} to={to} className={WAY_OUT}>
            {text}
          </SiteLink>
        ))}
      </div>
    </section>
  );
}

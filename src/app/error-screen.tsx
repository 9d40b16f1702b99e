import { SiteLink } from '../ui/site-link.tsx';
import { urls } from '../urls.ts';
import type { ErrorDescription } from './error-screen.rules.ts';

/** Every page brings this screen with it; our real buttons would add to the weight of all of them. */
const WAY_OUT =
  'inline-flex min-h-11 items-center rounded-md border border-line-strong px-5 py-2 font-semibold shadow-raised transition-colors';

export function ErrorScreen({ summary, stack }: ErrorDescription) {
  return (
    <section className="mx-auto max-w-page px-5 pt-16 sm:px-8 sm:pt-24">
      <h1 className="max-w-4xl text-display text-balance">Unexpected Application Error!</h1>
      <p className="mt-6 max-w-prose text-lead wrap-anywhere text-ink-soft">{summary}</p>
      {stack ? (
        <pre className="mt-6 max-h-80 w-full overflow-auto rounded-lg border border-line bg-surface p-4 text-small text-ink-muted">
          {stack}
        </pre>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3">
        <SiteLink
          to={urls.home()}
          className={`${WAY_OUT} border-transparent bg-ink text-ground hover:bg-white`}
        >
          Back to the start page
        </SiteLink>
        <SiteLink to={urls.help()} className={`${WAY_OUT} bg-surface-raised hover:border-accent-line`}>
          Help Center
        </SiteLink>
        <SiteLink to={urls.contact()} className={`${WAY_OUT} bg-surface-raised hover:border-accent-line`}>
          Tell us about it
        </SiteLink>
      </div>
    </section>
  );
}

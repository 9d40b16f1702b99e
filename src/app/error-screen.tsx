import { Link } from 'react-router';
import { urls } from '../urls.ts';
import type { ErrorDescription } from './error-screen.rules.ts';

export function ErrorScreen({ summary, stack }: ErrorDescription) {
  return (
    <section className="mx-auto flex min-h-[60vh] max-w-3xl flex-col items-start justify-center gap-5 px-5 py-24">
      <h1 className="font-display text-4xl font-semibold tracking-tight text-balance sm:text-5xl">
        Unexpected Application Error!
      </h1>
      <p className="text-lg text-ink-muted">{summary}</p>
      {stack ? (
        <pre className="max-h-80 w-full overflow-auto rounded-lg border border-line bg-surface p-4 text-sm leading-relaxed text-ink-muted">
          {stack}
        </pre>
      ) : null}
      <Link className="font-medium underline underline-offset-4" to={urls.home()}>
        Back to the start page
      </Link>
    </section>
  );
}

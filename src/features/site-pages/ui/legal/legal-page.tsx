import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageIntro } from '../../../../ui/layout/page-intro.tsx';
import { nameParts } from './legal-parts.ts';

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface LegalPageProps {
  title: string;
  /** The whole page in a few sentences. */
  summary: ReactNode;
  renderedAt: number;
  /** Every `h2` opens a part that the list beside the text leads to. */
  children: ReactNode;
}

/** A legal page shows today's date: the server's at first, then the visitor's. */
export function LegalPage({ title, summary, renderedAt, children }: LegalPageProps) {
  const [today, setToday] = useState(() => LONG_DATE.format(renderedAt));
  useEffect(() => {
    setToday(new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
  }, []);
  const { content, parts } = nameParts(children);
  return (
    <>
      <PageIntro title={title}>
        <p className="text-body text-ink-muted">Last updated: {today}</p>
        <div className="space-y-4">{summary}</div>
      </PageIntro>
      <div className="mx-auto mt-6 max-w-page gap-16 px-5 sm:px-8 lg:flex lg:justify-between">
        <div className="prose max-w-prose">{content}</div>
        <nav
          aria-labelledby="parts-title"
          className="sticky top-28 mt-12 hidden w-64 shrink-0 self-start border-l border-line pl-6 lg:block print:hidden"
        >
          <h2 id="parts-title" className="text-small font-semibold text-ink-muted">
            On this page
          </h2>
          <ul className="mt-3">
            {parts.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={{ hash: `#${id}` }}
                  className="block rounded-sm py-1.5 text-small text-ink-soft transition-colors hover:text-ink"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}

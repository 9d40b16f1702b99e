import { useEffect, useState } from 'react';
import { PageIntro } from '../../../../ui/page-intro.tsx';

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface LegalPageProps {
  title: string;
  /** The whole page in a few sentences. */
  summary: React.ReactNode;
  renderedAt: number;
  children: React.ReactNode;
}

/** A legal page shows today's date: the server's at first, then the visitor's. */
export function LegalPage({ title, summary, renderedAt, children }: LegalPageProps) {
  const [today, setToday] = useState(() => LONG_DATE.format(renderedAt));
  useEffect(() => {
    setToday(new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
  }, []);
  return (
    <>
      <PageIntro title={title}>
        <p className="text-body text-ink-muted">Last updated: {today}</p>
        <div className="space-y-4">{summary}</div>
      </PageIntro>
      <div className="mx-auto mt-6 max-w-page px-5 sm:px-8">
        <div className="prose max-w-prose">{children}</div>
      </div>
    </>
  );
}

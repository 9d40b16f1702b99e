import { useEffect, useState } from 'react';
import { PageIntro } from '../../../ui/page-intro.tsx';

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A legal page shows today's date: the server's at first, then the visitor's. */
export function LegalPage({
  title,
  renderedAt,
  children,
}: {
  title: string;
  renderedAt: number;
  children: React.ReactNode;
}) {
  const [today, setToday] = useState(() => LONG_DATE.format(renderedAt));
  useEffect(() => {
    setToday(new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
  }, []);
  return (
    <PageIntro title={title}>
      <p className="text-body text-ink-muted">Last updated: {today}</p>
      {children}
    </PageIntro>
  );
}

import { Check, Link2Off } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { ScriptsNeeded } from '../../../ui/feedback/scripts-needed.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { urls } from '../../../urls.ts';

interface LinkPageProps {
  title: string;
  /** One sentence under the title. */
  lead: string;
  children: ReactNode;
}

/** A page that a mailed link leads to: one thing to do, in the middle. */
export function LinkPage({ title, lead, children }: LinkPageProps) {
  return (
    <div className="mx-auto max-w-xl px-5 pt-16 pb-24 sm:px-8 sm:pt-24">
      <h1 className="text-display-sm text-balance">{title}</h1>
      <p className="mt-3 text-lead text-balance text-ink-soft">{lead}</p>
      {/* As high as its tallest state, so that the end of the page does not jump. */}
      <Card as="section" padding="large" className="mt-8 flex min-h-72 flex-col justify-center">
        <ScriptsNeeded>
          This page needs JavaScript. Please turn it on in your browser, then load it again.
        </ScriptsNeeded>
        <div className="noscript:hidden">{children}</div>
      </Card>
      <p className="mt-6 text-small text-ink-muted">
        Something else?{' '}
        <SiteLink to={urls.contact()} className="underline underline-offset-4">
          Write to us
        </SiteLink>
      </p>
    </div>
  );
}

interface LinkOutcomeProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  /** Buttons under the text. */
  actions: ReactNode;
}

/** How it went, in the place of what was to do. */
function LinkOutcome({ icon, title, children, actions }: LinkOutcomeProps) {
  return (
    <div className="flex flex-col items-start gap-5">
      <span
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-full border border-accent-line bg-accent-soft text-accent"
      >
        {icon}
      </span>
      <div>
        <h2 className="text-title-sm">{title}</h2>
        <div className="mt-2 text-ink-soft">{children}</div>
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">{actions}</div>
    </div>
  );
}

type LinkDoneProps = Omit<LinkOutcomeProps, 'icon'> & { isDone: boolean };

/** Stands on the page from the beginning, so that a screen reader hears what appears in it. */
export function LinkDone({ isDone, ...outcome }: LinkDoneProps) {
  const ref = useRef<HTMLDivElement>(null);
  // What was pressed took the focus with it.
  useEffect(() => {
    if (isDone) ref.current?.focus();
  }, [isDone]);
  return (
    <div ref={ref} role="status" tabIndex={-1} className="outline-none">
      {isDone && <LinkOutcome icon={<Check className="size-7" strokeWidth={2.5} />} {...outcome} />}
    </div>
  );
}

/** For a link whose token was lost on the way. */
export function IncompleteLink(outcome: Pick<LinkOutcomeProps, 'actions' | 'children'>) {
  return <LinkOutcome icon={<Link2Off className="size-7" />} title="This link is incomplete" {...outcome} />;
}

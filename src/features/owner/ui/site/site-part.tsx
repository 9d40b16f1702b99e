import { type ReactNode, useId } from 'react';
import { Card } from '../../../../ui/layout/card.tsx';

interface SitePartProps {
  title: string;
  /** One or two sentences. */
  text: ReactNode;
  /** What may be done about it. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A part of the page about the site. */
export function SitePart({ title, text, actions, children }: SitePartProps) {
  const id = useId();
  return (
    <Card as="section" padding="large" aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-title-sm">
        {title}
      </h2>
      <div className="mt-2 text-ink-soft">{text}</div>
      {children && <div className="mt-5">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap gap-3">{actions}</div>}
    </Card>
  );
}

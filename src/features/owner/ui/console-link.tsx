import type { ReactNode } from 'react';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import type { ConsolePage } from '../owner.rules.ts';
import { consoleAddress } from './owner-addresses.ts';

interface ConsoleLinkProps {
  page: ConsolePage;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Leads to another page of the console. */
export function ConsoleLink({ page, id, className, children }: ConsoleLinkProps) {
  return (
    <SiteLink
      prefetch="none"
      to={consoleAddress(page, id)}
      className={className ?? 'underline underline-offset-4'}
    >
      {children}
    </SiteLink>
  );
}

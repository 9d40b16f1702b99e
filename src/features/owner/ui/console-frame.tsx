import { ChartLine, Flag, KeyRound, PenLine, ScrollText, Settings, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useSiteInfo } from '../../../ui/use-site-info.ts';
import type { ConsolePage } from '../owner.rules.ts';
import type { Me } from '../owner.types.ts';
import { consoleAddress, readConsolePlace } from './owner-addresses.ts';
import './console-frame.css';

const PAGES: Record<ConsolePage, { name: string; Icon: typeof Flag }> = {
  overview: { name: 'Overview', Icon: ChartLine },
  reports: { name: 'Reports', Icon: Flag },
  people: { name: 'People', Icon: Users },
  licenses: { name: 'Licenses', Icon: KeyRound },
  posts: { name: 'Posts', Icon: PenLine },
  site: { name: 'Site', Icon: Settings },
  audit: { name: 'Audit', Icon: ScrollText },
};

interface ConsoleFrameProps {
  me: Me;
  title: string;
  /** A sentence under the title. */
  intro?: ReactNode;
  children?: ReactNode;
}

/** What all pages of the console share: who is here, the menu, and the heading. */
export function ConsoleFrame({ me, title, intro, children }: ConsoleFrameProps) {
  const { name } = useSiteInfo();
  return (
    <div className="mx-auto max-w-page px-5 pt-8 pb-20 sm:px-8 sm:pt-10 sm:pb-28">
      <title>{`${title} – ${name}`}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
        <nav aria-label="Console" className="console-menu flex flex-wrap gap-2">
          {me.pages.map((page) => (
            <MenuLink key={page} page={page} isFirst={page === me.pages[0]} />
          ))}
        </nav>
        <p className="flex min-w-0 items-center gap-3 text-small text-ink-muted">
          <span className="min-w-0 truncate">{me.email}</span>
          <Badge>{me.role}</Badge>
        </p>
      </div>
      {me.isReadOnly && (
        <Alert announce={false} className="mt-6" title="The site is read-only">
          Nothing is changed in the console either until it is open again.{' '}
          {me.pages.includes('site') && (
            <SiteLink prefetch="none" to={consoleAddress('site')} className="underline underline-offset-4">
              Go to the switch
            </SiteLink>
          )}
        </Alert>
      )}
      <h1 className="mt-8 text-display-sm text-balance wrap-anywhere">{title}</h1>
      {intro && <div className="mt-3 max-w-prose text-ink-soft">{intro}</div>}
      {children && <div className="mt-8">{children}</div>}
    </div>
  );
}

function MenuLink({ page, isFirst }: { page: ConsolePage; isFirst: boolean }) {
  const place = readConsolePlace(useLocation().pathname);
  const isHere = place?.page === page || (isFirst && place !== undefined && place.page === undefined);
  const { name, Icon } = PAGES[page];
  return (
    <SiteLink
      prefetch="none"
      to={consoleAddress(page)}
      aria-current={isHere ? 'page' : undefined}
      className="inline-flex min-h-11 items-center gap-2 rounded-md border border-transparent px-3.5 font-semibold text-ink-soft hover:bg-surface-high hover:text-ink aria-[current=page]:border-line-strong aria-[current=page]:bg-surface-raised aria-[current=page]:text-ink"
    >
      <Icon aria-hidden="true" className="size-4" />
      {name}
    </SiteLink>
  );
}

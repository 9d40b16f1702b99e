import { Fragment } from 'react';
import { useLocation } from 'react-router';
import { FlowingLines } from '../../../../ui/flowing-lines/flowing-lines.tsx';
import { useLateParts } from '../use-late-parts.ts';
import { PageAnnouncement } from './page-announcement.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface SiteFrameProps {
  /** What the owner has to say on every page. */
  banner?: React.ReactNode;
  children: React.ReactNode;
}

/** The one header, the one footer and the moving background that every page shares. */
export function SiteFrame({ banner, children }: SiteFrameProps) {
  const { pathname } = useLocation();
  const {
    Console = Fragment,
    Consent,
    Reading,
    MoveIn,
    Lost,
    lost,
    Update,
    takeOver,
    Shortcuts,
    shortcutsAsked,
    ...account
  } = useLateParts(pathname);
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <a
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-surface-high focus:px-4 focus:py-3"
        href="#content"
      >
        Skip to the content
      </a>
      {/* Early in the order of focus, as it stands before the page; a region that comes with its text is not read out. */}
      <div aria-live="polite">{Consent && <Consent />}</div>
      {/* Faint enough that words stand out from it. */}
      <FlowingLines className="fixed inset-0 -z-10 opacity-45" />
      {banner}
      <SiteHeader {...account} />
      <main key={pathname} id="content" tabIndex={-1} className="page-enter flex-1 outline-none">
        <Console>{children}</Console>
      </main>
      <SiteFooter />
      <PageAnnouncement />
      {Reading && <Reading />}
      {Update && takeOver && <Update takeOver={takeOver} />}
      {MoveIn && <MoveIn />}
      {Shortcuts && <Shortcuts asked={shortcutsAsked ?? 0} />}
      {Lost && lost && <Lost first={lost} />}
    </div>
  );
}

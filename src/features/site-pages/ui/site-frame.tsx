import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { FlowingLines } from '../../../ui/flowing-lines.tsx';
import { awaitPicturesToCome } from '../../../ui/pictures-to-come.ts';
import { READING_TARGET_KEY } from '../../reading-rewards/reading-key.rules.ts';
import { PageAnnouncement } from './page-announcement.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The one header, the one footer and the moving background that every page shares. */
export function SiteFrame({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => awaitPicturesToCome(document), []);
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <a
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-surface-high focus:px-4 focus:py-3"
        href="#content"
      >
        Skip to the content
      </a>
      <FlowingLines className="fixed inset-0 -z-10" />
      <SiteHeader />
      <main key={pathname} id="content" tabIndex={-1} className="page-enter flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      <PageAnnouncement />
      <LateNotices pathname={pathname} />
    </div>
  );
}

/** What other pages have begun and every page shows, fetched when there is something. */
function LateNotices({ pathname }: { pathname: string }) {
  const [Notice, setNotice] = useState<ComponentType>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reading begins with a way to another page
  useEffect(() => {
    if (!Notice && isReading()) {
      import('../../reading-rewards/ui/reading-notice.tsx').then(
        (part) => setNotice(() => part.ReadingNotice),
        // Without a connection the page goes on without it.
        console.warn,
      );
    }
  }, [pathname, Notice]);
  return Notice ? <Notice /> : null;
}

function isReading(): boolean {
  try {
    return localStorage.getItem(READING_TARGET_KEY) !== null;
  } catch {
    return false;
  }
}

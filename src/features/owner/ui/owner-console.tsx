import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { ConsolePage } from '../owner.rules.ts';
import type { Me } from '../owner.types.ts';
import { ProveProvider } from './acting/prove.tsx';
import { AuditScreen } from './audit/audit-screen.tsx';
import { ConsoleFrame } from './console-frame.tsx';
import { knownStaff } from './known-staff.ts';
import { LicenseScreen } from './licenses/license-screen.tsx';
import { LicensesScreen } from './licenses/licenses-screen.tsx';
import { OldSignIn } from './old-sign-in.tsx';
import { OverviewScreen } from './overview/overview-screen.tsx';
import { type ConsolePlace, readConsolePlace } from './owner-addresses.ts';
import { PeopleScreen } from './people/people-screen.tsx';
import { PersonScreen } from './people/person-screen.tsx';
import { PostScreen } from './posts/post-screen.tsx';
import { PostsScreen } from './posts/posts-screen.tsx';
import { ReportsScreen } from './reports/reports-screen.tsx';
import { showHeldBack } from './show-held-back.ts';
import { SiteScreen } from './site/site-screen.tsx';

/** The console in the place of the page that says there is nothing here; that page for everybody else. */
export function OwnerConsole({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const staff = useSyncExternalStore(knownStaff.subscribe, knownStaff.getSnapshot);
  const place = readConsolePlace(pathname);
  useLayoutEffect(showHeldBack, []);
  if (!place || staff === null) return children;
  return (
    <ProveProvider
      hasPassword={staff === 'old-sign-in' || staff.hasPassword}
      signInWith={staff === 'old-sign-in' ? '' : staff.signInWith}
    >
      {staff === 'old-sign-in' ? (
        <OldSignIn />
      ) : (
        <PlaceInConsole me={staff} place={place} missing={children} />
      )}
    </ProveProvider>
  );
}

interface PlaceInConsoleProps {
  me: Me;
  place: ConsolePlace;
  /** What stands where the console has no such page. */
  missing: ReactNode;
}

function PlaceInConsole({ me, place, missing }: PlaceInConsoleProps) {
  const page = place.page ?? me.pages[0];
  if (page === undefined) return <ConsoleFrame me={me} title="Nothing to do here yet for your role" />;
  if (!me.pages.includes(page)) return missing;
  if (place.id !== undefined) {
    const One = SCREENS_OF_ONE[page];
    if (!One) return missing;
    return <One key={place.id} me={me} id={place.id} />;
  }
  const Screen = SCREENS[page];
  return <Screen me={me} />;
}

const SCREENS: Record<ConsolePage, (props: { me: Me }) => ReactNode> = {
  overview: OverviewScreen,
  reports: ReportsScreen,
  people: PeopleScreen,
  licenses: LicensesScreen,
  posts: PostsScreen,
  site: SiteScreen,
  audit: AuditScreen,
};

const SCREENS_OF_ONE: Partial<Record<ConsolePage, (props: { me: Me; id: string }) => ReactNode>> = {
  people: PersonScreen,
  licenses: LicenseScreen,
  posts: PostScreen,
};

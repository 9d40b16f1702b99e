import { useState } from 'react';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { PageIntro } from '../../../ui/layout/page-intro.tsx';
import { urls } from '../../../urls.ts';
import { useIdentity } from '../../user-status/ui/use-identity.ts';
import { AccountFarewell } from './account-farewell.tsx';
import { AccountOverview } from './account-overview.tsx';
import { AccountSignedOut } from './account-signed-out.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Your account and data',
    description: 'Download or delete everything we store about you and your pictures.',
    path: urls.account(),
  });
}

export default function AccountPage() {
  return (
    <>
      <PageIntro title="Your account">
        <p>Download or delete everything we store about you.</p>
      </PageIntro>
      <div className="mx-auto min-h-[34rem] max-w-page px-5 pt-10 pb-20 sm:px-8 sm:pt-14 sm:pb-28">
        <AccountOfVisitor />
      </div>
    </>
  );
}

function AccountOfVisitor() {
  const identity = useIdentity();
  const [wasDeleted, setWasDeleted] = useState(false);
  if (identity?.kind === 'account')
    return <AccountOverview key={identity.email} onDeleted={() => setWasDeleted(true)} />;
  if (wasDeleted) return <AccountFarewell />;
  return identity === null ? <AccountSkeleton /> : <AccountSignedOut />;
}

import { CloudOff } from 'lucide-react';
import type { ComponentType } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinksCard } from '../../sharing/ui/links-card.tsx';
import type { AccountSummary } from '../account-data.schema.ts';
import { AccountFacts } from './account-facts.tsx';
import { accountLayout } from './account-layout.ts';
import { AccountSkeleton } from './account-skeleton.tsx';
import { ActivityCard } from './activity-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { DownloadCard } from './download-card.tsx';
import { KeysCard } from './keys-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { useAccountSummary } from './use-account-summary.ts';

interface AccountOverviewProps {
  onDeleted: () => void;
}

/** The account at the keyboard. */
export function AccountOverview({ onDeleted }: AccountOverviewProps) {
  const { state, load } = useAccountSummary();
  switch (state.name) {
    case 'loading':
      return <AccountSkeleton />;
    case 'failed':
      return (
        <div role="alert">
          <EmptyState
            title={state.failure.message}
            icon={<CloudOff aria-hidden="true" className="size-8 text-danger" />}
            actions={<Button onClick={load}>Try Again</Button>}
          >
            {state.failure.detail ?? 'Nothing in your account was changed.'}
          </EmptyState>
        </div>
      );
    case 'loaded':
      return <LoadedAccount {...state} onChanged={load} onDeleted={onDeleted} />;
  }
}

interface LoadedAccountProps extends AccountOverviewProps {
  summary: AccountSummary;
  ConsoleCard: ComponentType<{ email: string }> | null;
  /** It may be another now. */
  onChanged: () => void;
}

function LoadedAccount({ summary, ConsoleCard, onChanged, onDeleted }: LoadedAccountProps) {
  return (
    <div className={accountLayout}>
      <AccountFacts summary={summary} />
      <div className="grid gap-6">
        {ConsoleCard && <ConsoleCard email={summary.email} />}
        <DownloadCard summary={summary} />
        <LinksCard />
        <SecondFactorCard summary={summary} onClosed={onChanged} />
        <KeysCard />
        <ActivityCard />
        <DeleteCard summary={summary} onDeleted={onDeleted} />
      </div>
    </div>
  );
}

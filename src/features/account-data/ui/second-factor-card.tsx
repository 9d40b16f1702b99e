import { ShieldCheck } from 'lucide-react';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { AccountSummary } from '../account-data.schema.ts';
import { DialogCard } from './dialog-card.tsx';

const loadDialog = async () =>
  (await import('../../accounts/ui/second-factor/second-factor-dialog.tsx')).SecondFactorDialog;

interface SecondFactorCardProps {
  summary: Pick<AccountSummary, 'hasSecondFactor' | 'signInMethods'>;
  onClosed: () => void;
}

export function SecondFactorCard({ summary, onClosed }: SecondFactorCardProps) {
  const { hasSecondFactor, signInMethods } = summary;
  return (
    <DialogCard
      id="second-factor-title"
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          Two-step sign-in
          {hasSecondFactor && <Badge tone="success">On</Badge>}
        </span>
      }
      button={hasSecondFactor ? 'Manage Two-Step Sign-In' : 'Set Up Two-Step Sign-In'}
      icon={<ShieldCheck aria-hidden="true" className="size-5" />}
      load={loadDialog}
      onClosed={onClosed}
    >
      {describe(hasSecondFactor, signInMethods.includes('password'))}
    </DialogCard>
  );
}

function describe(isOn: boolean, hasPassword: boolean): string {
  if (isOn)
    return 'After your password, we ask for a code from your phone. Here you make new backup codes, or turn it off.';
  return hasPassword
    ? 'After your password, a code from your phone. Whoever finds out your password still can’t get in.'
    : 'You sign in with another service, so a second step is turned on there. It then protects this account, too.';
}

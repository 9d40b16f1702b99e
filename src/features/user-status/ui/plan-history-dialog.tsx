import { useEffect, useEffectEvent } from 'react';
import { systemClock } from '../../../shared/clock.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { urls } from '../../../urls.ts';
import { UNLIMITED_PLAN_DAYS } from '../../plans/plans.rules.ts';
import { listPlanHistory } from '../plan-history.rules.ts';
import { refreshAccountStatus } from './account-status.ts';
import { PlanHistoryEmpty, PlanHistoryList, PlanHistoryLoading } from './plan-history-list.tsx';
import { useIdentity } from './use-identity.ts';

interface PlanHistoryDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Everything that this account has activated. */
export default function PlanHistoryDialog({ open, onOpenChange }: PlanHistoryDialogProps) {
  const identity = useIdentity();
  const isGuest = identity?.kind === 'guest';
  useEffect(() => {
    if (open) void refreshAccountStatus();
  }, [open]);
  // Signed out in another tab: there is nothing to wait for.
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (open && isGuest) close();
  }, [open, isGuest]);
  const status = identity?.kind === 'account' ? identity.status : null;
  const entries = status && listPlanHistory(status.licenses, systemClock.now());
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title="Plan Activation History"
      description={`Your credits never expire. The Unlimited plan is the only one that ends. It lasts ${UNLIMITED_PLAN_DAYS} days each time.`}
      footer={
        <Button variant="secondary" href={urls.pricing()} onClick={() => onOpenChange(false)}>
          Purchase More Credits
        </Button>
      }
    >
      {entries === null && <PlanHistoryLoading />}
      {entries?.length === 0 && <PlanHistoryEmpty />}
      {entries && entries.length > 0 && <PlanHistoryList entries={entries} />}
    </Dialog>
  );
}

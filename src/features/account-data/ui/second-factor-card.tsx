import { ShieldCheck } from 'lucide-react';
import { DialogCard } from './dialog-card.tsx';

const loadDialog = async () =>
  (await import('../../accounts/ui/second-factor/second-factor-dialog.tsx')).SecondFactorDialog;

export function SecondFactorCard() {
  return (
    <DialogCard
      id="second-factor-title"
      title="Two-step sign-in"
      button="Manage Two-Step Sign-In"
      icon={<ShieldCheck aria-hidden="true" className="size-5" />}
      load={loadDialog}
    >
      After your password, a code from your phone. Whoever finds out your password still can’t get in.
    </DialogCard>
  );
}

import { type ReactNode, useState } from 'react';
import type { Tool } from '../../plans/plans.types.ts';
import type { AccountActions } from '../../user-status/ui/account-bar.tsx';
import { loadAuthDialog } from '../../user-status/ui/load-auth-dialog.ts';
import { useActivationLink } from '../../user-status/ui/use-activation-link.ts';
import { PartFailure } from './part-failure.tsx';
import { type LazyPart, useLazyPart } from './use-lazy-part.ts';

async function loadActivatePlanDialog() {
  const { default: ActivatePlanDialog } = await import('../../user-status/ui/activate-plan-dialog.tsx');
  return ActivatePlanDialog;
}

async function loadPlanHistoryDialog() {
  const { default: PlanHistoryDialog } = await import('../../user-status/ui/plan-history-dialog.tsx');
  return PlanHistoryDialog;
}

async function signOut(): Promise<void> {
  const { accountSession } = await import('../../accounts/ui/account-session.ts');
  await accountSession().signOut();
}

type DialogName = 'sign-in' | 'sign-up' | 'activate-plan' | 'plan-history';

interface AccountDialogs {
  /** What the account bar's buttons do. */
  actions: AccountActions;
  /** The dialog they open, or what became of it. */
  dialog: ReactNode;
}

/** Which dialog is open, and which was last: a closing one must still be drawn. */
function useShownDialog() {
  const [shown, setShown] = useState<{ name: DialogName | null; isOpen: boolean }>({
    name: null,
    isOpen: false,
  });
  const propsFor = (...names: DialogName[]) => {
    const isShown = (name: DialogName | null) => name !== null && names.includes(name);
    return {
      open: shown.isOpen && isShown(shown.name),
      // One that closes late must not take along the one that followed it.
      onOpenChange: (isOpen: boolean) => setShown((now) => (isShown(now.name) ? { ...now, isOpen } : now)),
    };
  };
  return { shown, propsFor, show: (name: DialogName) => setShown({ name, isOpen: true }) };
}

function useSignOut() {
  const [hasFailed, setFailed] = useState(false);
  const run = () => {
    setFailed(false);
    signOut().catch((error: unknown) => {
      console.warn('Signing out failed.', error);
      setFailed(true);
    });
  };
  return { run, hasFailed };
}

/** The code of each dialog comes with its first use. */
export function useAccountActions(tool: Tool): AccountDialogs {
  const { shown, propsFor, show } = useShownDialog();
  const signingOut = useSignOut();
  const auth = propsFor('sign-in', 'sign-up');
  const activation = propsFor('activate-plan');
  const history = propsFor('plan-history');
  const parts = {
    auth: useLazyPart(loadAuthDialog, auth.open),
    activation: useLazyPart(loadActivatePlanDialog, activation.open),
    history: useLazyPart(loadPlanHistoryDialog, history.open),
  };
  const purchase = useActivationLink({
    isFollowing: tool === 'green',
    onSignInNeeded: () => show('sign-in'),
    onActivate: () => show('activate-plan'),
  });
  const opener = (name: DialogName, { hasFailed, retry }: LazyPart<unknown>) => {
    return () => {
      show(name);
      if (hasFailed) retry();
    };
  };
  const missing = Object.values(parts).find(({ part, hasFailed }) => !part && hasFailed);
  const Auth = parts.auth.part;
  const ActivatePlan = parts.activation.part;
  const PlanHistory = parts.history.part;
  const actions = {
    onSignIn: opener('sign-in', parts.auth),
    onSignUp: opener('sign-up', parts.auth),
    onActivateLicense: opener('activate-plan', parts.activation),
    onPlanHistory: opener('plan-history', parts.history),
    onSignOut: signingOut.run,
  };
  const dialog = (
    <>
      {missing && <PartFailure onRetry={missing.retry} />}
      {signingOut.hasFailed && <SignOutFailure />}
      {Auth && <Auth {...auth} view={shown.name === 'sign-up' ? 'sign-up' : 'sign-in'} />}
      {ActivatePlan && <ActivatePlan key={purchase?.key} {...activation} prefilled={purchase} />}
      {PlanHistory && <PlanHistory {...history} />}
    </>
  );
  return { actions, dialog };
}

function SignOutFailure() {
  return (
    <p role="alert" className="text-danger">
      We couldn’t sign you out. Check your connection and try again.
    </p>
  );
}

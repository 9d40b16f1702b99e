import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { LogoMark } from '../../../ui/logo-mark.tsx';
import type { AuthView } from '../accounts.rules.ts';
import { accountSession } from './account-session.ts';
import { AuthWays } from './auth-ways.tsx';
import { askForProvider, DEFAULT_PROVIDER } from './federated-provider.ts';
import { LostPasswordForm } from './lost-password-form.tsx';

interface AuthDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The view that it opens with; inside it a visitor can change to the other. */
  view: AuthView;
}

type DialogView = AuthView | 'lost-password';

const titles: Record<DialogView, string> = {
  'sign-in': 'Welcome Back',
  'sign-up': 'Create an Account',
  'lost-password': 'Forgot your password?',
};

const descriptions: Record<DialogView, string> = {
  'sign-in': 'Sign in to pick up where you left off.',
  'sign-up': 'Save your pictures in your own private gallery.',
  'lost-password': 'We’ll email you a link to choose a new one.',
};

function useFederatedProvider() {
  const [provider, setProvider] = useState(DEFAULT_PROVIDER);
  useEffect(() => {
    let isCurrent = true;
    askForProvider((input, init) => window.fetch(input, init)).then((answer) => {
      if (isCurrent) setProvider(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return provider;
}

/** Somebody may have signed in in another tab. */
function useIsSignedIn(): boolean {
  const session = accountSession();
  return useSyncExternalStore(session.subscribe, session.getSnapshot).kind === 'signed-in';
}

/** Sign in or sign up, in one dialog that closes when somebody is signed in. */
export default function AuthDialog({ open, onOpenChange, view }: AuthDialogProps) {
  const [chosenView, setChosenView] = useState<DialogView>(view);
  const [typedEmail, setTypedEmail] = useState('');
  const [openedWith, setOpenedWith] = useState({ open, view });
  const provider = useFederatedProvider();
  const close = useEffectEvent(() => onOpenChange(false));
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (open && isSignedIn) close();
  }, [open, isSignedIn]);
  if (openedWith.open !== open || openedWith.view !== view) {
    setOpenedWith({ open, view });
    if (open) setChosenView(view);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={titles[chosenView]}
      description={descriptions[chosenView]}
      emblem={<LogoMark className="size-11" />}
    >
      {chosenView === 'lost-password' ? (
        <LostPasswordForm email={typedEmail} onBack={() => setChosenView('sign-in')} />
      ) : (
        // Another view is another form: what was typed in one does not appear in the other.
        <AuthWays
          key={chosenView}
          view={chosenView}
          provider={provider}
          session={accountSession()}
          onViewChange={setChosenView}
          onPasswordLost={(email) => {
            setTypedEmail(email);
            setChosenView('lost-password');
          }}
          onComplete={() => onOpenChange(false)}
        />
      )}
    </Dialog>
  );
}

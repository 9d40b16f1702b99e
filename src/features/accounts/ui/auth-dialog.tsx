import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { LogoMark } from '../../../ui/logo-mark.tsx';
import { useSiteInfo } from '../../../ui/use-site-info.ts';
import type { AuthView } from '../accounts.rules.ts';
import { accountSession } from './account-session.ts';
import { AuthWays } from './auth-ways.tsx';
import { LostPasswordForm } from './lost-password-form.tsx';
import { NoMailHelp } from './no-mail-help.tsx';
import { CODE_WANTED, CodeForm } from './second-factor/code-form.tsx';

interface AuthDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The view that it opens with; inside it a visitor can change to the other. */
  view: AuthView;
}

type DialogView = AuthView | 'lost-password' | 'code';

const titles: Record<DialogView, string> = {
  'sign-in': 'Welcome Back',
  'sign-up': 'Create an Account',
  'lost-password': 'Forgot your password?',
  code: 'One more step',
};

const descriptions: Record<DialogView, string> = {
  'sign-in': 'Sign in to pick up where you left off.',
  'sign-up': 'Save your pictures in your own private gallery.',
  'lost-password': 'We’ll email you a link to choose a new one.',
  code: CODE_WANTED,
};

const NO_MAIL_DESCRIPTION = 'This site doesn’t send email, so it can’t email you a link.';

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
  const { signInWith, sendsMail, development } = useSiteInfo();
  const close = useEffectEvent(() => onOpenChange(false));
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (open && isSignedIn) close();
  }, [open, isSignedIn]);
  if (openedWith.open !== open || openedWith.view !== view) {
    setOpenedWith({ open, view });
    if (open) setChosenView(view);
  }
  const isWithoutMail = chosenView === 'lost-password' && !sendsMail;
  const backToSignIn = () => setChosenView('sign-in');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={titles[chosenView]}
      description={isWithoutMail ? NO_MAIL_DESCRIPTION : descriptions[chosenView]}
      emblem={<LogoMark className="size-11" />}
    >
      {isWithoutMail && <NoMailHelp onBack={backToSignIn} />}
      {chosenView === 'lost-password' && sendsMail && (
        <LostPasswordForm email={typedEmail} onBack={backToSignIn} />
      )}
      {chosenView === 'code' && (
        <CodeForm
          session={accountSession()}
          onEntered={() => onOpenChange(false)}
          back={{ label: 'Back to Sign In', onClick: backToSignIn }}
        />
      )}
      {chosenView !== 'lost-password' && chosenView !== 'code' && (
        // Another view is another form: what was typed in one does not appear in the other.
        <AuthWays
          key={chosenView}
          view={chosenView}
          provider={signInWith}
          tellsHowToAddProvider={development}
          session={accountSession()}
          onViewChange={setChosenView}
          onPasswordLost={(email) => {
            setTypedEmail(email);
            setChosenView('lost-password');
          }}
          onComplete={(next) => (next === 'needs-code' ? setChosenView('code') : onOpenChange(false))}
        />
      )}
    </Dialog>
  );
}

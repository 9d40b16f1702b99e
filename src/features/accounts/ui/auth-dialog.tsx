import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { LogoMark } from '../../../ui/logo-mark.tsx';
import type { AuthView } from '../accounts.rules.ts';
import { AccountsComingNotice } from './accounts-coming-notice.tsx';
import { AuthForm } from './auth-form.tsx';

interface AuthDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The view that it opens with; inside it a visitor can change to the other. */
  view: AuthView;
}

const titles: Record<AuthView, string> = {
  'sign-in': 'Welcome Back',
  'sign-up': 'Create an Account',
};

const descriptions: Record<AuthView, string> = {
  'sign-in': 'Sign in to pick up where you left off.',
  'sign-up': 'Keep your pictures in a gallery of your own.',
};

/** Sign in or sign up, in one dialog. */
export default function AuthDialog({ open, onOpenChange, view }: AuthDialogProps) {
  const [chosenView, setChosenView] = useState(view);
  const [noticed, setNoticed] = useState(false);
  const [openedWith, setOpenedWith] = useState({ open, view });
  if (openedWith.open !== open || openedWith.view !== view) {
    setOpenedWith({ open, view });
    if (open) {
      setChosenView(view);
      setNoticed(false);
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={titles[chosenView]}
      description={noticed ? undefined : descriptions[chosenView]}
      emblem={<LogoMark className="size-11" />}
    >
      {noticed ? (
        <AccountsComingNotice onClose={() => onOpenChange(false)} />
      ) : (
        // Another view is another form: what was typed in one does not appear in the other.
        <AuthForm
          key={chosenView}
          view={chosenView}
          onViewChange={setChosenView}
          onComplete={() => setNoticed(true)}
        />
      )}
    </Dialog>
  );
}

import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { accountSession } from '../../../accounts/ui/account-session.ts';
import { OwnPasswordField } from '../../../accounts/ui/own-password-field.tsx';
import { CODE_WANTED, CodeForm } from '../../../accounts/ui/second-factor/code-form.tsx';
import { productApi } from '../../../user-status/ui/api-client.ts';
import { identityStore } from '../../../user-status/ui/identity-store.ts';
import { codeOf } from '../known-staff.ts';
import type { Proof } from './proof.ts';

interface ProveDialogProps {
  proof: Proof;
  hasPassword: boolean;
  signInWith: string;
  onSettled: (isProven: boolean) => void;
}

const TEXTS = {
  confirm: {
    title: 'Is it you?',
    description: 'Half an hour has passed since you last said so. What you asked for follows at once.',
    button: 'Confirm',
  },
  'sign-in': {
    title: 'Sign in again',
    description: 'You signed in more than 12 hours ago.',
    button: 'Sign In',
  },
} as const;

/** Asks for the password, or for a sign-in with the provider. */
export function ProveDialog({ proof, hasPassword, signInWith, onSettled }: ProveDialogProps) {
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState<{ message: string; isPassword: boolean } | null>(null);
  const formId = useId();
  const { title, description, button } = TEXTS[proof];
  const attempt = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    setProblem(null);
    try {
      if ((await work()) === 'needs-code') setNeedsCode(true);
      else onSettled(true);
    } catch (error) {
      const message =
        (error instanceof Error && error.message.trim()) || 'That didn’t work. Please try again.';
      const isPassword = codeOf(error) === 'account.wrong_password';
      setProblem({ message, isPassword });
      setIsBusy(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void attempt(() => (proof === 'confirm' ? confirm(password) : signIn(password)));
  };
  if (needsCode)
    return (
      <Dialog open onOpenChange={(open) => open || onSettled(false)} title={title} description={CODE_WANTED}>
        <CodeForm
          session={accountSession()}
          onEntered={() => onSettled(true)}
          back={{ label: 'Cancel', onClick: () => onSettled(false) }}
        />
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onSettled(false)}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={() => onSettled(false)}>
            Cancel
          </Button>
          {hasPassword && (
            <Button type="submit" form={formId} loading={isBusy} disabled={password === ''}>
              {button}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        {problem && !problem.isPassword && <Alert tone="error">{problem.message}</Alert>}
        {hasPassword && (
          <OwnPasswordField
            value={password}
            error={problem?.isPassword ? problem.message : undefined}
            onTyped={setPassword}
          />
        )}
        {signInWith && (proof === 'sign-in' || !hasPassword) && (
          <Button variant="secondary" onClick={() => attempt(() => accountSession().signInWithPopup())}>
            Continue with {signInWith}
          </Button>
        )}
      </form>
    </Dialog>
  );
}

function confirm(password: string) {
  return productApi().call({ method: 'POST', path: '/owner/confirm', body: { password } });
}

async function signIn(password: string): Promise<unknown> {
  const identity = identityStore.getSnapshot();
  if (identity?.kind !== 'account') throw new Error('Your sign-in has ended. Please reload the page.');
  return await accountSession().signIn({ email: identity.email, password });
}

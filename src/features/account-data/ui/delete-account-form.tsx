import { LockKeyhole } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import type { AccountSummary } from '../account-data.schema.ts';
import { type DeletionStep, useAccountDeletion } from './use-account-deletion.ts';

interface DeleteAccountFormProps {
  summary: AccountSummary;
  onCancel: () => void;
  onDeleted: () => void;
}

export function DeleteAccountForm({ summary, onCancel, onDeleted }: DeleteAccountFormProps) {
  const { step, deleteAccount, signInAgain } = useAccountDeletion(onDeleted);
  const [password, setPassword] = useState('');
  const hasPassword = summary.signInMethods.includes('password');
  const isBusy = step.name === 'deleting';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void deleteAccount(hasPassword ? password : undefined);
  };
  return (
    <form onSubmit={submit} noValidate aria-busy={isBusy} className="grid gap-5">
      {/* Password managers look for the name that belongs to the password. */}
      <input type="hidden" name="username" autoComplete="username" value={summary.email} />
      <Failure step={step} onSignIn={() => void signInAgain()} />
      {hasPassword && (
        <PasswordField
          label="Your password"
          hint="So that we know it is you."
          name="current-password"
          autoComplete="current-password"
          value={password}
          readOnly={isBusy}
          onChange={(event) => setPassword(event.currentTarget.value)}
          icon={<LockKeyhole aria-hidden="true" className="size-5" />}
        />
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="ghost" onClick={onCancel}>
          Keep My Account
        </Button>
        <Button type="submit" variant="danger" loading={isBusy} disabled={hasPassword && password === ''}>
          {isBusy ? 'Deleting…' : 'Delete for Good'}
        </Button>
      </div>
    </form>
  );
}

function Failure({ step, onSignIn }: { step: DeletionStep; onSignIn: () => void }) {
  if (step.name === 'signing-in')
    return (
      <p role="status" className="text-small text-ink-soft">
        Go on in the window that opened.
      </p>
    );
  if (step.name !== 'failed') return null;
  return (
    <Alert
      tone="error"
      actions={
        step.needsSignIn && (
          <Button variant="secondary" size="small" onClick={onSignIn}>
            Sign In Again
          </Button>
        )
      }
    >
      {step.message}
    </Alert>
  );
}

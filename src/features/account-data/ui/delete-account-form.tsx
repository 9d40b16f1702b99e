import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { OwnPasswordField } from '../../accounts/ui/own-password-field.tsx';
import type { AccountSummary } from '../account-data.schema.ts';
import type { AccountDeletion, DeletionStep } from './use-account-deletion.ts';

interface DeleteAccountFormProps {
  summary: AccountSummary;
  deletion: AccountDeletion;
  password: string;
  onPasswordChange: (password: string) => void;
}

/** How the owner shows who they are: by the password, or by a sign-in of a moment ago. */
export function DeleteAccountForm(props: DeleteAccountFormProps) {
  const { summary, deletion, password, onPasswordChange } = props;
  const { step, signInAgain } = deletion;
  const wrongPassword = step.name === 'failed' && step.reason === 'wrong-password' ? step.message : undefined;
  const fieldRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrongPassword !== undefined) fieldRef.current?.select();
  }, [wrongPassword]);
  const ref = useRef<HTMLDivElement>(null);
  const hasFailed = step.name === 'failed';
  // On a phone the end of the dialog may be under its buttons.
  useEffect(() => {
    if (hasFailed) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);
  return (
    <div ref={ref} className="grid scroll-mb-6 gap-5">
      {wrongPassword === undefined && <Failure step={step} onSignIn={() => void signInAgain()} />}
      {summary.signInMethods.includes('password') && (
        <OwnPasswordField
          ref={fieldRef}
          hint="To confirm it’s you."
          error={wrongPassword}
          value={password}
          readOnly={step.name === 'deleting'}
          onTyped={onPasswordChange}
        />
      )}
    </div>
  );
}

function Failure({ step, onSignIn }: { step: DeletionStep; onSignIn: () => void }) {
  if (step.name === 'signing-in')
    return (
      <p role="status" className="text-small text-ink-soft">
        Continue in the window that just opened.
      </p>
    );
  if (step.name !== 'failed') return null;
  return (
    <Alert
      tone="error"
      actions={
        step.reason === 'old-sign-in' && (
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

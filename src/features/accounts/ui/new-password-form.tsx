import { KeyRound } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { type AuthErrors, checkNewPassword, firstWrongField } from '../accounts.rules.ts';
import { postToAccounts } from './email-status.ts';

interface NewPasswordFormProps {
  /** From the mailed link. */
  token: string;
  onChanged: () => void;
}

type NewPassword = { password: string; confirmation: string };

const FAILURE = 'We couldn’t change your password. Please try again.';

function useNewPassword({ token, onChanged }: NewPasswordFormProps) {
  const [fields, setFields] = useState<NewPassword>({ password: '', confirmation: '' });
  const [errors, setErrors] = useState<AuthErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const send = () => {
    setIsBusy(true);
    setFailure(null);
    const ask = (input: RequestInfo | URL, init?: RequestInit) => window.fetch(input, init);
    postToAccounts(ask, '/reset-password', { token, password: fields.password }).then(
      onChanged,
      (error: Error) => {
        setIsBusy(false);
        setFailure(error.message || FAILURE);
      },
    );
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = checkNewPassword(fields);
    setErrors(found);
    const wrong = firstWrongField(found);
    if (!wrong) return send();
    const input = formRef.current?.elements.namedItem(wrong);
    if (input instanceof HTMLElement) input.focus();
  };
  const bind = (field: keyof NewPassword) => ({
    name: field,
    value: fields[field],
    error: errors[field],
    required: true,
    readOnly: isBusy,
    autoComplete: 'new-password',
    icon: <KeyRound aria-hidden="true" className="size-5" />,
    onChange: (event: { currentTarget: { value: string } }) => {
      setFields({ ...fields, [field]: event.currentTarget.value });
      setErrors({ ...errors, [field]: undefined });
    },
  });
  return { bind, submit, formRef, isBusy, failure };
}

/** The new password, twice. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { bind, submit, formRef, isBusy, failure } = useNewPassword(props);
  return (
    <form ref={formRef} name="new-password" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <PasswordField {...bind('password')} label="New Password" hint="At least 8 characters." />
      <PasswordField {...bind('confirmation')} label="Confirm New Password" />
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <Button type="submit" block loading={isBusy} className="mt-1">
        Save New Password
      </Button>
    </form>
  );
}

import { KeyRound, Mail } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import {
  type AuthErrors,
  type AuthFields,
  type AuthView,
  checkAuthFields,
  firstWrongField,
} from '../accounts.rules.ts';

interface AuthFormProps {
  view: AuthView;
  isBusy: boolean;
  /** What became of the last attempt. */
  failure: string | null;
  /** Called with fields that may be sent. */
  onSubmit: (fields: AuthFields) => void;
  /** Offered beside the password, where the site can help. */
  onPasswordLost?: (email: string) => void;
}

const nothingTyped: AuthFields = { email: '', password: '', confirmation: '' };

function useAuthFields({ view, isBusy, onSubmit }: AuthFormProps) {
  const [fields, setFields] = useState(nothingTyped);
  const [errors, setErrors] = useState<AuthErrors>({});
  const formRef = useRef<HTMLFormElement>(null);
  const change = (field: keyof AuthFields, text: string) => {
    setFields({ ...fields, [field]: text });
    setErrors({ ...errors, [field]: undefined });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = checkAuthFields(view, fields);
    setErrors(found);
    const wrong = firstWrongField(found);
    if (!wrong) return onSubmit({ ...fields, email: fields.email.trim() });
    const input = formRef.current?.elements.namedItem(wrong);
    if (input instanceof HTMLElement) input.focus();
  };
  const bind = (field: keyof AuthFields) => ({
    name: field,
    value: fields[field],
    error: errors[field],
    required: true,
    // Stays focusable and readable while it is sent, so that nothing jumps under the visitor.
    readOnly: isBusy,
    onChange: (event: { currentTarget: { value: string } }) => change(field, event.currentTarget.value),
  });
  return { fields, bind, submit, formRef };
}

/** Email and password; on sign-up the password twice. */
export function AuthForm(props: AuthFormProps) {
  const { view, isBusy, failure, onPasswordLost } = props;
  const { fields, bind, submit, formRef } = useAuthFields(props);
  const signUp = view === 'sign-up';
  return (
    <form ref={formRef} name={view} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        {...bind('email')}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        icon={<Mail aria-hidden="true" className="size-5" />}
      />
      {/* The offer comes when the site has answered; beside the label it moves nothing. */}
      <div className="relative">
        <PasswordField
          {...bind('password')}
          label="Password"
          hint={signUp ? 'At least 8 characters.' : undefined}
          autoComplete={signUp ? 'new-password' : 'current-password'}
          icon={<KeyRound aria-hidden="true" className="size-5" />}
        />
        {onPasswordLost && (
          <button
            type="button"
            onClick={() => onPasswordLost(fields.email.trim())}
            className="-top-2.5 absolute right-0 min-h-10 cursor-pointer rounded-sm px-1 text-small text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-ink"
          >
            Forgot password?
          </button>
        )}
      </div>
      {signUp && (
        <PasswordField
          {...bind('confirmation')}
          label="Confirm Password"
          autoComplete="new-password"
          icon={<KeyRound aria-hidden="true" className="size-5" />}
        />
      )}
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <Button type="submit" block loading={isBusy} className="mt-2">
        {signUp ? 'Sign Up' : 'Sign In'}
      </Button>
    </form>
  );
}

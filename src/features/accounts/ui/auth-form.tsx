import { KeyRound, Mail } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import {
  type AuthErrors,
  type AuthFields,
  type AuthView,
  checkAuthFields,
  firstWrongField,
} from '../accounts.rules.ts';
import { GoogleMark } from './google-mark.tsx';

interface AuthFormProps {
  view: AuthView;
  onViewChange: (view: AuthView) => void;
  /** The form is filled in well, or Google was chosen. */
  onComplete: () => void;
}

const nothingTyped: AuthFields = { email: '', password: '', confirmation: '' };

function useAuthForm({ view, onComplete }: AuthFormProps) {
  const [fields, setFields] = useState(nothingTyped);
  const [errors, setErrors] = useState<AuthErrors>({});
  const formRef = useRef<HTMLFormElement>(null);
  const change = (field: keyof AuthFields, text: string) => {
    setFields({ ...fields, [field]: text });
    setErrors({ ...errors, [field]: undefined });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = checkAuthFields(view, fields);
    setErrors(found);
    const wrong = firstWrongField(found);
    if (!wrong) return onComplete();
    const input = formRef.current?.elements.namedItem(wrong);
    if (input instanceof HTMLElement) input.focus();
  };
  const bind = (field: keyof AuthFields) => ({
    name: field,
    value: fields[field],
    error: errors[field],
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => change(field, event.currentTarget.value),
  });
  return { bind, submit, formRef };
}

/** Google first, because it is one press; then the fields of the view, and the way to the other view. */
export function AuthForm(props: AuthFormProps) {
  const { view, onViewChange, onComplete } = props;
  const { bind, submit, formRef } = useAuthForm(props);
  const signUp = view === 'sign-up';
  return (
    <div className="flex flex-col gap-5">
      <Button variant="secondary" block icon={<GoogleMark className="size-5" />} onClick={onComplete}>
        {signUp ? 'Sign up with Google' : 'Sign in with Google'}
      </Button>
      <p className="flex items-center gap-4 text-caption text-ink-muted before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong">
        or with your email
      </p>
      <form ref={formRef} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          {...bind('email')}
          label="Email"
          type="email"
          autoComplete="email"
          icon={<Mail aria-hidden="true" className="size-5" />}
        />
        <PasswordField
          {...bind('password')}
          label="Password"
          autoComplete={signUp ? 'new-password' : 'current-password'}
          icon={<KeyRound aria-hidden="true" className="size-5" />}
        />
        {signUp && (
          <PasswordField
            {...bind('confirmation')}
            label="Confirm Password"
            autoComplete="new-password"
            icon={<KeyRound aria-hidden="true" className="size-5" />}
          />
        )}
        <Button type="submit" block className="mt-2">
          {signUp ? 'Sign Up' : 'Sign In'}
        </Button>
      </form>
      <p className="text-center text-small text-ink-soft">
        {signUp ? 'Already have an account?' : 'New here?'}{' '}
        <button
          type="button"
          onClick={() => onViewChange(signUp ? 'sign-in' : 'sign-up')}
          className="min-h-10 cursor-pointer rounded-sm px-1 font-semibold text-ink underline decoration-violet decoration-2 underline-offset-4 hover:decoration-ink"
        >
          {signUp ? 'Sign in instead' : 'Create an account'}
        </button>
      </p>
    </div>
  );
}

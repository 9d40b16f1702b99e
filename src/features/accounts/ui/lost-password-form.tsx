import { Mail, MailCheck } from 'lucide-react';
import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { checkEmail } from '../accounts.rules.ts';
import { postToAccounts } from './email-status.ts';

interface LostPasswordFormProps {
  /** What was typed before. */
  email: string;
  onBack: () => void;
}

type Step = { name: 'asking' } | { name: 'sending' } | { name: 'sent' } | { name: 'failed'; message: string };

const SEND_FAILURE = 'We couldn’t send the link. Please try again.';

function useLostPassword(typedBefore: string) {
  const [email, setEmail] = useState(typedBefore);
  const [wrong, setWrong] = useState<string>();
  const [step, setStep] = useState<Step>({ name: 'asking' });
  const fieldRef = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (step.name === 'sending') return;
    const found = checkEmail(email);
    setWrong(found);
    if (found) return fieldRef.current?.focus();
    setStep({ name: 'sending' });
    const ask = (input: RequestInfo | URL, init?: RequestInit) => window.fetch(input, init);
    postToAccounts(ask, '/request-password-reset', { email: email.trim() }).then(
      () => setStep({ name: 'sent' }),
      (error: Error) => setStep({ name: 'failed', message: error.message || SEND_FAILURE }),
    );
  };
  const type = (text: string) => {
    setEmail(text);
    setWrong(undefined);
  };
  return { email, type, wrong, step, submit, fieldRef };
}

/** Asks for the address that the link goes to. Whether there is an account with it is not said. */
export function LostPasswordForm({ email: typedBefore, onBack }: LostPasswordFormProps) {
  const { email, type, wrong, step, submit, fieldRef } = useLostPassword(typedBefore);
  const backRef = useRef<HTMLButtonElement>(null);
  const isSent = step.name === 'sent';
  // The form of the other view took the focus with it, and so does this one when it is done. At once: a
  // frame later the dialog would take it to itself.
  useLayoutEffect(() => (isSent ? backRef : fieldRef).current?.focus(), [isSent, fieldRef]);
  return (
    <div className="flex flex-col gap-5">
      {!isSent && (
        <form name="lost-password" onSubmit={submit} noValidate className="flex flex-col gap-5">
          <TextField
            ref={fieldRef}
            name="email"
            label="Email"
            type="email"
            value={email}
            error={wrong}
            required
            readOnly={step.name === 'sending'}
            onChange={(event) => type(event.currentTarget.value)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            icon={<Mail aria-hidden="true" className="size-5" />}
          />
          {step.name === 'failed' && <Alert tone="error">{step.message}</Alert>}
          <Button type="submit" block loading={step.name === 'sending'}>
            Email me a link
          </Button>
        </form>
      )}
      {/* There from the start: a region that comes with its text is not read out. */}
      <div role="status">{isSent && <LinkIsOnItsWay email={email.trim()} />}</div>
      <Button ref={backRef} variant={isSent ? 'secondary' : 'ghost'} block onClick={onBack}>
        Back to Sign In
      </Button>
    </div>
  );
}

function LinkIsOnItsWay({ email }: { email: string }) {
  return (
    <div className="flex gap-4">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full border border-accent-line bg-accent-soft text-accent"
      >
        <MailCheck className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="font-semibold text-ink">Check your email</p>
        <p className="mt-1 text-ink-soft">
          If there is an account for <span className="wrap-anywhere text-ink">{email}</span>, a link is on its
          way. It works for 30 minutes. If you don’t see it, check your spam folder.
        </p>
      </div>
    </div>
  );
}

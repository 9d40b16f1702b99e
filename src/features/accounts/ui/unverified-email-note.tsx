import { type ReactNode, useEffect, useState } from 'react';
import { browserStorage } from '../../../ui/browser-storage.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { askForEmailStatus, mailVerification } from './email-status.ts';

interface UnverifiedEmailNoteProps {
  /** Only where the account has this address. */
  email: string;
  /** Why it matters here. */
  children: ReactNode;
}

/** Whether the account at the keyboard has this address, and could confirm it. */
function useIsUnverified(email: string): boolean {
  const [isUnverified, setIsUnverified] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    askForEmailStatus((input, init) => window.fetch(input, init), browserStorage).then((status) => {
      const isSame = status?.email.toLowerCase() === email.toLowerCase();
      if (isCurrent) setIsUnverified(isSame && status?.canVerify === true);
    });
    return () => {
      isCurrent = false;
    };
  }, [email]);
  return isUnverified;
}

/** Quietly says that an address is not confirmed yet, and mails the link for that again. */
export function UnverifiedEmailNote({ email, children }: UnverifiedEmailNoteProps) {
  const isUnverified = useIsUnverified(email);
  if (!isUnverified) return null;
  return (
    <Alert tone="info" announce={false}>
      <p>{children}</p>
      <VerificationMailer />
    </Alert>
  );
}

type Sending = { step: 'rest' | 'sending' | 'sent' } | { step: 'failed'; message: string };

/** A button that mails a confirmation link to whoever is signed in. */
export function VerificationMailer() {
  const [sending, setSending] = useState<Sending>({ step: 'rest' });
  const send = () => {
    setSending({ step: 'sending' });
    mailVerification((input, init) => window.fetch(input, init)).then(
      () => setSending({ step: 'sent' }),
      (error: Error) =>
        setSending({
          step: 'failed',
          message: error.message || 'We couldn’t send the email. Please try again.',
        }),
    );
  };
  return (
    <>
      {sending.step !== 'sent' && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          loading={sending.step === 'sending'}
          onClick={send}
        >
          Email me the link
        </Button>
      )}
      {/* There from the start: a region that comes with its text is not read out. */}
      <p role="status" className="text-small empty:hidden not-empty:mt-3">
        {sending.step === 'sent' && 'The link is on its way. Check your email.'}
        {sending.step === 'failed' && sending.message}
      </p>
    </>
  );
}

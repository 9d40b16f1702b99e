import { useEffect, useState } from 'react';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { browserStorage } from '../../../ui/browser-storage.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { urls } from '../../../urls.ts';
import { askForEmailStatus, postToAccounts } from './email-status.ts';
import { IncompleteLink, LinkDone, LinkPage } from './link-page.tsx';
import { VerificationMailer } from './unverified-email-note.tsx';
import { useLinkToken } from './use-link-token.ts';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Confirm your email address',
    description: 'Confirm your email address with the link we sent you.',
    path: urls.verifyEmail(),
  });
}

/** Where a mailed link leads that shows whose an address is. */
export default function VerifyEmailPage() {
  return (
    <LinkPage
      title="Confirm your email address"
      lead="Press the button to confirm that you get email at this address."
    >
      <Verification />
    </LinkPage>
  );
}

type Step = { name: 'asking' } | { name: 'sending' } | { name: 'done' } | { name: 'failed'; message: string };

const FAILURE = 'We couldn’t confirm your address. Please try again.';

/** Nothing happens by opening the link alone: programs that look into mails open links too. */
function Verification() {
  const token = useLinkToken();
  const [step, setStep] = useState<Step>({ name: 'asking' });
  const isDone = step.name === 'done';
  const confirm = () => {
    setStep({ name: 'sending' });
    const ask = (input: RequestInfo | URL, init?: RequestInit) => window.fetch(input, init);
    postToAccounts(ask, '/verify-email', { token }).then(
      () => setStep({ name: 'done' }),
      (error: Error) => setStep({ name: 'failed', message: error.message || FAILURE }),
    );
  };
  if (token === '')
    return (
      <IncompleteLink
        actions={
          <>
            <Button variant="secondary" href={urls.home()}>
              Back to the Start
            </Button>
            <AnotherLink />
          </>
        }
      >
        Please open the complete link from our email.
      </IncompleteLink>
    );
  return (
    <>
      {!isDone && (
        <div className="flex flex-col gap-5">
          <p className="text-ink-soft">Did you sign up here with the address we emailed?</p>
          {step.name === 'failed' && (
            <Alert tone="error">
              <p>{step.message}</p>
              <AnotherLink />
            </Alert>
          )}
          <Button block loading={step.name === 'sending'} disabled={token === null} onClick={confirm}>
            Confirm My Address
          </Button>
        </div>
      )}
      <LinkDone
        isDone={isDone}
        title="Your email address is confirmed"
        actions={<Button href={urls.generatorSuite()}>Make Pictures</Button>}
      >
        Thank you. We’ll send your receipts there from now on.
      </LinkDone>
    </>
  );
}

/** For whoever is signed in to an account whose address is not confirmed yet. */
function AnotherLink() {
  const [canVerify, setCanVerify] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    askForEmailStatus((input, init) => window.fetch(input, init), browserStorage).then((status) => {
      if (isCurrent) setCanVerify(status?.canVerify === true);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return canVerify ? (
    <div>
      <VerificationMailer />
    </div>
  ) : null;
}

import { Mail } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { checkPurchaseEmail } from '../checkout.rules.ts';
import type { SandboxReceipt } from '../checkout.schema.ts';
import { buyTestLicense } from './buy-test-license.ts';

interface SandboxPurchaseFormProps {
  /** The plan as addresses write it. */
  plan: string;
  /** Known from the address; may be empty. */
  email: string;
  onBought: (receipt: SandboxReceipt) => void;
}

function useTestPurchase({ plan, email: knownEmail, onBought }: SandboxPurchaseFormProps) {
  const [email, setEmail] = useState(knownEmail);
  const [fieldError, setFieldError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBuying, setIsBuying] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);
  const buy = async () => {
    setIsBuying(true);
    setFailure(undefined);
    try {
      onBought(await buyTestLicense({ plan, email: email.trim() }));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The purchase did not work. Please try again.');
    } finally {
      setIsBuying(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBuying) return;
    const wrong = checkPurchaseEmail(email);
    setFieldError(wrong);
    if (wrong) fieldRef.current?.focus();
    else void buy();
  };
  const change = (text: string) => {
    setEmail(text);
    setFieldError(undefined);
  };
  return { email, change, fieldError, failure, isBuying, fieldRef, submit };
}

/** Asks for the email that the license is bound to, and buys. */
export function SandboxPurchaseForm(props: SandboxPurchaseFormProps) {
  const { email, change, fieldError, failure, isBuying, fieldRef, submit } = useTestPurchase(props);
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div>
        <h2 className="text-title-sm">Your test purchase</h2>
        <p className="mt-1 text-small text-ink-soft">
          A real shop would ask how you pay. This one asks only whose license it is, and shows the key here.
        </p>
      </div>
      <TextField
        ref={fieldRef}
        label="Purchase Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        error={fieldError}
        hint="Activation asks for this email together with the license key."
        icon={<Mail aria-hidden="true" className="size-5" />}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {failure && (
        <Alert tone="error" title="The test purchase didn’t work">
          {failure}
        </Alert>
      )}
      <Button type="submit" block loading={isBuying}>
        Complete test purchase
      </Button>
    </form>
  );
}

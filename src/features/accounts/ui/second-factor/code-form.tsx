import { ShieldCheck } from 'lucide-react';
import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import type { AccountSession } from '../account-session.types.ts';
import { CodeField } from './code-field.tsx';

interface CodeFormProps {
  session: Pick<AccountSession, 'enterCode'>;
  /** Somebody is signed in now. */
  onEntered: () => void;
  back: { label: string; onClick: () => void };
}

/** Says above the form why it is there. */
export const CODE_WANTED = 'Your password is right. Now we need a code from your authenticator app.';

const FAILURE = 'We couldn’t check the code. Please try again.';

/** The second step of a sign-in: a code of the app, or a backup code. */
export function CodeForm({ session, onEntered, back }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isBackup, setIsBackup] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code is another field
  useLayoutEffect(() => fieldRef.current?.focus(), [isBackup]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy || code.trim() === '') return;
    setIsBusy(true);
    setFailure(null);
    session.enterCode(code).then(onEntered, (error: Error) => {
      setIsBusy(false);
      setFailure(error.message || FAILURE);
      fieldRef.current?.select();
    });
  };
  return (
    <form name="code" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <CodeField
        ref={fieldRef}
        isBackup={isBackup}
        value={code}
        readOnly={isBusy}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <Button
        type="submit"
        block
        loading={isBusy}
        icon={<ShieldCheck aria-hidden="true" className="size-5" />}
      >
        Continue
      </Button>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="ghost" size="small" onClick={back.onClick}>
          {back.label}
        </Button>
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            setCode('');
            setFailure(null);
            setIsBackup(!isBackup);
          }}
        >
          {isBackup ? 'Use My App' : 'Use a Backup Code'}
        </Button>
      </div>
    </form>
  );
}

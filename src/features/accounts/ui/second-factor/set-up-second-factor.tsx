import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../../ui/buttons/copy-button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { OwnPasswordField } from '../own-password-field.tsx';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import { type SecondFactorSetup, secondFactorRequests } from './second-factor-requests.ts';
import { useAttempt } from './use-attempt.ts';

interface SetUpSecondFactorProps {
  /** It is on. */
  onDone: (backupCodes: readonly string[]) => void;
}

/** The password, then the secret, then a first code that shows that an app has it. */
export function SetUpSecondFactor({ onDone }: SetUpSecondFactorProps) {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  return setup ? <FirstCode setup={setup} onDone={onDone} /> : <Password onBegun={setSetup} />;
}

function Password({ onBegun }: { onBegun: (setup: SecondFactorSetup) => void }) {
  const [password, setPassword] = useState('');
  const { isBusy, failure, attempt } = useAttempt();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void attempt(async () => onBegun(await secondFactorRequests.begin(password)));
  };
  return (
    <form name="begin-second-factor" onSubmit={submit} noValidate className="grid gap-5">
      <p className="text-ink-soft">
        You’ll need an authenticator app on your phone, such as the one of your password manager.
      </p>
      <OwnPasswordField
        hint="To confirm it’s you."
        value={password}
        error={failure ?? undefined}
        readOnly={isBusy}
        onTyped={setPassword}
      />
      <Button type="submit" loading={isBusy} disabled={password === ''}>
        Continue
      </Button>
    </form>
  );
}

function FirstCode({ setup, onDone }: SetUpSecondFactorProps & { setup: SecondFactorSetup }) {
  const [code, setCode] = useState('');
  const { isBusy, failure, attempt } = useAttempt();
  const secret = new URL(setup.uri).searchParams.get('secret') ?? '';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await secondFactorRequests.turnOn(code);
      onDone(setup.backupCodes);
    });
  };
  return (
    <form name="first-code" onSubmit={submit} noValidate className="grid gap-6">
      <div className="flex flex-wrap items-center gap-6">
        <QrCode text={setup.uri} label="QR code for your authenticator app" />
        <div className="grid min-w-0 flex-1 basis-52 gap-3">
          <p>Scan this with your authenticator app.</p>
          <p className="text-small text-ink-soft">
            On this device?{' '}
            <a href={setup.uri} className="underline underline-offset-4">
              Open the app
            </a>
            , or type this key:
          </p>
          <code className="break-all rounded-md bg-surface-sunken px-3 py-2 text-small">{secret}</code>
          <CopyButton text={secret} label="Copy key" className="justify-self-start" />
        </div>
      </div>
      <CodeField value={code} readOnly={isBusy} onChange={(event) => setCode(event.currentTarget.value)} />
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <Button type="submit" loading={isBusy} disabled={code.trim() === ''}>
        Turn On
      </Button>
    </form>
  );
}

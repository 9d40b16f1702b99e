import { MailCheck } from 'lucide-react';
import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { UnverifiedEmailNote } from '../../accounts/ui/unverified-email-note.tsx';
import { type CodeStep, isWholeCode } from '../activation.rules.ts';
import type { ActivationController } from './activate-plan-controller.ts';
import { ActivationFailure } from './activate-plan-form.tsx';

interface ActivationCodeFormProps extends ActivationController {
  code: CodeStep;
}

/** The second step of sites that mail a code to the buyer. */
export function ActivationCodeForm(props: ActivationCodeFormProps) {
  const { state, code, typeCode, submit, askForAnotherCode, goBack } = props;
  const { phase } = state;
  const isLoading = phase.name === 'loading';
  const fieldRef = useRef<HTMLInputElement>(null);
  // The form before it took the focus with it. At once: a frame later the dialog would take it to itself.
  useLayoutEffect(() => fieldRef.current?.focus(), []);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form onSubmit={onSubmit} noValidate aria-busy={isLoading} className="flex flex-col gap-5">
      {phase.name === 'error' && <ActivationFailure failure={phase.failure} />}
      <p className="text-ink-soft">
        We’ve emailed a six-digit code to <strong className="break-words text-ink">{code.sentTo}</strong>.
      </p>
      <TextField
        ref={fieldRef}
        name="code"
        label="Code from the email"
        hint={code.note}
        value={code.text}
        readOnly={isLoading}
        onChange={(event) => typeCode(event.currentTarget.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="[&_input]:font-semibold [&_input]:tracking-[0.3em]"
        icon={<MailCheck aria-hidden="true" className="size-5" />}
      />
      <Button type="submit" block disabled={!isWholeCode(code.text)} loading={isLoading} className="mt-1">
        {isLoading ? 'Activating…' : 'Activate License'}
      </Button>
      <div className="flex flex-wrap justify-center gap-x-4">
        <Button variant="ghost" size="small" onClick={askForAnotherCode}>
          Send a new code
        </Button>
        <Button variant="ghost" size="small" onClick={goBack}>
          Change email or key
        </Button>
      </div>
      <UnverifiedEmailNote email={code.sentTo}>
        This is also your account’s address. Confirm it, and you won’t need a code next time.
      </UnverifiedEmailNote>
    </form>
  );
}

import { KeyRound, Mail } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { checkEmail } from '../../accounts/accounts.rules.ts';
import { type ActivationFields, isReadyToActivate } from '../activation.rules.ts';
import type { CallFailure } from '../call-failure.rules.ts';
import type { ActivationController } from './activate-plan-controller.ts';
import { OwnPriceNote } from './own-price-note.tsx';

/** What a purchase is proved with: the shop's receipt holds both. */
export function ActivatePlanForm({ state, type, submit }: ActivationController) {
  const { fields, phase } = state;
  const isLoading = phase.name === 'loading';
  const [wrongEmail, setWrongEmail] = useState<string>();
  const emailRef = useRef<HTMLInputElement>(null);
  const bind = (field: keyof ActivationFields) => ({
    name: field === 'email' ? 'purchase-email' : 'license-key',
    value: fields[field],
    // Disabled fields would lose the focus and, with it, the place of a keyboard.
    readOnly: isLoading,
    onChange: (event: { currentTarget: { value: string } }) => {
      if (field === 'email') setWrongEmail(undefined);
      type(field, event.currentTarget.value);
    },
  });
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isReadyToActivate(fields)) return;
    const wrong = checkEmail(fields.email);
    setWrongEmail(wrong);
    if (wrong) emailRef.current?.focus();
    else submit();
  };
  return (
    <form onSubmit={onSubmit} noValidate aria-busy={isLoading} className="flex flex-col gap-5">
      {phase.name === 'error' && <ActivationFailure failure={phase.failure} />}
      <TextField
        {...bind('email')}
        ref={emailRef}
        label="Purchase Email"
        error={wrongEmail}
        hint="The email address you used at checkout."
        type="email"
        autoComplete="email"
        icon={<Mail aria-hidden="true" className="size-5" />}
      />
      <TextField
        {...bind('key')}
        label="License Key"
        hint="You’ll find it on your receipt."
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        icon={<KeyRound aria-hidden="true" className="size-5" />}
      />
      <OwnPriceNote className="text-small text-ink-muted" />
      <Button type="submit" block disabled={!isReadyToActivate(fields)} loading={isLoading} className="mt-1">
        {isLoading ? 'Activating…' : 'Activate License'}
      </Button>
    </form>
  );
}

/** What became of the last attempt. */
export function ActivationFailure({ failure }: { failure: CallFailure }) {
  return (
    <Alert tone="error" title="Activation Failed" headingLevel={3}>
      <p>{failure.message}</p>
      {failure.detail && <p className="mt-1 text-small">{failure.detail}</p>}
    </Alert>
  );
}

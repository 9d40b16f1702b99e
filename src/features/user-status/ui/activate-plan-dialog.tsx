import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ActivationFields } from '../activation.rules.ts';
import { ActivationCodeForm } from './activate-plan-code-form.tsx';
import { useActivation } from './activate-plan-controller.ts';
import { ActivatePlanForm } from './activate-plan-form.tsx';
import { ActivationEmblem, ActivationGiftText } from './activate-plan-gift.tsx';

interface ActivatePlanDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the form holds at first, for a visitor who comes from the checkout. */
  prefilled?: ActivationFields;
}

/** Turns a purchase into credits: email and key in, a plan out. */
export default function ActivatePlanDialog({ open, onOpenChange, prefilled }: ActivatePlanDialogProps) {
  const close = () => onOpenChange(false);
  const activation = useActivation({ open, onClose: close, prefilled });
  const { phase, code } = activation.state;
  const gift = phase.name === 'success' ? phase.gift : null;
  const doneRef = useRef<HTMLButtonElement>(null);
  // The form took the focus with it. At once: a frame later the dialog would take it to itself.
  useLayoutEffect(() => {
    if (gift) doneRef.current?.focus();
  }, [gift]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={gift ? 'Activation Successful' : 'Activate Your Plan'}
      description={gift ? undefined : describeStep(code !== null)}
      emblem={gift ? <ActivationEmblem /> : undefined}
    >
      {!gift &&
        (code ? <ActivationCodeForm {...activation} code={code} /> : <ActivatePlanForm {...activation} />)}
      {/* There from the start: a region that comes with its text is not read out. */}
      <div role="status">
        {phase.name === 'loading' && <VisuallyHidden>Please wait.</VisuallyHidden>}
        {phase.name === 'idle' && code && <VisuallyHidden>{code.note}</VisuallyHidden>}
        {gift && <ActivationGiftText gift={gift} />}
      </div>
      {gift && (
        <Button ref={doneRef} variant="secondary" block onClick={close} className="mt-7">
          Done
        </Button>
      )}
    </Dialog>
  );
}

function describeStep(asksForCode: boolean): string {
  return asksForCode
    ? 'One more step: confirm that the purchase is yours.'
    : 'Enter the email and license key from your purchase.';
}

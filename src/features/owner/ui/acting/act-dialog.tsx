import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { describeActFailure } from './describe-act-failure.ts';

export interface ActDialogProps {
  title: string;
  description: ReactNode;
  /** What the button says. */
  button: string;
  isDangerous?: boolean;
  /** Who reads the reason. */
  hint?: string;
  /** Fields above the reason. */
  children?: ReactNode;
  /** Whether the fields above hold what can be sent. */
  isReady?: boolean;
  /** Does it. A rejection is told in the dialog, with everything still filled in. */
  onAct: (reason: string) => Promise<void>;
  onClose: () => void;
  /** Whether it is over once that is done; without it something else is shown in its place. */
  closesWhenDone?: boolean;
}

const LEAST = 3;
const FALLBACK = 'That didn’t work, and nothing was changed. Please try again.';

/** Asks why, and does it. The reason stands in the audit. */
export function ActDialog(props: ActDialogProps) {
  const { title, description, button, isDangerous, children, isReady = true, onAct, onClose } = props;
  const { hint = 'It stands in the audit. Visitors never read it.', closesWhenDone = true } = props;
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const formId = useId();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await onAct(reason.trim());
      if (closesWhenDone) onClose();
    } catch (error) {
      setProblem(describeActFailure(error, FALLBACK));
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="medium"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            loading={isBusy}
            disabled={!isReady || reason.trim().length < LEAST}
          >
            {button}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        {problem && <Alert tone="error">{problem}</Alert>}
        {children}
        <TextArea
          label="Why?"
          hint={hint}
          required
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

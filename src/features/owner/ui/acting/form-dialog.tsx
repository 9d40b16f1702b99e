import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { describeActFailure } from './describe-act-failure.ts';

interface FormDialogProps {
  title: string;
  description: ReactNode;
  /** What the button says. */
  button: string;
  isDangerous?: boolean;
  /** Whether the fields hold what can be sent. */
  isReady?: boolean;
  /** Said of a failure that has no words of its own. */
  fallback?: string;
  /** Does it, and closes the dialog. A rejection is told in the dialog, with everything still filled in. */
  onSubmit: () => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

const FALLBACK = 'That didn’t work, and nothing was changed. Please try again.';

/** A dialog with fields that are sent by its button, or by Enter. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, button, isDangerous, isReady = true, fallback = FALLBACK, children } = props;
  const { onSubmit, onClose } = props;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const formId = useId();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await onSubmit();
    } catch (error) {
      setProblem(describeActFailure(error, fallback));
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
            disabled={!isReady}
          >
            {button}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        {problem && <Alert tone="error">{problem}</Alert>}
        {children}
      </form>
    </Dialog>
  );
}

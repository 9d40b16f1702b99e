import { type ReactNode, useState } from 'react';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { FormDialog } from './form-dialog.tsx';

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

/** Asks why, and does it. The reason stands in the audit. */
export function ActDialog({ children, isReady = true, onAct, ...props }: ActDialogProps) {
  const {
    hint = 'It stands in the audit. Visitors never read it.',
    closesWhenDone = true,
    ...dialog
  } = props;
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      {...dialog}
      isReady={isReady && reason.trim().length >= LEAST}
      onSubmit={async () => {
        await onAct(reason.trim());
        if (closesWhenDone) props.onClose();
      }}
    >
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
    </FormDialog>
  );
}

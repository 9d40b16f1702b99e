import { useState } from 'react';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { Person } from '../../owner.types.ts';
import { ActDialog } from '../acting/act-dialog.tsx';

interface DeletePersonDialogProps {
  person: Person;
  onAct: (order: { email: string; reason: string }) => Promise<void>;
  onClose: () => void;
}

/** Deletes an account for good, once its email was typed. */
export function DeletePersonDialog({ person, onAct, onClose }: DeletePersonDialogProps) {
  const [email, setEmail] = useState('');
  return (
    <ActDialog
      title="Delete this account?"
      description="Its pictures, prompts, credits, licenses and sign-ins go at once, as if its owner had deleted it. Nothing of it can be brought back."
      button="Delete for Good"
      isDangerous
      isReady={email.trim().toLowerCase() === person.email.toLowerCase()}
      onClose={onClose}
      onAct={(reason) => onAct({ email, reason })}
    >
      <TextField
        label="Email of the account"
        hint={`Type ${person.email} to show that you mean this one.`}
        autoComplete="off"
        spellCheck={false}
        required
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </ActDialog>
  );
}

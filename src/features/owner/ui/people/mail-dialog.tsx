import { useState } from 'react';
import { Select } from '../../../../ui/select/select.tsx';
import type { MailOrder } from '../../owner.schema.ts';
import type { Person } from '../../owner.types.ts';
import { ActDialog } from '../acting/act-dialog.tsx';

interface MailDialogProps {
  person: Person;
  onAct: (order: MailOrder) => Promise<void>;
  onClose: () => void;
}

const MAILS = {
  verification: 'A link to confirm the address',
  'password-reset': 'A link to a new password',
} as const satisfies Record<MailOrder['kind'], string>;

/** Mails what the account could ask for itself. */
export function MailDialog({ person, onAct, onClose }: MailDialogProps) {
  const kinds = (Object.keys(MAILS) as MailOrder['kind'][]).filter(
    (kind) => kind !== 'verification' || !person.emailVerified,
  );
  const [kind, setKind] = useState<MailOrder['kind']>(kinds[0] ?? 'password-reset');
  return (
    <ActDialog
      title="Send a mail"
      description={`It goes to ${person.email}. At most three of each kind are sent in an hour.`}
      button="Send"
      onClose={onClose}
      onAct={(reason) => onAct({ kind, reason })}
    >
      <Select
        label="What"
        options={kinds.map((value) => ({ value, label: MAILS[value] }))}
        value={kind}
        onValueChange={(value) => setKind(value as MailOrder['kind'])}
      />
    </ActDialog>
  );
}

import { useState } from 'react';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import type { CreditsOrder } from '../../owner.schema.ts';
import type { Person } from '../../owner.types.ts';
import { ActDialog } from '../acting/act-dialog.tsx';
import { showBalance, showNumber } from '../shown-values.ts';

interface CreditsDialogProps {
  person: Person;
  onAct: (order: CreditsOrder) => Promise<void>;
  onClose: () => void;
}

const MOST_DIGITS = 7;
const WAYS = [
  { value: 'give', label: 'Give' },
  { value: 'take', label: 'Take' },
] as const;

/** Credits by hand. One dialog is one change, however often it is sent. */
export function CreditsDialog({ person, onAct, onClose }: CreditsDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [way, setWay] = useState<string>('give');
  const [typed, setTyped] = useState('');
  const free = person.balance - person.held;
  const amount = Number(typed);
  const isTooMuch = way === 'take' && amount > free;
  return (
    <ActDialog
      title="Give or take credits"
      description={`${person.email} has these credits: ${showBalance(person)}.`}
      button={way === 'give' ? 'Give Credits' : 'Take Credits'}
      isReady={amount > 0 && !isTooMuch}
      onAct={(reason) => onAct({ amount: way === 'give' ? amount : -amount, reason, key })}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label="What" options={WAYS} value={way} onValueChange={setWay} />
        <NumberField
          label="Credits"
          value={typed}
          maxLength={MOST_DIGITS}
          onValueChange={setTyped}
          error={isTooMuch ? `Only ${showNumber(free)} are free.` : undefined}
        />
      </div>
    </ActDialog>
  );
}

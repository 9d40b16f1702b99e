import { useState } from 'react';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { isPaidPlan, listPlans, planSlug } from '../../../plans/plans.rules.ts';
import type { MadeKeys } from '../../licenses/owner-licenses.types.ts';
import { MOST_KEYS } from '../../owner-bounds.rules.ts';
import { ActDialog } from '../acting/act-dialog.tsx';
import { useAct } from '../acting/use-act.ts';
import { showNumber } from '../shown-values.ts';

const PLANS = listPlans()
  .filter(isPaidPlan)
  .map(({ id, name }) => ({ value: planSlug(id), label: name }));

interface GiveawayDialogProps {
  onMade: (keys: MadeKeys) => void;
  onClose: () => void;
}

/** Makes a batch of keys. One dialog is one batch, however often it is sent. */
export function GiveawayDialog({ onMade, onClose }: GiveawayDialogProps) {
  const call = useAct();
  const [id] = useState(() => crypto.randomUUID());
  const [plan, setPlan] = useState(PLANS[0]?.value ?? '');
  const [typed, setTyped] = useState('10');
  const [lastDay, setLastDay] = useState('');
  const keys = Number(typed);
  const isTooMany = keys > MOST_KEYS;
  const make = async (reason: string) => {
    const body = { id, plan, keys, lastDay: lastDay || null, reason };
    const made = await call<MadeKeys>({ method: 'POST', path: '/giveaways', body });
    if (made) onMade(made);
  };
  return (
    <ActDialog
      title="Make giveaway keys"
      description="Whoever has one activates it like a bought one, with any email. You see them once, so keep the file."
      button="Make Keys"
      isReady={keys > 0 && !isTooMany}
      onClose={onClose}
      onAct={make}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label="Plan" options={PLANS} value={plan} onValueChange={setPlan} />
        <NumberField
          label="How many"
          value={typed}
          maxLength={4}
          onValueChange={setTyped}
          error={isTooMany ? `At most ${showNumber(MOST_KEYS)} at a time.` : undefined}
        />
      </div>
      <TextField
        label="Last day (optional)"
        type="date"
        hint="They work until its end in UTC. Leave it empty for keys that never run out."
        min={new Date().toISOString().slice(0, 10)}
        value={lastDay}
        onChange={(event) => setLastDay(event.currentTarget.value)}
      />
    </ActDialog>
  );
}

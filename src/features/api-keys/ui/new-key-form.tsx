import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type ApiScope, LONGEST_KEY_NAME, SCOPE_NAMES, SCOPES } from '../api-keys.rules.ts';
import type { NewApiKey } from '../api-keys.types.ts';

const EMPTY = { name: '', scopes: SCOPE_NAMES as readonly ApiScope[], dailyCap: '', days: '', addresses: '' };

export function NewKeyForm({ onMake }: { onMake: (wanted: NewApiKey) => Promise<boolean> }) {
  const [form, setForm] = useState(EMPTY);
  const [isBusy, setIsBusy] = useState(false);
  const change = (part: Partial<typeof EMPTY>) => setForm((now) => ({ ...now, ...part }));
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsBusy(true);
    if (await onMake(readForm(form))) setForm(EMPTY);
    setIsBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        label="Name"
        hint="What the key is for, so that you know it again."
        required
        maxLength={LONGEST_KEY_NAME}
        autoComplete="off"
        value={form.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <fieldset>
        <legend className="font-medium">What it may do</legend>
        {SCOPE_NAMES.map((scope) => (
          <Checkbox
            key={scope}
            label={SCOPES[scope]}
            checked={form.scopes.includes(scope)}
            onCheckedChange={(isOn) =>
              change({
                scopes: SCOPE_NAMES.filter((each) => (each === scope ? isOn : form.scopes.includes(each))),
              })
            }
          />
        ))}
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label="Credits a day"
          hint="The most it may spend in a day. Leave empty for no limit."
          maxLength={7}
          value={form.dailyCap}
          onValueChange={(dailyCap) => change({ dailyCap })}
        />
        <NumberField
          label="Days"
          hint="Days until the key ends. Leave empty to keep it for good."
          maxLength={4}
          value={form.days}
          onValueChange={(days) => change({ days })}
        />
      </div>
      <TextField
        label="Addresses"
        hint="Where it may be used from, like 203.0.113.7 or 203.0.113.0/24, separated by commas. Leave empty for anywhere."
        autoComplete="off"
        spellCheck={false}
        value={form.addresses}
        onChange={(event) => change({ addresses: event.currentTarget.value })}
      />
      <Button
        type="submit"
        loading={isBusy}
        disabled={form.scopes.length === 0}
        className="justify-self-start"
      >
        Make a Key
      </Button>
    </form>
  );
}

function readForm({ name, scopes, dailyCap, days, addresses }: typeof EMPTY): NewApiKey {
  return {
    name,
    scopes,
    dailyCap: dailyCap === '' ? null : Number(dailyCap),
    days: days === '' ? null : Number(days),
    addresses: addresses.split(/[\s,]+/).filter(Boolean),
  };
}

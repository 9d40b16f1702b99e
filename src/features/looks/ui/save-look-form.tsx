import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { describeLook, suggestName } from '../look-summary.rules.ts';
import { LONGEST_LOOK_NAME } from '../looks.rules.ts';
import type { Look } from '../looks.types.ts';

interface SaveLookFormProps {
  /** How the selectors are set now. */
  current: Pick<Look, 'options' | 'shape'>;
  lists: readonly string[];
  /** @returns whether it was kept. */
  onSave: (look: Look) => Promise<boolean>;
}

/** Names what is chosen now. */
export function SaveLookForm({ current, lists, onSave }: SaveLookFormProps) {
  const [name, setName] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  if (Object.keys(current.options).length === 0) {
    return (
      <p className="rounded-lg border border-line border-dashed p-4 text-small text-ink-muted">
        Choose a style, a mood or anything else in the tool. Then you can save it here under a name.
      </p>
    );
  }
  const suggestion = suggestName(current);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // The form of the tool around the dialog would start a run.
    event.stopPropagation();
    setIsSaving(true);
    if (await onSave({ ...current, name: name.trim() || suggestion })) setName('');
    setIsSaving(false);
  };
  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-wrap items-start gap-3">
      <TextField
        label="Save what you’ve chosen as"
        value={name}
        placeholder={suggestion}
        maxLength={LONGEST_LOOK_NAME}
        hint={describeLook(current, lists)}
        onChange={(event) => setName(event.currentTarget.value)}
        className="min-w-52 flex-1"
      />
      <Button type="submit" loading={isSaving} className="mt-7">
        Save
      </Button>
    </form>
  );
}

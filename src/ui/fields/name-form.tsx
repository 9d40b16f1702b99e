import { type FormEvent, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { TextField } from './text-field.tsx';

interface NameFormProps {
  label: string;
  /** What it is called now; '' for something new. */
  name?: string;
  longest: number;
  button?: string;
  /** Given the same name when nothing was entered. */
  onName: (name: string) => unknown;
}

/** Names something, beside the others in a list. */
export function NameForm({ label, name = '', longest, button = 'Save', onName }: NameFormProps) {
  const [text, setText] = useState(name);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form around the dialog would be sent as well.
    event.stopPropagation();
    const next = text.trim() || name;
    if (next === '') return;
    setIsBusy(true);
    await onName(next);
    setIsBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex min-w-40 flex-1 items-end gap-2">
      <TextField
        label={label}
        labelHidden={name !== ''}
        maxLength={longest}
        required={name === ''}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="secondary" loading={isBusy} className="min-h-11">
        {button}
      </Button>
    </form>
  );
}

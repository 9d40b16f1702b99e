import { type KeyboardEvent, type Ref, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Field, fieldAttributes } from '../../../ui/fields/field.tsx';
import { LONGEST_TITLE } from '../script-request.rules.ts';

interface StoryTitleFieldProps {
  title: string;
  error: string | undefined;
  onChange: (title: string) => void;
  onEnter: () => void;
  ref: Ref<HTMLInputElement>;
}

/** From here on it is worth knowing how much room is left. */
const COUNTED_FROM = 160;

export function StoryTitleField({ title, error, onChange, onEnter, ref }: StoryTitleFieldProps) {
  const fieldId = useId();
  // A disabled button keeps Enter from sending a form, and then nothing would say what is missing.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Field
      fieldId={fieldId}
      label="Story Title"
      error={error}
      aside={title.length >= COUNTED_FROM && <Counter length={title.length} />}
    >
      <input
        ref={ref}
        {...fieldAttributes(fieldId, { error })}
        type="text"
        dir="auto"
        placeholder="The night market of Luang Prabang"
        value={title}
        maxLength={LONGEST_TITLE}
        autoComplete="off"
        enterKeyHint="go"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className="field-frame px-3.5"
      />
    </Field>
  );
}

function Counter({ length }: { length: number }) {
  const isFull = length >= LONGEST_TITLE;
  return (
    <span className={classNames('text-caption tabular-nums', isFull ? 'text-danger' : 'text-ink-muted')}>
      {length} / {LONGEST_TITLE}
    </span>
  );
}

import type { KeyboardEvent, Ref } from 'react';
import { TextArea } from '../../../ui/fields/text-area.tsx';

interface PromptFieldProps {
  value: string;
  error: string | undefined;
  placeholder: string;
  onChange: (text: string) => void;
  /** Ctrl or Command with Enter: the only way to ask for a run while Generate is disabled. */
  onSubmit: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Leaves room for every option within the image service's limit of 4,000 characters. */
const LONGEST_PROMPT = 2000;

/** From here on it is worth knowing how much room is left. */
const COUNTED_FROM = 1500;

export function PromptField({ value, error, placeholder, onChange, onSubmit, ref }: PromptFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <TextArea
      ref={ref}
      label="Describe your vision"
      dir="auto"
      placeholder={placeholder}
      value={value}
      error={error}
      rows={3}
      maxLength={LONGEST_PROMPT}
      counter={value.length >= COUNTED_FROM}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}

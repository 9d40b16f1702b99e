import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field, type FieldTexts, fieldAttributes } from './field.tsx';

interface NumberFieldProps extends FieldTexts {
  /** What is written in the field; the owner decides when it is a number. */
  value: string;
  onValueChange: (value: string) => void;
  maxLength?: number;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  /** Icon buttons beside the field, joined to it. */
  actions?: ReactNode;
  className?: string;
  onBlur?: ComponentProps<'input'>['onBlur'];
}

/** A whole number typed as digits: no spinner arrows, which change a value when a page is scrolled. */
export function NumberField(props: NumberFieldProps) {
  const { label, labelHidden, hint, error, className, value, onValueChange, actions, ...input } = props;
  const fieldId = useId();
  return (
    <Field {...{ fieldId, label, labelHidden, hint, error, className }}>
      <div className="flex items-center gap-1.5">
        <input
          {...input}
          {...fieldAttributes(fieldId, { hint, error })}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value.replace(/[^\d]/g, ''))}
          className="field-frame min-w-0 px-3.5 tabular-nums"
        />
        {actions}
      </div>
    </Field>
  );
}

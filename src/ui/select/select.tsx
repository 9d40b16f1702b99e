import { ChevronDown } from 'lucide-react';
import { type SelectHTMLAttributes, useId } from 'react';
import { Field, type FieldTexts, fieldAttributes } from '../fields/field.tsx';
import type { OptionGroup, SelectOption } from './select-options.ts';

interface SelectProps extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  options?: readonly SelectOption[];
  groups?: readonly OptionGroup[];
  onValueChange?: (value: string) => void;
}

/**
 * A short list: the browser's own, so phones show their wheel and keyboards work before any script.
 * Long lists take `SearchableSelect`.
 */
export function Select(props: SelectProps) {
  const { label, labelHidden, hint, error, options, groups, className, id, onValueChange, ...select } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field {...{ fieldId, label, labelHidden, hint, error, className }} required={select.required}>
      <div className="relative flex items-center">
        <select
          {...select}
          {...fieldAttributes(fieldId, { hint, error })}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
          className="field-frame native-select"
        >
          {options?.map((option) => (
            <OptionElement key={option.value} {...option} />
          ))}
          {groups?.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map((option) => (
                <OptionElement key={option.value} {...option} />
              ))}
            </optgroup>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute right-3.5 size-4 text-ink-muted"
        />
      </div>
    </Field>
  );
}

function OptionElement({ value, label }: SelectOption) {
  return <option value={value}>{label}</option>;
}

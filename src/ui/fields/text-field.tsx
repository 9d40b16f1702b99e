import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts, fieldAttributes } from './field.tsx';

interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  /** Drawn inside the field before the text. */
  icon?: ReactNode;
  /** Buttons inside the field after the text. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text, of any `type` that a keyboard fills. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, icon, trailing, className, id, ...input } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field {...{ fieldId, label, labelHidden, hint, error, className }} required={input.required}>
      <div className="relative flex items-center">
        {icon && <span className="pointer-events-none absolute left-3.5 text-ink-muted">{icon}</span>}
        <input
          type="text"
          {...input}
          {...fieldAttributes(fieldId, { hint, error })}
          className={classNames('field-frame', icon ? 'pl-11' : 'pl-3.5', trailing ? 'pr-12' : 'pr-3.5')}
        />
        {trailing && <span className="absolute right-1 flex">{trailing}</span>}
      </div>
    </Field>
  );
}

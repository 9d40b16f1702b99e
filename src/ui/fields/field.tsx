import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** What every field may say about itself. */
export interface FieldTexts {
  label: string;
  /** The label stays for assistive technology but is not drawn. */
  labelHidden?: boolean;
  /** A line of help under the field. */
  hint?: ReactNode;
  /** What is wrong with the value; it takes the hint's place. */
  error?: string;
}

interface FieldProps extends FieldTexts {
  /** The id of the input inside. */
  fieldId: string;
  required?: boolean;
  /** Stands at the right of the label, for example a counter. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The ids that join an input to its texts: spread over the input. */
export function fieldAttributes(fieldId: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  return {
    id: fieldId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hint || error ? `${fieldId}-note` : undefined,
  };
}

/** Label above, input in the middle, hint or error below. */
export function Field(props: FieldProps) {
  const { fieldId, label, labelHidden, required, hint, error, aside, className, children } = props;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={classNames('flex items-baseline justify-between gap-3', labelHidden && 'sr-only')}>
        <label
          htmlFor={fieldId}
          id={`${fieldId}-label`}
          className={classNames('text-small font-semibold text-ink-soft', required && 'required-mark')}
        >
          {label}
        </label>
        {aside}
      </div>
      {children}
      {(error || hint) && (
        <p
          id={`${fieldId}-note`}
          className={classNames(
            'flex items-start gap-1.5 text-caption',
            error ? 'text-danger' : 'text-ink-muted',
          )}
        >
          {error && <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />}
          <span>{error ?? hint}</span>
        </p>
      )}
    </div>
  );
}

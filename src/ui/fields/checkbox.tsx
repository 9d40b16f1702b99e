import { Check } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  label: ReactNode;
  hint?: string;
  onCheckedChange?: (checked: boolean) => void;
}

/** A box with a tick; the whole line is its target. */
export function Checkbox({ label, hint, onCheckedChange, className, id, ...input }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={classNames('flex items-start gap-3 py-2', className)}>
      <span className="relative mt-0.5 grid size-5.5 shrink-0 place-items-center">
        <input
          {...input}
          id={inputId}
          type="checkbox"
          aria-describedby={hint ? `${inputId}-hint` : undefined}
          onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
          className={
            'peer size-full cursor-pointer appearance-none rounded-xs border border-line-control bg-surface-sunken ' +
            'transition-colors checked:border-transparent checked:bg-accent hover:not-disabled:not-checked:border-ink-soft ' +
            'disabled:cursor-not-allowed disabled:border-line-strong disabled:checked:bg-ink-muted'
          }
        />
        <Check
          aria-hidden="true"
          strokeWidth={3.5}
          className="pointer-events-none absolute size-3.5 scale-50 text-on-accent opacity-0 transition duration-fast peer-checked:scale-100 peer-checked:opacity-100"
        />
      </span>
      <ChoiceText inputId={inputId} label={label} hint={hint} disabled={input.disabled} />
    </div>
  );
}

interface ChoiceTextProps {
  inputId: string;
  label: ReactNode;
  hint: string | undefined;
  disabled: boolean | undefined;
}

/** The label of a single choice, with a quieter second line. */
export function ChoiceText({ inputId, label, hint, disabled }: ChoiceTextProps) {
  return (
    <span className="min-w-0 flex-1">
      <label htmlFor={inputId} className={classNames('block', disabled ? 'text-ink-muted' : 'text-ink')}>
        {label}
      </label>
      {hint && (
        <span id={`${inputId}-hint`} className="mt-0.5 block text-small text-ink-muted">
          {hint}
        </span>
      )}
    </span>
  );
}

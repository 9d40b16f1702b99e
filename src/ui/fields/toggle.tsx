import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ChoiceText } from './checkbox.tsx';

interface ToggleProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  label: ReactNode;
  hint?: string;
  onCheckedChange?: (checked: boolean) => void;
}

/** A switch that takes effect at once. */
export function Toggle({ label, hint, onCheckedChange, className, id, ...input }: ToggleProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={classNames('flex items-start gap-3.5 py-2', className)}>
      <span className="relative inline-flex h-6.5 w-11 shrink-0">
        <input
          {...input}
          id={inputId}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state; aria-checked could only disagree
          role="switch"
          aria-describedby={hint ? `${inputId}-hint` : undefined}
          onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
          className={
            'peer size-full cursor-pointer appearance-none rounded-full border border-line-control bg-surface-sunken transition-colors ' +
            'checked:border-transparent checked:bg-accent disabled:cursor-not-allowed disabled:border-line-strong disabled:checked:bg-ink-muted'
          }
        />
        <span
          aria-hidden="true"
          className={
            'pointer-events-none absolute top-1 left-1 size-4.5 rounded-full bg-ink-soft shadow-raised transition duration-base ' +
            'peer-checked:translate-x-4.5 peer-checked:bg-on-accent peer-disabled:bg-ink-muted peer-disabled:peer-checked:bg-surface'
          }
        />
      </span>
      <ChoiceText inputId={inputId} label={label} hint={hint} disabled={input.disabled} />
    </div>
  );
}

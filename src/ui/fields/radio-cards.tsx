import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

interface RadioCardOption {
  value: string;
  label: string;
  /** A second line that explains the choice. */
  detail?: ReactNode;
  icon?: ReactNode;
  /** The light of the chosen card, when it differs from the one around it. */
  accent?: 'green' | 'yellow';
  disabled?: boolean;
}

interface RadioCardsProps {
  /** Names the group. */
  legend: string;
  legendHidden?: boolean;
  options: readonly RadioCardOption[];
  value: string;
  onValueChange: (value: string) => void;
  /** How narrow a card may become, as CSS writes it; for short labels. */
  narrowest?: string;
  className?: string;
}

/** One choice out of a few, each on a card of its own; arrow keys move between them. */
export function RadioCards({
  legend,
  legendHidden,
  options,
  value,
  onValueChange,
  narrowest = '12rem',
  className,
}: RadioCardsProps) {
  const name = useId();
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend
        className={classNames('mb-2 text-small font-semibold text-ink-soft', legendHidden && 'sr-only')}
      >
        {legend}
      </legend>
      <div
        className="grid gap-3"
        style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(${narrowest}, 100%), 1fr))` }}
      >
        {options.map((option) => (
          <RadioCard
            key={option.value}
            option={option}
            name={name}
            checked={option.value === value}
            onSelect={onValueChange}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface RadioCardProps {
  option: RadioCardOption;
  name: string;
  checked: boolean;
  onSelect: (value: string) => void;
}

function RadioCard({ option, name, checked, onSelect }: RadioCardProps) {
  const detailId = useId();
  return (
    <label
      data-accent={option.accent}
      className={
        'group/radio relative flex min-h-14 cursor-pointer items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3 py-3 sm:gap-3.5 sm:px-4 ' +
        'transition-colors hover:border-accent-line has-checked:border-accent has-checked:bg-accent-soft ' +
        'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-ink-muted ' +
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
      }
    >
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        aria-label={option.label}
        aria-describedby={option.detail ? detailId : undefined}
        onChange={() => onSelect(option.value)}
        className={
          'size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-line-control bg-surface-sunken outline-none ' +
          'transition-[border-width,border-color] checked:border-[6px] checked:border-accent checked:bg-on-accent'
        }
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{option.label}</span>
        {option.detail && (
          <span id={detailId} className="block text-small text-ink-muted">
            {option.detail}
          </span>
        )}
      </span>
      {option.icon && (
        <span className="shrink-0 text-ink-muted transition-colors group-has-checked/radio:text-accent">
          {option.icon}
        </span>
      )}
    </label>
  );
}

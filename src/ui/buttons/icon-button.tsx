import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';

type IconButtonVariant = 'ghost' | 'solid' | 'glass';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The accessible name, and the text of the tooltip. */
  label: string;
  icon: ReactNode;
  /** `glass` stands on pictures. */
  variant?: IconButtonVariant;
  /** Where the tooltip opens. */
  tooltipSide?: 'top' | 'bottom';
  /** A toggle's state; leave it out for a plain button. */
  pressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const variants: Record<IconButtonVariant, string> = {
  ghost: 'text-ink-soft hover:not-disabled:bg-surface-high hover:not-disabled:text-ink',
  solid:
    'border border-line-strong bg-surface-raised text-ink-soft shadow-raised hover:not-disabled:border-accent-line hover:not-disabled:text-ink',
  glass:
    'bg-ground-deep/75 text-ink shadow-edge ring-1 ring-white/15 backdrop-blur-md hover:not-disabled:bg-ground-deep/90',
};

/** A square button with an icon only; the tooltip shows on hover and on keyboard focus. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'ghost', tooltipSide = 'top', pressed, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(
        'tooltip-host inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-md transition-colors',
        'disabled:cursor-not-allowed disabled:text-ink-muted/70 aria-pressed:bg-accent-soft aria-pressed:text-accent',
        variants[variant],
        className,
      )}
    >
      {icon}
      <span aria-hidden="true" className="tooltip" data-side={tooltipSide}>
        {label}
      </span>
    </button>
  );
}

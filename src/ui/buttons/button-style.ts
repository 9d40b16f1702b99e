import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const base =
  'group/button relative inline-flex cursor-pointer select-none items-center justify-center rounded-md text-center font-semibold ' +
  'transition-[background-color,border-color,color,box-shadow,translate,filter] duration-base active:not-disabled:translate-y-px ' +
  'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed ' +
  // Where the system chooses the colors, shadows and gradients are gone, and with them every other edge.
  'forced-colors:border';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-linear-to-b from-accent-strong to-accent text-on-accent glow-accent hover:not-disabled:brightness-108 ' +
    'disabled:bg-none disabled:bg-surface-high disabled:text-ink-muted disabled:shadow-edge',
  secondary:
    'border border-line-strong bg-surface-raised text-ink shadow-raised hover:not-disabled:border-accent-line ' +
    'hover:not-disabled:bg-surface-high disabled:bg-surface disabled:text-ink-muted disabled:shadow-none',
  ghost:
    'text-ink-soft hover:not-disabled:bg-surface-high/70 hover:not-disabled:text-ink disabled:text-ink-muted',
  danger:
    'border border-danger-line bg-danger-soft text-danger shadow-edge hover:not-disabled:bg-danger-deep ' +
    'hover:not-disabled:text-white disabled:border-line disabled:bg-surface disabled:text-ink-muted',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-10 gap-2 px-3.5 py-1.5 text-small',
  medium: 'min-h-11 gap-2 px-5 py-2 text-body',
  large: 'min-h-14 gap-2.5 px-7 py-3 text-lead',
};

interface ButtonStyle {
  variant: ButtonVariant;
  size: ButtonSize;
  block: boolean;
}

/** The classes of a button or of a link that looks like one. */
export function buttonStyle({ variant, size, block }: ButtonStyle): string {
  return classNames(base, variants[variant], sizes[size], block && 'w-full');
}

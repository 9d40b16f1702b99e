import { classNames } from '../class-names.ts';

interface ProgressBarProps {
  /** What is progressing, for assistive technology. */
  label: string;
  /** From 0 to `max`; leave it out while the end is unknown. */
  value?: number;
  max?: number;
  className?: string;
}

/** A slim bar: filled to a share, or travelling while the share is unknown. */
export function ProgressBar({ label, value, max = 100, className }: ProgressBarProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / max));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={classNames('h-1 w-full overflow-hidden rounded-full bg-surface-high', className)}
    >
      {share === undefined ? (
        <div className="h-full w-2/5 animate-travel rounded-full bg-linear-to-r from-transparent via-accent to-transparent" />
      ) : (
        <div
          className="h-full origin-left rounded-full bg-accent transition-transform duration-slow"
          style={{ transform: `scaleX(${share})` }}
        />
      )}
    </div>
  );
}

import { classNames } from '../class-names.ts';

interface SkeletonProps {
  /** Size and shape: `h-4 w-2/3`, `aspect-video rounded-lg`. */
  className?: string;
}

/** The shape of what is on its way. It is hidden from assistive technology: say 'loading' once nearby. */
export function Skeleton({ className = 'h-4 w-full' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('relative block overflow-hidden rounded-sm bg-surface-high/60', className)}
    >
      <span className="absolute inset-0 animate-sheen bg-linear-to-r from-transparent via-white/8 to-transparent" />
    </span>
  );
}

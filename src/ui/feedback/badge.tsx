import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'info' | 'danger' | 'glass';

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

const tones: Record<BadgeTone, string> = {
  neutral: 'border-line-strong bg-surface-high/70 text-ink-soft',
  accent: 'border-accent-line bg-accent-soft text-accent',
  success: 'border-success-line bg-success-soft text-success',
  info: 'border-info-line bg-info-soft text-info',
  danger: 'border-danger-line bg-danger-soft text-danger',
  glass: 'border-white/20 bg-ground-deep/80 text-ink backdrop-blur-md',
};

/** A word or two about the thing it stands on; `glass` stands on pictures. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6.5 max-w-full items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-caption font-semibold',
        tones[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}

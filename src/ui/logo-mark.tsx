import { useId } from 'react';
import { classNames } from './class-names.ts';
import { LEAVES, SPARK } from './mark-paths.ts';

const loneSpark =
  'M24 2C25.8 16.5 31.5 22.2 46 24C31.5 25.8 25.8 31.5 24 46C22.2 31.5 16.5 25.8 2 24C16.5 22.2 22.2 16.5 24 2Z';

interface MarkProps {
  /** Width and height come from here, for example `size-8`. */
  className?: string;
}

/** The mark in one color, the color of the text around it. */
export function SeedMark({ className = 'size-8' }: MarkProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="currentColor"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      {LEAVES.map((leaf) => (
        <path key={leaf} d={leaf} opacity="0.8" />
      ))}
      <path d={SPARK} />
    </svg>
  );
}

/** The spark alone: for work in progress and for what is new. */
export function SparkMark({ className = 'size-8' }: MarkProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="currentColor"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      <path d={loneSpark} />
    </svg>
  );
}

/** The mark in the brand's colors: green leaves under a yellow light. */
export function LogoMark({ className = 'size-8' }: MarkProps) {
  const gradientId = useId();
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={classNames('shrink-0', className)}>
      <defs>
        <linearGradient id={gradientId} gradientUnits="userSpaceOnUse" x1="10" y1="48" x2="34" y2="8">
          <stop offset="0" stopColor="#1fce82" />
          <stop offset="0.5" stopColor="#7fe06a" />
          <stop offset="1" stopColor="#ffd84a" />
        </linearGradient>
      </defs>
      <g fill={`url(#${gradientId})`}>
        {LEAVES.map((leaf) => (
          <path key={leaf} d={leaf} />
        ))}
      </g>
      <path d={SPARK} fill="#ffe27a" />
    </svg>
  );
}

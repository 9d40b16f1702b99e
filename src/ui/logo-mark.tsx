import { useId } from 'react';
import { classNames } from './class-names.ts';

/* Two seed leaves, and the spark that they opened for. */
const leaves = [
  'M22.6 46.5C7.6 45 2.4 31 5 16.2C18.4 18.4 24.2 31 22.6 46.5Z',
  'M25.4 46.5C40.4 45 45.6 31 43 16.2C29.6 18.4 23.8 31 25.4 46.5Z',
];
const spark =
  'M24 .5C25.1 9.7 27.3 11.9 36.5 13C27.3 14.1 25.1 16.3 24 25.5C22.9 16.3 20.7 14.1 11.5 13C20.7 11.9 22.9 9.7 24 .5Z';
const loneSpark =
  'M24 2C25.8 16.5 31.5 22.2 46 24C31.5 25.8 25.8 31.5 24 46C22.2 31.5 16.5 25.8 2 24C16.5 22.2 22.2 16.5 24 2Z';

interface MarkProps {
  /** Width and height come from here, for example `size-8`. */
  className?: string;
}

/** The mark in one colour, the colour of the text around it. */
export function SeedMark({ className = 'size-8' }: MarkProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="currentColor"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      {leaves.map((leaf) => (
        <path key={leaf} d={leaf} opacity="0.8" />
      ))}
      <path d={spark} />
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

/** The mark in the brand's colours: green leaves under a yellow light. */
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
        {leaves.map((leaf) => (
          <path key={leaf} d={leaf} />
        ))}
      </g>
      <path d={spark} fill="#ffe27a" />
    </svg>
  );
}

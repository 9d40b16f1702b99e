import { useId } from 'react';
import { classNames } from './class-names.ts';

/* Six equal blades around a point: a seed head, and an aperture that opens. */
const blade = 'M24 24C19.2 18.4 18.6 10.6 24 3c5.4 7.6 4.8 15.4 0 21Z';
const turns = [0, 60, 120, 180, 240, 300];

/** The mark in one colour, the colour of the text around it. */
export function SeedMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="currentColor"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      {turns.map((turn) => (
        <path key={turn} d={blade} transform={`rotate(${turn} 24 24)`} opacity={0.55 + (turn % 120) / 130} />
      ))}
    </svg>
  );
}

/** The mark in the brand's colours, from green to yellow. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  const gradientId = useId();
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={classNames('shrink-0', className)}>
      <defs>
        <linearGradient id={gradientId} gradientUnits="userSpaceOnUse" x1="6" y1="4" x2="42" y2="44">
          <stop offset="0" stopColor="#3fe594" />
          <stop offset="0.55" stopColor="#a8e05a" />
          <stop offset="1" stopColor="#ffd23e" />
        </linearGradient>
      </defs>
      <g fill={`url(#${gradientId})`}>
        {turns.map((turn) => (
          <path
            key={turn}
            d={blade}
            transform={`rotate(${turn} 24 24)`}
            opacity={0.72 + (turn % 120) / 220}
          />
        ))}
      </g>
    </svg>
  );
}

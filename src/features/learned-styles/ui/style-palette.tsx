import type { LearnedStyle } from './chosen-style.types.ts';

/** The main colors of a style, each as wide as it is common. */
export function StylePalette({ style, className = '' }: { style: LearnedStyle; className?: string }) {
  const { palette } = style.look;
  return (
    <div
      role="img"
      aria-label={`Palette: ${palette.map(({ color }) => color).join(', ')}`}
      className={`flex h-5 overflow-hidden rounded-full border border-line-strong ${className}`}
    >
      {palette.map(({ color, share }) => (
        <span key={color} style={{ backgroundColor: color, flexGrow: Math.max(0.05, share) }} />
      ))}
    </div>
  );
}

/** Media whose own name says too little. */
const SPOKEN: Readonly<Record<string, string>> = { photo: 'photography', pixel: 'pixel art', pop: 'pop art' };

/** E.g. `Closest to watercolor`. */
export function closestMedium({ medium }: LearnedStyle): string {
  return `Closest to ${SPOKEN[medium] ?? medium.replaceAll('-', ' ')}`;
}

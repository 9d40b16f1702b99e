import { useId } from 'react';

interface StrengthSliderProps {
  /** 0..1. */
  value: number;
  onChange: (value: number) => void;
}

const MARKS = [
  { value: 0.35, label: 'Light' },
  { value: 0.7, label: 'Balanced' },
  { value: 1, label: 'Full' },
] as const;
const LEAST = 0.1;
const STEP = 0.05;

/** How much of the style covers the picture. */
export function StrengthSlider({ value, onChange }: StrengthSliderProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-small font-semibold text-ink-soft">
        Style strength
      </label>
      <input
        id={id}
        type="range"
        min={LEAST}
        max={1}
        step={STEP}
        value={value}
        aria-valuetext={`${Math.round(value * 100)} percent`}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        className="h-8 w-full cursor-pointer accent-accent"
      />
      <div className="relative h-10 text-caption">
        {MARKS.map((mark) => (
          <button
            key={mark.value}
            type="button"
            onClick={() => onChange(mark.value)}
            aria-pressed={value === mark.value}
            style={{ left: `${((mark.value - LEAST) / (1 - LEAST)) * 100}%` }}
            className="absolute min-h-10 -translate-x-1/2 cursor-pointer rounded-sm px-2 text-ink-muted last:-translate-x-full hover:text-ink aria-pressed:font-semibold aria-pressed:text-accent"
          >
            {mark.label}
          </button>
        ))}
      </div>
    </div>
  );
}

import { Dices, Lock, LockOpen } from 'lucide-react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { randomSeed } from '../seeds.rules.ts';

/** What the Seed field holds; only a locked seed is used again. */
export interface SeedChoice {
  text: string;
  isLocked: boolean;
}

interface SeedFieldProps {
  seed: SeedChoice;
  onChange: (seed: SeedChoice) => void;
  className?: string;
}

const LONGEST_SEED = 9;

/** Shows the latest seed; the lock keeps it, so that the same prompt gives the same pictures again. */
export function SeedField({ seed, onChange, className }: SeedFieldProps) {
  const { text, isLocked } = seed;
  return (
    <NumberField
      label="Seed"
      className={className}
      placeholder="Random"
      value={text}
      maxLength={LONGEST_SEED}
      onValueChange={(next) => onChange({ text: next, isLocked: next !== '' })}
      actions={
        <>
          <IconButton
            label={isLocked ? 'Unlock seed' : 'Lock seed'}
            pressed={isLocked}
            variant="solid"
            icon={isLocked ? <Lock className="size-4.5" /> : <LockOpen className="size-4.5" />}
            disabled={text === ''}
            onClick={() => onChange({ text, isLocked: !isLocked })}
          />
          <IconButton
            label="Roll a new seed"
            variant="solid"
            icon={<Dices className="size-4.5" />}
            onClick={() => onChange({ text: String(randomSeed(Math.random)), isLocked: true })}
          />
        </>
      }
    />
  );
}

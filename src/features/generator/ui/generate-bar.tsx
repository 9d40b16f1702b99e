import { Sparkles, Square } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';

interface GenerateBarProps {
  label: string;
  isRunning: boolean;
  disabled: boolean;
  /** What the visitor should know before pressing, or why the button is disabled. */
  note: ReactNode;
  /** Quieter than the note, and not read out when it changes. */
  hint: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** One button starts and stops, so that the focus stays where it is. */
export function GenerateBar({ label, isRunning, disabled, note, hint, ref }: GenerateBarProps) {
  return (
    <div className="flex flex-col-reverse gap-x-6 gap-y-3 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0 text-small text-ink-soft sm:flex-1">
        <div role="status">{note}</div>
        {hint}
      </div>
      <Button
        ref={ref}
        type="submit"
        size="large"
        variant={isRunning ? 'secondary' : 'primary'}
        disabled={disabled}
        // The second half of a double click would undo what the first half did.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        icon={
          isRunning ? (
            <Square aria-hidden="true" className="size-4 fill-current" />
          ) : (
            <Sparkles aria-hidden="true" className="size-5" />
          )
        }
        className="w-full text-balance max-sm:gap-2 max-sm:px-2 max-sm:text-[0.9375rem] max-[24rem]:[&>svg]:hidden sm:w-auto sm:min-w-[27rem]"
      >
        {isRunning ? 'Stop Generating' : label}
      </Button>
    </div>
  );
}

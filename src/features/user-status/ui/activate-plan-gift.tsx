import { Check } from 'lucide-react';
import type { ActivationGift } from '../activation.rules.ts';

/** Drawn above the good news. */
export function ActivationEmblem() {
  return (
    <span
      aria-hidden="true"
      className="relative grid size-16 animate-rise-in place-items-center rounded-full border border-accent-line bg-accent-soft text-accent"
    >
      <span className="absolute inset-0 animate-bloom-ring rounded-full border-2 border-accent" />
      <Check className="size-8" strokeWidth={2.5} />
    </span>
  );
}

/** What the license brought. */
export function ActivationGiftText({ gift }: { gift: ActivationGift }) {
  return (
    <div className="animate-rise-in">
      <p className="font-display text-display-sm font-semibold text-balance text-accent">{gift.headline}</p>
      <p className="mt-3 text-lead text-ink-soft">{gift.explanation}</p>
    </div>
  );
}

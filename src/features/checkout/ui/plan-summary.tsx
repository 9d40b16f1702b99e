import { Check } from 'lucide-react';
import { Card } from '../../../ui/layout/card.tsx';
import { formatPrice } from '../../plans/plans.rules.ts';
import type { Plan } from '../../plans/plans.types.ts';
import { OwnPriceNote } from '../../user-status/ui/own-price-note.tsx';

/** What is in the basket: one plan, and what it costs here. */
export function PlanSummary({ plan }: { plan: Plan }) {
  return (
    <Card as="section" highlighted padding="large">
      <h2 className="text-title-sm">{plan.name}</h2>
      <p className="mt-1 text-small text-ink-muted">{plan.for}</p>
      <ul className="mt-6 flex flex-col gap-2.5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-small text-ink-soft">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <OwnPriceNote offered={plan.creditsPerImage} className="mt-6 text-small text-ink-muted" />
      <dl className="mt-6 grid grid-cols-[1fr_auto] items-baseline gap-y-2 border-t border-line pt-5">
        <dt className="text-small text-ink-muted">One-time price</dt>
        <dd className="text-right text-small text-ink-muted">{formatPrice(plan.price)}</dd>
        <dt className="font-semibold">Charged in this test</dt>
        <dd className="text-right font-display text-title-sm">{formatPrice(0)}</dd>
      </dl>
    </Card>
  );
}

import { Check } from 'lucide-react';
import { AccentScope } from '../../../../ui/accent.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { anchors } from '../../../../urls.ts';
import { formatPrice, isPaidPlan, isPurchaseLink, listPlans } from '../../../plans/plans.rules.ts';
import type { Plan, PlanLinks } from '../../../plans/plans.types.ts';
import { SectionShell } from './section-shell.tsx';
import { StartButton } from './start-button.tsx';

export function PricingSection({ links }: { links: PlanLinks }) {
  return (
    <SectionShell
      id={anchors.pricing}
      title="Pay once, create at your own pace"
      lead="Credit packs are not subscriptions. Buy a pack, activate it with your purchase email and license key, and keep the credits until you use them."
    >
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-6">
        {listPlans(links).map((plan, index) => (
          <PlanCard key={plan.id} plan={plan} wide={index > 2} />
        ))}
      </ul>
      <p className="mt-6 text-small text-ink-muted">
        Booster, Premium and Professional include a commercial license. Free Trial pictures are for personal,
        non-commercial use. If you own more than one plan, every image on the green tool costs the lowest
        price of any plan you own. Unlimited counts while it’s active.
      </p>
    </SectionShell>
  );
}

function PlanCard({ plan, wide }: { plan: Plan; wide: boolean }) {
  return (
    <li
      id={plan.id === 'UNLIMITED' ? anchors.unlimitedPlan : undefined}
      className={classNames('scroll-mt-24', wide ? 'lg:col-span-3' : 'lg:col-span-2')}
    >
      <AccentScope
        accent={plan.theme}
        className={classNames(
          'flex h-full flex-col rounded-xl border bg-surface p-7 shadow-raised',
          plan.isHighlighted && 'border-accent-line bg-surface-raised',
          plan.theme === 'yellow' && 'border-accent-line accent-pool',
          !plan.isHighlighted && plan.theme === 'green' && 'border-line',
        )}
      >
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h3 className="text-title-sm">{plan.name}</h3>
          {plan.isHighlighted ? <Badge tone="accent">Best for work</Badge> : null}
        </div>
        <p className="mt-1 text-small text-ink-muted">{plan.for}</p>
        <p className="mt-6 font-display text-display-sm">
          {formatPrice(plan.price)}
          {isPaidPlan(plan) ? (
            <span className="ml-2 font-body text-small tracking-normal text-ink-muted">once</span>
          ) : null}
        </p>
        <ul className="mt-6 mb-8 flex flex-col gap-2.5">
          {plan.features.map((feature) => (
            <li key={feature} className="flex gap-2.5 text-small text-ink-soft">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-auto">
          <PlanAction plan={plan} />
        </div>
      </AccentScope>
    </li>
  );
}

function PlanAction({ plan }: { plan: Plan }) {
  if (!isPaidPlan(plan)) {
    return (
      <StartButton block variant="secondary">
        Start For Free
      </StartButton>
    );
  }
  return (
    <Button
      block
      href={plan.link}
      target={isPurchaseLink(plan.link) ? '_blank' : undefined}
      variant={plan.isHighlighted ? 'primary' : 'secondary'}
    >
      Get {plan.name}
    </Button>
  );
}

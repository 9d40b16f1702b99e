import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { AccentScope } from '../../../ui/accent.tsx';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ScriptsNeeded } from '../../../ui/feedback/scripts-needed.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { untilAnswered } from '../../../ui/until-answered.ts';
import { urls } from '../../../urls.ts';
import { findPaidPlan, planSlug } from '../../plans/plans.rules.ts';
import { sandboxShopContext } from '../checkout.context.ts';
import type { SandboxReceipt } from '../checkout.schema.ts';
import { LicenseReceipt } from './license-receipt.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { SandboxPurchaseForm } from './sandbox-purchase-form.tsx';

export function loader({ context, params }: LoaderFunctionArgs) {
  const plan = context.get(sandboxShopContext) ? findPaidPlan(params.plan ?? '') : undefined;
  if (!plan) throw data(null, { status: 404 });
  return { plan };
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return untilAnswered(request, () => serverLoader<typeof loader>());
}

export function meta({ matches, loaderData, params }: MetaArgs<typeof loader>) {
  const name = loaderData?.plan.name ?? 'Plan';
  return pageMeta(matches, {
    title: `Sandbox checkout: ${name}`,
    description: 'Try a plan without paying. The sandbox shop gives out free test licenses.',
    path: urls.checkout(params.plan ?? ''),
  });
}

export default function CheckoutPage() {
  const { plan } = useLoaderData<typeof loader>();
  return (
    <AccentScope accent={plan.theme} className="mx-auto max-w-page px-5 pt-16 pb-20 sm:px-8 sm:pt-24">
      <Badge tone="info" icon={<FlaskConical aria-hidden="true" className="size-4" />}>
        Test mode
      </Badge>
      <h1 className="mt-4 text-display text-balance">Get {plan.name}</h1>
      <Alert tone="info" title="Sandbox checkout: you won’t be charged" className="mt-8">
        Use this test shop to try the paid plans for free. The license works here just like one you’ve bought,
        and you don’t need to enter any payment details.
      </Alert>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <PlanSummary plan={plan} />
        <PurchasePanel key={plan.id} plan={planSlug(plan.id)} />
      </div>
      <p className="mt-8 text-small text-ink-muted">
        Looking for another plan?{' '}
        <SiteLink to={urls.pricing()} className="underline underline-offset-4">
          See all plans
        </SiteLink>
      </p>
    </AccentScope>
  );
}

/** First the form, then what it brought. */
function PurchasePanel({ plan }: { plan: string }) {
  const [parameters] = useSearchParams();
  const [receipt, setReceipt] = useState<SandboxReceipt>();
  return (
    <Card as="section" padding="large">
      <ScriptsNeeded>
        Getting a license needs JavaScript. Please turn it on in your browser, then load this page again.
      </ScriptsNeeded>
      <div className="noscript:hidden">
        {receipt ? (
          <LicenseReceipt receipt={receipt} />
        ) : (
          <SandboxPurchaseForm plan={plan} email={parameters.get('email') ?? ''} onBought={setReceipt} />
        )}
      </div>
    </Card>
  );
}

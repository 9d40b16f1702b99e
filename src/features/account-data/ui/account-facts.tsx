import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { urls } from '../../../urls.ts';
import type { AccountSummary } from '../account-data.schema.ts';
import { listAccountFacts } from '../account-facts.rules.ts';

export function AccountFacts({ summary }: { summary: AccountSummary }) {
  return (
    <Card as="section" padding="large" aria-labelledby="facts-title" className="self-start">
      <h2 id="facts-title" className="text-title">
        What we store
      </h2>
      <dl className="mt-5 divide-y divide-line">
        {listAccountFacts(summary).map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3.5">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 wrap-anywhere font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" href={urls.history()}>
          Image History
        </Button>
        <Button variant="ghost" size="small" href={urls.privacyPolicy()}>
          Privacy Policy
        </Button>
      </div>
    </Card>
  );
}

import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/card.tsx';

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** What there is to know of something, a line each. */
export function Facts({ facts }: FactsProps) {
  return (
    <Card as="section" padding="large" aria-labelledby="facts">
      <h2 id="facts" className="text-title">
        Facts
      </h2>
      <dl className="mt-4 divide-y divide-line">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 wrap-anywhere font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

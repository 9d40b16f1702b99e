import { CircleAlert, CircleCheck } from 'lucide-react';
import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { Need } from '../../overview/needs.types.ts';
import type { Me } from '../../owner.types.ts';
import { FailedAnswer } from '../acting/failed-answer.tsx';
import { useAnswer } from '../acting/use-answer.ts';
import { consoleAddress } from '../owner-addresses.ts';

/** What waits for whoever runs the site. */
export function Needs({ me }: { me: Me }) {
  const { state, reload } = useAnswer<{ needs: Need[] }>('/overview/needs');
  return (
    <section aria-labelledby="needs" className="mb-10">
      <h2 id="needs" className="mb-5 text-title">
        What needs you now
      </h2>
      {state.name === 'failed' && <FailedAnswer failure={state} onRetry={reload} />}
      {state.name === 'loading' && <Skeleton className="h-11 rounded-xl" />}
      {state.name === 'loaded' && <NeedList me={me} needs={state.answer.needs} />}
    </section>
  );
}

function NeedList({ me, needs }: { me: Me; needs: readonly Need[] }) {
  if (needs.length === 0)
    return (
      <p className="flex items-center gap-3 text-ink-soft">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
        Nothing. Everything runs, and nobody waits for you.
      </p>
    );
  return (
    <ul className="grid gap-3">
      {needs.map(({ id, title, advice, page }) => (
        <Card as="li" key={id} className="flex items-start gap-3.5">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
          <div className="min-w-0 flex-1">
            <h3 className="font-body text-body font-semibold wrap-anywhere">{title}</h3>
            <p className="mt-1 text-ink-soft wrap-anywhere">{advice}</p>
          </div>
          {page && me.pages.includes(page) && (
            <SiteLink
              prefetch="none"
              to={consoleAddress(page)}
              aria-label={`Go there: ${title}`}
              className="shrink-0 underline underline-offset-4"
            >
              Go there
            </SiteLink>
          )}
        </Card>
      ))}
    </ul>
  );
}

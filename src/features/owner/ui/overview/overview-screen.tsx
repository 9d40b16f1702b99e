import { useSearchParams } from 'react-router';
import { Chip } from '../../../../ui/buttons/chip.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { CHART_IDS } from '../../overview/charts.rules.ts';
import { RANGES } from '../../overview/figures.rules.ts';
import type { DaysAnswer } from '../../overview/figures.types.ts';
import type { Me } from '../../owner.types.ts';
import { FailedAnswer } from '../acting/failed-answer.tsx';
import { useAnswer } from '../acting/use-answer.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { ChartCard } from './chart-card.tsx';
import { Needs } from './needs.tsx';

const FIRST_RANGE = 30;

/** What needs a person now, and what happened on the last days. */
export function OverviewScreen({ me }: { me: Me }) {
  return (
    <ConsoleFrame me={me} title="Overview">
      <Needs me={me} />
      <Days />
    </ConsoleFrame>
  );
}

function Days() {
  const [params, setParams] = useSearchParams();
  const wanted = Number(params.get('days'));
  const range = RANGES.find((days) => days === wanted) ?? FIRST_RANGE;
  const { state, reload } = useAnswer<DaysAnswer>(`/overview/days?days=${range}`);
  const choose = (days: number) =>
    setParams({ days: String(days) }, { replace: true, preventScrollReset: true });
  return (
    <section aria-labelledby="days">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="days" className="text-title">
          Day by day
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons would be a form */}
        <div role="group" aria-label="How many days" className="flex flex-wrap gap-2">
          {RANGES.map((days) => (
            <Chip key={days} pressed={days === range} onPress={() => choose(days)}>
              {days === 365 ? '1 year' : `${days} days`}
            </Chip>
          ))}
        </div>
      </div>
      {state.name === 'failed' && <FailedAnswer failure={state} onRetry={reload} />}
      {state.name === 'loading' && <Skeleton className="h-64 rounded-xl" />}
      {state.name === 'loaded' && (
        <div className="grid gap-6 lg:grid-cols-2">
          {CHART_IDS.map((id) => (
            <ChartCard key={id} id={id} days={state.answer.days} series={state.answer.charts[id]} />
          ))}
        </div>
      )}
    </section>
  );
}

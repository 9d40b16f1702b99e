import { SlidersHorizontal } from 'lucide-react';
import { systemClock } from '../../../shared/clock.ts';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { Disclosure } from '../../../ui/folding/disclosure.tsx';
import { urls } from '../../../urls.ts';
import { balanceOf } from '../../user-status/user-status.rules.ts';
import { describeDailyReset } from '../daily-reset.rules.ts';
import { costPerRun } from '../run-cost.rules.ts';
import { needsYellowPlan, YELLOW_PLAN_HINT } from '../run-guards.rules.ts';
import { AspectRatioPicker } from './aspect-ratio-picker.tsx';
import { ModelSelect } from './model-select.tsx';
import { PartFailure } from './part-failure.tsx';
import { SeedField } from './seed-field.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { useLazyPart } from './use-lazy-part.ts';
import { type ToolModel, useTool } from './use-tool.ts';

const loadOptions = () => import('./options/tool-options.tsx');

/** The daily-credit tool: four images a run and fourteen creative controls. */
export function YellowTool() {
  const model = useTool('yellow');
  const options = useLazyPart(loadOptions, true);
  return (
    <ToolFrame
      model={model}
      name="Yellow tool"
      heading="Yellow image generator"
      promptPlaceholder="A lighthouse in a storm, waves against the rocks"
      hint={<YellowHint model={model} />}
    >
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-[1fr_1.2fr_1fr]">
        <ModelSelect tool="yellow" planName={model.status?.plan ?? null} />
        <AspectRatioPicker value={model.size.aspectRatio} onChange={model.setAspectRatio} />
        <SeedField seed={model.seed} onChange={model.setSeed} />
      </div>
      <Disclosure
        label="Advanced Creative Controls"
        icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
        className="[&>button]:-mx-3 [&>button]:w-[calc(100%+1.5rem)]"
      >
        {options.part && <options.part.YellowOptions model={model} />}
        {options.hasFailed && <PartFailure onRetry={options.retry} />}
      </Disclosure>
    </ToolFrame>
  );
}

function YellowHint({ model }: { model: ToolModel }) {
  const { status } = model;
  const now = systemClock.now();
  if (needsYellowPlan('yellow', status, now)) {
    return (
      <p>
        {YELLOW_PLAN_HINT}{' '}
        <SiteLink
          to={urls.unlimitedPlan()}
          className="font-semibold text-accent underline underline-offset-4"
        >
          See the plan
        </SiteLink>
      </p>
    );
  }
  if (status && balanceOf(status, 'yellow') < costPerRun('yellow', status)) {
    return <p>{describeDailyReset(now, status.isGuest)}</p>;
  }
  return null;
}

import { Shuffle, SlidersHorizontal } from 'lucide-react';
import { systemClock } from '../../../shared/clock.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { Disclosure } from '../../../ui/folding/disclosure.tsx';
import { urls } from '../../../urls.ts';
import { balanceOf } from '../../user-status/user-status.rules.ts';
import { describeDailyReset } from '../daily-reset.rules.ts';
import { OPTION_LIST_NAMES } from '../options/option-list-descriptions.rules.ts';
import { randomizeOptions } from '../randomize-options.rules.ts';
import { costPerRun } from '../run-cost.rules.ts';
import { needsYellowPlan, YELLOW_PLAN_HINT } from '../run-guards.rules.ts';
import { AspectRatioPicker } from './aspect-ratio-picker.tsx';
import { ModelSelect } from './model-select.tsx';
import { OptionSelect } from './option-select.tsx';
import { ResetButton } from './reset-button.tsx';
import { SeedField } from './seed-field.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { loadOptionLists } from './use-option-lists.ts';
import { type ToolModel, useTool } from './use-tool.ts';

/** The daily-credit tool: four images a run and fourteen creative controls. */
export function YellowTool() {
  const model = useTool('yellow');
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
      <CreativeControls model={model} />
    </ToolFrame>
  );
}

function CreativeControls({ model }: { model: ToolModel }) {
  const { choices, setOption, setOptions } = model;
  const randomize = async () => {
    try {
      setOptions(randomizeOptions(await loadOptionLists(), Math.random));
    } catch (error) {
      console.warn('The option lists did not load.', error);
    }
  };
  return (
    <Disclosure
      label="Advanced Creative Controls"
      icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
      className="[&>button]:-mx-3 [&>button]:w-[calc(100%+1.5rem)]"
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-5 lg:grid-cols-4">
        {OPTION_LIST_NAMES.map((list) => (
          <OptionSelect key={list} list={list} value={choices.options[list]} onChange={setOption} />
        ))}
        <div className="col-span-full flex items-end gap-3 max-sm:flex-col lg:col-span-2">
          <Button
            variant="secondary"
            block
            icon={<Shuffle aria-hidden="true" className="size-4.5" />}
            onClick={() => void randomize()}
          >
            Randomize Options
          </Button>
          <ResetButton model={model} />
        </div>
      </div>
    </Disclosure>
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

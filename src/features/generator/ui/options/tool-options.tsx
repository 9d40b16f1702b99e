import { TextField } from '../../../../ui/fields/text-field.tsx';
import { GREEN_LISTS } from '../../composed-prompt.rules.ts';
import { OPTION_LIST_NAMES } from '../../options/option-list-descriptions.rules.ts';
import type { OptionListName } from '../../options/option-lists.types.ts';
import type { ToolModel } from '../use-tool.ts';
import { DealButtons, DealNumber } from './deal-controls.tsx';
import { OptionLock } from './option-lock.tsx';
import { OptionSelect } from './option-select.tsx';

export { OptionLock };

const ADVANCED_LISTS: readonly OptionListName[] = ['mood', 'lighting', 'colorScheme'];

/** Leaves room for the prompt and every option within the image service's limit. */
const LONGEST_NEGATIVE_PROMPT = 500;

/** What the green tool folds away. */
export function GreenOptions({ model }: { model: ToolModel }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-5 lg:grid-cols-3">
      <LockedSelects model={model} lists={ADVANCED_LISTS} />
      <TextField
        label="Negative Prompt"
        dir="auto"
        hint="Optional: what you don’t want to see."
        placeholder="blur, people, text"
        value={model.choices.negativePrompt}
        maxLength={LONGEST_NEGATIVE_PROMPT}
        onChange={(event) => model.setNegativePrompt(event.currentTarget.value)}
        className="max-lg:col-span-full lg:col-span-2"
      />
      <DealNumber model={model} lists={GREEN_LISTS} className="max-lg:col-span-full" />
      <DealButtons
        model={model}
        lists={GREEN_LISTS}
        label="Shuffle"
        className="col-span-full lg:col-span-2"
      />
    </div>
  );
}

/** What the yellow tool folds away: the fourteen selectors. */
export function YellowOptions({ model }: { model: ToolModel }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-5 lg:grid-cols-4">
      <LockedSelects model={model} lists={OPTION_LIST_NAMES} />
      <DealButtons
        model={model}
        lists={OPTION_LIST_NAMES}
        label="Randomize Options"
        className="col-span-full lg:col-span-2"
      />
      <DealNumber model={model} lists={OPTION_LIST_NAMES} className="col-span-full lg:col-span-2" />
    </div>
  );
}

function LockedSelects({ model, lists }: { model: ToolModel; lists: readonly OptionListName[] }) {
  return lists.map((list) => (
    <OptionSelect
      key={list}
      list={list}
      value={model.choices.options[list]}
      onChange={model.setOption}
      aside={<OptionLock tool={model.tool} list={list} />}
    />
  ));
}

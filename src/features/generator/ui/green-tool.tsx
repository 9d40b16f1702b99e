import { SlidersHorizontal } from 'lucide-react';
import { useEffect } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Disclosure } from '../../../ui/folding/disclosure.tsx';
import type { OptionListName } from '../options/option-lists.types.ts';
import { AspectRatioPicker } from './aspect-ratio-picker.tsx';
import { onPromptFilled } from './fill-prompt.ts';
import { ModelSelect } from './model-select.tsx';
import { OptionSelect } from './option-select.tsx';
import { ResetButton } from './reset-button.tsx';
import { SeedField } from './seed-field.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { type ToolModel, useTool } from './use-tool.ts';

const ADVANCED_LISTS: readonly OptionListName[] = ['mood', 'lighting', 'colorScheme'];

/** Leaves room for the prompt and every option within the image service's limit. */
const LONGEST_NEGATIVE_PROMPT = 500;

/** The image generator that costs credits, two images a run. "Green" is its name and its accent color on the site. */
export function GreenTool() {
  const model = useTool('green');
  const { promptRef, setPrompt } = model;
  useEffect(
    () =>
      onPromptFilled((text) => {
        setPrompt(text);
        promptRef.current?.focus({ preventScroll: true });
      }),
    [promptRef, setPrompt],
  );
  return (
    <ToolFrame
      model={model}
      name="Green tool"
      heading="Green image generator"
      promptPlaceholder="A red dragon over a castle at sunset"
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-x-4 gap-y-5 lg:grid-cols-[1fr_1.1fr_1.45fr_1.15fr]">
        <ModelSelect tool="green" planName={model.status?.plan ?? null} />
        <OptionSelect list="style" value={model.choices.options.style} onChange={model.setOption} />
        <AspectRatioPicker
          value={model.size.aspectRatio}
          onChange={model.setAspectRatio}
          className="max-sm:col-span-full"
        />
        <SeedField seed={model.seed} onChange={model.setSeed} className="max-sm:col-span-full" />
      </div>
      <AdvancedOptions model={model} />
    </ToolFrame>
  );
}

function AdvancedOptions({ model }: { model: ToolModel }) {
  const { choices, setOption, setNegativePrompt } = model;
  return (
    <Disclosure
      label="Advanced Options"
      icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
      className="[&>button]:-mx-3 [&>button]:w-[calc(100%+1.5rem)]"
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-5 lg:grid-cols-3">
        {ADVANCED_LISTS.map((list) => (
          <OptionSelect key={list} list={list} value={choices.options[list]} onChange={setOption} />
        ))}
        <TextField
          label="Negative Prompt"
          dir="auto"
          hint="Optional: what you don’t want to see."
          placeholder="blur, people, text"
          value={choices.negativePrompt}
          maxLength={LONGEST_NEGATIVE_PROMPT}
          onChange={(event) => setNegativePrompt(event.currentTarget.value)}
          className="max-lg:col-span-full lg:col-span-2"
        />
        <div className="max-lg:col-span-full lg:pt-7">
          <ResetButton model={model} />
        </div>
      </div>
    </Disclosure>
  );
}

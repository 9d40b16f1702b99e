import { SlidersHorizontal } from 'lucide-react';
import { useEffect } from 'react';
import { Disclosure } from '../../../ui/folding/disclosure.tsx';
import { AspectRatioPicker } from './aspect-ratio-picker.tsx';
import { onPromptFilled } from './fill-prompt.ts';
import { ModelSelect } from './model-select.tsx';
import { OptionSelect } from './options/option-select.tsx';
import { PartFailure } from './part-failure.tsx';
import { SeedField } from './seed-field.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { useLazyPart } from './use-lazy-part.ts';
import { useTool } from './use-tool.ts';

const loadOptions = () => import('./options/tool-options.tsx');

/** The image generator that costs credits, two images a run. "Green" is its name and its accent color on the site. */
export function GreenTool() {
  const model = useTool('green');
  const { promptRef, setPrompt } = model;
  const options = useLazyPart(loadOptions, true);
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
        <OptionSelect
          list="style"
          value={model.choices.options.style}
          onChange={model.setOption}
          aside={options.part && <options.part.OptionLock tool="green" list="style" />}
        />
        <AspectRatioPicker
          value={model.size.aspectRatio}
          onChange={model.setAspectRatio}
          className="max-sm:col-span-full"
        />
        <SeedField seed={model.seed} onChange={model.setSeed} className="max-sm:col-span-full" />
      </div>
      <Disclosure
        label="Advanced Options"
        icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
        className="[&>button]:-mx-3 [&>button]:w-[calc(100%+1.5rem)]"
      >
        {options.part && <options.part.GreenOptions model={model} />}
        {options.hasFailed && <PartFailure onRetry={options.retry} />}
      </Disclosure>
    </ToolFrame>
  );
}

import { useRef } from 'react';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { AccentScope } from '../../../ui/accent.tsx';
import { urls } from '../../../urls.ts';
import { ScriptStage } from './script-stage.tsx';
import { StoryForm } from './story-form.tsx';
import { useOutcomeAttention } from './use-outcome-attention.ts';
import { type ScriptOutcome, useStoryGenerator } from './use-story-generator.ts';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Web story script generator',
    description: 'Turn a title and a picture into a five-page web story script, free and without an account.',
    path: urls.storyGenerator(),
  });
}

export default function StoryGeneratorPage() {
  const model = useStoryGenerator();
  const stage = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutcomeAttention(model.outcome.phase, { stage, target, button });
  return (
    <AccentScope accent="yellow">
      <Introduction />
      <div className="mx-auto grid max-w-page items-start gap-8 px-5 pt-8 pb-20 sm:px-8 sm:pt-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-10">
        <div className="min-w-0 lg:sticky lg:top-24">
          <StoryForm model={model} buttonRef={button} />
        </div>
        <div ref={stage} className="min-w-0">
          <ScriptStage model={model} focusRef={target} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {announcement(model.outcome)}
      </p>
    </AccentScope>
  );
}

function Introduction() {
  return (
    <header className="mx-auto max-w-page px-5 pt-12 sm:px-8 sm:pt-14">
      <p className="flex items-center gap-2.5 text-small font-semibold text-yellow">
        <span aria-hidden="true" className="h-px w-6 bg-yellow" />
        Story script
      </p>
      <h1 className="mt-4 text-display text-balance">Web Story Content Generator</h1>
      <p className="mt-5 max-w-prose text-lead text-balance text-ink-soft">
        Add a title and a picture, and get a web story script, slide by slide.
      </p>
    </header>
  );
}

function announcement(outcome: ScriptOutcome): string {
  if (outcome.phase !== 'written') return '';
  const { length } = outcome.story.script.story;
  return length === 1 ? 'Your script is ready: one slide.' : `Your script is ready: ${length} slides.`;
}

import { Info } from 'lucide-react';
import type { Ref } from 'react';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { scriptAsText } from '../script-text.rules.ts';
import type { ScriptCredit } from '../story-scripts.types.ts';
import { DraftThisStory } from './draft/draft-this-story.tsx';
import { NextSteps } from './next-steps.tsx';
import { SlideCard } from './slide-card.tsx';
import type { WrittenStory } from './written-story.types.ts';

interface ScriptResultProps extends WrittenStory {
  /** Told whether a draft of it would be lost with it. */
  onDraftRisk: (isAtRisk: boolean) => void;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A whole script, ready to be copied, and what can be made of it. */
export function ScriptResult({ script, title, image, onDraftRisk, headingRef }: ScriptResultProps) {
  const showToast = useToast();
  const reportFailure = () =>
    showToast({ tone: 'error', title: 'Your browser didn’t allow copying. Select the text and copy it.' });
  return (
    <>
      <section aria-labelledby="script-heading" className="grid gap-5">
        <div className="grid items-start justify-items-start gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <h2 id="script-heading" ref={headingRef} tabIndex={-1} className="text-title">
              Your Generated Story Script
            </h2>
            <p dir="auto" className="mt-1 wrap-anywhere text-ink-soft">
              {title}
            </p>
          </div>
          <CopyButton
            label="Copy all"
            text={scriptAsText(title, script)}
            subject="slides"
            onFailure={reportFailure}
            className="border border-line-strong bg-surface-raised/60"
          />
        </div>
        {script.note !== undefined && <Alert>{script.note}</Alert>}
        <ol className="grid gap-4">
          {script.story.map((slide) => (
            <li key={slide.page} className="min-w-0">
              <SlideCard slide={slide} count={script.story.length} onCopyFailure={reportFailure} />
            </li>
          ))}
        </ol>
        <Credit credit={script} />
      </section>
      <DraftThisStory script={script} title={title} image={image} onRiskChange={onDraftRisk} />
      <NextSteps />
    </>
  );
}

/** Says honestly who wrote it, and what that means. */
function Credit({ credit }: { credit: ScriptCredit }) {
  return (
    <p className="flex items-start gap-2 text-small text-ink-muted">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {credit.builtIn
        ? 'Written by our built-in writer from your title and the colors and light it measured in your picture. It doesn’t know what the picture shows. It writes English, Spanish, French, German, Portuguese, Italian and Hindi; titles in other languages get English.'
        : 'Written by a language model that saw your title and your picture. Read it carefully before you publish it.'}
    </p>
  );
}

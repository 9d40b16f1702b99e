import { RotateCw, Square } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { GhostSlides } from './ghost-slides.tsx';
import { ScriptResult } from './script-result.tsx';
import type { StoryGeneratorModel } from './use-story-generator.ts';

interface ScriptStageProps {
  model: StoryGeneratorModel;
  /** What took the visitor's attention last: the loading line, the error box or the result's heading. */
  focusRef: RefObject<HTMLElement | null>;
}

/** Where a script is waited for, read, or explained why there is none. */
export function ScriptStage({ model, focusRef }: ScriptStageProps) {
  const { outcome, refusal } = model;
  const failure = refusal ?? (outcome.phase === 'failed' ? outcome.message : undefined);
  return (
    <div className="grid min-w-0 gap-6">
      {failure !== undefined && (
        <div ref={refusal ? undefined : (focusRef as RefObject<HTMLDivElement | null>)} tabIndex={-1}>
          <Alert
            tone="error"
            title="An Error Occurred"
            headingLevel={2}
            actions={!refusal && <TryAgain model={model} />}
          >
            {failure}
          </Alert>
        </div>
      )}
      {outcome.phase === 'written' ? (
        <ScriptResult
          headingRef={focusRef as RefObject<HTMLHeadingElement | null>}
          script={outcome.story.script}
          title={outcome.story.title}
          image={outcome.story.image}
          onDraftRisk={model.noteDraftRisk}
        />
      ) : (
        <Waiting model={model} focusRef={focusRef} />
      )}
    </div>
  );
}

function TryAgain({ model }: { model: StoryGeneratorModel }) {
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={!model.isComplete}
      icon={<RotateCw aria-hidden="true" className="size-4" />}
      onClick={model.submit}
    >
      Try Again
    </Button>
  );
}

function Waiting({ model, focusRef }: ScriptStageProps) {
  const isWriting = model.outcome.phase === 'writing';
  return (
    <div className="accent-pool grid content-center gap-8 rounded-2xl border border-dashed border-line-strong px-4 py-10 sm:px-8 sm:py-14 lg:min-h-126.5">
      <GhostSlides isWriting={isWriting} previewUrl={model.mainImage.image?.previewUrl} />
      <div className="mx-auto grid w-full max-w-md content-start justify-items-center gap-4 text-center sm:min-h-32">
        {isWriting ? (
          <>
            <p
              ref={focusRef as RefObject<HTMLParagraphElement | null>}
              tabIndex={-1}
              className="text-title-sm font-semibold text-ink"
            >
              AI is writing your story, please wait...
            </p>
            <ProgressBar label="Writing the script" />
            <Button
              variant="ghost"
              size="small"
              icon={<Square aria-hidden="true" className="size-3.5 fill-current" />}
              onClick={model.stop}
            >
              Stop
            </Button>
          </>
        ) : (
          <>
            <h2 className="text-title">Five slides from one picture</h2>
            <p className="text-ink-soft">
              Each slide gets a short title and a paragraph of 20 to 30 words. Copy them, or turn them into a
              story you can play.
            </p>
          </>
        )}
      </div>
    </div>
  );
}

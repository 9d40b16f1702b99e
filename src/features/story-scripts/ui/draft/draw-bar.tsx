import { Play, Square, WandSparkles } from 'lucide-react';
import { READ_ONLY_NOTE } from '../../../../shared/read-only.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { useSiteInfo } from '../../../../ui/use-site-info.ts';
import { isPending, slidesToDraw } from '../../draft/story-draft.rules.ts';
import type { PictureWork, StoryDraft } from '../../draft/story-draft.types.ts';
import type { DraftStudio } from './draft-studio.ts';

interface DrawBarProps {
  studio: DraftStudio;
  draft: StoryDraft;
  onPreview: () => void;
}

/** Has the pictures drawn, and tells how that goes. */
export function DrawBar({ studio, draft, onPreview }: DrawBarProps) {
  const { slides } = draft;
  const pending = slides.filter(isPending).length;
  const { readOnly } = useSiteInfo();
  const ready = slides.filter((slide) => slide.picture && !isPending(slide)).length;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {pending > 0 ? <StopButton onStop={studio.stop} /> : <DrawButton studio={studio} draft={draft} />}
        <Button
          variant={ready === slides.length ? 'primary' : 'secondary'}
          disabled={ready === 0}
          onClick={onPreview}
          icon={<Play aria-hidden="true" className="size-4 fill-current" />}
          className="grow @md:grow-0"
        >
          Preview
        </Button>
      </div>
      <ProgressBar
        label="Finished pictures"
        value={ready}
        max={slides.length}
        className={pending > 0 ? undefined : 'invisible'}
      />
      {pending === 0 && <Failures slides={slides} />}
      <p className="text-small text-ink-muted">
        {readOnly
          ? READ_ONLY_NOTE
          : 'Free. Pictures made here count toward today’s free pictures for your network, and cost no credits.'}
      </p>
    </div>
  );
}

const WIDE_BUTTON = 'min-w-44 grow @md:grow-0';

function StopButton({ onStop }: { onStop: () => void }) {
  return (
    <Button
      variant="secondary"
      onClick={onStop}
      icon={<Square aria-hidden="true" className="size-4 fill-current" />}
      className={WIDE_BUTTON}
    >
      Stop drawing
    </Button>
  );
}

function DrawButton({ studio, draft }: Pick<DrawBarProps, 'studio' | 'draft'>) {
  const { readOnly } = useSiteInfo();
  const wanted = slidesToDraw(draft);
  const isRedrawing = wanted.some(({ picture }) => picture !== null);
  return (
    <Button
      variant={isRedrawing ? 'secondary' : 'primary'}
      disabled={readOnly || wanted.length === 0}
      onClick={() => studio.draw(wanted.map(({ key }) => key))}
      icon={<WandSparkles aria-hidden="true" className="size-4.5" />}
      className={WIDE_BUTTON}
    >
      {drawLabel(wanted.length, isRedrawing)}
    </Button>
  );
}

function drawLabel(count: number, isRedrawing: boolean): string {
  if (count === 0) return 'Nothing to draw';
  if (isRedrawing) return 'Draw all again';
  return count === 1 ? 'Draw one picture' : `Draw ${count} pictures`;
}

/** Failures mostly have one reason, such as a used-up allowance: it is told once for all. */
function Failures({ slides }: Pick<StoryDraft, 'slides'>) {
  const failures = slides.map(({ work }) => work).filter(isFailure);
  const [first] = failures;
  if (!first) return null;
  const title =
    failures.length === 1
      ? 'One picture could not be made.'
      : `${failures.length} pictures could not be made.`;
  return (
    <Alert tone="error" title={title}>
      {first.message}
      {first.detail && <span className="block">{first.detail}</span>}
    </Alert>
  );
}

type Failure = Extract<PictureWork, { status: 'failed' }>;

function isFailure(work: PictureWork): work is Failure {
  return work.status === 'failed';
}

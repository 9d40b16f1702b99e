import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import type { DraftSource } from '../../draft/draft-source.types.ts';
import { isFull, withSlideAdded } from '../../draft/story-draft.rules.ts';
import { PACKAGE_LIMITS } from '../../draft/story-package-limits.rules.ts';
import { DraftFinish } from './draft-finish.tsx';
import { DraftNews } from './draft-news.tsx';
import { DraftSetup } from './draft-setup.tsx';
import { DraftSlides } from './draft-slides.tsx';
import { useDraftAttention } from './use-draft-attention.ts';
import { useDraftPreview } from './use-draft-preview.tsx';
import { useDraftStudio } from './use-draft-studio.ts';
import { type OnRiskChange, useLeaveGuard } from './use-leave-guard.ts';

interface StoryDeskProps {
  source: DraftSource;
  /** The desk stands where a button was that had the focus. */
  takesFocus: boolean;
  onRiskChange: OnRiskChange | undefined;
}

/** Where a script becomes a story: pictures, words, order, preview and the file. */
export function StoryDesk({ source, takesFocus, onRiskChange }: StoryDeskProps) {
  const { studio, draft } = useDraftStudio(source);
  const attention = useDraftAttention();
  const preview = useDraftPreview(draft);
  const guard = useLeaveGuard(draft, studio.started, onRiskChange);
  const { focusOn } = attention;
  useEffect(() => {
    if (takesFocus) focusOn('draft-heading');
  }, [focusOn, takesFocus]);

  const addSlide = () => {
    const key = studio.newKey();
    studio.change((now) => withSlideAdded(now, key));
    focusOn(`draft-${key}-heading`);
  };

  return (
    <div className="mt-6 grid gap-6">
      <DraftSetup studio={studio} draft={draft} photo={source.image} onPreview={preview.open} />
      <DraftSlides studio={studio} draft={draft} attention={attention} />
      <Button
        variant="secondary"
        disabled={isFull(draft)}
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onClick={addSlide}
      >
        {isFull(draft) ? `A story has at most ${PACKAGE_LIMITS.slides} slides` : 'Add a slide'}
      </Button>
      <DraftFinish
        draft={draft}
        onPreview={preview.open}
        onProblem={focusOn}
        onDownloaded={guard.noteDownload}
      />
      <DraftNews draft={draft} said={attention.said} />
      {preview.screen}
    </div>
  );
}

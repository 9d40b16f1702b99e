import { isPending } from '../../draft/story-draft.rules.ts';
import type { StoryDraft } from '../../draft/story-draft.types.ts';

/** Tells assistive technology how the pictures come along, and what was done to the slides. */
export function DraftNews({ draft, said }: { draft: StoryDraft; said: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {picturesNews(draft)}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

function picturesNews({ slides }: StoryDraft): string {
  const pending = slides.filter(isPending).length;
  const ready = slides.filter((slide) => slide.picture && !isPending(slide)).length;
  const failed = slides.filter(({ work }) => work.status === 'failed').length;
  if (pending + ready + failed === 0) return '';
  const tally = `${ready} of ${slides.length} pictures ${ready === 1 ? 'is' : 'are'} ready.`;
  return failed > 0 && pending === 0 ? `${tally} ${failed} could not be made.` : tally;
}

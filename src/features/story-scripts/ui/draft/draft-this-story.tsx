import { Images } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { PartFailure } from '../../../generator/ui/part-failure.tsx';
import { useLazyPart } from '../../../generator/ui/use-lazy-part.ts';
import type { DraftSource } from '../../draft/draft-source.types.ts';

const loadDraft = () => import('./story-draft.tsx').then(({ StoryDesk }) => StoryDesk);

/** Warms the code up for a pointer or focus that comes near; a failure shows when it is wanted. */
function warmDraft(): void {
  loadDraft().catch((error: unknown) => console.warn('The draft did not load yet.', error));
}

/** Offers to turn a script into a story, and becomes the desk where that is done. */
export function DraftThisStory(source: DraftSource) {
  const [isOpen, setIsOpen] = useState(false);
  const { part: Desk, hasFailed, retry } = useLazyPart(loadDraft, isOpen);
  const isLoading = isOpen && !Desk && !hasFailed;
  return (
    <section
      aria-labelledby="draft-heading"
      className="lit-border accent-pool @container rounded-xl bg-surface p-5 shadow-raised sm:p-6"
    >
      <div className="flex items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent">
          <Images aria-hidden="true" className="size-5.5" />
        </span>
        <div className="min-w-0">
          <h2 id="draft-heading" tabIndex={-1} className="text-title">
            From script to story
          </h2>
          <p className="mt-1.5 text-ink-soft">
            Get a picture for every slide, put in your own captions and links, watch the story full screen and
            take it with you as one file.
          </p>
        </div>
      </div>
      {Desk ? (
        <Desk {...source} />
      ) : (
        <div className="mt-5">
          {hasFailed ? (
            <PartFailure onRetry={retry} />
          ) : (
            <Button
              size="large"
              loading={isLoading}
              onClick={() => setIsOpen(true)}
              onPointerEnter={warmDraft}
              onFocus={warmDraft}
              className="w-full @md:w-auto"
            >
              Draft this story
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

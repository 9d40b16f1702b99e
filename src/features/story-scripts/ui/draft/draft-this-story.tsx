import { Images } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { PartFailure } from '../../../generator/ui/part-failure.tsx';
import { useLazyPart } from '../../../generator/ui/use-lazy-part.ts';
import type { DraftSource } from '../../draft/draft-source.types.ts';
import { recallStudio } from './draft-cache.ts';
import type { OnRiskChange } from './use-leave-guard.ts';

const loadDesk = () => import('./story-desk.tsx').then(({ StoryDesk }) => StoryDesk);

/** Warms the code up for a pointer or focus that comes near; a failure shows when it is wanted. */
function warmDesk(): void {
  loadDesk().catch((error: unknown) => console.warn('The draft did not load yet.', error));
}

/** `recalled` is a draft that was left for another page of the site. */
type Opening = 'closed' | 'pressed' | 'recalled';

interface DraftThisStoryProps extends DraftSource {
  onRiskChange?: OnRiskChange;
}

/** Offers to turn a script into a story, and becomes the desk where that is done. */
export function DraftThisStory({ onRiskChange, ...source }: DraftThisStoryProps) {
  const [opening, setOpening] = useState<Opening>('closed');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is entered
  useEffect(() => {
    if (recallStudio(source)) setOpening('recalled');
  }, []);
  return (
    <section
      aria-labelledby="draft-heading"
      className="lit-border accent-pool @container rounded-xl bg-surface bg-size-[100%_26rem] bg-no-repeat p-5 shadow-raised sm:p-6"
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
            Get a picture for every slide, add your own captions and links, watch the story full screen and
            download it as one file.
          </p>
        </div>
      </div>
      <Desk
        source={source}
        opening={opening}
        onPress={() => setOpening('pressed')}
        onRiskChange={onRiskChange}
      />
    </section>
  );
}

interface DeskProps {
  source: DraftSource;
  opening: Opening;
  onPress: () => void;
  onRiskChange: OnRiskChange | undefined;
}

function Desk({ source, opening, onPress, onRiskChange }: DeskProps) {
  const isOpen = opening !== 'closed';
  const { part: StoryDesk, hasFailed, retry } = useLazyPart(loadDesk, isOpen);
  if (StoryDesk) {
    return <StoryDesk source={source} takesFocus={opening === 'pressed'} onRiskChange={onRiskChange} />;
  }
  return (
    <div className="mt-5">
      {hasFailed ? (
        <PartFailure onRetry={retry} />
      ) : (
        <Button
          size="large"
          loading={isOpen}
          onClick={onPress}
          onPointerEnter={warmDesk}
          onFocus={warmDesk}
          className="w-full @md:w-auto"
        >
          Draft this story
        </Button>
      )}
    </div>
  );
}

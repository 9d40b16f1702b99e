import { ImageOff } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { urls } from '../../../urls.ts';
import type { CallFailure } from '../../user-status/call-failure.rules.ts';
import { GalleryGrid } from './gallery-grid.tsx';
import { GalleryNotices } from './gallery-notices.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';
import type { HistoryState, ImageHistory } from './image-history.ts';
import { useImageHistory } from './use-image-history.ts';

/** The gallery of the account at the keyboard. */
export function HistoryGallery() {
  const { history, state } = useImageHistory();
  return (
    <>
      <HistoryContent history={history} state={state} />
      <GalleryNotices history={history} state={state} />
    </>
  );
}

function HistoryContent({ history, state: { phase } }: { history: ImageHistory; state: HistoryState }) {
  switch (phase.name) {
    case 'loading':
      return <HistorySkeleton />;
    case 'failed':
      return <HistoryFailed failure={phase.failure} onRetry={() => void history.load()} />;
    case 'loaded':
      return phase.images.length === 0 ? (
        <HistoryEmpty />
      ) : (
        <GalleryGrid images={phase.images} history={history} />
      );
  }
}

function HistoryEmpty() {
  return (
    <EmptyState
      title="Your Private Gallery is Empty"
      actions={<Button href={urls.generatorSuite()}>Make your first picture</Button>}
    >
      Pictures you make while you’re signed in appear here automatically.
    </EmptyState>
  );
}

function HistoryFailed({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title={failure.message}
        icon={<ImageOff aria-hidden="true" className="size-8 text-danger" />}
        actions={<Button onClick={onRetry}>Try Again</Button>}
      >
        {failure.detail ?? 'Your images are safe. We just couldn’t show them right now.'}
      </EmptyState>
    </div>
  );
}

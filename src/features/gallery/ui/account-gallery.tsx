import { ImageOff } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { urls } from '../../../urls.ts';
import type { CallFailure } from '../../user-status/call-failure.rules.ts';
import { GalleryGrid } from './gallery-grid.tsx';
import { GalleryNotices } from './gallery-notices.tsx';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import type { GalleryState, ShownGallery } from './shown-gallery.ts';
import { useShownGallery } from './use-shown-gallery.ts';

/** The gallery of the account at the keyboard. */
export function AccountGallery() {
  const { gallery, state } = useShownGallery();
  return (
    <>
      <GalleryContent gallery={gallery} state={state} />
      <GalleryNotices gallery={gallery} state={state} />
    </>
  );
}

function GalleryContent({ gallery, state: { phase } }: { gallery: ShownGallery; state: GalleryState }) {
  switch (phase.name) {
    case 'loading':
      return <GallerySkeleton />;
    case 'failed':
      return <GalleryFailed failure={phase.failure} onRetry={() => void gallery.load()} />;
    case 'loaded':
      return phase.images.length === 0 ? (
        <GalleryEmpty />
      ) : (
        <GalleryGrid images={phase.images} gallery={gallery} />
      );
  }
}

function GalleryEmpty() {
  return (
    <EmptyState
      title="Your Private Gallery is Empty"
      actions={<Button href={urls.generatorSuite()}>Make your first picture</Button>}
    >
      Pictures you make while you’re signed in appear here automatically.
    </EmptyState>
  );
}

function GalleryFailed({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
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

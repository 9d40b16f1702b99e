import { ImageOff, SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { urls } from '../../../urls.ts';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';
import type { CallFailure } from '../../user-status/call-failure.rules.ts';
import { startOfLocalDay, toRequest } from './browsing/gallery-search.rules.ts';
import { GalleryToolbar } from './browsing/gallery-toolbar.tsx';
import { useChoices } from './browsing/use-choices.ts';
import { useGallerySearch } from './browsing/use-gallery-search.ts';
import type { GalleryImage } from './gallery-answer.ts';
import { GalleryGrid } from './gallery-grid.tsx';
import { GalleryNotices } from './gallery-notices.tsx';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { SelectionBar } from './selecting/selection-bar.tsx';
import { useSelecting } from './selecting/use-selecting.ts';
import type { GalleryState } from './shown-gallery.ts';
import { useShownGallery } from './use-shown-gallery.ts';

const NO_IMAGES: readonly GalleryImage[] = [];

async function loadCollectionsDialog() {
  const { default: CollectionsDialog } = await import('./browsing/collections-dialog.tsx');
  return CollectionsDialog;
}

/** The gallery of the account at the keyboard. */
export default function AccountGallery() {
  const searching = useGallerySearch();
  const { gallery, state } = useShownGallery(toRequest(searching.search, startOfLocalDay));
  const { phase } = state;
  const images = phase.name === 'loaded' ? phase.images : NO_IMAGES;
  const selecting = useSelecting(images);
  const choices = useChoices();
  const [isCollecting, setIsCollecting] = useState(false);
  const { part: CollectionsDialog } = useLazyPart(loadCollectionsDialog, isCollecting);
  const { loadCollections } = choices;
  const collect = () => {
    loadCollections();
    setIsCollecting(true);
  };
  const nameless = searching.search.includes('collection=') && choices.collections.length === 0;
  // A collection in the address is shown by its name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `loadCollections` is another one each time, and asks once
  useEffect(() => {
    if (nameless) loadCollections();
  }, [nameless]);
  const isNew = phase.name === 'loaded' && images.length === 0 && searching.search === '';
  return (
    <>
      {!isNew && <GalleryToolbar searching={searching} choices={choices} onCollections={collect} />}
      <GalleryContent
        {...{ gallery, state, images, selecting }}
        isSearch={searching.search !== ''}
        onClear={searching.clear}
      />
      {selecting.ids.size > 0 && <SelectionBar {...{ images, gallery, selecting }} onCollect={collect} />}
      {CollectionsDialog && (
        <CollectionsDialog
          open={isCollecting}
          onOpenChange={setIsCollecting}
          choices={choices}
          gallery={gallery}
          selected={images.filter(({ id }) => selecting.ids.has(id))}
        />
      )}
      <GalleryNotices gallery={gallery} state={state} />
    </>
  );
}

interface GalleryContentProps extends Omit<React.ComponentProps<typeof GalleryGrid>, 'more'> {
  state: GalleryState;
  isSearch: boolean;
  onClear: () => void;
}

function GalleryContent({ gallery, state, images, selecting, isSearch, onClear }: GalleryContentProps) {
  const { phase, more } = state;
  if (phase.name === 'loading') return <GallerySkeleton />;
  if (phase.name === 'failed')
    return <GalleryFailed failure={phase.failure} onRetry={() => void gallery.load()} />;
  return (
    <>
      <p role="status">
        <VisuallyHidden>
          {isSearch && `${describeCount(images.length, more !== 'none')} found.`}
        </VisuallyHidden>
      </p>
      {images.length > 0 || more !== 'none' ? (
        <GalleryGrid {...{ images, more, gallery, selecting }} />
      ) : isSearch ? (
        <NothingFound onClear={onClear} />
      ) : (
        <GalleryEmpty />
      )}
    </>
  );
}

function describeCount(count: number, isMore: boolean): string {
  if (isMore) return `More than ${count} images`;
  return count === 1 ? 'One image' : `${count === 0 ? 'No' : count} images`;
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No pictures like that"
      icon={<SearchX aria-hidden="true" className="size-8 text-ink-soft" />}
      actions={<Button onClick={onClear}>Show all pictures</Button>}
    >
      Try fewer words, or remove a filter.
    </EmptyState>
  );
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

import { Archive, FolderPlus, Star, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { describeCallFailure } from '../../../user-status/call-failure.rules.ts';
import { productApi } from '../../../user-status/ui/api-client.ts';
import { MOST_AT_ONCE } from '../../collections/collections.rules.ts';
import type { GalleryImage } from '../gallery-answer.ts';
import type { ShownGallery } from '../shown-gallery.ts';
import type { Selecting } from './use-selecting.ts';

interface SelectionBarProps {
  images: readonly GalleryImage[];
  gallery: ShownGallery;
  selecting: Selecting;
  onCollect: () => void;
}

/** What can be done with all images that are selected. */
export function SelectionBar({ images, gallery, selecting, onCollect }: SelectionBarProps) {
  const { isPacking, problem, download } = useArchive();
  const ids = [...selecting.ids];
  const allStarred = images.every(({ id, starred }) => !selecting.ids.has(id) || starred);
  const remove = () => {
    void gallery.remove(ids);
    selecting.clear();
  };
  return (
    <section
      aria-label="Selected images"
      className="clears-bottom lit-border fixed inset-x-4 bottom-[max(1rem,var(--bottom-taken))] z-30 mx-auto grid max-w-3xl animate-rise-in gap-2 rounded-xl bg-surface-high p-3 shadow-overlay"
    >
      {problem && (
        <p role="alert" className="px-2 text-small text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-1 sm:gap-2">
        <IconButton
          label="Clear selection"
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={selecting.clear}
        />
        <p role="status" className="mr-auto font-semibold text-ink tabular-nums">
          {ids.length} selected{ids.length >= MOST_AT_ONCE && ' (the maximum)'}
        </p>
        <IconButton
          label={allStarred ? 'Remove stars' : 'Star'}
          pressed={allStarred}
          icon={<Star aria-hidden="true" className={`size-5 ${allStarred ? 'fill-current' : ''}`} />}
          onClick={() => void gallery.star(ids, !allStarred)}
        />
        <IconButton
          label="Collections"
          icon={<FolderPlus aria-hidden="true" className="size-5" />}
          onClick={onCollect}
        />
        <IconButton
          label="Delete images"
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={remove}
        />
        <Button
          loading={isPacking}
          icon={<Archive aria-hidden="true" className="size-4" />}
          onClick={() => void download(ids)}
          className="grow sm:grow-0"
        >
          Download
        </Button>
      </div>
    </section>
  );
}

/** The browser downloads by itself, so that it can go on where a line broke. */
function useArchive() {
  const [isPacking, setIsPacking] = useState(false);
  const [problem, setProblem] = useState('');
  const download = async (ids: readonly string[]) => {
    setIsPacking(true);
    setProblem('');
    try {
      const archive = await productApi().call<{ url: string }>({
        ...{ method: 'POST', path: '/images/archive', body: { ids } },
      });
      const { apiBaseUrl } = await import('../../../user-status/ui/api-base-url.ts');
      const link = document.createElement('a');
      link.href = new URL(archive?.url ?? '', apiBaseUrl() || window.location.origin).href;
      link.download = '';
      link.click();
    } catch (error) {
      console.warn('The download did not begin.', error);
      setProblem(describeCallFailure(error, 'We couldn’t start the download. Please try again.').message);
    }
    setIsPacking(false);
  };
  return { isPacking, problem, download };
}

import { useState } from 'react';
import { PartFailure } from '../../generator/ui/part-failure.tsx';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';
import type { GalleryImage } from './gallery-answer.ts';
import { GalleryCard } from './gallery-card.tsx';
import { galleryGridStyle } from './gallery-grid-style.ts';
import type { ShownGallery } from './shown-gallery.ts';

interface GalleryGridProps {
  images: readonly GalleryImage[];
  gallery: ShownGallery;
}

async function loadDetailsDialog() {
  const { default: ImageDetailsDialog } = await import('./image-details-dialog.tsx');
  return ImageDetailsDialog;
}

/** The images as cards, and the dialog that tells how one of them was made. */
export function GalleryGrid({ images, gallery }: GalleryGridProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const { part: ImageDetailsDialog, hasFailed, retry } = useLazyPart(loadDetailsDialog, open);
  const chosen = images.find(({ id }) => id === chosenId);
  const show = (id: string) => {
    setChosenId(id);
    setOpen(true);
    if (hasFailed) retry();
  };
  return (
    <>
      {hasFailed && open && (
        <div className="mb-5">
          <PartFailure onRetry={retry} />
        </div>
      )}
      <ul aria-label="Your images" className={galleryGridStyle}>
        {images.map((image) => (
          <li key={image.id} className="grid">
            <GalleryCard image={image} gallery={gallery} onOpen={() => show(image.id)} />
          </li>
        ))}
      </ul>
      {ImageDetailsDialog && chosen && (
        <ImageDetailsDialog
          images={images}
          image={chosen}
          onShow={setChosenId}
          gallery={gallery}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}

import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatMoment } from '../../generator/ui/viewer/recipe-facts.ts';
import { downloadGalleryImage } from './download-gallery-image.ts';
import type { GalleryImage } from './gallery-answer.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import type { ShownGallery } from './shown-gallery.ts';
import { SizesButton } from './sizes-button.tsx';

interface GalleryCardProps {
  image: GalleryImage;
  gallery: ShownGallery;
  onOpen: () => void;
}

/** By which a card is found when the focus returns to it. */
export const CARD_ATTRIBUTE = 'data-image';

export function GalleryCard({ image, gallery, onOpen }: GalleryCardProps) {
  const moment = formatMoment(image.createdAt);
  return (
    <Card as="article" padding="none" interactive className="flex flex-col">
      <div className="relative aspect-square overflow-hidden rounded-t-xl bg-surface-sunken">
        <div className="absolute inset-0">
          <GalleryPicture
            src={image.thumbnailUrl ?? image.url}
            alt={image.prompt || 'Untitled image'}
            hasBackdrop={image.width !== image.height}
            onBroken={gallery.reportBroken}
          />
        </div>
        {/* Over the picture, not around it: what is inside a button is no picture to assistive technology. */}
        <button
          type="button"
          {...{ [CARD_ATTRIBUTE]: image.id }}
          aria-label={`Show details: ${image.prompt || 'untitled image'}`}
          onClick={onOpen}
          className="absolute inset-0 cursor-zoom-in rounded-t-xl focus-visible:-outline-offset-3"
        />
      </div>
      <div className="flex flex-1 flex-col gap-1.5 border-t border-line p-4 sm:p-5">
        <p title={image.prompt} dir="auto" className="line-clamp-2 wrap-break-word font-medium text-ink">
          {image.prompt}
        </p>
        {moment && (
          <time dateTime={image.createdAt} className="text-caption text-ink-muted">
            {moment}
          </time>
        )}
        <div className="mt-auto flex items-center justify-between gap-2 pt-3">
          <DownloadButton image={image} gallery={gallery} />
          <span className="flex">
            <SizesButton image={image} gallery={gallery} />
            <IconButton
              label="Delete image"
              icon={<Trash2 aria-hidden="true" className="size-4.5" />}
              onClick={() => void gallery.remove(image.id)}
            />
          </span>
        </div>
      </div>
    </Card>
  );
}

/** Busy while the picture is on its way. */
export function DownloadButton({ image, gallery }: Pick<GalleryCardProps, 'image' | 'gallery'>) {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    await downloadGalleryImage(gallery, image);
    setIsBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="small"
      loading={isBusy}
      icon={<Download aria-hidden="true" className="size-4" />}
      onClick={() => void download()}
    >
      Download as PNG
    </Button>
  );
}

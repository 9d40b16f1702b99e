import { Download, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatMoment } from '../../generator/ui/viewer/recipe-facts.ts';
import { downloadGalleryImage } from './download-gallery-image.ts';
import type { GalleryImage } from './gallery-answer.ts';
import { CARD_ATTRIBUTE } from './gallery-grid-style.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import { CardMarks } from './selecting/card-marks.tsx';
import type { Selecting } from './selecting/use-selecting.ts';
import type { ShownGallery } from './shown-gallery.ts';
import { SizesButton } from './sizes-button.tsx';

interface GalleryCardProps {
  image: GalleryImage;
  gallery: ShownGallery;
  selecting: Selecting;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** How long a finger rests on a picture to choose it. */
const LONG_PRESS_MS = 450;

export function GalleryCard({ image, gallery, selecting, onOpen, onKeyDown }: GalleryCardProps) {
  const moment = formatMoment(image.createdAt);
  const isChosen = selecting.ids.has(image.id);
  const longPress = useLongPress(() => selecting.press(image.id, false));
  const press = (event: MouseEvent) => {
    if (longPress.hasJustEnded()) return;
    if (selecting.ids.size > 0 || event.shiftKey) selecting.press(image.id, event.shiftKey);
    else onOpen();
  };
  return (
    <Card
      as="article"
      padding="none"
      interactive
      className={`group flex flex-col ${isChosen ? 'outline-3 outline-accent' : ''}`}
    >
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
          onClick={press}
          onKeyDown={onKeyDown}
          {...longPress.listeners}
          className="absolute inset-0 cursor-zoom-in rounded-t-xl focus-visible:-outline-offset-3"
        />
        <CardMarks image={image} gallery={gallery} selecting={selecting} />
      </div>
      <div className="flex flex-1 flex-col gap-1.5 border-t border-line p-4 sm:p-5">
        <p
          title={image.prompt}
          dir="auto"
          className="line-clamp-2 min-h-[2lh] wrap-break-word font-medium text-ink"
        >
          {image.prompt}
        </p>
        {moment && (
          <time dateTime={image.createdAt} className="text-caption text-ink-muted">
            {moment}
          </time>
        )}
        <div className="mt-auto flex items-center justify-between gap-2 pt-3">
          <DownloadButton image={image} gallery={gallery} className="min-h-11!" />
          <span className="flex">
            <SizesButton image={image} gallery={gallery} />
            <IconButton
              label="Delete image"
              icon={<Trash2 aria-hidden="true" className="size-4.5" />}
              onClick={() => void gallery.remove([image.id])}
            />
          </span>
        </div>
      </div>
    </Card>
  );
}

/** A finger that rests chooses; what the browser makes of its end is no press. */
function useLongPress(choose: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ended = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    hasJustEnded() {
      const hasEnded = ended.current;
      ended.current = false;
      return hasEnded;
    },
    listeners: {
      onPointerDown(event: PointerEvent) {
        ended.current = false;
        if (event.pointerType !== 'touch') return;
        timer.current = setTimeout(() => {
          ended.current = true;
          choose();
        }, LONG_PRESS_MS);
      },
      onPointerUp: stop,
      onPointerMove: (event: PointerEvent) => Math.abs(event.movementY) > 2 && stop(),
      onPointerCancel: stop,
    },
  };
}

interface DownloadButtonProps extends Pick<GalleryCardProps, 'image' | 'gallery'> {
  className?: string;
}

/** Busy while the picture is on its way. */
export function DownloadButton({ image, gallery, className }: DownloadButtonProps) {
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
      className={className}
    >
      Download as PNG
    </Button>
  );
}

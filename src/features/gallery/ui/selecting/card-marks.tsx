import { Check, Star } from 'lucide-react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import type { GalleryImage } from '../gallery-answer.ts';
import type { ShownGallery } from '../shown-gallery.ts';
import type { Selecting } from './use-selecting.ts';

/** Out of sight until somebody comes near, where one can: pictures come first. */
const QUIET =
  'opacity-0 transition-opacity group-hover:opacity-100 group-focus-within:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100';

interface CardMarksProps {
  image: GalleryImage;
  gallery: ShownGallery;
  selecting: Selecting;
}

/** What one presses on a picture: choosing it, and its star. */
export function CardMarks({ image, gallery, selecting }: CardMarksProps) {
  const { id, prompt, starred = false } = image;
  const isChosen = selecting.ids.has(id);
  const { wasDragged, ...drag } = selecting.dragFrom(id);
  return (
    <>
      <IconButton
        label={`Select: ${prompt || 'untitled image'}`}
        variant="glass"
        pressed={isChosen}
        tooltipSide="bottom"
        icon={<Check aria-hidden="true" className="size-5" />}
        {...drag}
        onClick={(event) => {
          if (!wasDragged()) selecting.press(id, event.shiftKey);
        }}
        className={`absolute! top-2 left-2 touch-none ${selecting.ids.size > 0 ? '' : QUIET}`}
      />
      <IconButton
        label={starred ? 'Remove star' : 'Star'}
        variant="glass"
        pressed={starred}
        tooltipSide="bottom"
        icon={<Star aria-hidden="true" className={`size-5 ${starred ? 'fill-current' : ''}`} />}
        onClick={() => void gallery.star([id], !starred)}
        className={`absolute! top-2 right-2 ${starred ? '' : QUIET}`}
      />
    </>
  );
}

import { Check, Star } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import type { GalleryImage } from '../gallery-answer.ts';
import type { ShownGallery } from '../shown-gallery.ts';
import type { Selecting } from './use-selecting.ts';

interface CardMarksProps {
  image: GalleryImage;
  gallery: ShownGallery;
  selecting: Selecting;
}

/** What one presses on a picture: choosing it, and its star. */
export function CardMarks({ image, gallery, selecting }: CardMarksProps) {
  const { id, prompt, starred = false } = image;
  const name = prompt || 'untitled image';
  const { wasDragged, ...drag } = selecting.dragFrom(id);
  return (
    <>
      <MarkButton
        aria-label={`Select: ${name}`}
        isOn={selecting.ids.has(id)}
        isShown={selecting.ids.size > 0}
        icon={<Check aria-hidden="true" className="size-5" />}
        {...drag}
        onClick={(event) => {
          if (!wasDragged()) selecting.press(id, event.shiftKey);
        }}
        className="left-2 touch-none"
      />
      <MarkButton
        aria-label={`Star: ${name}`}
        isOn={starred}
        isShown={starred}
        icon={<Star aria-hidden="true" className={`size-5 ${starred ? 'fill-current' : ''}`} />}
        onClick={() => void gallery.star([id], !starred)}
        className="right-2"
      />
    </>
  );
}

interface MarkButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isOn: boolean;
  /** Otherwise out of sight until somebody comes near, where one can: pictures come first. */
  isShown: boolean;
  icon: ReactNode;
}

function MarkButton({ isOn, isShown, icon, className, ...button }: MarkButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-pressed={isOn}
      className={classNames(
        'absolute top-2 grid size-11 cursor-pointer place-items-center rounded-full ring-1 ring-white/25 transition',
        isOn
          ? 'bg-accent text-on-accent'
          : 'bg-ground-deep/75 text-ink backdrop-blur-md hover:bg-ground-deep/90',
        !isShown &&
          'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100',
        className,
      )}
    >
      {icon}
    </button>
  );
}

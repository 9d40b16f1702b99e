import { Paintbrush, Sparkles, Trash2 } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import { useNavigate } from 'react-router';
import { AccentScope } from '../../../ui/accent.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { urls } from '../../../urls.ts';
import { reuseSettings } from '../../generator/ui/run/reuse-settings.ts';
import { handPicture } from '../../generator/ui/starting-picture/handed-picture.ts';
import type { GalleryImage } from './gallery-answer.ts';
import { DownloadButton } from './gallery-card.tsx';
import { GalleryPicture } from './gallery-picture.tsx';
import { ImageDetails } from './image-details.tsx';
import { settingsOf } from './image-facts.ts';
import type { ShownGallery } from './shown-gallery.ts';
import { SizesButton } from './sizes-button.tsx';

interface ImageDetailsDialogProps {
  image: GalleryImage;
  gallery: ShownGallery;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** One image in large, and everything it takes to make it again. */
export default function ImageDetailsDialog(props: ImageDetailsDialogProps) {
  const { image, gallery, open, onOpenChange } = props;
  const pictureRef = useRef<HTMLDivElement>(null);
  return (
    <AccentScope accent={image.generatorType ?? 'neutral'}>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        size="wide"
        // Beginning at the recipe would scroll the picture off a phone.
        initialFocus={pictureRef}
        title="How it was made"
        footer={<DetailsActions {...props} />}
      >
        <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] md:gap-8">
          <div className="grid place-items-center">
            <div
              ref={pictureRef}
              tabIndex={-1}
              style={frameOf(image)}
              className="lit-border w-full overflow-hidden rounded-lg bg-surface-sunken"
            >
              <GalleryPicture
                src={image.url}
                alt={image.prompt || 'Untitled image'}
                isLazy={false}
                onBroken={gallery.reportBroken}
              />
            </div>
          </div>
          {/* Beside the picture the recipe scrolls by itself, so that both stay in view. */}
          <section
            aria-label="Recipe"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            className="scrollbar-slim min-w-0 rounded-md md:max-h-[56dvh] md:overflow-y-auto md:overscroll-contain md:pr-3"
          >
            <ImageDetails image={image} />
          </section>
        </div>
      </Dialog>
    </AccentScope>
  );
}

/** As large as the window allows, in the picture's own shape. */
function frameOf({ width = 1, height = 1 }: GalleryImage): CSSProperties {
  const ratio = width / height;
  return { aspectRatio: ratio, maxWidth: `calc(56dvh * ${ratio})` };
}

function DetailsActions({ image, gallery, onOpenChange }: ImageDetailsDialogProps) {
  const navigate = useNavigate();
  const settings = settingsOf(image);
  const remove = () => {
    onOpenChange(false);
    void gallery.remove(image.id);
  };
  const makeAgain = () => {
    if (!settings) return;
    reuseSettings(settings);
    void navigate(urls.home(), { viewTransition: true });
  };
  const paintAgain = async () => {
    const { url } = (await gallery.freshImage(image.id)) ?? image;
    handPicture(image.generatorType ?? 'green', url);
    await navigate(urls.generatorSuite(), { viewTransition: true });
  };
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={remove}
        className="sm:mr-auto"
      >
        Delete image
      </Button>
      <SizesButton image={image} gallery={gallery} hasText />
      <DownloadButton image={image} gallery={gallery} />
      <Button
        variant="secondary"
        size="small"
        icon={<Paintbrush aria-hidden="true" className="size-4" />}
        onClick={() => void paintAgain()}
      >
        Paint this again
      </Button>
      {settings && (
        <Button size="small" icon={<Sparkles aria-hidden="true" className="size-4" />} onClick={makeAgain}>
          Use these settings
        </Button>
      )}
    </>
  );
}

import { Paintbrush, Sparkles, Trash2, WandSparkles } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import { useNavigate } from 'react-router';
import { AccentScope } from '../../../ui/accent.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { urls } from '../../../urls.ts';
import type { ReusedSettings } from '../../generator/reused-settings.rules.ts';
import { reuseSettings } from '../../generator/ui/run/reuse-settings.ts';
import { handPicture } from '../../generator/ui/starting-picture/handed-picture.ts';
import { handVariation } from '../../generator/ui/vary/handed-variation.ts';
import type { VariationKind } from '../../generator/ui/vary/plan-variation.rules.ts';
import { useKnowsVariations, VaryMenu } from '../../generator/ui/vary/vary-menu.tsx';
import type { GalleryImage } from './gallery-answer.ts';
import { DownloadButton } from './gallery-card.tsx';
import { GalleryPicture } from './gallery-picture.tsx';
import { ImageDetails } from './image-details.tsx';
import { settingsOf } from './image-facts.ts';
import type { ShownGallery } from './shown-gallery.ts';
import { SizesButton } from './sizes-button.tsx';
import { type VariedImage, variedImageOf } from './varied-image.ts';

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
  const again = useMakeAgain(props);
  return (
    <AccentScope accent={image.generatorType ?? 'neutral'}>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        size="wide"
        // Beginning at the recipe would scroll the picture off a phone.
        initialFocus={pictureRef}
        title="How it was made"
        footer={<DetailsActions {...props} again={again} />}
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
            <ImageDetails image={image} onPaint={() => void again.paintStart()} />
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

/** The ways from an image back to its tool; addresses of pictures may have run out meanwhile. */
function useMakeAgain({ image, gallery }: ImageDetailsDialogProps) {
  const navigate = useNavigate();
  const { generatorType: tool = 'green', recipe } = image;
  const freshImage = async () => (await gallery.freshImage(image.id)) ?? image;
  const goToTool = () => navigate(urls.generatorSuite(), { viewTransition: true });
  const handStart = async () => {
    const { startingPictureUrl } = await freshImage();
    if (startingPictureUrl) handPicture(tool, startingPictureUrl, recipe?.strength);
  };
  return {
    async paint() {
      handPicture(tool, (await freshImage()).url);
      await goToTool();
    },
    async paintStart() {
      await handStart();
      await goToTool();
    },
    async reuse(settings: ReusedSettings) {
      await handStart();
      reuseSettings(settings);
      await navigate(urls.home(), { viewTransition: true });
    },
    async vary(kind: VariationKind, varied: VariedImage) {
      handVariation({ ...varied, kind, startingPictureUrl: (await freshImage()).startingPictureUrl });
      await goToTool();
    },
  };
}

interface DetailsActionsProps extends ImageDetailsDialogProps {
  again: ReturnType<typeof useMakeAgain>;
}

function DetailsActions({ image, gallery, onOpenChange, again }: DetailsActionsProps) {
  const settings = settingsOf(image);
  const varied = variedImageOf(image);
  const knowsVariations = useKnowsVariations();
  const remove = () => {
    onOpenChange(false);
    void gallery.remove([image.id]);
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
        onClick={() => void again.paint()}
      >
        Paint this again
      </Button>
      {varied && (
        <VaryMenu
          picture={{ ...varied, knowsVariations }}
          trigger={
            <Button
              variant="secondary"
              size="small"
              icon={<WandSparkles aria-hidden="true" className="size-4" />}
            >
              Vary
            </Button>
          }
          onVary={(kind) => void again.vary(kind, varied)}
        />
      )}
      {settings && (
        <Button
          size="small"
          icon={<Sparkles aria-hidden="true" className="size-4" />}
          onClick={() => void again.reuse(settings)}
        >
          Use these settings
        </Button>
      )}
    </>
  );
}

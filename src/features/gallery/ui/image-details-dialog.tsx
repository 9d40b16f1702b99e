import { Paintbrush, Sparkles, Trash2, WandSparkles } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { urls } from '../../../urls.ts';
import type { ReusedSettings } from '../../generator/reused-settings.rules.ts';
import { reuseSettings } from '../../generator/ui/run/reuse-settings.ts';
import { handPicture } from '../../generator/ui/starting-picture/handed-picture.ts';
import { useOwnImageService } from '../../generator/ui/use-own-image-service.ts';
import { handVariation } from '../../generator/ui/vary/handed-variation.ts';
import type { VariationKind } from '../../generator/ui/vary/plan-variation.rules.ts';
import { VaryMenu } from '../../generator/ui/vary/vary-menu.tsx';
import { PictureViewer } from '../../generator/ui/viewer/picture-viewer.tsx';
import { RecipeCard } from '../../generator/ui/viewer/recipe-card.tsx';
import { settingsOf } from '../../generator/ui/viewer/recipe-facts.ts';
import type { ViewedPicture } from '../../generator/ui/viewer/viewer.types.ts';
import { ShareButton } from '../../sharing/ui/share-button.tsx';
import { downloadGalleryImage } from './download-gallery-image.ts';
import type { GalleryImage } from './gallery-answer.ts';
import { DownloadButton } from './gallery-card.tsx';
import type { ShownGallery } from './shown-gallery.ts';
import { SizesButton } from './sizes-button.tsx';
import { type VariedImage, variedImageOf } from './varied-image.ts';

interface ImageDetailsDialogProps {
  /** The images of the page, to turn to. */
  images: readonly GalleryImage[];
  image: GalleryImage;
  onShow: (id: string) => void;
  gallery: ShownGallery;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type ViewedImage = ViewedPicture & GalleryImage;

/** One image in large, and everything it takes to make it again. */
export default function ImageDetailsDialog(props: ImageDetailsDialogProps) {
  const { images, image, onShow, gallery, open, onOpenChange } = props;
  const again = useMakeAgain(props);
  return (
    <PictureViewer
      pictures={images.map(viewedImage)}
      shownId={image.id}
      onShow={onShow}
      open={open}
      onOpenChange={onOpenChange}
      onBroken={gallery.reportBroken}
      recipe={(shown) => <RecipeCard image={shown} onPaint={() => void again.paintStart()} />}
      actions={() => <DetailsActions {...props} again={again} />}
      shortcuts={(shown) => ({
        d: () => void downloadGalleryImage(gallery, shown),
        s: () => void gallery.star([shown.id], !shown.starred),
      })}
    />
  );
}

function viewedImage(image: GalleryImage): ViewedImage {
  return {
    ...image,
    src: image.url,
    ...(image.thumbnailUrl && { thumbnailSrc: image.thumbnailUrl }),
  };
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
  const knowsVariations = useOwnImageService();
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
      >
        Delete image
      </Button>
      <SizesButton image={image} gallery={gallery} hasText />
      <DownloadButton image={image} gallery={gallery} />
      <ShareButton key={image.id} subject={{ kind: 'image', id: image.id }} />
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

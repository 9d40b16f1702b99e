import { ImageUpscale } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { downloadFileName } from '../../generator/download-name.rules.ts';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';
import type { GalleryImage } from './gallery-answer.ts';
import type { ShownGallery } from './shown-gallery.ts';

async function loadDownloadDialog() {
  const [{ default: DownloadDialog }, { downloadAsType }] = await Promise.all([
    import('../../enlarging/ui/download-dialog.tsx'),
    import('../../generator/ui/run/download-image.ts'),
  ]);
  return { DownloadDialog, downloadAsType };
}

interface SizesButtonProps {
  image: GalleryImage;
  gallery: ShownGallery;
  /** With words, where there is room for them. */
  hasText?: boolean;
}

/** Opens the choice of sizes and kinds of files. */
export function SizesButton({ image, gallery, hasText = false }: SizesButtonProps) {
  const [open, setOpen] = useState(false);
  const { part, hasFailed, retry } = useLazyPart(loadDownloadDialog, open);
  const { width, height, prompt } = image;
  if (!width || !height) return null;
  const label = hasFailed ? 'This didn’t load. Try again.' : 'Other sizes, up to 8K';
  const show = () => {
    setOpen(true);
    if (hasFailed) retry();
  };
  return (
    <>
      {hasText ? (
        <Button
          variant="secondary"
          size="small"
          icon={<ImageUpscale aria-hidden="true" className="size-4" />}
          onClick={show}
        >
          {label}
        </Button>
      ) : (
        <IconButton
          label={label}
          icon={<ImageUpscale aria-hidden="true" className="size-4.5" />}
          onClick={show}
        />
      )}
      {part && (
        <part.DownloadDialog
          open={open}
          onOpenChange={setOpen}
          picture={{ width, height }}
          imageId={image.id}
          fileName={downloadFileName(prompt)}
          prompt={prompt}
          saveOriginal={async (type, fileName) => {
            const { url } = (await gallery.freshImage(image.id)) ?? image;
            await part.downloadAsType(type, { src: url, fileName, prompt });
          }}
        />
      )}
    </>
  );
}

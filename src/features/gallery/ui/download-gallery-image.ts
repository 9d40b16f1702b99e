import { downloadFileName } from '../../generator/download-name.rules.ts';
import type { GalleryImage } from './gallery-answer.ts';
import type { ShownGallery } from './shown-gallery.ts';

/** Saves an image as PNG; the code for it comes with its first use. */
export async function downloadGalleryImage(gallery: ShownGallery, image: GalleryImage): Promise<void> {
  try {
    const fresh = (await gallery.freshImage(image.id)) ?? image;
    const { browserDownload, downloadAsPng } = await import('../../generator/ui/run/download-image.ts');
    const { prompt } = image;
    await downloadAsPng(browserDownload, { src: fresh.url, fileName: downloadFileName(prompt), prompt });
  } catch (error) {
    console.error('The download couldn’t start.', error);
  }
}

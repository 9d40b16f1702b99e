import { downloadFileName } from '../../generator/download-name.rules.ts';
import type { GalleryImage } from './history-answer.ts';
import type { ImageHistory } from './image-history.ts';

/** Saves an image as PNG; the code for it comes with its first use. */
export async function downloadGalleryImage(history: ImageHistory, image: GalleryImage): Promise<void> {
  try {
    const fresh = (await history.freshImage(image.id)) ?? image;
    const { browserDownload, downloadAsPng } = await import('../../generator/ui/run/download-image.ts');
    await downloadAsPng(browserDownload, { src: fresh.url, fileName: downloadFileName(image.prompt) });
  } catch (error) {
    console.error('The download couldn’t start.', error);
  }
}

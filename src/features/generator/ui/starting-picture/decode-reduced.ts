import type { PictureSize } from '../../../../ui/pictures/picture-crop.rules.ts';
import type { PicturePreview } from './picture-preview.ts';
import { previewScale } from './preview-scale.rules.ts';

/** As a file tells it: its sides before it is turned upright, and how it is turned (Exif orientation, 1 to 8). */
export interface SizeInFile extends PictureSize {
  type?: string;
  orientation?: number;
}

/** JPEG's own steps: an eighth of the picture, two eighths and so on cost a part of decoding it whole. */
const STEPS = 8;
/** From this orientation on, width and height change places. */
const FIRST_ON_ITS_SIDE = 5;

/**
 * A JPEG at the smallest of its steps that is enough for the frame, upright: a fraction of the time and the
 * memory of the whole. Undefined where the file or the browser cannot.
 */
export async function decodeReduced(
  file: Blob,
  told: SizeInFile,
  shortSide: number,
): Promise<PicturePreview | undefined> {
  const { orientation = 1 } = told;
  const step = Math.ceil(STEPS * previewScale(told, shortSide));
  const canReduce = told.type === 'jpg' && step < STEPS && typeof ImageDecoder === 'function';
  if (!canReduce || (orientation !== 1 && !turnsFrames())) return undefined;
  const bitmap = await decodeStep(file, told, step);
  if (!bitmap) return undefined;
  const isOnItsSide = orientation >= FIRST_ON_ITS_SIDE;
  return {
    size: isOnItsSide
      ? { width: told.height, height: told.width }
      : { width: told.width, height: told.height },
    bitmap,
  };
}

/** Whether frames of this browser know how they are turned, so that their bitmaps are upright. */
const turnsFrames = () => 'rotation' in VideoFrame.prototype;

async function decodeStep(file: Blob, { width, height }: PictureSize, step: number) {
  try {
    const decoder = new ImageDecoder({
      type: 'image/jpeg',
      data: file.stream(),
      desiredWidth: Math.ceil((width * step) / STEPS),
      desiredHeight: Math.ceil((height * step) / STEPS),
    });
    const { image } = await decoder.decode();
    // Browsers may decode the whole all the same: it would stay in memory as long as it is shown.
    const isWhole = Math.max(image.displayWidth, image.displayHeight) >= Math.max(width, height);
    const bitmap = isWhole ? undefined : await createImageBitmap(image);
    image.close();
    decoder.close();
    return bitmap;
  } catch {
    // Decoding it once more, whole, says whether it can be opened at all.
    return undefined;
  }
}

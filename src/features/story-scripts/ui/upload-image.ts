import { isReadByServer } from '../main-image.rules.ts';

const JPEG_QUALITY = 0.92;

/**
 * The picture as it is sent. Its bytes are read first: a file that was moved or changed since it was
 * chosen fails here, with words that say so, and not as a broken connection.
 */
export async function uploadImage(file: File): Promise<Blob> {
  const image = new Blob([await readBytes(file)], { type: file.type });
  if (isReadByServer(file)) return image;
  try {
    return await redrawAsJpeg(image);
  } catch (error) {
    // The server says what it thinks of the picture as it is.
    console.warn('We couldn’t turn the picture into a JPEG.', error);
    return image;
  }
}

async function readBytes(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (cause) {
    throw new Error('We couldn’t read the picture from your device. Please choose it again.', { cause });
  }
}

async function redrawAsJpeg(image: Blob): Promise<Blob> {
  const picture = await createImageBitmap(image);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (jpeg) => (jpeg ? resolve(jpeg) : reject(new Error('The canvas has no bytes.'))),
        'image/jpeg',
        JPEG_QUALITY,
      );
    });
  } finally {
    picture.close();
  }
}

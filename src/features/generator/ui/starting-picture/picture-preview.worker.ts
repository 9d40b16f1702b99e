import { imageSize } from 'image-size';
import { decodeReduced, type SizeInFile } from './decode-reduced.ts';
import type { PreviewAnswer, PreviewQuestion } from './picture-preview.ts';
import { previewScale } from './preview-scale.rules.ts';
import { refusePixels } from './refuse-picture.rules.ts';

/** What a camera wrote may stand before the size. */
const HEAD_BYTES = 512 * 1024;

addEventListener('message', ({ data, ports: [asker] }: MessageEvent<PreviewQuestion>) => {
  answer(data).then(
    (made) => asker?.postMessage(made, made.bitmap ? [made.bitmap] : []),
    () => asker?.postMessage(null),
  );
});

async function answer({ file, shortSide }: PreviewQuestion): Promise<NonNullable<PreviewAnswer>> {
  const told = await sizeInHead(file);
  // Decoding it would take the memory that the limit is to save.
  if (told && refusePixels(told)) return { size: told };
  const reduced = told && (await decodeReduced(file, told, shortSide));
  return reduced ?? (await decodeWhole(file, shortSide));
}

async function decodeWhole(file: Blob, shortSide: number): Promise<NonNullable<PreviewAnswer>> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const size = { width: whole.width, height: whole.height };
  const scale = previewScale(size, shortSide);
  const bitmap = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(size.width * scale)),
    resizeHeight: Math.max(1, Math.round(size.height * scale)),
    resizeQuality: 'medium',
  });
  whole.close();
  return { size, bitmap };
}

/** What the file says; undefined for formats that only the browser knows. */
async function sizeInHead(file: Blob): Promise<SizeInFile | undefined> {
  try {
    return imageSize(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  } catch {
    return undefined;
  }
}

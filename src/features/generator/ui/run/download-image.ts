import { sniffImageType } from '../../../../shared/image-type.ts';
import { followLink, saveFile } from '../../../../ui/save-file.ts';
import type { MarkAddition } from '../../../provenance/picture-mark.rules.ts';
import { keepMark } from '../../../provenance/ui/keep-mark.ts';
import { convertSigned } from './convert-signed.ts';
import { decodeDataUrl } from './data-url.ts';

export interface DownloadEnvironment {
  fetch: typeof globalThis.fetch;
  /** Draws an image of any type again as PNG. */
  convertToPng: (image: Blob) => Promise<Blob>;
  /** As `keepMark`. */
  keepMark: typeof keepMark;
  /** Hands a file to the visitor. */
  save: (file: Blob, fileName: string) => void;
  /** Lets the browser do what it can with the address itself. */
  openDirectly: (src: string, fileName: string) => void;
  logError: (error: unknown) => void;
}

/** A picture to save, with what is known of it. */
interface WantedPicture extends MarkAddition {
  src: string;
  fileName: string;
}

async function loadBlob(src: string, fetch: DownloadEnvironment['fetch']): Promise<Blob> {
  if (src.startsWith('data:')) return decodeDataUrl(src);
  const response = await fetch(src);
  if (!response.ok) throw new Error('Network response was not ok');
  return response.blob();
}

async function isPng(blob: Blob): Promise<boolean> {
  return sniffImageType(new Uint8Array(await blob.slice(0, 16).arrayBuffer())) === 'image/png';
}

/** Saves an image as a true PNG; when that fails the direct link is used instead. */
export async function downloadAsPng(
  environment: DownloadEnvironment,
  { src, fileName, ...said }: WantedPicture,
): Promise<void> {
  try {
    const blob = await loadBlob(src, environment.fetch);
    const png = (await isPng(blob)) ? blob : await environment.convertToPng(blob);
    environment.save(await environment.keepMark(blob, png, said), fileName);
  } catch (error) {
    environment.logError(error);
    environment.openDirectly(src, fileName);
  }
}

/** Of formats that lose something; nobody sees what. */
const QUALITY = 0.92;

/** Signed files are converted where they can be signed again. */
async function convert(type: string, image: Blob): Promise<Blob> {
  return (await convertSigned(type, image)) ?? (await drawAs(type, image));
}

async function drawAs(type: string, image: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(image);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  // A browser that cannot write a type writes PNG.
  if (drawn?.type !== type) throw new Error(`The image could not be converted to ${type}.`);
  return drawn;
}

export const browserDownload: DownloadEnvironment = {
  fetch: (input, init) => window.fetch(input, init),
  convertToPng: (image) => convert('image/png', image),
  keepMark,
  save: saveFile,
  openDirectly: (src, fileName) => followLink(src, fileName, '_blank'),
  logError: (error) => console.error(error),
};

/** Saves an image as a file of any type that the browser can write. @throws {Error} when it cannot. */
export async function downloadAsType(type: string, { src, fileName, ...said }: WantedPicture): Promise<void> {
  const blob = await loadBlob(src, browserDownload.fetch);
  const isType = sniffImageType(new Uint8Array(await blob.slice(0, 16).arrayBuffer())) === type;
  const file = isType ? blob : await convert(type, blob);
  saveFile(await keepMark(blob, file, said), fileName);
}

import { sniffImageType } from '../../../../shared/image-type.ts';
import { decodeDataUrl } from './data-url.ts';

export interface DownloadEnvironment {
  fetch: typeof globalThis.fetch;
  /** Draws an image of any type again as PNG. */
  convertToPng: (image: Blob) => Promise<Blob>;
  /** Hands a file to the visitor. */
  save: (file: Blob, fileName: string) => void;
  /** Lets the browser do what it can with the address itself. */
  openDirectly: (src: string, fileName: string) => void;
  logError: (error: unknown) => void;
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
  { src, fileName }: { src: string; fileName: string },
): Promise<void> {
  try {
    const blob = await loadBlob(src, environment.fetch);
    const png = (await isPng(blob)) ? blob : await environment.convertToPng(blob);
    environment.save(png, fileName);
  } catch (error) {
    environment.logError(error);
    environment.openDirectly(src, fileName);
  }
}

async function drawAsPng(image: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(image);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The image could not be converted to PNG.');
  return png;
}

function followLink(href: string, fileName: string, target: '' | '_blank'): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.target = target;
  link.rel = 'noopener';
  link.click();
}

/** Long enough for any browser to have begun the download. */
const ADDRESS_LIFETIME_MS = 60_000;

export const browserDownload: DownloadEnvironment = {
  fetch: (input, init) => window.fetch(input, init),
  convertToPng: drawAsPng,
  save(file, fileName) {
    const address = URL.createObjectURL(file);
    followLink(address, fileName, '');
    setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME_MS);
  },
  openDirectly: (src, fileName) => followLink(src, fileName, '_blank'),
  logError: (error) => console.error(error),
};

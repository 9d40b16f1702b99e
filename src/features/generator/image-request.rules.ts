import { urls } from '../../urls.ts';

interface ImageAddress {
  /** Where the image service lives; empty is this site. */
  imageServiceUrl: string;
  /** The composed prompt. */
  prompt: string;
  width: number;
  height: number;
  seed: number;
  /** Which reading of the seed; the first when missing. */
  variation?: number;
}

/**
 * The address of one image. A prompt of nothing but dots would be read as "this folder" or "the
 * folder above", even percent-encoded (WHATWG URL, dot segments), so it travels with a trailing
 * space that the service trims. Half a surrogate pair cannot be encoded and becomes U+FFFD.
 */
export function imageRequestUrl(address: ImageAddress): string {
  const { imageServiceUrl, prompt, width, height, seed, variation } = address;
  const text = prompt.toWellFormed();
  const path = urls.prompt(/^\.+$/.test(text) ? `${text} ` : text);
  const reading = variation ? `&variation=${variation}` : '';
  const query = `width=${width}&height=${height}&seed=${seed}${reading}&nologo=true`;
  return `${imageServiceUrl.replace(/\/+$/, '')}${path}?${query}`;
}

/** Foreign services answer no preflight for headers they never heard of, so those get none. */
export function isOwnImageService(imageServiceUrl: string, pageOrigin: string): boolean {
  if (imageServiceUrl === '') return true;
  return URL.canParse(imageServiceUrl) && new URL(imageServiceUrl).origin === pageOrigin;
}

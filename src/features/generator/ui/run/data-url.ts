import { sniffImageType } from '../../../../shared/image-type.ts';

/** Chunks keep the argument list of fromCharCode below every engine's limit. */
const CHUNK_BYTES = 0x8000;

function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  }
  return btoa(binary);
}

/**
 * A blob as a base64 data URL. The bytes decide over the announced type, because a proxy's error
 * page also arrives with status 200; null when neither says image.
 */
export async function imageDataUrl(blob: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const announced = /^image\/[\w.+-]+/.exec(blob.type)?.[0];
  const type = sniffImageType(bytes) ?? announced;
  if (!type || bytes.length === 0) return null;
  return `data:${type};base64,${encodeBase64(bytes)}`;
}

/** The bytes behind a data URL; fetching it instead would need a hole in the page's content policy. */
export function decodeDataUrl(dataUrl: string): Blob {
  const match = /^data:([^;,]*)(;base64)?,/.exec(dataUrl);
  if (!match) throw new TypeError('Not a data URL.');
  const body = dataUrl.slice(match[0].length);
  const binary = match[2] ? atob(body) : decodeURIComponent(body);
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: match[1] || 'text/plain' });
}

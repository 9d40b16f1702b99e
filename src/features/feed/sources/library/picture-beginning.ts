/**
 * Whether the first bytes are those of a JPEG, PNG or WebP. Names are anybody's word, and whatever else
 * a decoder can read, drawings in SVG for example, is kept away from it.
 */
export function beginsLikePicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('RIFF')) return head.endsWith('WEBP');
  return head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n');
}

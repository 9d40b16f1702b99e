type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/avif';

/** Still pictures that every browser shows. */
export const STILL_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const satisfies ImageType[];

/** What a file begins with, each byte as one character; before a name stands a length. */
const BEGINNINGS: readonly (readonly [ImageType, RegExp])[] = [
  ['image/png', /^\x89PNG\r\n.\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['image/gif', /^GIF8[79]a/],
  ['image/avif', /^[\s\S]{4}ftyp(avif|avis|mif1)/],
];
const LONGEST_BEGINNING = 12;

/**
 * What an image is by its first bytes. Names and declared types are anybody's word, and drawings in SVG,
 * which a decoder would read too, may point elsewhere; so undefined is nothing that we open.
 */
export function sniffImageType<Type extends ImageType = ImageType>(
  bytes: Uint8Array,
  among?: readonly Type[],
): Type | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, LONGEST_BEGINNING));
  const found = BEGINNINGS.find(([, beginning]) => beginning.test(head))?.[0] as Type | undefined;
  return found === undefined || !among || among.includes(found) ? found : undefined;
}

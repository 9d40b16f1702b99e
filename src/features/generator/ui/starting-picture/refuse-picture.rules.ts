/** As the server has it. */
const LARGEST_MEGABYTES = 12;
const MEGABYTE = 1024 * 1024;

/** Why a chosen file cannot be painted; undefined when it can. */
export function refusePicture({ type, size }: { type: string; size: number }): string | undefined {
  if (!type.startsWith('image/'))
    return 'That isn’t a picture. Choose a photo or drawing, such as a JPEG or PNG.';
  if (type === 'image/svg+xml') return 'SVG files can’t be used here. Save it as a PNG and try again.';
  if (size > LARGEST_MEGABYTES * MEGABYTE)
    return `This picture is larger than ${LARGEST_MEGABYTES} MB. Choose a smaller one.`;
  return size === 0 ? 'This file is empty. Choose another picture.' : undefined;
}

export const UNREADABLE_MESSAGE =
  'Your browser can’t open this picture. Save it as a JPEG or PNG and try again.';

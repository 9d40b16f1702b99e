/** As the server has it. */
const LARGEST_MEGABYTES = 12;
const MEGABYTE = 1024 * 1024;
const MOST_MEGAPIXELS = 40;

interface ChosenFile {
  name: string;
  type: string;
  size: number;
}

/** Why a chosen file cannot be painted; undefined when it can, as far as is known before it is opened. */
export function refusePicture(file: ChosenFile): string | undefined {
  const { type, size } = file;
  if (!type.startsWith('image/') && !isHeic(file))
    return 'That isn’t a picture. Choose a photo or drawing, such as a JPEG or PNG.';
  if (type === 'image/svg+xml') return 'SVG files can’t be used here. Save it as a PNG and try again.';
  if (size > LARGEST_MEGABYTES * MEGABYTE)
    return `This picture is larger than ${LARGEST_MEGABYTES} MB. Choose a smaller one.`;
  return size === 0 ? 'This file is empty. Choose another picture.' : undefined;
}

/** The same once it was opened. */
export function refusePixels({ width, height }: { width: number; height: number }): string | undefined {
  if (width * height <= MOST_MEGAPIXELS * 1_000_000) return undefined;
  return `This picture has more than ${MOST_MEGAPIXELS} megapixels. Choose a smaller one.`;
}

/** What to say of a file that the browser cannot open. */
export function describeUnreadable(file: ChosenFile): string {
  return isHeic(file)
    ? 'Your browser can’t open HEIC photos. Save it as a JPEG and try again; on an iPhone, choose Most Compatible under Camera, Formats.'
    : 'Your browser can’t open this picture. Save it as a JPEG or PNG and try again.';
}

/** Some systems do not know what it is, and name no type. */
function isHeic({ name, type }: ChosenFile): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

import { HISTORY_LENGTH } from '../gallery.rules.ts';
import type { GalleryItem } from '../gallery.types.ts';
import { type ImageParticulars, readImageParticulars } from './image-particulars.ts';

/**
 * One image as the screen needs it. Only the specification's four fields are certain: the product API
 * may be another service than ours.
 */
export type GalleryImage = Pick<GalleryItem, 'id' | 'url' | 'prompt' | 'createdAt'> &
  Partial<Pick<GalleryItem, 'thumbnailUrl'>> &
  ImageParticulars;

/**
 * Reads what `GET /images/history` answered: a list, bare or under `images` or `history`, in any
 * order (O-07). Entries without an id or an address are left out.
 * @param baseUrl what the addresses of pictures are relative to.
 * @throws {Error} when there is no list in it.
 */
export function readGalleryAnswer(answer: unknown, baseUrl: string): GalleryImage[] {
  const list = findList(answer);
  if (!list) throw new Error('The gallery is not a list.');
  return newestFirst(list.map((entry) => readImage(entry, baseUrl)).filter((image) => image !== null));
}

/** At most thirty images; those of one moment keep their order. */
export function newestFirst(images: readonly GalleryImage[]): GalleryImage[] {
  return [...images].sort((one, other) => timeOf(other) - timeOf(one)).slice(0, HISTORY_LENGTH);
}

function timeOf({ createdAt }: GalleryImage): number {
  return Date.parse(createdAt) || 0;
}

function findList(answer: unknown): unknown[] | null {
  if (Array.isArray(answer)) return answer;
  if (!isRecord(answer)) return null;
  return [answer.images, answer.history].find((list) => Array.isArray(list)) ?? null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readImage(entry: unknown, baseUrl: string): GalleryImage | null {
  if (!isRecord(entry)) return null;
  const { id, url, thumbnailUrl, prompt, createdAt } = entry;
  if ((typeof id !== 'string' && typeof id !== 'number') || typeof url !== 'string' || url === '')
    return null;
  const { startingPictureUrl, ...particulars } = readImageParticulars(entry);
  return {
    ...particulars,
    ...(startingPictureUrl && { startingPictureUrl: resolve(startingPictureUrl, baseUrl) }),
    id: String(id),
    url: resolve(url, baseUrl),
    thumbnailUrl:
      typeof thumbnailUrl === 'string' && thumbnailUrl ? resolve(thumbnailUrl, baseUrl) : undefined,
    prompt: typeof prompt === 'string' ? prompt : '',
    createdAt: typeof createdAt === 'string' ? createdAt : '',
  };
}

function resolve(address: string, baseUrl: string): string {
  return URL.canParse(address, baseUrl) ? new URL(address, baseUrl).href : address;
}

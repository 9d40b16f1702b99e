import { HISTORY_LENGTH } from '../gallery.rules.ts';
import type { GalleryItem } from '../gallery.types.ts';
import { type ImageParticulars, readImageParticulars } from './image-particulars.ts';

/**
 * One image as the screen needs it. Only the specification's four fields are certain: the product API
 * may be another service than ours.
 */
export type GalleryImage = Pick<GalleryItem, 'id' | 'url' | 'prompt' | 'createdAt'> &
  Partial<Pick<GalleryItem, 'thumbnailUrl'>> &
  ImageParticulars & { starred?: boolean; collections?: readonly string[] };

/** Images in the order of the screen, and where those behind them are asked for; null when there are none. */
export interface GalleryPage {
  images: GalleryImage[];
  next: string | null;
  /** Not the list that another service may answer whatever it is asked for. */
  isPage: boolean;
}

/**
 * Reads what `GET /images/history` answered: a list, bare or under `images` or `history`, in any
 * order (O-07), of which the newest thirty count; or a page of a search as it is. Entries without an id
 * or an address are left out.
 * @param baseUrl what the addresses of pictures are relative to.
 * @throws {Error} when there is no list in it.
 */
export function readGalleryAnswer(answer: unknown, baseUrl: string): GalleryPage {
  const list = findList(answer);
  if (!list) throw new Error('The gallery is not a list.');
  const images = list.map((entry) => readImage(entry, baseUrl)).filter((image) => image !== null);
  if (isRecord(answer) && 'next' in answer)
    return { images, next: typeof answer.next === 'string' ? answer.next : null, isPage: true };
  const newest = newestFirst(images).slice(0, HISTORY_LENGTH);
  const last = newest.at(-1);
  const next = last && list.length >= HISTORY_LENGTH ? placeOf(last) : null;
  return { images: newest, next, isPage: false };
}

/** Those of one moment keep their order. */
export function newestFirst(images: readonly GalleryImage[]): GalleryImage[] {
  return [...images].sort((one, other) => timeOf(other) - timeOf(one));
}

/** What asks for the images behind this one. */
export function placeOf(image: GalleryImage): string {
  return `${timeOf(image)}.${image.id}`;
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
  const { id, url, thumbnailUrl, prompt, createdAt, starred, collections } = entry;
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
    starred: starred === true,
    collections: Array.isArray(collections) ? collections.map(String) : [],
  };
}

function resolve(address: string, baseUrl: string): string {
  return URL.canParse(address, baseUrl) ? new URL(address, baseUrl).href : address;
}

import { entrySlug } from '../../../shared/entry-slug.ts';
import type { OptionListName } from './option-lists.types.ts';

/** Pixels, for a place of half of it. */
export const OPTION_PICTURE_SIDE = 96;

export const OPTION_PICTURE_PREFIX = 'option-';

export function optionPictureName(list: OptionListName, entry: string): string {
  return `${OPTION_PICTURE_PREFIX}${entrySlug(list)}-${entrySlug(entry)}`;
}

/** @param version of all pictures of this kind, as the site tells it. */
export function optionPictureAddress(list: OptionListName, entry: string, version: string): string {
  return `/media/s${OPTION_PICTURE_SIDE}/${optionPictureName(list, entry)}.webp?v=${version}`;
}

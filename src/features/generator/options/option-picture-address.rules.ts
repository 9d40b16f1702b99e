import { entrySlug } from '../../../shared/entry-slug.ts';
import { describeOptionList } from './option-list-descriptions.rules.ts';
import type { OptionListName } from './option-lists.types.ts';
import { UNSEEN_OPTIONS } from './unseen-options.generated.ts';

/** Pixels, for a place of half of it. */
export const OPTION_PICTURE_SIDE = 96;

export const OPTION_PICTURE_PREFIX = 'option-';

export function optionPictureName(list: OptionListName, entry: string): string {
  return `${OPTION_PICTURE_PREFIX}${entrySlug(list)}-${entrySlug(entry)}`;
}

/**
 * An entry that changes nothing on the motif looks as the neutral one does, and shares its picture.
 * @param version of all pictures of this kind, as the site tells it.
 */
export function optionPictureAddress(list: OptionListName, entry: string, version: string): string {
  const seen = UNSEEN_OPTIONS.has(`${list}:${entry}`) ? describeOptionList(list).neutral : entry;
  return `/media/s${OPTION_PICTURE_SIDE}/${optionPictureName(list, seen)}.webp?v=${version}`;
}

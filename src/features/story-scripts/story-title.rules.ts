import { LONGEST_TITLE } from './script-request.rules.ts';
import { createIncompleteRequestError, createTitleTooLongError } from './story-request.errors.ts';

/** Line breaks, tabs, control characters, and runs of spaces. */
const GAPS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
const SHOWS_SOMETHING = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A title as writers get it: on one line, without spaces around it. Its length is counted in code
 * points, so nothing that a browser's field lets in is refused.
 * @throws {AppError} 400 when nothing of it can be seen, or when it is too long.
 */
export function readStoryTitle(given: string): string {
  const title = given.toWellFormed().replace(GAPS, ' ').trim();
  if (!SHOWS_SOMETHING.test(title)) throw createIncompleteRequestError();
  if ([...title].length > LONGEST_TITLE) throw createTitleTooLongError();
  return title;
}

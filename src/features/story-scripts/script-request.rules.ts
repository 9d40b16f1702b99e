/** Characters of a story's title. */
export const LONGEST_TITLE = 200;

/** Bytes of the picture as the visitor has it. */
export const LARGEST_IMAGE_BYTES = 8 * 1024 * 1024;

/** What whoever asks without one of them is told, by the form and by the server. */
export const MISSING_INPUT_MESSAGE = 'Please provide a title and an image.';

/** A title of spaces only is no title. */
export function isTitleGiven(title: string): boolean {
  return title.trim() !== '';
}

/** Multipart fields of `POST /api/story-script`. */
export const SCRIPT_FIELDS = { title: 'title', image: 'image' } as const;

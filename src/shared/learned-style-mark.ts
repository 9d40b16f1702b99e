/** What a picture remembers of the learned style that it was drawn in: enough to find it again, and to do without it. */
export interface LearnedStyleMark {
  /** What its owner called it then. */
  name: string;
  /** Of the style: the same style has the same one, whatever it is called. */
  hash: string;
  /** The medium that comes nearest. */
  medium: string;
}

/** What a style is called that was given no name, and how long a name may be. */
export const USUAL_STYLE_NAME = 'My style';
export const LONGEST_STYLE_NAME = 60;

const LONGEST_TEXT = 100;

/** A mark as it was stored or answered; undefined for anything else. */
export function readLearnedStyleMark(value: unknown): LearnedStyleMark | undefined {
  const { name, hash, medium } = Object(value) as Record<string, unknown>;
  return isShortText(name) && isShortText(hash) && isShortText(medium) ? { name, hash, medium } : undefined;
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT;
}

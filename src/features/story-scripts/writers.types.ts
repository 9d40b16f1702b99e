import type { StoryScript } from './story-scripts.types.ts';

/** The picture of a story, checked, turned upright and made smaller before any writer sees it. */
export interface WriterImage {
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: 'image/jpeg';
  /** In pixels, at most 1024 each. */
  width: number;
  height: number;
}

export interface WriteRequest {
  /** Trimmed, 1 to 200 characters. */
  title: string;
  image: WriterImage;
}

/** Makes the script of a story from a title and a picture. */
export interface Writer {
  /** As the settings call it, e.g. `gemini`. */
  readonly name: string;
  /** Our own grammar, not a language model. */
  readonly builtIn: boolean;
  /**
   * Writes a script: at least one page, every page with a page number from 1, a title and a text.
   * @throws {InvalidScriptError} when the answer is no such script, whatever it was.
   * @throws {WriterError} when there is no answer: refused, too slow, over its limit, out of reach.
   * @throws {DOMException} named AbortError when `signal` stops it.
   */
  write(request: WriteRequest, signal: AbortSignal): Promise<StoryScript>;
}

/** What is wrong with a file of the content folder, said in one line. */
export class ContentError extends Error {
  override name = 'ContentError';
  /** Counted from 1 in the whole file; missing where the problem has no place. */
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(message.replaceAll(/\s+/g, ' ').trim());
    this.line = line;
  }
}

/** `posts/light-first.md:7: pictures.cover.size: must be …`, the way editors and terminals link to a line. */
export function describeContentError(file: string, error: ContentError): string {
  const place = error.line === undefined ? file : `${file}:${error.line}`;
  return `${place}: ${error.message}`;
}

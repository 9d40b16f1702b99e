/** An entry of a blog's export, whatever form the export has. */
export interface ExportEntry {
  /** As the export writes it, e.g. `tag:blogger.com,1999:blog-555.post-101`; the same in both forms. */
  id: string;
  kind: 'post' | 'page' | 'comment' | 'settings';
  status: 'live' | 'draft' | 'scheduled' | 'trashed';
  /** Plain text; may be ''. */
  title: string;
  /** HTML as its author wrote it. */
  content: string;
  /** The export holds the post's summary only. */
  isShortened: boolean;
  /** What the author wrote for search engines. */
  description: string;
  /** As written, e.g. `2026-11-19T18:00:00.000-03:00`; '' when missing. */
  published: string;
  updated: string;
  labels: readonly string[];
  /** A path such as `/2026/04/hello.html`, a whole address, or ''. */
  permalink: string;
  authorName: string;
  authorPicture: string;
  /** It was longer than an entry may be, so its content is not here. */
  isTooLarge: boolean;
}

/** The export cannot be read any further. The message is one line for whoever asked for the import. */
export class ExportError extends Error {
  override name = 'ExportError';
}

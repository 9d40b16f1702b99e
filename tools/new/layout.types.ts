/** What is added to a file that exists. */
export type Edit =
  /** An import; the formatter puts it where it belongs. */
  | { file: string; importLine: string }
  /** At the end of the list that begins with this line. */
  | { file: string; listLine: string; add: string }
  /** Behind this text, within its line. */
  | { file: string; behind: string; add: string };

/** The files of a new thing, and where it is registered. Paths are relative to the root of the repository. */
export interface Layout {
  /** Each with its text; none of them exists yet. */
  files: Readonly<Record<string, string>>;
  edits: readonly Edit[];
  /** The folder of another thing that it becomes a part of. */
  within?: string;
  /** If one of these files already holds its text, the name is in use. */
  taken: readonly { file: string; text: string }[];
  /** The arguments of `npm run test:unit --` that run the test that fails first. */
  test: string;
  /** What is left to do, in order. */
  next: readonly string[];
}

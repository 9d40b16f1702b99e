/** One source of licensed material that the product builds on. */
export interface Attribution {
  /** What it is: art in pictures, what words mean, what enlarges them, letters, or marks of the interface. */
  kind: 'art' | 'words' | 'network' | 'type' | 'interface';
  title: string;
  author: string;
  /** Short license name, e.g. `Apache-2.0`. */
  license: string;
  licenseUrl?: string;
  url?: string;
  /** What we take from it. */
  use: string;
}

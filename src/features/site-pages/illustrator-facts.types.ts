/** What the page about the illustrator tells of its vocabulary. */
export interface IllustratorFacts {
  /** Different things that it can draw, and the words by which they may be named. */
  nouns: number;
  words: number;
  scenes: number;
  places: number;
  styles: number;
  themes: readonly { title: string; nouns: readonly string[] }[];
}

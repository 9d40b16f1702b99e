/** How an image was made, as its maker's browser tells it; shown to its owner alone. */
export interface ImageRecipe {
  /** What the option lists were set to, by list, defaults left out. */
  options?: Readonly<Record<string, string>>;
  negativePrompt?: string;
  seed?: number;
  engine?: string;
}

/** One entry of the private history. The first four fields are the specification's. */
export interface HistoryItem {
  id: string;
  /** Works in an `img` tag for an hour; it is signed for this image alone. */
  url: string;
  /** As typed. */
  prompt: string;
  /** ISO 8601. */
  createdAt: string;
  thumbnailUrl: string;
  fullPrompt: string;
  width: number;
  height: number;
  generatorType: 'green' | 'yellow';
  /** Credits it cost. */
  cost: number;
  recipe: ImageRecipe | null;
}

/** What is known of how a picture was made, wherever it is kept. */
export interface PictureFacts {
  prompt: string;
  /** With the options composed into it, as it was drawn. */
  fullPrompt?: string;
  width?: number;
  height?: number;
  /** ISO 8601. */
  createdAt?: string;
  generatorType?: 'green' | 'yellow';
  /** Credits. */
  cost?: number;
  recipe?: {
    options?: Readonly<Record<string, string>>;
    negativePrompt?: string;
    seed?: number;
    variation?: number;
    strength?: number;
    learnedStyle?: { name: string };
    engine?: string;
  } | null;
  /** Nouns of the prompt that were not drawn, where the engine told. */
  notDrawn?: readonly string[];
  startingPictureUrl?: string | null;
}

/** A picture that can be looked at closely. */
export interface ViewedPicture extends PictureFacts {
  id: string;
  src: string;
  /** A smaller copy, for choosing. */
  thumbnailSrc?: string;
}

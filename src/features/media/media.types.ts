/** A picture of the site itself, kept as the words it is drawn from. */
export interface MediaRecipe {
  prompt: string;
  /** Choices of the tools by the names of their lists, e.g. `style`. */
  options?: Readonly<Record<string, string>>;
  negativePrompt?: string;
  seed: number;
  width: number;
  height: number;
}

/** The recipes by the name that addresses carry: lower-case letters, digits and hyphens. */
export type MediaRecipes = Readonly<Record<string, MediaRecipe>>;

/** What a page needs to show a picture without its layout moving. */
export interface MediaImage {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  /** The words it was drawn from. */
  alt: string;
}

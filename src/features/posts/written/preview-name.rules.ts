const PREVIEW = 'preview-';

/** The name of a picture before its post has one that visitors see; its hash keeps it from being guessed. */
export function previewName(recipeHash: string): string {
  return PREVIEW + recipeHash;
}

export function isPreviewName(name: string): boolean {
  return name.startsWith(PREVIEW);
}

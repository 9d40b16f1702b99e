/** Compositions that join licensed art and own drawing into one subject, by name. */
export const RECIPE_NAMES = ['fruit-bowl', 'flower-vase', 'shiva', 'buddha', 'ganesha', 'krishna'] as const;

export type RecipeName = (typeof RECIPE_NAMES)[number];

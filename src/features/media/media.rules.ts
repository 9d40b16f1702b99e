import type { MediaImage, MediaRecipe } from './media.types.ts';

/** The widths a picture is offered in; its own width is the largest. */
export const MEDIA_WIDTHS: readonly number[] = [320, 480, 640, 960];

export function widthsOf(recipe: MediaRecipe): number[] {
  return [...MEDIA_WIDTHS.filter((width) => width < recipe.width), recipe.width];
}

/** `/media/red-dragon-640.webp?v=1a2b3c`; the version makes the address good for ever. */
export function mediaAddress(name: string, width: number, version: string): string {
  return `/media/${name}-${width}.webp?v=${version}`;
}

/** The name and width in a file name of such an address. */
export function parseMediaFile(file: string): { name: string; width: number } | null {
  const match = /^([a-z0-9-]+)-(\d{2,4})\.webp$/.exec(file);
  return match ? { name: match[1] ?? '', width: Number(match[2]) } : null;
}

export function describeMedia(name: string, recipe: MediaRecipe, version: string): MediaImage {
  const widths = widthsOf(recipe);
  return {
    src: mediaAddress(name, recipe.width, version),
    srcSet: widths.map((width) => `${mediaAddress(name, width, version)} ${width}w`).join(', '),
    width: recipe.width,
    height: recipe.height,
    alt: recipe.prompt,
  };
}

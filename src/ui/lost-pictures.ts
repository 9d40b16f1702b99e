/** Marks a picture that lies over a drawn ground. */
export const OVER_GROUND = { 'data-over-ground': '' };

const PICTURES = '[data-over-ground]';

/**
 * Hides pictures that could not be loaded, so that their ground is seen and no torn sheet. Works also
 * on the sections that come without their code.
 */
export function hideLostPictures(page: Document): void {
  const hide = (image: unknown) => {
    if (image instanceof HTMLImageElement && image.matches(PICTURES)) image.hidden = true;
  };
  // The error event of a picture does not bubble.
  page.addEventListener('error', ({ target }) => hide(target), true);
  for (const image of page.images) {
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) hide(image);
  }
}

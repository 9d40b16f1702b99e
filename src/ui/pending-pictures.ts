/** A picture that is still being drawn comes as a drawing of nothing of this width, or less. */
const PENDING_WIDTH = 8;
const FIRST_PAUSE_MS = 1200;
const LONGEST_PAUSE_MS = 10_000;
const MOST_TRIES = 40;

/**
 * Asks again for pictures that our server is still drawing, until they are there. Works on every
 * picture of the page, also those inside the HTML of posts, and those that came before the page
 * came alive. Those that lie over a drawn ground (`data-over`) and are lost are hidden, so that
 * no torn sheet is seen.
 */
export function reloadPendingPictures(page: Document): void {
  const tries = new WeakMap<Element, number>();

  const look = (image: unknown) => {
    if (!(image instanceof HTMLImageElement)) return;
    if (image.dataset.over && image.currentSrc && !image.naturalWidth) image.hidden = true;
    if (!isPending(image)) return;
    const tried = tries.get(image) ?? 0;
    if (tried >= MOST_TRIES) return;
    tries.set(image, tried + 1);
    setTimeout(() => askAgain(image, tried + 1), Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.3 ** tried));
  };
  const onEvent = ({ target }: Event) => look(target);

  // The events of a picture do not bubble.
  page.addEventListener('load', onEvent, true);
  page.addEventListener('error', onEvent, true);
  for (const image of page.images) if (image.complete) look(image);
}

/** Whether a picture that came is the drawing of nothing. */
export function isPending({ naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return naturalWidth > 0 && naturalWidth <= PENDING_WIDTH && currentSrc.includes('/media/');
}

/** The same address would be answered from the page's own memory. */
function askAgain(image: HTMLImageElement, tried: number): void {
  const renew = (text: string) =>
    text.replace(/(\/media\/[^\s,?]+\?v=\w+)(&again=\d+)?/g, `$1&again=${tried}`);
  if (image.srcset) image.srcset = renew(image.srcset);
  image.src = renew(image.src);
}

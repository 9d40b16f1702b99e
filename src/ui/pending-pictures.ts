/** A picture that is still being drawn comes as a drawing of nothing of this width, or less. */
const PENDING_WIDTH = 8;
const FIRST_PAUSE_MS = 1200;
const LONGEST_PAUSE_MS = 10_000;
const MOST_TRIES = 40;

/**
 * Asks again for pictures that our server is still drawing, until they are there. Works on every
 * picture of the page, also those inside the HTML of posts, and those that came before the page
 * came alive. Returns how to stop.
 */
export function reloadPendingPictures(page: Document): () => void {
  const tries = new WeakMap<Element, number>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const look = (image: unknown) => {
    if (!(image instanceof HTMLImageElement) || !isPending(image)) return;
    const tried = tries.get(image) ?? 0;
    if (tried >= MOST_TRIES) return;
    tries.set(image, tried + 1);
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        askAgain(image, tried + 1);
      },
      Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.3 ** tried),
    );
    timers.add(timer);
  };
  const onLoad = ({ target }: Event) => look(target);

  // The load event of a picture does not bubble.
  page.addEventListener('load', onLoad, true);
  for (const image of page.images) if (image.complete) look(image);
  return () => {
    page.removeEventListener('load', onLoad, true);
    for (const timer of timers) clearTimeout(timer);
  };
}

function isPending({ naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return naturalWidth > 0 && naturalWidth <= PENDING_WIDTH && currentSrc.includes('/media/');
}

/** The same address would be answered from the page's own memory. */
function askAgain(image: HTMLImageElement, tried: number): void {
  const renew = (text: string) =>
    text.replace(/(\/media\/[^\s,?]+\?v=\w+)(&again=\d+)?/g, `$1&again=${tried}`);
  if (image.srcset) image.srcset = renew(image.srcset);
  image.src = renew(image.src);
}

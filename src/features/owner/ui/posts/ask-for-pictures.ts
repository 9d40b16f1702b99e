import { isPending } from '../../../../ui/pending-pictures.ts';

const PAUSE_MS = 1500;
const MOST_TRIES = 20;

/** What the scripts of a page do: asks again for pictures that are still being drawn. None run in the preview. */
export function askForPictures(page: Document): void {
  const tries = new WeakMap<Element, number>();
  const waiting = new WeakSet<Element>();
  const look = () => {
    for (const image of page.images) {
      const tried = tries.get(image) ?? 0;
      if (!image.complete || !isPending(image) || waiting.has(image) || tried >= MOST_TRIES) continue;
      tries.set(image, tried + 1);
      waiting.add(image);
      const address = image.currentSrc.replace(/&again=\d+$/, '');
      setTimeout(() => {
        waiting.delete(image);
        image.removeAttribute('srcset');
        image.src = `${address}&again=${tried + 1}`;
      }, PAUSE_MS);
    }
  };
  // The events of a picture do not bubble.
  page.addEventListener('load', look, true);
  look();
}

const HEADINGS = 'h1, h2, h3, h4';

/** Puts the focus on the heading of an element, or on the element itself, without scrolling. */
export function focusHeading(element: HTMLElement): void {
  const heading = element.matches(HEADINGS) ? element : element.querySelector<HTMLElement>(HEADINGS);
  const target = heading ?? element;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Keeps the focus on the heading of a page whose words may arrive, or be drawn anew, after it was opened.
 * It ends when the visitor does something, or when the returned function is called.
 */
export function keepFocusOnHeading(page: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === page) focusHeading(page);
  });
  const stop = () => {
    observer.disconnect();
    for (const event of ['pointerdown', 'keydown']) removeEventListener(event, stop, true);
  };
  focusHeading(page);
  observer.observe(page, { childList: true, subtree: true });
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, stop, true);
  return stop;
}

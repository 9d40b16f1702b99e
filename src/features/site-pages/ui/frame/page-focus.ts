const HEADINGS = 'h1, h2, h3, h4';

/** Puts the focus on the heading of an element, or on the element itself, without scrolling. */
function focusHeading(element: HTMLElement): void {
  const heading = element.matches(HEADINGS) ? element : element.querySelector<HTMLElement>(HEADINGS);
  const target = heading ?? element;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Does so for the target of a link, unless the visitor has gone on to something inside it already. */
export function focusAnchor(target: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement === target || !target.contains(activeElement)) focusHeading(target);
}

/** Puts the focus where a change of address leads. */
export function focusDestination(hash: string, isOtherPage: boolean): void {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  const page = document.getElementById('content');
  if (target) focusAnchor(target);
  else if (isOtherPage && page) focusPage(page);
}

/** Lets the keyboard go on from the heading of a page that was opened inside the site. */
function focusPage(page: HTMLElement): void {
  if (hasTakenFocus(page)) return;
  focusHeading(page);
  // Its words may arrive, or be drawn anew, until the visitor does something.
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === page) focusHeading(page);
  });
  observer.observe(page, { childList: true, subtree: true });
  for (const event of ['pointerdown', 'keydown']) {
    addEventListener(event, () => observer.disconnect(), { capture: true, once: true });
  }
}

/** Some pages know better where to go on: a field that was filled in, a story's dialog, the card of a closed story. */
function hasTakenFocus(page: HTMLElement): boolean {
  const { activeElement } = document;
  return page.contains(activeElement) || activeElement?.closest('dialog, [role="dialog"]') != null;
}

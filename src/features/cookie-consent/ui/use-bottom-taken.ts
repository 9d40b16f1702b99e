import { type RefObject, useLayoutEffect } from 'react';

/**
 * For those alone who ask how much is taken: the page, and what else stands at the bottom of the window. What is
 * written on the root for all to read makes the browser work out every style of the page anew.
 */
function writeStyles(taken: number): string {
  return `html { scroll-padding-bottom: ${taken}px; } body, .clears-bottom { --bottom-taken: ${taken}px; }`;
}

/**
 * Tells the page how much of the window's bottom the element takes while it is there, so that the end
 * of the page can be scrolled clear of it and no focused element stays beneath it.
 */
export function useBottomTaken(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    let isNew = true;
    // It tells at once, and when the page has its measures: asking for them earlier would lay it out twice.
    const watch = new ResizeObserver(() => {
      const taken = element.offsetHeight;
      sheet.replaceSync(writeStyles(taken));
      if (isNew) revealFocused(taken);
      isNew = false;
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [ref]);
}

/** The scrolling stops at the padding that the page keeps free for what stands at the bottom. */
function revealFocused(taken: number): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const free = window.innerHeight - taken;
  if (bottom > free && top < window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
}

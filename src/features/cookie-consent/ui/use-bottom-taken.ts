import { type RefObject, useLayoutEffect } from 'react';

/** Read by the styles of the page and by whatever else stands at the bottom of the window. */
const PROPERTY = '--bottom-taken';

/**
 * Tells the page how much of the window's bottom the element takes while it is there, so that the end
 * of the page can be scrolled clear of it and no focused element stays beneath it.
 */
export function useBottomTaken(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const root = document.documentElement.style;
    let isNew = true;
    // It tells at once, and when the page has its measures: asking for them earlier would lay it out twice.
    const watch = new ResizeObserver(() => {
      const taken = element.offsetHeight;
      root.setProperty(PROPERTY, `${taken}px`);
      if (isNew) revealFocused(taken);
      isNew = false;
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      root.removeProperty(PROPERTY);
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

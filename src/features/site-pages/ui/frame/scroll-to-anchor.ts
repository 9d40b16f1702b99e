import { PRICING_RETRY_LIMIT, PRICING_RETRY_MS } from '../../pricing-link.rules.ts';

function behaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Scrolls to the element with this id; answers whether it is on the page. */
export function scrollToAnchor(id: string): boolean {
  const target = document.getElementById(id);
  target?.scrollIntoView({ behavior: behaviour(), block: 'start' });
  return target !== null;
}

/** Follows a link to the element with this id: scrolls there, and lets the keyboard go on from its heading. */
export function goToAnchor(id: string): boolean {
  const target = document.getElementById(id);
  if (target) import('./page-focus.ts').then(({ focusAnchor }) => focusAnchor(target), console.warn);
  return scrollToAnchor(id);
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behaviour() });
}

/** Goes there after `delay` milliseconds, or as soon after as the element exists. */
export function goToAnchorWhenThere(id: string, delay: number, triesLeft = PRICING_RETRY_LIMIT): void {
  window.setTimeout(() => {
    if (goToAnchor(id) || triesLeft === 0) return;
    goToAnchorWhenThere(id, PRICING_RETRY_MS, triesLeft - 1);
  }, delay);
}

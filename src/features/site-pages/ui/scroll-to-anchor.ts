import { PRICING_RETRY_LIMIT, PRICING_RETRY_MS } from '../pricing-link.rules.ts';

function behaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Scrolls to the element with this id; answers whether it is on the page. */
export function scrollToAnchor(id: string): boolean {
  const target = document.getElementById(id);
  target?.scrollIntoView({ behavior: behaviour(), block: 'start' });
  return target !== null;
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behaviour() });
}

/** Scrolls after `delay` milliseconds, or as soon after as the element exists. */
export function scrollToAnchorWhenThere(id: string, delay: number, triesLeft = PRICING_RETRY_LIMIT): void {
  window.setTimeout(() => {
    if (scrollToAnchor(id) || triesLeft === 0) return;
    scrollToAnchorWhenThere(id, PRICING_RETRY_MS, triesLeft - 1);
  }, delay);
}

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusHeading, keepFocusOnHeading } from './focus-heading.ts';

/**
 * Does for pages that are opened inside the site what browsers do for pages that they load: says the
 * title, and lets the keyboard go on from the page's heading, or from the target of the address's hash.
 */
export function PageAnnouncement() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  const [title, setTitle] = useState('');
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const isOtherPage = before.pathname !== pathname;
    if (isOtherPage) setTitle(document.title);
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) return focusHeading(target);
    const page = document.getElementById('content');
    if (isOtherPage && page && !hasTakenFocus(page)) return keepFocusOnHeading(page);
  }, [pathname, hash, key]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** Some pages know better where to go on: a field that was filled in, a story's dialog, the card of a closed story. */
function hasTakenFocus(page: HTMLElement): boolean {
  const { activeElement } = document;
  return page.contains(activeElement) || activeElement?.closest('dialog, [role="dialog"]') != null;
}

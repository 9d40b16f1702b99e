import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

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
    // Its code comes with the first change of page, not with every first page.
    import('./page-focus.ts').then(
      ({ focusDestination }) => focusDestination(hash, isOtherPage),
      console.warn,
    );
  }, [pathname, hash, key]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

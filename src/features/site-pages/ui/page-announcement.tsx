import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Says the title of a page that was opened inside the site, as browsers do for pages that they load,
 * and lets the keyboard go on from its content when what had the focus is gone.
 */
export function PageAnnouncement() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

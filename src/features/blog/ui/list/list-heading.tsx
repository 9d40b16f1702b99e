import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

interface ListHeadingProps {
  /** Tells lists at one address apart: the search text. */
  list: string;
  page: number;
  /** The list's name, without its page. */
  children: ReactNode;
}

/**
 * Names a list and the page of it. After a change of page the focus goes on from here, with the list in
 * view; on the way back the browser's own place stays.
 */
export function ListHeading({ list, page, children }: ListHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ list, page });
  const navigationType = useNavigationType();
  useEffect(() => {
    const before = shown.current;
    if (before.list === list && before.page === page) return;
    shown.current = { list, page };
    // Whoever searches stays in the field, unless what they pressed is gone.
    if (before.list !== list && document.activeElement !== document.body) return;
    ref.current?.focus({ preventScroll: true });
    if (before.list === list && navigationType !== 'POP') ref.current?.scrollIntoView();
  }, [list, page, navigationType]);
  return (
    <h2
      ref={ref}
      tabIndex={-1}
      className={list === '' && page === 1 ? 'sr-only' : 'mb-6 text-title wrap-anywhere'}
    >
      {children}
      {page > 1 && `, page ${page}`}
    </h2>
  );
}

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';

interface ServerWrittenProps {
  /**
   * Sections whose code is fetched apart (see `late-sections.tsx`). What can be pressed in them says so in its attributes
   * (see `click-attributes.ts`) or is a link; they hold no state.
   */
  children: ReactNode;
}

/** One object for ever: React compares by identity, and another one would empty the element. */
const AS_WRITTEN = { __html: '' };

/**
 * Keeps what the server wrote, and so needs none of the code that wrote it: with a document the
 * element is left as it came, links included. Only a visitor who comes from another page of the
 * site gets the sections from their code, which the page's `clientLoader` fetches beforehand.
 */
export function ServerWritten({ children }: ServerWrittenProps) {
  const isWritten = useCameWithDocument();
  if (import.meta.env.SSR || !isWritten) {
    // Without a boundary the page waits for its sections: none of them may come later and move the rest.
    return <div>{children}</div>;
  }
  return <AsWritten />;
}

function AsWritten() {
  const ref = useRef<HTMLDivElement>(null);
  useLinksOfTheRouter(ref);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it says that the inside is not React's, and sets nothing
  return <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={AS_WRITTEN} />;
}

/** Whether the component was written by the server, fixed when it first appears. */
function useCameWithDocument(): boolean {
  const isHydrating = useSyncExternalStore(subscribeToNothing, no, yes);
  const [cameWithDocument] = useState(isHydrating);
  return cameWithDocument;
}

const subscribeToNothing = () => () => {};
const yes = () => true;
const no = () => false;

/** Links that the router wrote change the page as they do elsewhere, without a new document. */
function useLinksOfTheRouter(ref: React.RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (!(event.target instanceof Element)) return;
      const address = event.target.closest('a[data-discover]:not([target])')?.getAttribute('href');
      if (!address) return;
      event.preventDefault();
      void navigate(address, { viewTransition: true });
    };
    const element = ref.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [ref, navigate]);
}

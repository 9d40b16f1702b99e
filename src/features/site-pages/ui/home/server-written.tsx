import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { useWrittenLinks } from '../frame/use-written-links.ts';

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
  useWrittenLinks(ref);
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

import { useEffect, useState } from 'react';
import type { LateParts } from './shown-late-parts.ts';

/** Even the code that finds out what is to be shown comes when the page is alive: every page would carry it. */
export function useLateParts(pathname: string): LateParts {
  const [parts, setParts] = useState<LateParts>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reading begins with a way to another page
  useEffect(() => {
    import('./late-parts.ts').then(
      ({ loadLateParts }) => loadLateParts((change) => setParts((now) => ({ ...now, ...change(now) }))),
      // Without a connection the page goes on without them.
      console.warn,
    );
  }, [pathname]);
  return parts;
}

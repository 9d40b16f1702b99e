import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * Makes a part of an article whose script may come after the text. The server writes it into the page
 * like any other; in the browser it comes alive a moment later, and `placeholder` keeps its place
 * where a page was not sent by the server.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function LatePart(props: Props) {
    return (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    );
  };
}

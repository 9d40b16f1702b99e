import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type Parts = typeof import('./article-parts.ts');

/** Also called when an article is asked for, so that both are fetched at the same time. */
export const loadArticleParts = (): Promise<Parts> => import('./article-parts.ts');

/**
 * A part of an article whose script may come after the text. The server writes it into the page like
 * any other, and it comes alive a moment later; `placeholder` keeps its place on a page that was not
 * sent by the server. If the script cannot be had, what the server wrote stays as it is.
 */
export function latePart<Props extends object>(
  pick: (parts: Parts) => ComponentType<Props>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: pick(await partsOrNever()) }));
  return function LatePart(props: Props) {
    return (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function partsOrNever(): Promise<Parts> {
  return loadArticleParts().catch((error: unknown) => {
    console.error('A part of the article did not load.', error);
    return new Promise<never>(() => {});
  });
}

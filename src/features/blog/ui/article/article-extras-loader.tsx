import { type ComponentType, useEffect, useState } from 'react';
import type { ArticleExtrasProps } from './article-extras.tsx';

/** What comes after the article: nothing of it may keep anybody from reading, so failures are only logged. */
export function ArticleExtras(props: ArticleExtrasProps) {
  const [Extras, setExtras] = useState<ComponentType<ArticleExtrasProps>>();
  useEffect(() => {
    let isCurrent = true;
    import('./article-extras.tsx').then(
      ({ LoadedArticleExtras }) => isCurrent && setExtras(() => LoadedArticleExtras),
      (error: unknown) => console.error('What belongs around the article could not be loaded.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return Extras ? <Extras {...props} /> : null;
}

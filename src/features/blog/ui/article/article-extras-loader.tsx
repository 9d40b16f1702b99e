import { type ComponentType, useEffect, useState } from 'react';
import type { ArticleExtrasProps } from './article-extras.tsx';

/** What comes after the article: nothing of it may keep anybody from reading, so failures are only logged. */
export function ArticleExtras(props: ArticleExtrasProps) {
  const [Extras, setExtras] = useState<ComponentType<ArticleExtrasProps>>();
  useEffect(() => {
    let isCurrent = true;
    import('./article-extras.tsx').then(
      ({ LoadedArticleExtras }) => isCurrent && setExtras(() => LoadedArticleExtras),
      (error: unknown) => console.error('We couldn’t load the rest of this page.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return Extras ? <Extras {...props} /> : null;
}

import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../../../../ui/is-plain-click.ts';

/** Files and answers of this site that are no pages, though their addresses are its own. */
const NO_PAGE = /^\/(?:api|feeds|media|prompt)\/|\.\w+$/;

/** The text of an article. Its HTML was sanitised when the post came in. */
export function ArticleBody({ html, language }: { html: string; language?: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const path = pathOfLink(event);
    if (path === null) return;
    event.preventDefault();
    void navigate(path, { viewTransition: true });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys, and a key's click arrives here
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches over the links inside
    <div
      lang={language}
      className="prose article-text"
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the way in, see sanitisePost
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The page of this site that a plain click on a link asks for, or null. */
function pathOfLink(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlainClick(event) || link.origin !== window.location.origin || NO_PAGE.test(link.pathname))
    return null;
  return link.pathname + link.search + link.hash;
}

/** Where the posts of the old blog are on this site, by the paths they had there. */
export interface PostLinks {
  add(permalink: string, address: string): void;
  /** @param html sanitised, so that every tag is written one way. */
  relink(html: string): RelinkedHtml;
}

interface RelinkedHtml {
  html: string;
  /** Links that lead to posts on this site now. */
  relinked: number;
  /** Links with a path of the old blog and no site, which leads nowhere here. */
  lost: number;
}

const LINK = /<a (?:[^">]|"[^"]*")*>/g;
const HREF = /\shref="([^"]*)"/;

/** Blogger answers under one name in many countries. */
const BLOGGER_HOST = /\.blogspot\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

/** Stands for the site of an address that names none. */
const NO_SITE = 'https://no-site.invalid';

/** @param blogHost the old blog's own host, '' when it is not known. */
export function createPostLinks(blogHost: string): PostLinks {
  const addresses = new Map<string, string>();
  const isOldBlog = (host: string) => host === blogHost || BLOGGER_HOST.test(host);

  const newAddress = (href: string) => {
    if (!URL.canParse(href, NO_SITE)) return undefined;
    const { origin, host, pathname } = new URL(href, NO_SITE);
    return origin === NO_SITE || isOldBlog(host) ? addresses.get(pathOf(pathname)) : undefined;
  };

  return {
    add(permalink, address) {
      const path = pathOf(permalink);
      if (path !== '') addresses.set(path, address);
    },
    relink(html) {
      let relinked = 0;
      let lost = 0;
      const linked = html.replace(LINK, (tag) => {
        const href = (HREF.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');
        const address = newAddress(href);
        if (address === undefined) {
          if (/^\/(?!\/)/.test(href)) lost++;
          return tag;
        }
        relinked++;
        return `<a href="${address}">`;
      });
      return { html: linked, relinked, lost };
    },
  };
}

/** `/2026/04/hello.html`, of a path as of a whole address. */
function pathOf(permalink: string): string {
  if (permalink === '' || !URL.canParse(permalink, NO_SITE)) return '';
  const { pathname } = new URL(permalink, NO_SITE);
  return pathname === '/' ? '' : pathname;
}

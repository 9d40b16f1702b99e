import { XSS_CORPUS, XSS_FAMILIES } from '../../security/xss-corpus.ts';
import { type BloggerPost, makePosts } from '../../support/blogs/blogger-posts.ts';

const PAYLOADS_PER_TITLE = 8;
/** The whole corpus stands in the articles of this many posts. */
const ARTICLES = 4;
const IMAGE = 'https://blogger.googleusercontent.com/img/b/R29vZ2xl/AVvXsEx/s2048/x.jpg';

/** Short enough for a title, and enough to end whatever a title is written into. */
const ENDINGS = (XSS_FAMILIES['ends of the place a text stands in'] ?? []).filter(
  ({ length }) => length < 120,
);

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A blog whose author means harm, in everything that an author writes: the articles first, then stories. */
export function makeHostilePosts(): BloggerPost[] {
  const posts = makePosts(Math.ceil(ENDINGS.length / PAYLOADS_PER_TITLE));
  return posts.map((post, place) => {
    const from = place * PAYLOADS_PER_TITLE;
    const payloads = ENDINGS.slice(from, from + PAYLOADS_PER_TITLE);
    const text = payloads.join(' ');
    const isStory = place >= ARTICLES;
    return {
      ...post,
      title: text,
      html: isStory ? writeSlides(from) : writeShare(place),
      labels: [...(isStory ? ['webstories'] : []), ...payloads],
      authorName: text,
      authorImage: `//evil.test/"onerror=hit()//`,
    };
  });
}

function writeShare(place: number): string {
  return XSS_CORPUS.filter((_, number) => number % ARTICLES === place).join('<hr>\n');
}

/** Captions, links and titles of slides. */
function writeSlides(from: number): string {
  return Array.from({ length: 12 }, (_, number) => {
    const payload = ENDINGS[(from + number) % ENDINGS.length] ?? '';
    const link = number % 2 === 0 ? `javascript:hit()//${payload}` : `https://shop.example/${payload}`;
    const alt = escapeAttribute(`${payload}||${link}`);
    return `<img alt="${alt}" title="${escapeAttribute(payload)}" src="${IMAGE}" width="320" height="240">`;
  }).join('\n');
}

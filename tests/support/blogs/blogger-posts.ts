/** A post of the blog that `startBloggerServer` plays. */
export interface BloggerPost {
  /** Digits, more than a JavaScript number can hold. */
  id: string;
  /** Where the blog shows it, e.g. `/2026/11/red-fox.html`. */
  path: string;
  title: string;
  /** As the author wrote it: nothing is sanitised. */
  html: string;
  /** With the blog's own offset, as Blogger writes it. */
  published: string;
  updated: string;
  labels: readonly string[];
  authorName: string;
  /** Blogger leaves out the scheme. */
  authorImage: string;
  /** Blogger's own: 72 pixels square; undefined when no image is hosted with Google. */
  thumbnail?: string;
  /** Keys that replace those of the entry; undefined removes one. For entries that are odd. */
  entry?: Readonly<Record<string, unknown>>;
}

const TITLES = [
  'A Red Fox in the Snow',
  'Painting Light Before Noon',
  'How a Prompt Becomes a Picture',
  'The Quiet Harbour',
  'Five Colours That Agree',
  'Night Trains and Neon',
  'Portraits Without a Model',
  'A Forest After the Rain',
  'Drawing Dragons Kindly',
  'Maps of Places That Are Not',
];

const LABELS: readonly (readonly string[])[] = [
  ['Prompting', 'Light'],
  ['Sci-Fi & Art'],
  ['Styles', 'Composition', 'Light', 'Color', 'Practice'],
  [],
  ['Prompting'],
];

const DAY_MS = 86_400_000;
const NEWEST = Date.UTC(2026, 10, 19, 21, 0, 0);

/**
 * So many posts, the newest first and all different. Every second one speaks of a fox, every fifth is
 * a story (label `webstories`, four images whose alt text is 'caption||link'), each mentions the next
 * one's title twice, and one in ten has no labels.
 */
export function makePosts(count: number): BloggerPost[] {
  return Array.from({ length: count }, (_, index) => makePost(index));
}

export function makePost(index: number): BloggerPost {
  const isStory = index % 5 === 4;
  const published = NEWEST - index * DAY_MS;
  const title = titleOf(index);
  const labels = LABELS[index % LABELS.length] ?? [];
  return {
    id: String(9_876_543_210_987_654_321n - BigInt(index)),
    path: `/${new Date(published).toISOString().slice(0, 7).replace('-', '/')}/${slugOf(title)}.html`,
    title,
    html: isStory ? storyHtml(index) : articleHtml(index),
    published: withBlogOffset(published),
    updated: withBlogOffset(published + 131_456),
    labels: isStory ? ['webstories', ...labels] : labels,
    authorName: 'Ana',
    authorImage: '//blogger.googleusercontent.com/img/b/R29v/AVvAna/s35/ana.jpg',
    thumbnail: pictureAddress(`photo-${index}-1`, 's72-c'),
  };
}

/** The last part of a post's address, as this site shows it. */
export function slugOfPost({ path }: Pick<BloggerPost, 'path'>): string {
  return path.replace(/^.*\//, '').replace(/\.html$/, '');
}

/** Where Google would keep a picture. */
function pictureAddress(name: string, size: string): string {
  return `https://blogger.googleusercontent.com/img/b/R29vZ2xl/AVvXsE${name.replaceAll('-', '')}/${size}/${name}.jpg`;
}

function titleOf(index: number): string {
  const round = Math.floor(index / TITLES.length);
  return `${TITLES[index % TITLES.length]}${round > 0 ? `, Part ${round + 1}` : ''}`;
}

function slugOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function articleHtml(index: number): string {
  const mentioned = titleOf(index + 1);
  return `${picture(index, 1, `The cover of part ${index}`)}
<p>${index % 2 === 0 ? 'A fox waits at the edge of the wood.' : 'The sea is calm this morning.'} Read &#8220;${mentioned}&#8221; next.</p>
<a name='more'></a>
<h2>${mentioned}</h2>
<p>Whoever liked <i>this</i> will like ${mentioned} &amp; what follows. See the <a href="/p/about.html">about page</a>.</p>
<ul><li>Begin with the light.</li><li>Name one subject.</li></ul>
${picture(index, 2, 'The same place at noon')}
<p>${'A sentence that makes the text long enough to be shortened. '.repeat(6)}</p>
${picture(index, 3, 'The same place at night')}`;
}

function storyHtml(index: number): string {
  const captions = ['Dawn||https://shop.example/dawn', 'Noon', 'Dusk||https://shop.example/dusk', 'A fox||'];
  return captions.map((alt, slide) => picture(index, slide + 1, alt)).join('\n');
}

/** As Blogger's editor writes it. */
function picture(index: number, number: number, alt: string): string {
  const name = `photo-${index}-${number}`;
  return `<div class="separator" style="clear: both; text-align: center;"><a href="${pictureAddress(name, 's2048')}" style="margin-left: 1em;"><img alt="${alt}" border="0" data-original-height="1365" data-original-width="2048" height="427" src="${pictureAddress(name, 'w640-h427')}" width="640" /></a></div>`;
}

/** Blogger writes times with the offset of the blog's own time zone. */
function withBlogOffset(time: number): string {
  return new Date(time - 3 * 3_600_000).toISOString().replace('Z', '-03:00');
}

import type { PictureText, PostKind, PostText } from '../../posts/written/written-posts.types.ts';

/** A post as the fields of its editor hold it; all of them are there. */
export interface PostForm {
  slug: string;
  title: string;
  author: string;
  /** With commas between them. */
  labels: string;
  excerpt: string;
  /** The key of the featured picture; '' for the first. */
  picture: string;
  pictures: Readonly<Record<string, PictureText>>;
  body: string;
}

export function newForm(author: string): PostForm {
  return { slug: '', title: '', author, labels: '', excerpt: '', picture: '', pictures: {}, body: '' };
}

export function formOf(slug: string, text: PostText): PostForm {
  const { title, author, labels = [], excerpt = '', picture = '', pictures = {}, body } = text;
  return { slug, title, author, labels: labels.join(', '), excerpt, picture, pictures, body };
}

/** What is not said is left out, as in a file. */
export function textOf(form: PostForm): PostText {
  const labels = labelsIn(form.labels);
  return {
    title: form.title,
    author: form.author,
    ...(labels.length > 0 && { labels }),
    ...(form.excerpt.trim() && { excerpt: form.excerpt }),
    ...(form.picture && { picture: form.picture }),
    ...(Object.keys(form.pictures).length > 0 && { pictures: form.pictures }),
    body: form.body,
  };
}

/** Each once, in their order. */
export function labelsIn(text: string): string[] {
  const labels = text.split(',').map((label) => label.replaceAll(/\s+/g, ' ').trim());
  return [...new Set(labels.filter((label) => label !== ''))];
}

export function isSameForm(one: PostForm, other: PostForm): boolean {
  return one.slug === other.slug && JSON.stringify(textOf(one)) === JSON.stringify(textOf(other));
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** `picture-3`: the first that is free. */
export function freeKey(pictures: PostForm['pictures'], kind: PostKind): string {
  const word = kind === 'story' ? 'slide' : 'picture';
  for (let number = Object.keys(pictures).length + 1; ; number++)
    if (!Object.hasOwn(pictures, `${word}-${number}`)) return `${word}-${number}`;
}

/** A text as a file of the content folder would read, for comparing two of them line by line. */
export function linesOf({ body, pictures = {}, ...settings }: PostText): string[] {
  return [
    ...Object.entries(settings).map(
      ([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : value}`,
    ),
    ...Object.entries(pictures).map(([key, picture]) => `picture ${key}: ${wordsOf(picture)}`),
    '',
    ...body.split('\n'),
  ];
}

function wordsOf(picture: PictureText): string {
  return Object.entries(picture)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

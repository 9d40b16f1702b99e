import { escapeHtml } from '../../../../../shared/escape-html.ts';
import { plainText } from '../../../post-html/plain-text.ts';
import { ContentError } from './content-error.ts';
import { type MarkdownImage, readPictureLines, renderMarkdown } from './markdown-html.ts';
import { imageFigure, pictureFigure } from './picture-figure.ts';
import type { NamedPicture } from './post-pictures.ts';
import { insertSiteName, insertSiteUrl } from './site-name.rules.ts';

/** The pictures of one file by their keys. */
export type PicturesByKey = ReadonlyMap<string, NamedPicture>;

export interface PostBody {
  /** Not sanitised yet. */
  html: string;
  /** The drawn pictures in it, in their order. */
  shown: readonly NamedPicture[];
  /** How it begins, as plain text. */
  opening: string;
}

interface SiteWords {
  siteName: string;
  siteUrl: string;
}

interface BodySource {
  body: string;
  /** The line of the file that the body begins on. */
  bodyLine: number;
}

/**
 * The text of an article.
 * @throws {ContentError}
 */
export function renderArticle(
  source: BodySource,
  pictures: PicturesByKey,
  { siteName }: SiteWords,
): PostBody {
  const shown: NamedPicture[] = [];
  const drawFigure = (image: MarkdownImage) => {
    const caption = insertSiteName(image.caption, siteName);
    const alt = insertSiteName(image.alt, siteName);
    if (!image.address.startsWith('picture:')) {
      return imageFigure({ address: checkAddress(image.address), alt, caption });
    }
    const picture = findPicture(image.address, pictures);
    shown.push(picture);
    return pictureFigure(picture, { alt: alt || picture.picture.alt, caption });
  };
  const markup = renderMarkdown(source.body, drawFigure, source.bodyLine);
  const html = insertSiteName(markup, escapeHtml(siteName));
  const [, paragraph] = /<p>([\s\S]*?)<\/p>/.exec(html) ?? [];
  return { html, shown, opening: plainText(paragraph ?? html) };
}

/**
 * The slides of a web story. The alternative text of each is its caption, and after `||` a link: the
 * way authors on Blogger write them. What is the caption of a picture elsewhere is a heading here.
 * @throws {ContentError}
 */
export function renderSlides(
  source: BodySource,
  pictures: PicturesByKey,
  { siteName, siteUrl }: SiteWords,
): PostBody {
  const slides = readPictureLines(source.body, source.bodyLine).map(({ address, alt, caption, line }) => {
    try {
      if (!address.startsWith('picture:')) throw new ContentError('a slide is a picture:key');
      const words = insertSiteUrl(insertSiteName(alt, siteName), siteUrl);
      const title = insertSiteName(caption, siteName);
      return { picture: findPicture(address, pictures), alt: checkCaption(words), title };
    } catch (error) {
      if (error instanceof ContentError) throw new ContentError(error.message, line);
      throw error;
    }
  });
  if (slides.length === 0) throw new ContentError('a story needs at least one slide', source.bodyLine);
  return {
    html: slides.map(({ picture, ...texts }) => pictureFigure(picture, texts)).join(''),
    shown: slides.map(({ picture }) => picture),
    opening: slides.map(({ alt }) => alt.split('||')[0]).join(' '),
  };
}

function findPicture(address: string, pictures: PicturesByKey): NamedPicture {
  const key = address.slice('picture:'.length);
  const picture = pictures.get(key);
  if (picture) return picture;
  const keys = [...pictures.keys()].join(', ');
  throw new ContentError(`there is no picture "${key}"; this file's pictures are: ${keys || 'none'}`);
}

function checkAddress(address: string): string {
  if (/^(https:\/\/|\/(?!\/))/.test(address)) return address;
  throw new ContentError(`a picture is picture:key or an address with https, not "${address}"`);
}

function checkCaption(alt: string): string {
  const [caption = '', link, ...more] = alt.split('||').map((part) => part.trim());
  if (caption === '') throw new ContentError('a slide needs a caption: ![Caption](picture:key)');
  if (more.length > 0)
    throw new ContentError('a slide has a caption and at most one link: ![Caption||https://…](picture:key)');
  if (link === undefined || link === '') return caption;
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) {
    throw new ContentError(`the link of a slide is a whole address with http or https, not "${link}"`);
  }
  // With the bars that follow it would be another caption.
  if (caption.endsWith('|')) throw new ContentError('the caption before a link does not end with a |');
  return `${caption}||${link}`;
}

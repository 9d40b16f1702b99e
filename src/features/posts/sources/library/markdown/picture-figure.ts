import { escapeHtml } from '../../../../../shared/escape-html.ts';
import type { NamedPicture } from './post-pictures.ts';

/**
 * A picture as it stands in a post.
 * @param texts plain texts; a caption or title of '' is none.
 */
export function pictureFigure(
  { address, picture }: NamedPicture,
  texts: Pick<FigureImage, 'alt' | 'caption' | 'title'>,
): string {
  return imageFigure({ address, ...texts, width: picture.width, height: picture.height });
}

interface FigureImage {
  address: string;
  alt: string;
  caption?: string;
  title?: string;
  width?: number;
  height?: number;
}

export function imageFigure({ address, alt, caption = '', title = '', width, height }: FigureImage): string {
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  const heading = title ? ` title="${escapeHtml(title)}"` : '';
  const words = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}"${heading}${size} loading="lazy">${words}</figure>\n`;
}

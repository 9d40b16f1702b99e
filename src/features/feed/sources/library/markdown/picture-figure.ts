import { escapeHtml } from '../../../../../shared/escape-html.ts';
import type { NamedPicture } from './post-pictures.ts';

/**
 * A picture as it stands in a post.
 * @param texts plain texts; a caption of '' is none.
 */
export function pictureFigure(
  { address, picture }: NamedPicture,
  { alt, caption = '' }: { alt: string; caption?: string },
): string {
  return imageFigure({ address, alt, caption, width: picture.width, height: picture.height });
}

export interface FigureImage {
  address: string;
  alt: string;
  caption: string;
  width?: number;
  height?: number;
}

export function imageFigure({ address, alt, caption, width, height }: FigureImage): string {
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  const words = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}"${size} loading="lazy">${words}</figure>\n`;
}

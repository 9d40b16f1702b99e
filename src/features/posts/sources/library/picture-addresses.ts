import { imageSrcSet } from '../../picture-sizes.rules.ts';

/** @param recipeHash changes with the picture's recipe. */
export type PictureAddress = (name: string, recipeHash: string) => string;

const DRAWN = /^media:([a-z0-9-]+)\?([A-Za-z0-9_-]+)$/;
/** The addresses of drawn pictures in HTML that a sanitiser wrote: its attributes have no other form. */
const DRAWN_IN_HTML = /(<img\b[^>]*? )src="(media:[^"]*)"/g;
/** How wide the column of an article is. */
const SIZES = '(min-width: 48rem) 44rem, 100vw';

/** Any address but a drawn picture's stays as it is. */
export function withPictureAddress(address: string, pictureAddress: PictureAddress): string {
  const [, name, recipeHash] = DRAWN.exec(address) ?? [];
  return name && recipeHash ? pictureAddress(name, recipeHash) : address;
}

/** Fills in the addresses of the pictures of an article, in all the sizes a browser may choose from. */
export function withPictureAddresses(html: string, pictureAddress: PictureAddress): string {
  return html.replace(DRAWN_IN_HTML, (_, before: string, stored: string) => {
    const address = withPictureAddress(stored, pictureAddress);
    const choices = imageSrcSet(address);
    const srcSet = choices === undefined ? '' : ` srcset="${escaped(choices)}" sizes="${SIZES}"`;
    return `${before}src="${escaped(address)}"${srcSet}`;
  });
}

/** As the value of an attribute. */
export function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

import { type ChildNode, type Document, Element, isTag } from 'domhandler';
import { getElementsByTagName } from 'domutils';
import { imageSrcSet, resizedImage } from '../picture-sizes.rules.ts';

/** The longest sides that pictures inside an article are offered in. */
const LONGEST_SIDES = [480, 640, 960, 1280, 1600];

/** How wide the column of text is at most, in CSS pixels. */
const COLUMN_WIDTH = 704;

/** How high an upright picture is shown at most. */
const TALLEST = 640;

/** Lets browsers choose a picture's size, and shows only the words of a story's captions. */
export function fitImages(document: Document): boolean {
  const images = getElementsByTagName('img', document.children, true);
  for (const image of images) fitImage(image);
  return images.length > 0;
}

function fitImage({ attribs }: Element): void {
  const src = attribs.src ?? '';
  const { width, height } = shownSize(Number(attribs.width ?? 0), Number(attribs.height ?? 0));
  if (width > 0) attribs.width = String(width);
  if (height > 0) attribs.height = String(height);
  attribs.alt = (attribs.alt ?? '').split('||')[0]?.trim() ?? '';
  const srcset = srcSetOf(src, width, height);
  if (srcset === undefined) return;
  attribs.srcset = srcset;
  const shown = width > 0 ? Math.min(width, COLUMN_WIDTH) : COLUMN_WIDTH;
  attribs.sizes = `(min-width: ${shown + 64}px) ${shown}px, calc(100vw - 2rem)`;
}

/** An upright picture would be higher than most windows. */
function shownSize(width: number, height: number) {
  if (height <= TALLEST || height <= width || width === 0) return { width, height };
  return { width: Math.round((width * TALLEST) / height), height: TALLEST };
}

/** A size of the address is the longest side, which is the height of an upright picture. */
function srcSetOf(src: string, width: number, height: number): string | undefined {
  const sides = imageSrcSet(src, LONGEST_SIDES);
  if (sides === undefined || height <= width) return sides;
  return LONGEST_SIDES.map((side) => {
    const address = resizedImage(src, `s${side}`).replaceAll(' ', '%20');
    return `${address} ${Math.max(1, Math.round((side * width) / height))}w`;
  }).join(', ');
}

/** A wide table scrolls in its own box; the page stays where it is. */
export function fitTables(document: Document): boolean {
  const tables = getElementsByTagName('table', document.children, true);
  // A parent is rewritten once, however many tables it holds.
  const parents = new Set(tables.map(({ parent }) => parent));
  for (const parent of parents) {
    if (parent) parent.children = parent.children.map((child) => (isTable(child) ? boxed(child) : child));
  }
  return tables.length > 0;
}

function isTable(node: ChildNode): node is Element {
  return isTag(node) && node.name === 'table';
}

function boxed(table: Element): Element {
  const box = new Element('div', { class: 'prose-table' }, [table]);
  box.parent = table.parent;
  table.parent = box;
  table.prev = null;
  table.next = null;
  return box;
}

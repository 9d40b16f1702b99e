import { type ChildNode, type Document, Element, isTag, isText, type ParentNode } from 'domhandler';
import { findOne, removeElement } from 'domutils';

/** Elements that show something although they hold no words. */
const SHOWN: ReadonlySet<string> = new Set(['img', 'iframe', 'hr']);

/** A caption says nothing without its picture. */
const CAPTION = 'figcaption';

/** Takes out the first image, which the article shows at its top, and whatever held nothing else. */
export function removeFirstImage(document: Document): boolean {
  const image = findOne((element) => element.name === 'img', document.children);
  if (!image) return false;
  let gone: ChildNode = image;
  while (isWrapper(gone.parent) && !gone.parent.children.some((child) => child !== gone && isSeen(child))) {
    gone = gone.parent;
  }
  removeElement(gone);
  removeLeadingSpace(document);
  return true;
}

/** Blogger puts empty lines between that picture and the text. */
function removeLeadingSpace(document: Document): void {
  const start = document.children.findIndex((node) => !isSpace(node));
  document.children = start < 0 ? [] : document.children.slice(start);
  const [first] = document.children;
  if (first) first.prev = null;
}

function isSpace(node: ChildNode): boolean {
  return isText(node) ? node.data.trim() === '' : isTag(node) && node.name === 'br';
}

function isWrapper(parent: ParentNode | null): parent is Element {
  return parent instanceof Element;
}

function isSeen(node: ChildNode): boolean {
  if (isText(node)) return node.data.trim() !== '';
  if (!isTag(node) || node.name === CAPTION) return false;
  return SHOWN.has(node.name) || node.children.some(isSeen);
}
